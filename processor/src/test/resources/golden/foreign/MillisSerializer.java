package game;

import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;
import java.time.Instant;

public final class MillisSerializer implements VariantSerializer<Instant> {
  @Override
  public void write(VariantWriter out, Instant value) {
    if (value == null) {
      out.writeNil();
      return;
    }
    out.writeLong(value.toEpochMilli());
  }

  @Override
  public Instant read(VariantReader in) {
    return Instant.ofEpochMilli(in.readLong());
  }
}
