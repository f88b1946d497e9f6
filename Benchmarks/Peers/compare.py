"""Runs every workload here and in the peers, in turns, and prints a table in Markdown; `../compare` calls it."""

import argparse
import datetime
import json
import math
import os
import pathlib
import re
import shutil
import subprocess
import sys
from importlib.metadata import version

from stretchable import taffylib

PEERS = pathlib.Path(__file__).parent
WORKLOADS = {
    "W1-chain": "W1 chain of fixed items",
    "W2-flexible-row": "W2 flexible row, unequal minimums",
    "W3-balanced-stack": "W3 balanced stack",
    "W4-grid": "W4 grid",
    "W5-grid-with-spans": "W5 grid, 10 % spans",
    "W6-edits": "W6 one item of a chain changes",
    "W6-resizing": "W6 the container of a flexible row changes",
    "W6-cell-of-a-grid": "W6 one cell of a grid with spans changes",
    "W7-nesting-4": "W7 nesting, 4 deep",
    "W7-nesting-200": "W7 nesting, 200 deep",
    "W8-hex-grid": "W8 hexagonal grid",
    "W8-honeycomb": "W8 honeycomb",
    "W9-diagnosis": "W9 diagnosis of an open column",
    "W10-cards": "W10 cards",
    "W10-gallery": "W10 gallery of pictures",
    "W11-dashboard": "W11 dashboard with spans",
    "W11-panels": "W11 panels that fill their spans",
    "W12-ranges-with-room": "W12 ranges, with room",
    "W12-ranges-too-narrow": "W12 ranges, too narrow",
    "W13-texts-on-a-baseline": "W13 texts on a baseline",
    "W14-equal-widths": "W14 relations: equal widths",
    "W14-inequalities": "W14 relations: inequalities",
    "W14-soft-pairs": "W14 relations with a priority",
    "W14-aligned-edges": "W14 relations: aligned edges",
    "W15-spans-only": "W15 grid of spans only",
    "W16-texts-of-200-words": "W16 texts of 200 words",
    "W17-plain": "W17 ten plain items",
    "W17-text": "W17 a text among ten",
    "W17-ratio": "W17 a ratio among ten",
    "W17-baseline-pair": "W17 a pair on a baseline among ten",
    "W17-lazy-grid": "W17 a lazy grid among ten",
    "W17-adaptive-grid": "W17 an adaptive grid among ten",
    "W17-hexagon": "W17 a hexagon among ten",
    "W17-relation": "W17 a relation among ten",
    "W17-min-width-frame": "W17 a frame of a least width among ten",
    "W17-spacer": "W17 a spacer among ten",
    "W18-one-item-too-wide": "W18 one item too wide",
    "W18-cycle-of-relations": "W18 cycle of relations",
    "W19-many-layouts": "W19 many layouts of ten items",
    "W21-free-chain": "W21 free layout: a chain",
    "W22-views": "W22 views in one another",
    "W22-flow": "W22 items that wrap",
    "W22-z-stack": "W22 items over each other",
    "W22-explicit-grid": "W22 grid of cells that say where they stand",
    "W22-tags": "W22 cards with tags that wrap",
    "W20-cards-resized": "W20 the container of cards changes",
    "W20-cards-edited": "W20 one picture of cards changes",
    "W20-dashboard-resized": "W20 the container of a dashboard changes",
    "W20-dashboard-edited": "W20 one panel of a dashboard changes",
    "W20-ranges-with-room-resized": "W20 the container of ranges with room changes",
    "W20-ranges-with-room-edited": "W20 one range of those with room changes",
    "W20-ranges-too-narrow-resized": "W20 the container of ranges too narrow changes",
    "W20-ranges-too-narrow-edited": "W20 one range of those too narrow changes",
    "W20-texts-on-a-baseline-resized": "W20 the container of texts on a baseline changes",
    "W20-texts-on-a-baseline-edited": "W20 one text of those on a baseline changes",
    "W20-inequalities-resized": "W20 the container of inequalities changes",
    "W20-inequalities-edited": "W20 one item of inequalities changes",
    "W20-spans-only-resized": "W20 the container of a grid of spans changes",
    "W20-spans-only-edited": "W20 one cell of a grid of spans changes",
}
# Those whose time is that of one edit.
SESSIONS = ("W6", "W20")
# The most items that workloads of a number are measured with, as in their Swift files; others have no limit.
MOST_ITEMS = {
    "W10": 10_000, "W11": 10_000, "W12": 10_000, "W13": 10_000, "W14": 1_000, "W15": 10_000, "W16": 1_000, "W17": 1_000,
    "W18": 1_000, "W20": 1_000,
}
ENGINES = ["ours", "plain", "taffy", "kiwi"]


