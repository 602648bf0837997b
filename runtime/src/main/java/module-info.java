import org.jspecify.annotations.NullMarked;

/**
 * Reads and writes Godot's binary Variant packets.
 *
 * <p>On the class path, annotations of a module have no effect. So each exported package is also
 * null-marked itself.
 */
@NullMarked
// "module" warns that rpc and text are not there when this module is compiled.
@SuppressWarnings("module")
module io.variantmapper.runtime {
  requires static org.jspecify;

  exports io.variantmapper.runtime;
  exports io.variantmapper.runtime.mapping;
  exports io.variantmapper.runtime.stream;
  exports io.variantmapper.runtime.value;
  exports io.variantmapper.runtime.wire to
      io.variantmapper.rpc,
      io.variantmapper.text;
}
