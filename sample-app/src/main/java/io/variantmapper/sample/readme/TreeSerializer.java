package io.variantmapper.sample.readme;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes packets of any content as trees.
 *
 * <pre>{@code
 * Variant tree = PacketFile.load(save, new TreeSerializer(), VariantFormat.GODOT_4);
 * }</pre>
 */
final class TreeSerializer implements VariantSerializer<Variant> {
  @Override
  public void write(VariantWriter out, @Nullable Variant value) {
    out.writeVariant(value);
  }

  @Override
  public Variant read(VariantReader in) {
    return in.readVariant();
  }
}
