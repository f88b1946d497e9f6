"""The properties of one box, with CSS's defaults, and the tree of boxes."""

import re

AXES = ("width", "height")
SIDES = {"width": ("left", "right"), "height": ("top", "bottom")}
LENGTH = re.compile(r"^(-?[\d.]+(?:e-?\d+)?)(px|%)?$")


def parse(value):
    """A length as `("px", 10.0)`, `("%", 0.5)` or `("word", "auto")`."""
    if value is None:
        return ("word", "auto")
    match = LENGTH.match(str(value))
    if not match:
        return ("word", str(value))
    number = float(match.group(1))
    return ("%", number / 100) if match.group(2) == "%" else ("px", number)


class Box:
    """One box: its style, its children, and what both say about lengths that need no layout."""

    def __init__(self, style, parent=None, identifier="b"):
        self.style = style
        self.parent = parent
        self.id = identifier
        self.text = style.get("#text")
        self.children = [Box(child, self, f"{identifier}_{index}") for index, child in enumerate(style.get("children", []))]
        self.display = style.get("display", "flex")
        self.position = style.get("position", "relative")
        #: Its distance to what is above it in a block, and that of its last child to its lower edge, once margins have collapsed.
        self.margins_are_distances = False
        self.distance = self.distance_below = 0.0
        #: The lengths of its area in a grid, as far as they are given before its items.
        self.area = {axis: None for axis in AXES}
        #: Whether it is as long as others make it, once they are written.
        self.is_open = {axis: False for axis in AXES}
        #: The axis along which it is given a length that is never less than that of its content, if any.
        self.holds_content = None
        #: How long it is along its line beside what it shares that with.
        self.stretch = 1
        self.flow = [child for child in self.children if child.display != "none" and child.position != "absolute"]
        self.absolute = [child for child in self.children if child.display != "none" and child.position == "absolute"]

    def word(self, key, default="auto"):
        return str(self.style.get(key, default))

    def number(self, key, default):
        return float(self.style.get(key, default))

    def length(self, key):
        return parse(self.style.get(key))

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    # MARK: What is around the content

    @property
    def is_leaf(self):
        return not self.flow and self.text is None

    @property
    def is_block(self):
        return self.display in ("block", "flow-root")

    @property
    def is_contained(self):
        """Whether nothing of its layout is seen from outside: neither margins nor lines of text."""
        return self.word("contain", "none") == "layout"

    def clips(self, axis):
        return self.word("overflow-" + ("x" if axis == "width" else "y"), "visible") != "visible"

    def scrollbar(self, axis):
        """How much of the length along `axis` the scrollbar of the other axis takes."""
        other = "overflow-y" if axis == "width" else "overflow-x"
        return self.number("scrollbar-width", 0) if self.word(other, "visible") == "scroll" else 0

    def side(self, case, kind, side):
        """Padding, border or margin on a side, in points; 0 for `auto`."""
        key = f"{kind}-{side}"
        unit, value = parse(self.style.get(key, 0))
        if unit == "px":
            return value
        if unit == "word":
            return 0.0
        if value == 0:
            return 0.0
        base = self.percent_base("width")
        if base is None:
            case.need(f"percentage {kind}")
            return 0.0
        return value * base

    def insets(self, case):
        """Padding, border and scrollbar by side."""
        insets = {}
        for axis, sides in SIDES.items():
            for side in sides:
                insets[side] = self.side(case, "padding", side) + self.side(case, "border", side)
        for axis, side in (("height", "bottom"), ("width", "right" if case.direction == "ltr" else "left")):
            # A scrollbar takes no more than there is.
            unit, value = self.length(axis)
            least_unit, least = self.length("max-" + axis)
            if least_unit == "px" and (unit != "px" or least < value):
                unit, value = least_unit, least
            room = value - sum(insets[side] for side in SIDES[axis]) if unit == "px" else None
            bar = self.scrollbar(axis)
            insets[side] += bar if room is None else max(0.0, min(bar, room))
        return insets

    def inset_length(self, case, axis, bars=True):
        """Padding and border along an axis, and the scrollbar; only the first two are a least length."""
        if bars:
            insets = self.insets(case)
            return sum(insets[side] for side in SIDES[axis])
        return sum(self.side(case, kind, side) for kind in ("padding", "border") for side in SIDES[axis])

    def margins(self, case):
        margins = {side: self.side(case, "margin", side) for sides in SIDES.values() for side in sides}
        if self.margins_are_distances:
            margins["top"] = margins["bottom"] = 0.0
        return margins

    # MARK: Lengths that are said

    def percent_base(self, axis):
        """What percentages along an axis are of, where it is a length that the parent says in points."""
        parent = self.parent
        if parent is None:
            return None
        if parent.display == "grid" and self.position != "absolute":
            return self.area[axis]
        return parent.said_content(axis, padding=self.position == "absolute")

    def is_flexed_along(self, axis):
        """Whether a flex container may make it longer or shorter than it says."""
        if self.parent is None or self.parent.display != "flex" or self.position == "absolute":
            return False
        if (self.parent.word("flex-direction", "row").startswith("row")) != (axis == "width"):
            return False
        parent = self.parent
        if f"{axis}" not in parent.style and f"max-{axis}" not in parent.style and not parent.number("flex-grow", 0):
            return False
        return self.number("flex-shrink", 1) > 0 or self.number("flex-grow", 0) > 0 or "flex-basis" in self.style

    def said_content(self, axis, padding=False):
        """The content box, or the padding box, of a box that says its length itself."""
        if self.is_flexed_along(axis):
            return None
        quiet = _Quiet()
        length = self.said(quiet, axis)
        if length is None and not quiet.needs:
            length = self.filled(quiet, axis)
        if length is None or quiet.needs:
            return None
        kinds = ("border",) if padding else ("border", "padding")
        around = sum(self.side(quiet, kind, side) for kind in kinds for side in SIDES[axis])
        return None if quiet.needs else max(0.0, length - around - self.scrollbar(axis))

    def filled(self, case, axis):
        """The length of a box that says none and fills one that is said, or `None`: then it is given before its content."""
        parent = self.parent
        if parent is None or self.position == "absolute" or self.word(axis) != "auto" or "aspect-ratio" in self.style:
            return None
        if any(self.style.get("margin-" + side) == "auto" for side in SIDES[axis]):
            return None
        if parent.is_block:
            room = parent.said_content(axis) if axis == "width" and self.display not in ("inline-block", "table") else None
        elif parent.display == "grid":
            room = self.area[axis] if self.is_stretched(axis) else None
        else:
            across = parent.word("flex-direction", "row").startswith("row") == (axis == "height")
            alone = parent.word("flex-wrap", "nowrap") == "nowrap"
            room = parent.said_content(axis) if across and alone and self.is_stretched(axis) else None
        if room is None:
            return None
        margins = sum(self.side(case, "margin", side) for side in SIDES[axis])
        return self.clamped(case, axis, max(0.0, room - margins))

    def is_stretched(self, axis):
        """Whether it fills its cell, or its line across."""
        of_itself, of_parent = ("justify-self", "justify-items") if axis == "width" and self.parent.display == "grid" else (
            "align-self", "align-items")
        word = self.word(of_itself, "auto")
        word = self.parent.word(of_parent, "normal") if word == "auto" else word
        return word in ("normal", "stretch")

    def limit(self, case, key, axis):
        """A minimum or a maximum of the border box in points, or `None`."""
        unit, value = self.length(f"{key}-{axis}")
        if unit == "word":
            if value not in ("auto", "none"):
                case.need(f"{key}-{axis}: {value}")
            return None
        if unit == "%":
            base = self.percent_base(axis)
            if base is None:
                case.need(f"percentage {key}-{axis}")
                return None
            value *= base
        return self.border_box(case, axis, value)

    def border_box(self, case, axis, value):
        around = self.inset_length(case, axis)
        if self.word("box-sizing", "border-box") == "content-box":
            return value + around
        return max(value, self.inset_length(case, axis, bars=False))

    def said(self, case, axis, key=None, clamp=True):
        """The border box's length in points where the style says it, with its limits; `None` where it does not."""
        unit, value = self.length(key or axis)
        if unit == "word":
            if value in ("auto", "stretch", "content"):
                return None
            case.need(f"{key or axis}: {value}")
            return None
        if unit == "%":
            base = self.percent_base(axis)
            if base is None:
                return None
            value *= base
        length = self.border_box(case, axis, value)
        return self.clamped(case, axis, length) if clamp else length

    def clamped(self, case, axis, value):
        greatest = self.limit(case, "max", axis)
        least = self.limit(case, "min", axis)
        if greatest is not None:
            value = min(value, greatest)
        return max(value, least or 0.0, self.inset_length(case, axis, bars=False))

    def relative(self, axis):
        """The part of the parent's content that the length is, where the parent's is not said in points."""
        unit, value = self.length(axis)
        return value if unit == "%" and self.percent_base(axis) is None else None


class _Quiet:
    """A case that nobody asks."""

    def __init__(self):
        self.needs = set()
        self.direction = "ltr"

    def need(self, feature):
        self.needs.add(feature)
