/** A game whose generated code lies in its module, which exports it all. */
module shop.game {
  requires transitive io.variantmapper.runtime;
  requires static transitive io.variantmapper.annotations;

  exports shop.game;
}
