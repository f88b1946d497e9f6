"""Runs the command over many documents at once."""

import json
import subprocess


def solve(command, directory, documents):
    """For each document its frames by id, or what the command says that is wrong with it."""
    paths = {}
    for index, document in documents.items():
        path = directory / f"{index}.json"
        path.write_text(json.dumps(document))
        paths[str(path)] = index
    result = {}
    if not paths:
        return result
    # With one file more the form is that of several.
    extra = directory / "one-more.json"
    extra.write_text('{"layout": {"type": "item", "id": "a"}}')
    run = subprocess.run(
        [command, "solve", *paths, str(extra), "--format", "json"], capture_output=True, text=True, check=False)
    for line in run.stdout.splitlines():
        report = json.loads(line)
        if report["file"] in paths:
            result[paths[report["file"]]] = {frame["id"]: frame for frame in report["frames"] if frame["id"] is not None}
    for path, index in paths.items():
        if index not in result:
            result[index] = message(run.stderr, path)
    return result


def message(errors, path):
    lines = errors.splitlines()
    for number, line in enumerate(lines):
        if path in line:
            return " ".join(line.replace(path, "").split())[:300] + " " + " ".join(lines[number + 1:number + 3])[:200]
    return "no message"