class Runner:
    """Runs cases in processes of their own, and gives up on those that take too long."""

    def __init__(self, figures, options):
        self.figures = figures
        self.options = options
        self.too_slow = set()

    def command(self, engine, workload, items):
        case = [workload, str(items)]
        seconds = str(self.options.seconds)
        if engine in ("taffy", "kiwi"):
            return [sys.executable, PEERS / "figures.py", engine, *case, seconds]
        return [self.figures, *case, "on" if engine == "ours" else "off", seconds]

    def run(self, engine, workload, items):
        """The figures of a case; None where the engine has no such workload or took too long."""
        if (engine, workload) in self.too_slow:
            return None
        command = self.command(engine, workload, items)
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=self.options.limit)
        except subprocess.TimeoutExpired:
            # More items would take longer still.
            self.too_slow.add((engine, workload))
            return None
        if done.returncode != 0:
            sys.exit(f"{engine} failed on {workload} with {items} items:\n{done.stderr}")
        return json.loads(done.stdout)

    def instructions(self, workload, items):
        """What the whole path takes here, counted by callgrind; None without it, and where it takes too long."""
        if not shutil.which("valgrind") or ("count", workload) in self.too_slow:
            return None
        # What starting takes is in both, and so is what the first time takes beyond others.
        counts = [self.count(workload, items, times) for times in (2, 4)]
        if None in counts:
            self.too_slow.add(("count", workload))
            return None
        return (counts[1] - counts[0]) / 2

    def count(self, workload, items, times):
        command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
        command += [self.figures, workload, str(items), "on", f"{times}x"]
        # Else each process hashes in its own way, and a few items take less than what that makes of starting.
        environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}
        try:
            done = subprocess.run(
                command, capture_output=True, text=True, timeout=self.options.limit, env=environment)
        except subprocess.TimeoutExpired:
            return None
        found = re.search(r"Collected : (\d+)", done.stderr)
        if done.returncode != 0 or not found:
            sys.exit(f"callgrind failed on {workload} with {items} items:\n{done.stderr}")
        return int(found.group(1))

    def rounds(self, workload, items):
        """The figures of each engine, by engine, from rounds in which every engine has its turn."""
        found = {engine: [] for engine in ENGINES}
        for _ in range(self.options.rounds):
            for engine in self.options.engines.split(","):
                figures = self.run(engine, workload, items)
                if figures:
                    found[engine].append(figures)
        return found


