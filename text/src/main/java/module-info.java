/** Writes and reads Variants as text and JSON, and Godot's configuration files. */
module io.variantmapper.text {
  requires transitive io.variantmapper.runtime;
  requires static org.jspecify;

  exports io.variantmapper.text;
}
