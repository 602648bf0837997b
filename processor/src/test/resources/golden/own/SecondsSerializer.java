package game;

import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;
import java.time.Duration;

final class SecondsSerializer implements VariantSerializer<Duration> {
  @Override
  public void write(VariantWriter out, Duration value) {
    if (value == null) {
      out.writeNil();
      return;
    }
    out.writeDouble(value.toMillis() / 1000.0);
  }

  @Override
  public Duration read(VariantReader in) {
    return Duration.ofMillis(Math.round(in.readDouble() * 1000));
  }
}
