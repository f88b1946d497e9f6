"""Taffy, through stretchable: trees of each workload, laid out by one native call.

Nodes are made by the binding's own functions, since its class for nodes takes more time than all else. They stay in the
one tree that there is; a process times one case.
"""

import stretchable.taffylib as taffylib
from stretchable import Style
from stretchable.style import (
    AlignContent,
    AlignItems,
    Display,
    FlexDirection,
    FlexWrap,
    GridPlacement,
    JustifyContent,
    JustifyItems,
)
from stretchable.style.geometry.length import LengthAvailableSpace
from stretchable.style.geometry.size import SizeAvailableSpace
from stretchable.style.props import GridIndex

from samples import GAP, column_count, grid_rows, sizes, span_rows


class Tree:
    """A tree of nodes, and where they are after `solve`."""

    def __init__(self):
        self.pointer = taffylib.init()
        taffylib.disable_rounding(self.pointer)
        self.children = {}
        self.leaf_styles = {}
        self.width = LengthAvailableSpace.max_content()

    def leaf(self, width, height, least=False, cell=None, **style):
        """An item of a size, or of a least size; in a grid with its row, its first column and its span."""
        key = (least, *style.items())
        if key not in self.leaf_styles:
            self.leaf_styles[key] = Style(flex_shrink=0, **style).to_dict()
        # Only what differs is made anew; a whole style takes the binding a long time.
        own = dict(self.leaf_styles[key])
        size = {"width": {"dim": 1, "value": width}, "height": {"dim": 1, "value": height}}
        own["min_size" if least else "size"] = size
        if cell:
            row, column, span = cell
            own["grid_row"] = GridPlacement(row + 1).to_dict()
            own["grid_column"] = GridPlacement(column + 1, GridIndex.from_span(span)).to_dict()
        node = taffylib.node_create(self.pointer, own)
        self.children[node] = []
        return node

    def container(self, children, **style):
        node = taffylib.node_create(self.pointer, Style(gap=GAP, flex_shrink=0, **style).to_dict())
        for child in children:
            taffylib.node_add_child(self.pointer, node, child)
        self.children[node] = children
        return node

    def finish(self, root):
        self.root = root
        self.leaves = [node for node, children in self.children.items() if not children]
        self.space = SizeAvailableSpace(self.width, LengthAvailableSpace.max_content()).to_dict()
        return self

    def forget(self):
        """Makes the next `solve` start anew: what is kept for a leaf, and for all that it is in, goes."""
        for leaf in self.leaves:
            taffylib.node_mark_dirty(self.pointer, leaf)

    def solve(self):
        taffylib.node_compute_layout(self.pointer, self.root, self.space)

    def sum_of_edges(self):
        total, layout = 0.0, taffylib.PyLayout()
        open_nodes = [(self.root, 0.0, 0.0)]
        while open_nodes:
            node, x, y = open_nodes.pop()
            taffylib.node_get_layout(self.pointer, node, layout)
            # What surrounds the root is not a part of the layout.
            left, top = (0.0, 0.0) if node == self.root else (x + layout.x, y + layout.y)
            if not self.children[node]:
                total += 2 * left + 2 * top + layout.width + layout.height
            open_nodes += [(child, left, top) for child in self.children[node]]
        return total


def chain(count):
    tree = Tree()
    leaves = [tree.leaf(width, height) for width, height in sizes(count)]
    return tree.finish(tree.container(leaves, align_items=AlignItems.START))


def flexible_row(count):
    tree = Tree()
    leaves = [tree.leaf(width, height, least=True, flex_grow=1, flex_basis=0) for width, height in sizes(count)]
    return tree.finish(tree.container(leaves, align_items=AlignItems.START, size=(count * (70 + GAP), None)))


def balanced_stack(count):
    """As a grid: one column, and rows of one fraction each, as high as the highest."""
    if count > MOST_TRACKS:
        return None
    tree = Tree()
    leaves = [tree.leaf(width, height, least=True) for width, height in sizes(count)]
    # The first row is a template: the binding sends a template of one `auto` row where none is said.
    return tree.finish(
        tree.container(
            leaves,
            display=Display.GRID,
            grid_template_columns=["auto"],
            grid_template_rows=["1fr"],
            grid_auto_rows=["1fr"],
        )
    )


