package game;

import io.variantmapper.annotations.*;
import java.util.List;

@VariantProtocol(
    toGodot = List.class, // ERROR .class [VariantProtocol] Talk is a protocol with toGodot = java.util.List, which is not mapped, so it has no packets. Annotate java.util.List with @VariantDictionary or @VariantArray, or name a mapped type.
    toJava = int.class) // ERROR .class [VariantProtocol] Talk is a protocol with toJava = int, which is not mapped, so it has no packets. Annotate int with @VariantDictionary or @VariantArray, or name a mapped type.
interface Talk {}

@VariantProtocol(toGodot = Input.class, toJava = Input.class)
interface Game {}

@VariantDictionary
record Input(int x) {}
