// Solves 5 problems.
package game;

import io.variantmapper.annotations.*;

@VariantDictionary
record Player(
    @VariantField("a") String name,
    @VariantField("first") int first,
    @VariantField("last") int last,
    @VariantField(aliases = "b") int past) {}

enum Kind {
  @VariantValue("sword")
  SWORD
}
