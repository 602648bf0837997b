package io.variantmapper.runtime.misuse;

import io.variantmapper.runtime.ReadIntoSerializer;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads a text and adds it to the existing object, if this is a list. */
final class IntoList implements ReadIntoSerializer<Object> {
  @Override
  public void write(VariantWriter out, @Nullable Object value) {
    out.writeAny(value);
  }

  @Override
  public Object read(VariantReader in) {
    List<Object> texts = new ArrayList<>();
    readInto(texts, in);
    return texts;
  }

  @Override
  @SuppressWarnings("unchecked") // read() returns an ArrayList of Objects.
  public void readInto(Object existing, VariantReader in) {
    Objects.requireNonNull(existing, "existing");
    String text = in.readString();
    if (existing instanceof ArrayList<?> texts) {
      ((ArrayList<Object>) texts).add(text);
    }
  }
}
