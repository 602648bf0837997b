package game;

import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;

final class HexSerializer implements VariantSerializer<Integer> {
  @Override
  public void write(VariantWriter out, Integer value) {
    if (value == null) {
      out.writeNil();
      return;
    }
    out.writeString(Integer.toHexString(value));
  }

  @Override
  public Integer read(VariantReader in) {
    return Integer.valueOf(in.readString(), 16);
  }
}