# Taffy numbers the lines of a grid with 16 bits.
MOST_TRACKS = 30_000


def grid(count, rows=grid_rows):
    """Every cell says where it stands; to find that out would take Taffy up to twice the time."""
    tree = Tree()
    leaves = []
    for row_number, row in enumerate(rows(count)):
        column = 0
        for width, height, span in row:
            leaves.append(tree.leaf(width, height, cell=(row_number, column, span)))
            column += span
    return tree.finish(
        tree.container(
            leaves,
            display=Display.GRID,
            grid_template_columns=["auto"] * column_count(count),
            align_items=AlignItems.CENTER,
            justify_items=JustifyItems.CENTER,
        )
    )


def grid_with_spans(count):
    return grid(count, span_rows)


def explicit_grid(count):
    """The cells of the grid, over a first column that is 200 wide."""
    tree = Tree()
    columns = column_count(count)
    leaves = [
        tree.leaf(width, height, cell=(number // columns, number % columns, 1))
        for number, (width, height) in enumerate(sizes(count))
    ]
    return tree.finish(
        tree.container(
            leaves,
            display=Display.GRID,
            grid_template_columns=[200] + ["auto"] * (columns - 1),
            align_items=AlignItems.CENTER,
            justify_items=JustifyItems.CENTER,
        )
    )


def flow(count):
    tree = Tree()
    tree.width = LengthAvailableSpace.definite(800)
    leaves = [tree.leaf(width, height) for width, height in sizes(count)]
    return tree.finish(
        tree.container(
            leaves, flex_wrap=FlexWrap.WRAP, align_items=AlignItems.START, align_content=AlignContent.START
        )
    )


def direction(is_row):
    return FlexDirection.ROW if is_row else FlexDirection.COLUMN


def shallow_nesting(count):
    tree = Tree()
    branching = 1
    while branching**4 < count:
        branching += 1

    def level(items, depth):
        if depth == 1:
            children = [tree.leaf(width, height) for width, height in items]
        else:
            length = -(-len(items) // branching)
            parts = [items[start : start + length] for start in range(0, len(items), max(length, 1))]
            children = [level(part, depth - 1) for part in parts]
        return tree.container(children, align_items=AlignItems.CENTER, flex_direction=direction(depth % 2 == 0))

    return tree.finish(level(sizes(count), 4))


def deep_nesting(count, depth=200):
    tree = Tree()
    items = sizes(count)
    inner = []
    for number in reversed(range(depth)):
        own = items[number * count // depth : (number + 1) * count // depth]
        children = [tree.leaf(width, height) for width, height in own] + inner
        inner = [tree.container(children, align_items=AlignItems.CENTER, flex_direction=direction(number % 2 == 0))]
    return tree.finish(inner[0])


def rows_of_ten(count, change=lambda tree, row, items: None):
    """Rows of ten fixed items; `change` makes something else of one in each."""
    tree = Tree()
    rows, items = [], sizes(count)
    for start in range(0, count, 10):
        own = items[start : start + 10]
        row = [tree.leaf(width, height) for width, height in own]
        change(tree, row, own)
        rows.append(tree.container(row, align_items=AlignItems.CENTER))
    return tree.finish(tree.container(rows, align_items=AlignItems.START, flex_direction=FlexDirection.COLUMN))


def frames_among_ten(count):
    """Rows of ten fixed items, the middle one in the middle of a frame that is at least 20 wider."""

    def frame(tree, row, items):
        middle = len(row) // 2
        least = (items[middle][0] + 20, None)
        row[middle] = tree.container([row[middle]], justify_content=JustifyContent.CENTER, min_size=least)

    return rows_of_ten(count, frame)


CASES = {
    "W1-chain": chain,
    "W2-flexible-row": flexible_row,
    "W3-balanced-stack": balanced_stack,
    "W4-grid": grid,
    "W5-grid-with-spans": grid_with_spans,
    "W7-nesting-4": shallow_nesting,
    "W7-nesting-200": deep_nesting,
    "W17-plain": rows_of_ten,
    "W17-min-width-frame": frames_among_ten,
    "W22-flow": flow,
    "W22-explicit-grid": explicit_grid,
}
