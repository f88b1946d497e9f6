"""Runs the command over many pages at once."""

import json
import subprocess
from collections import defaultdict


class Answer:
    """What the command says of one page: its frames by id, or what is wrong, and what it notes about it."""

    def __init__(self):
        self.frames, self.problem, self.notes = None, "no message", []


def solve(command, directory, pages):
    """The answers to pages, each a text and the width that it is offered, if any."""
    answers = [Answer() for _ in pages]
    by_width = defaultdict(dict)
    for index, (text, width) in enumerate(pages):
        path = directory / f"{index}.html"
        path.write_text(text)
        by_width[width][str(path)] = answers[index]
    for width, paths in by_width.items():
        # With one file more the form is that of several.
        extra = directory / "one-more.json"
        extra.write_text('{"layout": {"type": "item", "id": "a"}}')
        offered = [] if width is None else ["--width", str(width)]
        run = subprocess.run(
            [command, "solve", *paths, str(extra), "--format", "json", *offered], capture_output=True, text=True, check=False)
        for line in run.stdout.splitlines():
            report = json.loads(line)
            if report["file"] in paths:
                frames = report["frames"]
                paths[report["file"]].frames = {frame["id"]: frame for frame in frames if frame["id"] is not None}
        read_messages(run.stderr, paths)
    return answers


def read_messages(errors, paths):
    """Notes, and what is said of pages that have no answer: all after the name of the page."""
    last = None
    for line in errors.splitlines():
        path = next((part for part in line.split(": ") if part in paths), None)
        if path is None:
            if last is not None and last.problem and last.frames is None:
                last.problem += " " + line.strip()
            continue
        last, message = paths[path], line.split(path + ": ", 1)[-1]
        if last.frames is None and not message.startswith("line "):
            last.problem = message
        elif message.startswith("line "):
            # The line and the name of the box are of the page; what is said of it is what counts.
            last.notes.append(message.split(": ", 2)[-1])
