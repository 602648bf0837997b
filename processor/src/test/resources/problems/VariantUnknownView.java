package game;

import io.variantmapper.annotations.*;

@VariantDictionary(views = {"server", "client"})
// FIXED @VariantDictionary(views = {"server", "client", "Everybody"})
record Player(
    String name,
    @VariantField(views = "sever") String hash, // ERROR "sever" [VariantUnknownView] Player.hash is for the view "sever", which is not declared. Did you mean "server"? Declare the view, or use a declared one: "server", "client".
    // FIXED @VariantField(views = "server") String hash,
    @VariantField(views = {"client", "Everybody"}) int gold) {} // ERROR "Everybody" [VariantUnknownView] Player.gold is for the view "Everybody", which is not declared. Declare the view, or use a declared one: "server", "client".

@VariantArray
// FIXED @VariantArray(views = "server")
class Tile {
  @VariantField(views = "server") // ERROR "server" [VariantUnknownView] Tile.trap is for the view "server", which is not declared. Declare it with views = … on the type, in the package's @VariantDefaults, or with -Avariant.views.
  int trap;
}

@VariantDictionary(views = "")
// FIXED @VariantDictionary(views = "server")
record Door(@VariantField(views = "") int code, int width) {} // ERROR "" [VariantUnknownView] Door.code is for a view without a name. Name the view, or remove it.
// FIXED record Door(@VariantField(views = "server") int code, int width) {}
