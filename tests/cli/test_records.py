"""`hexenkessel replay` and `hexenkessel verify`."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexenkessel.kernel.record import seal_of
from tests.cli.run_command import complaint, run


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short game between bots."""
    folder = tmp_path_factory.mktemp("records")
    argv = (
        "--seats",
        "2",
        "--bot",
        "random",
        "--seed",
        "3",
        "--option",
        "rounds=2",
        "--save-dir",
        str(folder),
    )
    assert run("simulate", "titan", *argv).code == 0
    return folder / "titan-0001.hxk"


def changed(record: Path, text: str) -> Path:
    file = record.with_name("changed.hxk")
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    return file


# replay


def test_replay_tells_a_record_as_sentences(record: Path) -> None:
    ran = run("replay", str(record))
    assert ran.code == 0 and "0. Red begins in Tower" in ran.out
    assert "The agreed end has come" in ran.out or "Only one Titan" in ran.out


def test_replay_shows_an_intermediate_position(record: Path) -> None:
    ran = run("replay", str(record), "--to", "4")
    assert "After action 4 of" in ran.out and "unknown" in ran.out
    mine = run("replay", str(record), "--to", "4", "--seat", "0", "--brief")
    assert "Red (you)" in mine.out and "Red begins" not in mine.out


def test_replay_rejects_missing_actions_and_seats(record: Path) -> None:
    assert "actions 0 to" in complaint("replay", str(record), "--to", "99999")
    assert "actions 0 to" in complaint("replay", str(record), "--to", "-1")
    assert "seats 0 to 1" in complaint("replay", str(record), "--seat", "2")


def test_replay_open_shows_all_secrets_of_a_finished_game(record: Path) -> None:
    shut = run("replay", str(record), "--to", "6")
    opened = run("replay", str(record), "--to", "6", "--open")
    assert "unknown" in shut.out and "unknown" not in opened.out and "Titan, " in opened.out
    assert "leave --seat or --open out" in complaint("replay", str(record), "--open", "--seat", "0")
    told = "".join(line for line in record.read_text().splitlines(True) if not line.startswith("end "))
    assert "not over" in complaint("replay", str(changed(record, told)), "--open")


# verify


def test_verify_accepts_a_true_record(record: Path) -> None:
    ran = run("verify", str(record))
    assert ran.code == 0 and "true." in ran.out
    assert ran.out.endswith(("The agreed end has come: score and legions count together.\n", "stands.\n"))


def test_verify_finds_every_changed_line(record: Path) -> None:
    lines = record.read_text().splitlines()
    for at, line in enumerate(lines):
        if at == 0 or not line[:-10].strip():
            continue
        middle = len(line) // 2
        letter = "1" if line[middle] != "1" else "2"
        text = "\n".join([*lines[:at], line[:middle] + letter + line[middle + 1 :], *lines[at + 1 :]])
        ran = run("verify", str(changed(record, text)))
        assert ran.code == 1 and "TAMPERED" in ran.out, line


def test_verify_finds_resealed_forgeries_by_the_dice(record: Path) -> None:
    lines = record.read_text().splitlines()
    rolls = next(line for line in lines if " = movement:" in line)
    face = rolls.partition("movement:")[2][0]
    forged = [line.replace(f"movement:{face}", f"movement:{int(face) % 6 + 1}") for line in lines]
    start = next(at for at, line in enumerate(forged) if line.startswith("~ "))
    seal = seal_of("", "\n".join(forged[:start]))
    for at in range(start + 1, len(forged)):
        said = forged[at].rpartition(" ~ ")[0]
        seal = seal_of(seal, said)
        forged[at] = f"{said} ~ {seal}"
    ran = run("verify", str(changed(record, "\n".join(forged))))
    assert ran.code == 1 and "The dice of action" in ran.out


@pytest.mark.parametrize(
    "text", ["", "Dear aunt", "hexenkessel-record 1\n", "hexenkessel-record 2\n", "\0\n"]
)
def test_malformed_records_are_rejected(record: Path, text: str) -> None:
    complaint("verify", str(changed(record, text)))
    complaint("replay", str(changed(record, text)))
    complaint("play", "titan", "--load", str(changed(record, text)))


def test_invalid_utf8_record_is_rejected(tmp_path: Path) -> None:
    file = tmp_path / "bytes.hxk"
    file.write_bytes(b"hexenkessel-record 2\n\xff\xfe")
    assert "not text" in complaint("verify", str(file))


def resealed(text: str) -> str:
    """The header with a seal that fits."""
    head, _, body = text.partition("\n~ ")
    return f"{head}\n~ {seal_of('', head)}\n{body.partition(chr(10))[2]}"


def test_record_of_another_game_or_version_is_rejected(record: Path) -> None:
    header = record.read_text().partition("\n0")[0]
    for other in ("game chess 1.0.0", "game titan 0.0.1"):
        complaint("verify", str(changed(record, resealed(header.replace("game titan 1.0.0", other)))))


@given(st.data())
def test_verify_finds_every_single_character_edit(record: Path, data: st.DataObject) -> None:
    text = record.read_text()
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.characters(exclude_categories=["Cs"]) | st.sampled_from("0123456789 ~=\n"))
    other = text[:at] + letter + text[at + 1 :]
    code = run("verify", str(changed(record, other))).code
    assert code in (0, 1, 2)
    if other.splitlines() != text.splitlines():
        assert code in (1, 2)


@given(st.text(max_size=200), st.integers(0, 3000))
def test_random_records_never_crash(record: Path, text: str, at: int) -> None:
    mixed = record.read_text()[:at] + text
    file = str(changed(record, mixed))
    assert run("verify", file).code in (0, 1, 2)
    assert run("replay", file).code in (0, 2)
    assert run("play", "titan", "--load", file).code in (0, 2)