def median(runs, key):
    values = sorted(run[key] for run in runs)
    return values[len(values) // 2] if values else None


class Row:
    """What a workload takes in each engine, in nanoseconds per item, or per edit of a session."""

    def __init__(self, workload, items, found, is_too_slow, instructions, before):
        self.title, self.items = WORKLOADS[workload], items
        self.is_too_slow = is_too_slow
        self.unit = 1 if workload.startswith(SESSIONS) else items
        self.whole = self.per_item(found["ours"], "whole")
        self.place = self.per_item(found["ours"], "place")
        self.plain = self.per_item(found["plain"], "whole")
        self.taffy = self.per_item(found["taffy"], "solve")
        self.kiwi = self.per_item(found["kiwi"], "solve")
        self.taffy_build = self.per_item(found["taffy"], "build")
        self.taffy_differs = differs(found["ours"], found["taffy"])
        self.instructions = instructions
        self.growth = growth(before, self)
        self.kiwi_differs = differs(found["ours"], found["kiwi"])

    def per_item(self, runs, key):
        value = median(runs, key)
        return value / self.unit if value is not None else None

    def cells(self):
        return [
            self.title,
            f"{self.items:,}",
            self.text("ours", self.whole),
            self.text("ours", self.place),
            self.text("taffy", self.taffy) + ("*" if self.taffy_differs else ""),
            ratio(self.taffy, self.place),
            self.text("kiwi", self.kiwi) + ("*" if self.kiwi_differs else ""),
            ratio(self.kiwi, self.place),
            self.text("plain", self.plain),
            ratio(self.plain, self.whole),
            self.text("count", self.instructions and self.instructions / self.unit),
            "-" if self.growth is None else f"{self.growth:.2f}",
        ]

    def text(self, engine, value):
        if value is None:
            return "too long" if engine in self.is_too_slow else "-"
        return f"{value:,.0f}"


def differs(ours, theirs):
    """Whether the sums of all edges are apart by more than rounding to single precision, as in Taffy, adds up to."""
    if not ours or not theirs or theirs[0]["sum"] is None:
        return False
    return abs(ours[0]["sum"] - theirs[0]["sum"]) > 1e-3 * abs(ours[0]["sum"])


def growth(before, row):
    """The exponent by which instructions grow with the number of items, from a row of fewer items."""
    if before is None or not before.instructions or not row.instructions:
        return None
    return math.log(row.instructions / before.instructions) / math.log(row.items / before.items)


def ratio(other, own):
    """How many times as long the other takes."""
    if other is None or own is None:
        return "-"
    return f"{other / own:.2g}" if other < 100 * own else f"{other / own:,.0f}"


HEADERS = [
    "workload", "items", "ours: whole path", "ours: place only", "Taffy: compute", "Taffy / ours", "Kiwi: solve",
    "Kiwi / ours", "plain GLPK", "plain / ours", "instructions", "growth",
]


def table(rows):
    head = ["| " + " | ".join(HEADERS) + " |", "|---" + "|---:" * (len(HEADERS) - 1) + "|"]
    return "\n".join(head + ["| " + " | ".join(row.cells()) + " |" for row in rows])


def machine():
    lines = pathlib.Path("/proc/cpuinfo").read_text().splitlines() if os.path.exists("/proc/cpuinfo") else []
    model = next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), "unknown processor")
    return f"{os.cpu_count()} cores, {model}"


def footnotes(options, rows):
    builds = sorted(row.taffy_build for row in rows if row.taffy_build) or [0]
    return f"""Measured on {datetime.date.today()}: {machine()}; load {os.getloadavg()[0]:.1f}.
Nanoseconds per item (W6 and W20: per edit): the median in a run, and of those the median of {options.rounds}, with the engines in turns. A
ratio above 1 means that ours is faster; those of Taffy and Kiwi are to `place only`, that of plain GLPK is to `whole path`.

- `whole path`: from ids and lengths in an array to the sum of all edges of all rectangles: describing, compiling, solving, reading.
- `place only`: the same without describing, from a tree that is made already.
- Both are of a program with the Swift runtime in it (`--static-swift-stdlib`), as the peers are one library each.
- W6 and W20: one edit of a session; `whole path` reads every rectangle that changed, `place only` leaves that out.
- W18: what is found is the conflict. W19: `place only` is on trees that are made already, and on all cores.
- `Taffy` {taffy_version()} through stretchable {version("stretchable")}: one native call, `compute_layout`, on a tree that is made already,
  with nothing kept from before, and grid cells that say where they stand. Making the tree, from Python ({builds[0]:,.0f} ns an item
  and more), and reading the rectangles are not in it.
- `Kiwi` (kiwisolver {version("kiwisolver")}): handing constraints that are made already to a new solver, with a call from Python for each of
  them, and updating the variables. In W6 it is one `suggestValue` and `updateVariables`, with one item's width as the only
  variable length, which suits Kiwi best; in ours it may be any item that changes.
- `plain GLPK`: ours with `presolve: .off`, the whole path.
- `instructions`: of the whole path of ours, counted by callgrind, which does not depend on what else the machine does; `growth`: the
  exponent with which all instructions grow from the row above, 1 where each item takes the same.
- `-`: the engine has no such layout, or was not run. (Taffy numbers the lines of a grid with 16 bits, which a column of 100,000 is too much for.)
- `too long`: more than {options.limit:g} s. `*`: the sum of all edges is more than 0.1 % from ours: in W5, CSS's grid algorithm
  gives wider columns. All other sums agree; Taffy counts in single precision."""


