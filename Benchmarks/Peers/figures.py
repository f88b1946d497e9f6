"""Prints what a peer takes for a workload, as a line of JSON: figures.py taffy|kiwi NAME ITEMS SECONDS."""

import gc
import importlib
import json
import sys
import time


def measure(case, seconds):
    """The median time of `solve` in nanoseconds, without the time that `forget` takes; the first warms up."""
    times = []
    end = time.perf_counter() + seconds
    case.forget()
    case.solve()
    while len(times) < 3 or time.perf_counter() < end:
        case.forget()
        start = time.perf_counter_ns()
        case.solve()
        times.append(time.perf_counter_ns() - start)
    return sorted(times)[len(times) // 2]


def main():
    peer, name, items, seconds = sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4])
    make = importlib.import_module(peer).CASES.get(name)
    gc.disable()
    start = time.perf_counter_ns()
    case = make(items) if make else None
    build = time.perf_counter_ns() - start
    if case is None:
        return print("null")
    solve = measure(case, seconds)
    print(json.dumps({"build": build, "solve": solve, "sum": case.sum_of_edges()}))


main()
