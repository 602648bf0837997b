/** Writes and reads Variants as text and JSON, and Godot's configuration files. */
module io.variantmapper.text {
  requires transitive io.variantmapper.runtime;
  requires static org.jspecify;
  requires static tools.jackson.core;

  exports io.variantmapper.text;
}
