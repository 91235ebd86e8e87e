"""The vocabulary of pictures: nodes, scenes, choices. No pixels, no colours, no language."""

from freebooters.stage.arrangement import Arrangement, Item, Place
from freebooters.stage.box import Box
from freebooters.stage.choice import Choice
from freebooters.stage.explanation import Explainer, Explanation
from freebooters.stage.fact import Fact, Value
from freebooters.stage.frame import FRAMES, LARGE, NARROW, SHORT, WIDE, Frame, Kind, heights
from freebooters.stage.kept import painted
from freebooters.stage.log import Arg, Args, Log, Told, listed
from freebooters.stage.meaning import NO_MEANING, Meaning
from freebooters.stage.own_part import own_part
from freebooters.stage.painter import Painter
from freebooters.stage.scene import Beat, Node, Point, Scene
from freebooters.stage.shapes import (
    Look,
    Script,
    Spot,
    Text,
    card,
    disc,
    glow,
    panel,
    path,
    picture,
    writing,
    zone,
)
from freebooters.stage.sheet import Part, Round, Row, Sheet
from freebooters.stage.sound import Material, heard
from freebooters.stage.written import Written, text_of

__all__ = [
    "FRAMES",
    "LARGE",
    "NARROW",
    "NO_MEANING",
    "SHORT",
    "WIDE",
    "Arg",
    "Args",
    "Arrangement",
    "Beat",
    "Box",
    "Choice",
    "Explainer",
    "Explanation",
    "Fact",
    "Frame",
    "Item",
    "Kind",
    "Log",
    "Look",
    "Material",
    "Meaning",
    "Node",
    "Painter",
    "Part",
    "Place",
    "Point",
    "Round",
    "Row",
    "Scene",
    "Script",
    "Sheet",
    "Spot",
    "Text",
    "Told",
    "Value",
    "Written",
    "card",
    "disc",
    "glow",
    "heard",
    "heights",
    "listed",
    "own_part",
    "painted",
    "panel",
    "path",
    "picture",
    "text_of",
    "writing",
    "zone",
]
