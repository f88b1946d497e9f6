"""How what is around a box treats it."""

# Fills a length that is given, whatever the content asks for: content that is longer stands out, as in CSS.
FILL = {"min": 0, "ideal": 0, "max": None}

# How alignments are called: -1, 0 and 1 across and down.
ALIGNMENTS = {
    (-1, -1): "topLeading", (0, -1): "top", (1, -1): "topTrailing", (-1, 0): "leading", (0, 0): "center",
    (1, 0): "trailing", (-1, 1): "bottomLeading", (0, 1): "bottom", (1, 1): "bottomTrailing",
}


class Mode:
    """How what is around a box treats it along one axis."""

    def __init__(self, kind, length=None, definite=False):
        #: "fill": takes a length that is given; "open": as long as its siblings; "hug": as its content; "said": `length`.
        self.kind = kind
        self.length = length
        self.definite = definite


HUG = Mode("hug")
OPEN = Mode("open")
FILLS = Mode("fill", definite=True)
