package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import java.util.Optional;

@VariantDictionary
public record Zone(
    String name,
    @VariantField(as = Circle.class) Shape area,
    @VariantField(as = Circle.class) Optional<Shape> safe) {}
