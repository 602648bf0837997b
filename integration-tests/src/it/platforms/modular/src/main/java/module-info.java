/** A game with generated code in its only package, which the module exports. */
module shop.game {
  requires transitive io.variantmapper.runtime;
  requires static transitive io.variantmapper.annotations;

  exports shop.game;
}
