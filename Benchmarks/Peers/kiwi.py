"""Kiwi: the constraints of each workload, as a program would hand them to a solver."""

import kiwisolver

from samples import GAP, grid_rows, sizes


class System:
    """Constraints that are made already; `solve` hands them to a new solver."""

    def __init__(self, constraints, sum_of_edges):
        self.constraints = constraints
        self.sum_of_edges = sum_of_edges

    def forget(self):
        self.solver = kiwisolver.Solver()

    def solve(self):
        add = self.solver.addConstraint
        for constraint in self.constraints:
            add(constraint)
        self.solver.updateVariables()


def chain(count):
    items = sizes(count)
    lefts = [kiwisolver.Variable() for _ in items]
    constraints = [lefts[0] == 0]
    constraints += [lefts[index + 1] == lefts[index] + items[index][0] + GAP for index in range(count - 1)]

    def sum_of_edges():
        return sum(2 * left.value() + width + height for left, (width, height) in zip(lefts, items))

    return System(constraints, sum_of_edges)


def free_chain(count):
    """As our free layout has it: a left, a top and both lengths of each item are unknowns."""
    items = sizes(count)
    lefts, tops, widths, heights = ([kiwisolver.Variable() for _ in items] for _ in range(4))
    constraints = [lefts[0] == 0]
    for index, (width, height) in enumerate(items):
        constraints += [tops[index] == 0, widths[index] == width, heights[index] == height]
    constraints += [lefts[index + 1] == lefts[index] + widths[index] + GAP for index in range(count - 1)]

    def sum_of_edges():
        return sum(
            2 * (left.value() + top.value()) + width.value() + height.value()
            for left, top, width, height in zip(lefts, tops, widths, heights)
        )

    return System(constraints, sum_of_edges)


class Column(System):
    """Items below each other that fill a column no wider than it has to be, with what is required of their widths."""

    def __init__(self, count):
        self.items = sizes(count)
        self.widths, self.tops = ([kiwisolver.Variable() for _ in self.items] for _ in range(2))
        constraints = [self.tops[0] == 0]
        constraints += [width >= least for width, (least, _) in zip(self.widths, self.items)]
        constraints += [
            below == above + height + GAP for above, below, (_, height) in zip(self.tops, self.tops[1:], self.items)
        ]
        super().__init__(constraints, self.sum)

    def neighbours(self):
        return zip(self.widths, self.widths[1:])

    def sum(self):
        return sum(
            width.value() + 2 * top.value() + height
            for width, top, (_, height) in zip(self.widths, self.tops, self.items)
        )


def equal_widths(count):
    column = Column(count)
    column.constraints += [below == above for above, below in column.neighbours()]
    column.constraints.append((column.widths[0] == 0) | "weak")
    return column


def inequalities(count):
    column = Column(count)
    whole = kiwisolver.Variable()
    column.constraints += [below >= above + 2 for above, below in column.neighbours()]
    column.constraints += [width <= whole for width in column.widths]
    column.constraints.append((whole == 0) | "medium")
    column.constraints += [(width == whole) | "weak" for width in column.widths]
    return column


def aligned_edges(count):
    """Rows of a label and a field, with all fields at one left edge."""
    items = sizes(count + count % 2)
    rows = list(zip(items[::2], items[1::2]))
    labels, lefts, tops = ([kiwisolver.Variable() for _ in rows] for _ in range(3))
    constraints = [tops[0] == 0, (labels[0] == 0) | "weak"]
    for label, left, ((least, _), _) in zip(labels, lefts, rows):
        constraints += [label >= least, left == label + GAP]
    constraints += [below == above for above, below in zip(lefts, lefts[1:])]
    for above, below, ((_, first), (_, second)) in zip(tops, tops[1:], rows):
        constraints.append(below == above + max(first, second) + GAP)

    def sum_of_edges():
        # Both stand in the middle of their row.
        return sum(
            label.value() + 2 * left.value() + field[0] + 2 * (2 * top.value() + max(first[1], field[1]))
            for label, left, top, (first, field) in zip(labels, lefts, tops, rows)
        )

    return System(constraints, sum_of_edges)


