package io.variantmapper.runtime;

import io.variantmapper.runtime.tree.VariantMethods;
import org.jspecify.annotations.Nullable;

/**
 * The serializer of trees, for methods that take a serializer, such as the methods of files and
 * streams.
 *
 * <pre>{@code
 * Variant save = PacketFile.load(file, TreeSerializer.INSTANCE, VariantFormat.GODOT_4);
 * VariantSerializer<List<Variant>> trees = ContainerSerializers.listOf(TreeSerializer.INSTANCE);
 * }</pre>
 *
 * <p>It reads a value of any type, and a nil as {@link Variant.Nil}. It writes null as a nil.
 */
// Not a constant of PlainSerializer, so that a shrunk app without trees stays small.
public final class TreeSerializer implements VariantSerializer<Variant> {
  /** The only instance. */
  public static final TreeSerializer INSTANCE = new TreeSerializer();

  private TreeSerializer() {}

  @Override
  public void write(VariantWriter out, @Nullable Variant value) {
    out.writeVariant(value);
  }

  @Override
  public Variant read(VariantReader in) {
    return in.readVariant();
  }

  @Override
  public long expectedSize(@Nullable Variant value, int depth) {
    return value == null || depth <= 0 ? ExpectedSize.NIL : VariantMethods.size(value, depth);
  }

  @Override
  public boolean readsNil() {
    return true;
  }
}
