"""The data of the workloads, drawn as Benchmarks/Sources/Workloads draws it; equal sums of edges show that it is."""

MASK = (1 << 64) - 1
GAP = 8


class Numbers:
    """SplitMix64."""

    def __init__(self, seed):
        self.state = seed

    def next(self, lower, upper):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        bits = self.state
        bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
        bits ^= bits >> 31
        return lower + bits % (upper - lower + 1)


def sizes(count):
    """Width and height of each item."""
    numbers = Numbers(count)
    return [(numbers.next(20, 100), numbers.next(10, 50)) for _ in range(count)]


def column_count(count):
    return 5 if count < 100 else 10 if count < 1000 else 20


def grid_rows(count):
    """Rows of (width, height, span), without spans."""
    cells = [(width, height, 1) for width, height in sizes(count)]
    columns = column_count(count)
    return [cells[start : start + columns] for start in range(0, count, columns)]


def span_rows(count):
    """Rows of (width, height, span), one cell in ten with a span."""
    columns = column_count(count)
    numbers = Numbers(count + 1)
    rows, taken = [], columns
    for width, height in sizes(count):
        if taken == columns:
            rows.append([])
            taken = 0
        span = 1
        if numbers.next(1, 10) == 1:
            span = min(numbers.next(2, 4), columns - taken)
        if span > 1:
            width = span * numbers.next(20, 140)
        rows[-1].append((width, height, span))
        taken += span
    return rows
