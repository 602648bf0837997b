package io.variantmapper.runtime.misuse;

import io.variantmapper.runtime.ChangeSerializer;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantWriter;
import org.jspecify.annotations.Nullable;

/** Writes the new text as a whole, because a text has no parts that change separately. */
final class TextChanges implements ChangeSerializer<String> {
  @Override
  public void write(VariantWriter out, @Nullable String value) {
    out.writeString(value);
  }

  @Override
  public String read(VariantReader in) {
    return in.readString();
  }

  @Override
  public void writeChanges(VariantWriter out, @Nullable String before, @Nullable String after) {
    out.writeString(after);
  }

  @Override
  public String applyChanges(@Nullable String before, VariantReader in) {
    return in.readString();
  }
}
