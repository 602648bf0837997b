package io.variantmapper.it.engine;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;
import org.jspecify.annotations.Nullable;

/** Reads and writes packets of any content as trees. */
final class TreeSerializer implements VariantSerializer<Variant> {
  static final TreeSerializer INSTANCE = new TreeSerializer();

  private TreeSerializer() {}

  @Override
  public void write(VariantWriter out, @Nullable Variant value) {
    out.writeVariant(value);
  }

  @Override
  public Variant read(VariantReader in) {
    return in.readVariant();
  }
}
