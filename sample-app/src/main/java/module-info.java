/** A small multiplayer world that communicates with Variant packets. */
module io.variantmapper.sample {
  requires info.picocli;
  requires io.variantmapper.runtime;
  requires static io.variantmapper.annotations;
  requires static org.jspecify;

  // picocli finds commands and options by reflection. The mapper does not need an open package.
  opens io.variantmapper.sample.cli to
      info.picocli;
}
