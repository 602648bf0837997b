package game;

import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;

final class StrictIntSerializer implements VariantSerializer<Integer> {
  @Override
  public void write(VariantWriter out, Integer value) {
    out.writeString(value == null ? null : value.toString());
  }

  @Override
  public Integer read(VariantReader in) {
    return Integer.valueOf(in.readString());
  }
}
