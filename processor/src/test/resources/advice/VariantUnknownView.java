// Solves 4 problems.
package game;

import io.variantmapper.annotations.*;

@VariantDictionary(views = {"server", "client", "Everybody"})
record Player(
    String name,
    @VariantField(views = "server") String hash,
    @VariantField(views = {"client", "Everybody"}) int gold) {}

@VariantArray(views = "server")
class Tile {
  @VariantField(views = "server")
  int trap;
}

@VariantDictionary(views = "server")
record Door(@VariantField(views = "server") int code, int width) {}
