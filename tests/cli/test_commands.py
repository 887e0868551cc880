"""The commands: what they print, and one clear line for every mistake."""

import io
import json
import os
import random
import re
import signal
import subprocess
import sys
import time

import httpx2
import pytest

from ludoteka import registry
from ludoteka.cli import main as command
from ludoteka.kernel.record import from_text
from tests.sample.sealed_bids import SealedBids


@pytest.fixture(autouse=True)
def quiet_surroundings(monkeypatch):
    monkeypatch.setitem(registry.BUILT_IN, "sealed-bids", SealedBids())
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "160")


@pytest.fixture
def run(monkeypatch, capsys):
    """Runs a command line; gives exit code, standard output, standard error."""

    def running(*words, typed=""):
        monkeypatch.setattr(sys, "argv", ["ludoteka", *map(str, words)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            command.main()
        captured = capsys.readouterr()
        return end.value.code, captured.out, captured.err

    return running


def test_games_lists_what_can_be_played(run):
    code, out, _ = run("games")
    assert code == 0
    for word in ("fabled-fruit", "sealed-bids", "mondo", "cheating-moth", "start=1…59"):
        assert word in out
    assert {game["name"] for game in json.loads(run("games", "--json")[1])["games"]} >= {"fabled-fruit"}


def test_a_simulation_is_summed_up_and_the_same_seed_gives_the_same_games(run):
    words = (
        "simulate",
        "fabled-fruit",
        "--games",
        5,
        "--seats",
        2,
        "--seed",
        "moss",
        "--set",
        "start=17",
        "--json",
    )
    code, out, _ = run(*words)
    found = json.loads(out)
    assert (code, found["games"], found["ended"]) == (0, 5, 5)
    again = json.loads(run(*words)[1])
    timed = ("seconds", "elapsed", "games_per_second", "decisions_per_second")
    assert {k: v for k, v in found.items() if k not in timed} == {
        k: v for k, v in again.items() if k not in timed
    }


def test_with_json_nothing_else_is_on_standard_output(run):
    code, out, _ = run("simulate", "sealed-bids", "--games", 3, "--seats", 2, "--json")
    assert code == 0
    assert out.count("\n") == 1
    json.loads(out)


def test_recorded_games_replay_and_a_changed_one_is_found_out(run, tmp_path):
    run("simulate", "fabled-fruit", "--games", 2, "--seats", 3, "--seed", "moss", "--record", tmp_path)
    record = tmp_path / "game-00002.txt"
    code, out, _ = run("replay", record, "--verify")
    assert code == 0
    assert "replays to its end" in out
    text = record.read_text()
    record.write_text(text.replace('"moss/1"', '"moss/2"'))
    code, _, problem = run("replay", record, "--verify")
    assert code == 1
    assert problem.startswith("ludoteka: ")
    assert problem.count("\n") == 1


def test_a_replay_shows_the_same_table_at_a_step_however_one_gets_there(run, tmp_path):
    run("simulate", "fabled-fruit", "--games", 1, "--seats", 2, "--seed", "moss", "--record", tmp_path)
    record = tmp_path / "game-00001.txt"
    shown = [run("replay", record, "--step", step)[1] for step in (0, 30, 30)]
    assert shown[0] != shown[1] == shown[2]
    assert "After 30 of" in shown[1]
    told = run("replay", record)[1]
    assert "Parrot goes to" in told
    assert "The game is over" in told


def test_a_replay_can_take_the_time_that_the_game_took(run, tmp_path, monkeypatch):
    run("simulate", "mondo", "--games", 1, "--seats", 2, "--seed", "moss", "--record", tmp_path)
    record = tmp_path / "game-00001.txt"
    slept = []
    monkeypatch.setattr("ludoteka.cli.replay.time.sleep", slept.append)
    at_once = run("replay", record)[1]
    assert not slept
    assert run("replay", record, "--speed", 10)[1] == at_once
    minutes = from_text(record.read_text()).inputs[-1].now / 60_000
    assert sum(slept) == pytest.approx(60 * minutes / 10)
    assert minutes > 3


def test_a_replay_can_be_stepped_through_by_hand(run, tmp_path):
    run("simulate", "mondo", "--games", 1, "--seats", 1, "--seed", "moss", "--record", tmp_path)
    told = run("replay", tmp_path / "game-00001.txt", "--wait", typed="\n\n")
    assert told[0] == 0
    assert told[1].strip().splitlines()[-1].split()[0] == "2"


def test_a_game_against_the_clock_is_not_for_the_terminal(run):
    code, _, problem = run("play", "mondo")
    assert code == 1
    assert "ludoteka serve" in problem
    assert problem.count("\n") == 1


def test_the_dice_of_a_record_are_checked(run, tmp_path):
    from ludoteka.kernel.fairness import commitment, mixed_seed  # noqa: PLC0415
    from ludoteka.kernel.record import Input, from_text, new_record, to_text  # noqa: PLC0415

    rules = SealedBids()
    record = new_record(rules, 2, rules.read_options({}, 2), mixed_seed("secret", ["a", "b"]))
    record.inputs = [Input(0, "bid 1")]
    record.fair = {"commitment": commitment("secret"), "nonces": ["a", "b"], "server_secret": "secret"}
    path = tmp_path / "game.txt"
    path.write_text(to_text(record))
    assert "The dice were fair" in run("replay", path, "--verify")[1]
    record = from_text(to_text(record))
    record.fair = {**record.fair, "server_secret": "another"}
    path.write_text(to_text(record))
    code, _, problem = run("replay", path, "--verify")
    assert code == 1
    assert "fair.server_secret: expected a text whose sha256 is" in problem


def test_an_arena_shows_pairings_with_their_intervals_and_ratings(run):
    code, out, _ = run(
        "arena", "fabled-fruit", "--bots", "random,greedy", "--games", 4, "--seed", "1", "--json"
    )
    found = json.loads(out)
    assert code == 0
    assert [(row["one"], row["other"], row["seats"]) for row in found["pairings"]] == [
        ("greedy", "random", 2),
        ("greedy", "random", 4),
        ("random", "greedy", 4),
    ]
    assert all(row["low"] <= row["share"] <= row["high"] for row in found["pairings"])
    assert {row["bot"] for row in found["ratings"]} == {"random", "greedy"}


def test_a_whole_game_is_played_by_numbers(run):
    code, out, _ = run("play", "sealed-bids", "--bots", "random", "--seed", "moss", typed="1\n" * 4)
    assert code == 0
    assert "The game is over" in out
    assert "Seed: moss" in out


def test_moves_can_be_typed_explained_and_asked_about(run):
    typed = "?\nbid 9\nwhy bid 2\nwhy nonsense\nx\n99\nbid 2\nquit\n"
    code, out, problem = run("play", "sealed-bids", "--seed", "moss", typed=typed)
    assert code == 1
    assert problem == "ludoteka: You have left the game.\n"
    for part in (
        "a move: bid 1",
        "no-such-card",
        "That is allowed.",
        "'nonsense' is not a move",
        "x: no number",
        "99: no",
    ):
        assert part in out


def test_fabled_fruit_is_played_in_czech_to_its_end(run, tmp_path):
    record = tmp_path / "game.txt"
    words = ("play", "fabled-fruit", "--bots", "random", "--seed", "moss", "--lang", "cs", "--record", record)
    chance = random.Random(1)
    typed = "".join(f"{chance.randint(1, 4)}\n" for _ in range(2000))
    code, out, _ = run(*words, typed="? 17\n" + typed)
    assert code == 0
    assert "Konec hry" in out
    assert "Vaše karty" in out
    assert not re.search(r"fabled-fruit-|terminal-", out)
    assert "replays to its end" in run("replay", record, "--verify")[1]


def test_a_game_without_a_person_to_answer_ends_in_one_line(run):
    code, _, problem = run("play", "fabled-fruit")
    assert (code, problem) == (1, "ludoteka: You have left the game.\n")


def test_rules_of_a_place_are_told(run):
    assert run("rules", "fabled-fruit", "17", "--lang", "en")[1].startswith("“")
    assert run("rules", "fabled-fruit", "LOC-17")[1] == run("rules", "fabled-fruit", "17")[1]


MISTAKES = [
    (("play", "chess"), "there is no game 'chess'; games are"),
    (("simulate", "fabled-fruit", "--seats", 9), "--seats: fabled-fruit is for 2 to 5 players, not 9"),
    (("simulate", "fabled-fruit", "--bots", "genius"), "there is no bot 'genius'"),
    (("simulate", "fabled-fruit", "--set", "start"), "write it as name=value"),
    (("simulate", "fabled-fruit", "--set", "start=99"), "option 'start'"),
    (("simulate", "fabled-fruit", "--set", "colour=red"), "there is no such option; options are start"),
    (("simulate", "fabled-fruit", "--set", "costs=/nowhere.toml"), "/nowhere.toml: No such file"),
    (("simulate", "fabled-fruit", "--games", 0), "--games"),
    (("arena", "fabled-fruit", "--bots", "random"), "at least two levels"),
    (("arena", "fabled-fruit", "--seats", "two"), "--seats: write it as a list"),
    (("arena", "fabled-fruit", "--seats", "9"), "for 2 to 5 players, not 9"),
    (("replay", "/nowhere.txt"), "/nowhere.txt: No such file"),
    (("rules", "sealed-bids", "BID-9"), "ludoteka: "),
    (("play", "fabled-fruit", "--lang", "xx"), "there are no texts in 'xx'; languages are cs, en"),
    (("serve", "--port", "70000"), "--port"),
    (("serve", "--no-open", "--host", "300.1.1.1", "--db", ":memory:"), "can't listen on 300.1.1.1"),
    (("serve", "--no-open", "--db", "nosuch://x"), "nosuch"),
    (("nothing",), "No such command 'nothing'"),
    (("games", "--frob"), "No such option"),
]


@pytest.mark.parametrize(
    ("words", "problem"), MISTAKES, ids=[" ".join(map(str, words)) for words, _ in MISTAKES]
)
def test_a_mistake_is_one_clear_line_and_a_bad_exit_code(run, words, problem):
    code, out, err = run(*words)
    assert code != 0
    assert problem in err
    assert err.startswith("ludoteka: ")
    assert err.count("\n") == 1
    assert "Traceback" not in out + err


def test_a_record_with_a_wrong_line_is_refused_with_its_number(run, tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(
        '{"game": "sealed-bids", "version": 1, "seats": 2, "seed": "a", "options": {}}\nnonsense here\n'
    )
    assert "line 2: expected" in run("replay", path)[2]
    path.write_bytes(b"\xff\xfe\x00")
    assert "not a text in UTF-8" in run("replay", path)[2]


def test_doctor_tells_what_is_here_and_fails_on_a_database_that_cannot_be_used(run, tmp_path):
    code, out, _ = run("doctor", "--db", tmp_path / "room.sqlite3")
    assert code == 0
    for part in ("Python", "Rules", "Web client", "will be made", "random, greedy"):
        assert part in out
    (tmp_path / "file").touch()
    code, _, problem = run("doctor", "--db", tmp_path / "file" / "room.sqlite3")
    assert code == 1
    assert problem.count("\n") == 1


def test_serve_opens_the_room_at_a_free_port_and_closes_it_on_ctrl_c(tmp_path):
    words = [
        sys.executable,
        "-m",
        "ludoteka.cli.main",
        "serve",
        "--no-open",
        "--db",
        str(tmp_path / "room.sqlite3"),
    ]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    started = time.monotonic()
    process = subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )
    try:
        line = process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+/", line)[0]
        assert httpx2.get(f"{address}health", trust_env=False).text == "ok"
        assert time.monotonic() - started < 15
        process.send_signal(signal.SIGINT)
        assert process.wait(10) in (0, 130)
        assert process.stderr.read() in ("", "ludoteka: interrupted\n")
    finally:
        process.kill()
        process.communicate()