def taffy_version():
    """The version that the binding was built with, as its binary has it in the paths of the sources."""
    found = re.search(rb"taffy-(\d+\.\d+\.\d+)", pathlib.Path(taffylib.__file__).read_bytes())
    return found.group(1).decode() if found else "(version unknown)"


def begins(workload, beginning):
    """Whether a name begins so, where W1 is no beginning of W10."""
    rest = workload.removeprefix(beginning)
    return workload.startswith(beginning) and not (beginning[-1:].isdigit() and rest[:1].isdigit())


def put_into_readme(text):
    """Replaces what stands between the two markers."""
    readme = PEERS.parent.parent / "README.md"
    before, rest = readme.read_text().split("<!-- comparison begins -->\n")
    after = rest.split("<!-- comparison ends -->\n")[1]
    readme.write_text(f"{before}<!-- comparison begins -->\n\n{text}\n<!-- comparison ends -->\n{after}")


def main():
    parser = argparse.ArgumentParser(prog="compare")
    parser.add_argument("figures", help=argparse.SUPPRESS)
    parser.add_argument("--sizes", default="10,1000,100000", help="numbers of items")
    parser.add_argument("--workloads", default="W", help="beginnings of names, such as W1,W4")
    parser.add_argument("--engines", default=",".join(ENGINES), help="those to run, of " + ", ".join(ENGINES))
    parser.add_argument("--rounds", type=int, default=3, help="how often each engine has its turn")
    parser.add_argument("--seconds", type=float, default=0.2, help="how long a case is repeated")
    parser.add_argument("--readme", action="store_true", help="put the table into the README")
    parser.add_argument("--limit", type=float, default=30, help="seconds after which a case is given up")
    options = parser.parse_args()
    unknown = set(options.engines.split(",")) - set(ENGINES)
    if unknown:
        parser.error(f"there is no engine {', '.join(sorted(unknown))}; there are {', '.join(ENGINES)}")
    runner = Runner(options.figures, options)
    rows = []
    for workload in WORKLOADS:
        if not any(begins(workload, beginning) for beginning in options.workloads.split(",")):
            continue
        most = MOST_ITEMS.get(workload.split("-")[0], math.inf)
        for items in sorted(int(size) for size in options.sizes.split(",") if int(size) <= most):
            found = runner.rounds(workload, items)
            instructions = runner.instructions(workload, items)
            slow = {engine for engine in [*ENGINES, "count"] if (engine, workload) in runner.too_slow}
            before = rows[-1] if rows and rows[-1].title == WORKLOADS[workload] else None
            rows.append(Row(workload, items, found, slow, instructions, before))
            print(f"{workload} {items}", file=sys.stderr)
    text = f"{table(rows)}\n\n{footnotes(options, rows)}\n"
    if options.readme:
        put_into_readme(text)
    else:
        print(text, end="")


main()
