"""Tries pages in a browser: `check.py [--layout COMMAND] [--pictures DIRECTORY] [--only-uses] [NAME...]`.

The page of every example, or of those that are named, shows at 17 widths what `layout solve` prints; and pages can by pointer and by keyboard, at 360 and at 1,400 pixels, in the light and in the dark, with nothing in the log.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from browser import Browser
from pages import use_pages

EXAMPLES = Path("Sources/layout/Examples")
WIDTHS = 17
TOLERANCE = 1e-6
MOST_BYTES = 60_000


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--layout", default=".build/debug/layout", help="the command")
    parser.add_argument("--pictures", help="write a picture of each page to this directory")
    parser.add_argument("--only-uses", action="store_true", help="try no example, only how pages are used")
    parser.add_argument("names", nargs="*", help="the examples to try; all where none is named")
    options = parser.parse_args()
    names = options.names or sorted(path.stem for path in EXAMPLES.glob("*.json") if not options.only_uses)
    problems = []
    with tempfile.TemporaryDirectory() as directory, ThreadPoolExecutor(2) as pool, Browser() as browser:
        place = Place(options.layout, Path(directory))
        # The command works ahead of the browser.
        examples = [(name, pool.submit(Example, name, place)) for name in names]
        for name, example in examples:
            problems += [f"{name}: {problem}" for problem in check(example.result(), browser)]
            if options.pictures:
                browser.driver.save_screenshot(str(Path(options.pictures) / f"{name}.png"))
        if not options.names:
            problems += use_pages(place, browser)
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"{len(names)} pages at {WIDTHS} widths: {len(problems)} problems")
    sys.exit(1 if problems else 0)


class Place:
    """The command, and a directory for what it writes."""

    def __init__(self, layout, directory):
        self.layout, self.directory = layout, directory

    def export(self, name, *files):
        page = self.directory / f"{name}.html"
        subprocess.run([self.layout, "export", *map(str, files), "--output", str(page)], check=True)
        return page

    def write(self, name, document):
        path = self.directory / name
        path.write_text(json.dumps(document))
        return path

    def solve(self, files, *options):
        """What the command prints for each file, by its path; nothing for those that contradict themselves."""
        run = subprocess.run(
            [self.layout, "solve", *map(str, files), "--format", "json", *options], capture_output=True, text=True)
        if run.returncode not in [0, 2]:
            raise RuntimeError(f"{files[0]}: {run.stderr}")
        # One file has its result over several lines, without its name.
        if len(files) == 1:
            return {str(files[0]): json.loads(run.stdout)} if run.stdout else {}
        return {result["file"]: result for result in map(json.loads, run.stdout.splitlines())}


class Example:
    """The page of an example, and what the command says at widths over all of its range."""

    def __init__(self, name, place):
        file = EXAMPLES / f"{name}.json"
        self.page = place.export(name, file)
        self.text = self.page.read_text()
        self.data = self.text.split('id="data">')[1].split("</script>")[0]
        pieces = json.loads(self.data)["files"][0]["report"]["pieces"]
        first, last = pieces[0]["from"], pieces[-1]["to"]
        self.widths = [first + (last - first) * step / (WIDTHS - 1) for step in range(WIDTHS)]
        # The widths are put into copies of the document, so that one process solves them all; the last one is said by the option
        # too, which comes to the same.
        document = json.loads(file.read_text())
        height = document.get("proposal", {}).get("height")
        copies = [place.write(f"{name}-{step}.json", {**document, "proposal": {"width": width, "height": height}})
                  for step, width in enumerate(self.widths)]
        found = place.solve(copies)
        self.solved = [found.get(str(copy)) for copy in copies]
        by_option = place.solve([file], "--width", repr(self.widths[-1])).get(str(file))
        self.options_agree = by_option == without_file(self.solved[-1])


def without_file(solved):
    return solved and {key: value for key, value in solved.items() if key != "file"}


def check(example, browser):
    problems = []
    size = len(example.text.encode()) - len(example.data.encode())
    if size > MOST_BYTES:
        problems.append(f"the page has {size} bytes besides its data")
    if not example.options_agree:
        problems.append("solve --width is not what the document with that width gives")
    browser.open(example.page)
    for width, solved, picture in zip(example.widths, example.solved, browser.pictures(example.widths)):
        problems += [f"at {width}: {problem}" for problem in differences(picture, solved)]
    if log := browser.log():
        problems.append(f"the browser says {log}")
    return problems


def differences(picture, solved):
    if picture["placed"] != (solved is not None):
        return [f"the page says {'it fits' if picture['placed'] else 'nothing fits'}, the command does not"]
    if solved is None:
        return []
    found = [("size", picture["size"], [solved["size"]["width"], solved["size"]["height"]])]
    if len(picture["frames"]) != len(solved["frames"]):
        return [f"{len(picture['frames'])} frames instead of {len(solved['frames'])}"]
    for frame, told in zip(picture["frames"], solved["frames"]):
        found.append((frame["name"], frame["rect"], [told[part] for part in ["x", "y", "width", "height"]]))
    return [f"{what} is {shown}, not {told}" for what, shown, told in found
            if any(abs(a - b) > TOLERANCE for a, b in zip(shown, told))]


main()
