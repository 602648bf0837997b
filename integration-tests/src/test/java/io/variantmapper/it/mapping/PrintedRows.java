package io.variantmapper.it.mapping;

import static io.variantmapper.it.mapping.Row.field;

import io.variantmapper.annotations.VariantArray;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.file.Path;
import java.util.Currency;
import java.util.Locale;
import java.util.Map;

/** Rows for big numbers, URIs, paths, locales and currencies, which are written as text. */
final class PrintedRows {
  static final Section SECTION = Section.of(
      "big numbers and addresses",
      field(new Wealth(new BigInteger("12345678901234567890")), "\"12345678901234567890\"")
          .alsoFrom("&\"12345678901234567890\""),
      field(new Price(new BigDecimal("9.90")), "\"9.90\""),
      field(new Home(URI.create("https://example.com/a")), "\"https://example.com/a\""),
      field(new Save(Path.of("slot1.dat")), "\"slot1.dat\""),
      field(new Voice(Locale.forLanguageTag("pt-BR")), "\"pt-BR\""),
      field(new Money(Currency.getInstance("EUR")), "\"EUR\""),
      field(new Titles(Map.of(Locale.FRENCH, "Roi")), "{\"fr\": \"Roi\"}"));

  private PrintedRows() {}

  @VariantArray
  record Wealth(BigInteger wealth) {}

  @VariantArray
  record Price(BigDecimal price) {}

  @VariantArray
  record Home(URI home) {}

  @VariantArray
  record Save(Path save) {}

  @VariantArray
  record Voice(Locale voice) {}

  @VariantArray
  record Money(Currency money) {}

  @VariantArray
  record Titles(Map<Locale, String> titles) {}
}
