package game;

import io.variantmapper.annotations.VariantDictionary;
import java.util.List;

@VariantDictionary
public record Rack<E extends Named>(
    E first, Box<? extends E> second, Box<E>[] row, List<? extends Box<? extends E>> rest) {}