def views(count):
    """Views of an icon, two texts in one line and one below, each text as wide as its words where there is room."""
    items = sizes(count)
    names = ("left", "top", "width", "height")
    constraints, boxes, bottom = [], [], None
    for start in range(0, count, 4):
        cell = [{name: kiwisolver.Variable() for name in names} for _ in items[start : start + 4]]
        view = {name: kiwisolver.Variable() for name in names}
        constraints += [view["left"] == 0, view["width"] == 375, view["top"] == (0 if bottom is None else bottom)]
        bottom = view["top"] + view["height"]
        for place, (box, (width, height)) in enumerate(zip(cell, items[start : start + 4])):
            constraints += [(box["width"] >= width) | "strong", (box["width"] <= width) | "weak"]
            constraints += [(box["height"] >= height) | "strong", (box["height"] <= height) | "weak"]
            constraints.append(bottom >= box["top"] + box["height"] + 8)
            before = cell[place - 1]
            if place == 0:
                constraints += [box["left"] == view["left"] + 8, box["top"] == view["top"] + 8]
            elif place == 1:
                constraints += [box["left"] == before["left"] + before["width"] + 8, box["top"] == view["top"] + 6]
            elif place == 2:
                constraints.append(box["left"] + box["width"] == view["left"] + view["width"] - 8)
                constraints += [box["top"] == before["top"], box["left"] >= before["left"] + before["width"] + 8]
            else:
                constraints += [box["left"] == cell[1]["left"], box["top"] == cell[1]["top"] + cell[1]["height"] + 4]
                constraints.append(box["left"] + box["width"] <= view["left"] + view["width"] - 8)
        constraints.append((view["height"] == 0) | "medium")
        boxes += [view, *cell]

    def sum_of_edges():
        return sum(
            2 * (box["left"].value() + box["top"].value()) + box["width"].value() + box["height"].value() for box in boxes
        )

    return System(constraints, sum_of_edges)


def grid(count):
    rows = grid_rows(count)
    axes = []
    for number, length in ((len(rows[0]), 0), (len(rows), 1)):
        edges = [kiwisolver.Variable() for _ in range(number + 1)]
        constraints = [edges[0] == 0]
        for row_number, row in enumerate(rows):
            for column_number, cell in enumerate(row):
                track = row_number if length else column_number
                constraints.append(edges[track + 1] - edges[track] >= cell[length] + GAP)
        constraints += [(edges[track + 1] - edges[track] == 0) | "weak" for track in range(number)]
        axes.append((edges, constraints))

    def sum_of_edges():
        # Twice the center of a cell is the sum of its edges.
        columns, heights = axes[0][0], axes[1][0]
        return sum(
            columns[column].value() + columns[column + 1].value() - GAP + heights[row].value()
            + heights[row + 1].value() - GAP
            for row in range(len(rows))
            for column in range(len(rows[row]))
        )

    return System(axes[0][1] + axes[1][1], sum_of_edges)


class Edit:
    """One item in the middle of a chain has a width that changes, the others are constants: what suits Kiwi best."""

    def __init__(self, count):
        items = sizes(count)
        width = kiwisolver.Variable()
        lefts = [kiwisolver.Variable() for _ in items]
        self.solver = kiwisolver.Solver()
        self.solver.addConstraint(lefts[0] == 0)
        for index in range(count - 1):
            length = width if index == count // 2 else items[index][0]
            self.solver.addConstraint(lefts[index + 1] == lefts[index] + length + GAP)
        self.solver.addEditVariable(width, "strong")
        self.width, self.last = width, lefts[-1]
        self.number = 0

    def forget(self):
        self.number += 1

    def solve(self):
        self.solver.suggestValue(self.width, 20 + self.number % 81)
        self.solver.updateVariables()

    def sum_of_edges(self):
        return None


CASES = {
    "W1-chain": chain,
    "W4-grid": grid,
    "W6-edits": Edit,
    "W14-equal-widths": equal_widths,
    "W14-inequalities": inequalities,
    "W14-aligned-edges": aligned_edges,
    "W21-free-chain": free_chain,
    "W22-views": views,
}
