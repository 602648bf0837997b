import org.jspecify.annotations.NullMarked;

/**
 * Reads and writes Godot's binary Variant packets.
 *
 * <p>The exported packages are also null-marked by themselves, for users on the class path.
 */
@NullMarked
module io.variantmapper.runtime {
  requires static org.jspecify;

  exports io.variantmapper.runtime;
  exports io.variantmapper.runtime.mapping;
  exports io.variantmapper.runtime.stream;
  exports io.variantmapper.runtime.value;
}
