/** Reads and writes Godot's binary Variant packets. */
module io.variantmapper.runtime {
  requires static org.jspecify;

  exports io.variantmapper.runtime;
  exports io.variantmapper.runtime.mapping;
  exports io.variantmapper.runtime.stream;
  exports io.variantmapper.runtime.value;
}
