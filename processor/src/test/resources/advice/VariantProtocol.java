// Solves 3 problems.
package game;

import io.variantmapper.annotations.*;

@VariantProtocol(
    toGodot = Input.class,
    toJava = Input.class)
interface Talk {}

@VariantDictionary
class Loose {}

@VariantProtocol(
    toGodot = Loose.class,
    toJava = Input.class)
interface Chat {}

@VariantProtocol(toGodot = Input.class, toJava = Input.class)
interface Game {}

@VariantDictionary
record Input(int x) {}
