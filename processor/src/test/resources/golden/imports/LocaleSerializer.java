package game;

import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;
import java.util.Locale;

final class LocaleSerializer implements VariantSerializer<Locale> {
  static final VariantSerializer<Locale> INSTANCE = new LocaleSerializer();

  private LocaleSerializer() {}

  @Override
  public void write(VariantWriter out, Locale value) {
    out.writeString(value == null ? null : value.toLanguageTag());
  }

  @Override
  public Locale read(VariantReader in) {
    return Locale.forLanguageTag(in.readString());
  }
}
