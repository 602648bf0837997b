// OPTION -Avariant.gdscript=4
// OPTION -Avariant.gdscript.prefix=My
package game;

import io.variantmapper.annotations.*;
import java.util.List;
// FIXED

@VariantProtocol(
    toGodot = List.class, // ERROR .class [VariantProtocol] Talk is a protocol with toGodot = java.util.List, but java.util.List is not mapped, so it can't be sent in packets. Name a mapped type, or a mix-in.
    // FIXED toGodot = Input.class,
    toJava = int.class) // ERROR .class [VariantProtocol] Talk is a protocol with toJava = int, but int is not mapped, so it can't be sent in packets. Name a mapped type, or a mix-in.
    // FIXED toJava = Input.class)
interface Talk {}

class Loose {}
// FIXED @VariantDictionary
// FIXED class Loose {}

@VariantProtocol(
    toGodot = Loose.class, // ERROR .class [VariantProtocol] Chat is a protocol with toGodot = game.Loose, but game.Loose is not mapped, so it can't be sent in packets. Annotate game.Loose with @VariantDictionary or @VariantArray, or name a mapped type.
    toJava = Input.class)
interface Chat {}

@VariantProtocol(toGodot = Input.class, toJava = Input.class)
interface Game {}

@VariantDictionary
record Input(int x) {}
