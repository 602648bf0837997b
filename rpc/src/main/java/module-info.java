/** Calls between Java and the {@code @rpc} functions of Godot. */
module io.variantmapper.rpc {
  requires transitive io.variantmapper.runtime;
  requires static org.jspecify;

  exports io.variantmapper.rpc;
}
