"""Writes a case of CSS layout as a page of XHTML with its styles inline, in which nothing is left to what browsers say."""

from xml.sax.saxutils import escape, quoteattr

# What boxes are in a case that says nothing else, and what browsers would say otherwise.
USUAL = {"display": "flex", "position": "relative", "box-sizing": "border-box", "scrollbar-width": "none"}


def page(style, viewport):
    """The page of a case. Boxes have the ids `b`, `b_0`, `b_0_1`..., by their places in each other."""
    root = {"margin": "0", **style}
    if "width" not in style:
        if viewport["width"] == "max-content":
            root["width"] = "max-content"
        elif style.get("display") != "block":
            # It stands in a container that lets it be less wide.
            root["width"] = "fit-content"
    return f'<html><body{box(root, "b")}</body></html>\n'


def box(style, identifier):
    """The attributes of a box, and what is in it."""
    said = {**USUAL, **{key: value for key, value in style.items() if key not in ("children", "#text")}}
    for key, value in list(said.items()):
        if key.startswith("border-"):
            said[key] = f"{value} solid"
        elif key == "scrollbar-width":
            said[key] = {"15": "auto", "0": "none"}.get(str(value), value)
    text = style.get("#text")
    if text is not None:
        said["font"] = "10px/10px Ahem"
    inside = escape(text) if text is not None else "".join(
        f'<div{box(child, f"{identifier}_{index}")}</div>' for index, child in enumerate(style.get("children", [])))
    declarations = "; ".join(f"{key}: {value}" for key, value in said.items())
    return f" id={quoteattr(identifier)} style={quoteattr(declarations)}>{inside}"
