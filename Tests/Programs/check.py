"""Solves the programs that `layout compile` wrote with GLPK's own command and with HiGHS, and compares the optima.

Usage: check.py DIRECTORY...    each with a manifest.json and the files that it lists.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

import highspy


def glpk(file):
    """The optimum that glpsol finds; None where it finds none."""
    with tempfile.TemporaryDirectory() as directory:
        report = pathlib.Path(directory) / "report"
        form = "--lp" if file.suffix == ".lp" else "--freemps"
        subprocess.run(["glpsol", form, file, "-o", report], capture_output=True)
        text = report.read_text() if report.exists() else ""
    optimum = re.search(r"Status: +OPTIMAL\nObjective: +cost = (\S+)", text)
    return float(optimum[1]) if optimum else None


def highs(file):
    """The optimum that HiGHS finds; None where it finds none."""
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    solver.readModel(str(file))
    solver.run()
    if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
        return None
    return solver.getInfoValue("objective_function_value")[1]


def differs(found, expected):
    # Both work to about 1e-7 of a bound, and several bounds make one optimum.
    return found is None or abs(found - expected) > 1e-5 * (1 + abs(expected))


def main(directories):
    count = failures = 0
    for directory in map(pathlib.Path, directories):
        for program in json.loads((directory / "manifest.json").read_text())["programs"]:
            file, expected = directory / program["file"], program["optimum"]
            found = {"glpsol": glpk(file), "HiGHS": highs(file)}
            count += 1
            for solver, optimum in found.items():
                if differs(optimum, expected):
                    failures += 1
                    print(f"{file}: {solver} finds {optimum}, not {expected}", file=sys.stderr)
    print(f"{count} programs, {failures} differences")
    # No programs at all would be no agreement.
    return 1 if failures or not count else 0


sys.exit(main(sys.argv[1:]))
