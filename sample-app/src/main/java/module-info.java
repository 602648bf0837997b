/** A small multiplayer world over Variant packets. */
module io.variantmapper.sample {
  requires info.picocli;
  requires io.variantmapper.runtime;
  requires static io.variantmapper.annotations;
  requires static org.jspecify;

  // For picocli, which finds commands and options by reflection. The mapper asks for nothing.
  opens io.variantmapper.sample.cli to
      info.picocli;
}
