/** FastLZ. Only for the other modules. */
// "module" warns that these modules are not there when this one is compiled.
@SuppressWarnings("module")
module io.variantmapper.compression {
  requires static org.jspecify;

  exports io.variantmapper.compression to
      io.variantmapper.enet,
      io.variantmapper.saves;
}
