package io.variantmapper.saves;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;
import org.jspecify.annotations.Nullable;

final class TreeSerializer implements VariantSerializer<Variant> {
  static final TreeSerializer INSTANCE = new TreeSerializer();

  @Override
  public void write(VariantWriter out, @Nullable Variant value) {
    out.writeVariant(value);
  }

  @Override
  public Variant read(VariantReader in) {
    return in.readVariant();
  }
}
