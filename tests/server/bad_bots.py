"""Bots that do what no bot should, in the process where bots think."""

import os
import time

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


def register_bad_bots():
    register_sample()
    BOTS["sealed-bids"] = BAD
