@VariantImport(type = Duration.class, using = SecondsSerializer.class)
@VariantImport(type = Locale.class, using = LocaleSerializer.class)
@VariantImport(type = List.class, using = LinesSerializer.class)
package game;

import io.variantmapper.annotations.VariantImport;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
