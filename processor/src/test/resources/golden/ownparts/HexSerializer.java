package game;

import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;

public final class HexSerializer implements VariantSerializer<Integer> {
  static final HexSerializer INSTANCE = new HexSerializer(16);

  private final int radix;

  private HexSerializer(int radix) {
    this.radix = radix;
  }

  @Override
  public void write(VariantWriter out, Integer value) {
    if (value == null) {
      out.writeNil();
      return;
    }
    out.writeString(Integer.toString(value, radix));
  }

  @Override
  public Integer read(VariantReader in) {
    return Integer.valueOf(in.readString(), radix);
  }
}
