"""Tries pages in a browser: `check.py [--layout COMMAND] [--pictures DIRECTORY] [--only-uses] [NAME...]`.

The page of every example, or of those that are named, shows at 17 widths what `layout solve --width` prints; and pages can
be used by pointer and by keyboard, at 360 and at 1,400 pixels, in the light and in the dark, with nothing in the log.
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
    with tempfile.TemporaryDirectory() as directory, Browser() as browser, ThreadPoolExecutor(2) as pool:
        place = Place(options.layout, Path(directory), pool)
        for name in names:
            problems += [f"{name}: {problem}" for problem in check_example(name, place, browser)]
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

    def __init__(self, layout, directory, pool):
        self.layout, self.directory, self.pool = layout, directory, pool

    def export(self, name, *files):
        page = self.directory / f"{name}.html"
        subprocess.run([self.layout, "export", *map(str, files), "--output", str(page)], check=True)
        return page

    def write(self, name, document):
        path = self.directory / name
        path.write_text(json.dumps(document))
        return path

    def solve(self, file, width):
        """What the command prints for a width; `None` where nothing can be placed."""
        run = subprocess.run(
            [self.layout, "solve", str(file), "--width", repr(width), "--format", "json"], capture_output=True, text=True)
        if run.returncode == 2:
            return None
        if run.returncode != 0:
            raise RuntimeError(f"{file} at {width}: {run.stderr}")
        return json.loads(run.stdout)


def check_example(name, place, browser):
    file = EXAMPLES / f"{name}.json"
    page = place.export(name, file)
    problems = []
    text = page.read_text()
    data = text.split('id="data">')[1].split("</script>")[0]
    size = len(text.encode()) - len(data.encode())
    if size > MOST_BYTES:
        problems.append(f"the page has {size} bytes besides its data")
    pieces = json.loads(data)["files"][0]["report"]["pieces"]
    first, last = pieces[0]["from"], pieces[-1]["to"]
    widths = [first + (last - first) * step / (WIDTHS - 1) for step in range(WIDTHS)]
    browser.open(page)
    for width, solved in zip(widths, place.pool.map(lambda width: place.solve(file, width), widths)):
        browser.set_length(width)
        problems += [f"at {width}: {problem}" for problem in differences(browser.picture(), solved)]
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
