"""Reads packets with the reader that Kaitai Struct generated, and prints them like check.js."""

import io
import math
import pathlib
import struct
import sys

from kaitaistruct import KaitaiStream

from godot_variant import GodotVariant

folder = pathlib.Path(sys.argv[1])
FIELDS = {}
for line in (folder / "fields.txt").read_text().splitlines():
    name, *fields = line.split(" ")
    FIELDS[name] = fields


def leaves(value, is_float=False):
    if value is None:
        return "-"
    if is_float:
        return "nan" if math.isnan(value) else struct.pack(">d", value).hex()
    if isinstance(value, int):
        return format(value & 0xFFFFFFFFFFFFFFFF, "x")
    if isinstance(value, str):
        return '"' + value.encode().hex() + '"'
    if isinstance(value, bytes):
        return "<" + value.hex() + ">"
    if isinstance(value, list):
        return "[" + " ".join(map(leaves, value)) + "]"
    fields = (field.split(":") for field in FIELDS[type(value).__name__.lower()])
    return "(" + " ".join(
        leaves(getattr(value, name, None), bool(mark)) for name, *mark in fields) + ")"


for line in (folder / "packets.txt").read_text().splitlines():
    stream = KaitaiStream(io.BytesIO(bytes.fromhex(line[2:])))
    packet = GodotVariant(int(line[0]), stream)
    assert stream.is_eof(), line
    print(leaves(packet))
