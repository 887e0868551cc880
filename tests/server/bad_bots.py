"""Bots that do what no bot should, in the process where bots think."""

import os
import time

from ludoteka.bots.glance import Glance
from ludoteka.bots.levels import BOTS
from tests.sample.sealed_bids import Bid
from tests.server.players import register_sample


class Crashing:
    def choose(self, sight, seconds):
        raise ValueError("no idea")


class Dying:
    def choose(self, sight, seconds):
        os._exit(3)


class Hanging:
    def choose(self, sight, seconds):
        time.sleep(1000)


class Cheating:
    def choose(self, sight, seconds):
        return Bid(13)


class Mumbling:
    def choose(self, sight, seconds):
        return "hm"


BAD = {
    "crashing": Crashing(),
    "dying": Dying(),
    "hanging": Hanging(),
    "cheating": Cheating(),
    "mumbling": Mumbling(),
}


class Onlooking:
    """A bot of a real-time game that does something wrong whenever it looks on."""

    def __init__(self, wrong):
        self.wrong = wrong

    def choose(self, sight, seconds):
        return sight.legal[0]

    def glance(self, sight, seconds):
        return self.wrong()


def crash():
    raise ValueError("no idea")


BAD_ONLOOKERS = {
    "crashing": Onlooking(crash),
    "hanging": Onlooking(lambda: time.sleep(1000)),
    "cheating": Onlooking(lambda: Glance("place 0 0 0", 0)),
    "mumbling": Onlooking(lambda: Glance("hm", 0)),
    "restless": Onlooking(lambda: Glance(None, -1000)),
}


def register_bad_bots():
    register_sample()
    BOTS["sealed-bids"] = BAD
    BOTS["mondo"] = BAD_ONLOOKERS
