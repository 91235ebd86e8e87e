"""Whatever GitHub is told to do can be done by hand: workflows call build.py and pinned actions."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import build
from tools.layout import ROOT

FOLDER = ROOT / ".github" / "workflows"
PINNED = re.compile(r"actions/[a-z-]+@[0-9a-f]{40}")
NAMED = re.compile(r"uses: \S+@[0-9a-f]{40} # v\d+\.\d+\.\d+$")
ALLOWED = {
    ("pages", "deploy"): {"pages": "write", "id-token": "write"},
    ("release", "publish"): {"contents": "write"},
}
"""The jobs that may more than read, and what."""

Workflow = dict[str, Any]


class Loader(yaml.SafeLoader):
    """Reads YAML as GitHub does: `on` is a word, and a key comes once."""

    yaml_implicit_resolvers = {  # noqa: RUF012 the base class has it so
        first: [(tag, form) for tag, form in forms if tag != "tag:yaml.org,2002:bool"]
        for first, forms in yaml.SafeLoader.yaml_implicit_resolvers.items()
    }


def workflows() -> dict[str, Workflow]:
    return {file.stem: yaml.load(file.read_text("utf-8"), Loader) for file in FOLDER.iterdir()}


WORKFLOWS = workflows()


def jobs() -> Iterator[tuple[str, str, Workflow]]:
    for name, workflow in WORKFLOWS.items():
        for job, content in workflow["jobs"].items():
            yield name, job, content


def lines() -> list[str]:
    return [
        line
        for _, _, job in jobs()
        for step in job["steps"]
        for line in step.get("run", "").splitlines()
    ]


def test_there_are_workflows_for_all_that_a_project_needs() -> None:
    assert {"pages", "release", "scheduled", "test"} == set(WORKFLOWS)


def test_workflows_call_nothing_but_words_of_build_py() -> None:
    for line in lines():
        assert line.startswith("python build.py "), line


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words build.py was asked for; nothing is done about them."""
    called: list[str] = []

    def note(arguments: build.Arguments) -> int:
        called.append(arguments.command)
        return 0

    dry = {
        word: build.Command(command.help, note, command.options, command.passes_on)
        for word, command in build.COMMANDS.items()
    }
    monkeypatch.setattr(build, "COMMANDS", dry)
    return called


@pytest.mark.parametrize("line", sorted(set(lines())))
def test_build_py_takes_every_line_of_the_workflows(line: str, called: list[str]) -> None:
    words = shlex.split(line.replace("$GITHUB_REF_NAME", "v1.2.3"))[2:]

    assert 0 == build.main(words)
    assert [words[0]] == called


@pytest.mark.parametrize("line", ["test --nativ", "test --natives", "tset", "browser opera"])
def test_build_py_refuses_misspelt_words(line: str, called: list[str]) -> None:
    with pytest.raises(SystemExit):
        build.main(shlex.split(line))
    assert [] == called


def test_workflows_run_tests_sweeps_audit_pages_and_release() -> None:
    called = {
        (name, step["run"].removeprefix("python build.py "))
        for name, _, job in jobs()
        for step in job["steps"]
        if "run" in step
    }
    assert called >= {
        ("test", "test"),
        ("test", "test --native"),
        ("scheduled", "test --all"),
        ("scheduled", "audit"),
        ("pages", "bundle --single"),
        ("release", 'release --tag "$GITHUB_REF_NAME"'),
    }
    assert WORKFLOWS["scheduled"]["on"]["schedule"]


def test_native_tests_run_on_three_systems() -> None:
    systems = WORKFLOWS["test"]["jobs"]["native"]["strategy"]["matrix"]["system"]

    assert {"ubuntu-latest", "macos-latest", "windows-latest"} == set(systems)


def test_every_action_is_githubs_own_and_pinned_by_its_hash_with_the_version_beside_it() -> None:
    used = {step["uses"] for _, _, job in jobs() for step in job["steps"] if "uses" in step}
    assert used
    for action in used:
        assert PINNED.fullmatch(action), action
    assert len(used) == len({action.partition("@")[0] for action in used}), "two versions of one"
    for file in FOLDER.iterdir():
        for line in file.read_text("utf-8").splitlines():
            assert "uses:" not in line or NAMED.search(line), line


def test_workflows_may_read_and_two_jobs_write_what_they_must() -> None:
    for name, workflow in WORKFLOWS.items():
        assert {"contents": "read"} == workflow["permissions"], name
    assert ALLOWED == {
        (name, job): content["permissions"]
        for name, job, content in jobs()
        if "permissions" in content
    }


def test_no_checkout_leaves_its_key_behind() -> None:
    for name, job, content in jobs():
        for step in content["steps"]:
            if step.get("uses", "").startswith("actions/checkout@"):
                assert "false" == str(step["with"]["persist-credentials"]).lower(), (name, job)


def test_texts_from_outside_never_become_part_of_a_workflows_command() -> None:
    for line in lines():
        assert "${{" not in line
    for name, workflow in WORKFLOWS.items():
        assert "pull_request_target" not in workflow["on"], name


def test_every_job_ends_and_runs_are_grouped() -> None:
    for name, job, content in jobs():
        assert int(content["timeout-minutes"]) <= 360, (name, job)
    for name, workflow in WORKFLOWS.items():
        assert {"group", "cancel-in-progress"} == set(workflow["concurrency"]), name


def forms() -> list[Path]:
    return sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))


def test_forms_ask_for_what_is_needed_and_nothing_twice() -> None:
    assert ["bug", "config", "game", "rules"] == [file.stem for file in forms()]
    for file in forms():
        form = yaml.safe_load(file.read_text("utf-8"))
        if file.stem == "config":
            assert form["blank_issues_enabled"] is True
            continue
        assert {"name", "description", "body"} <= set(form), file.name
        ids = [field["id"] for field in form["body"] if field["type"] != "markdown"]
        assert ids
        assert len(set(ids)) == len(ids), file.name
        for field in form["body"]:
            assert field["type"] in {"markdown", "input", "textarea", "dropdown", "checkboxes"}
            assert field["attributes"].get("label") or field["attributes"].get("value")


def test_a_form_about_a_game_asks_which_without_a_list_of_games() -> None:
    """A new game is no change of the forms."""
    for stem in ("bug", "rules"):
        text = (ROOT / ".github" / "ISSUE_TEMPLATE" / f"{stem}.yml").read_text("utf-8")
        (field,) = (each for each in yaml.safe_load(text)["body"] if each.get("id") == "game")
        assert field["type"] == "input"
