package game;

import io.variantmapper.annotations.UnknownKeys;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantExtras;
import io.variantmapper.runtime.Variant;
import java.util.Map;

@VariantDictionary(unknownKeys = UnknownKeys.KEEP)
public record Save(int level, @VariantExtras Map<String, Variant> rest, String name) {}
