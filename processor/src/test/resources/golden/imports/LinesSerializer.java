package game;

import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;
import java.util.List;

final class LinesSerializer implements VariantSerializer<List<String>> {
  @Override
  public void write(VariantWriter out, List<String> value) {
    out.writeString(value == null ? null : String.join("\n", value));
  }

  @Override
  public List<String> read(VariantReader in) {
    return List.of(in.readString().split("\n", -1));
  }
}
