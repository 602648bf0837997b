/** A game whose generated code lies in its module. */
module shop.game {
  requires io.variantmapper.runtime;
  requires static io.variantmapper.annotations;
}
