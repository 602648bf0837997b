package game;

import io.variantmapper.annotations.VariantArray;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@VariantArray
public record Pair<K extends Comparable<K>, V>(
    K key, @Nullable V value, Optional<V> other, List<Box<V>> boxes, Box<List<K>> keys) {}
