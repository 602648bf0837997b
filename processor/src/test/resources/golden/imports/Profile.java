package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantImport;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;

@VariantImport(type = int.class, using = StrictIntSerializer.class)
@VariantDictionary
public record Profile(
    Duration played,
    Map<Locale, Duration> byLanguage,
    List<String> notes,
    List<Locale> languages,
    int level,
    Integer rank,
    int[] scores,
    @VariantField(using = StrictIntSerializer.class) Integer best,
    Session session) {
  @VariantDictionary
  public record Session(int number, Duration length) {}
}
