package io.variantmapper.runtime;

import io.variantmapper.runtime.mapping.CollisionGuard;
import io.variantmapper.runtime.types.Snapshots;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Serializers of List, Set, Map and Optional, for example for a packet whose value is an Array or a
 * Dictionary.
 *
 * <pre>{@code
 * VariantSerializer<List<String>> names = ContainerSerializers.listOf(PlainSerializer.STRING);
 * byte[] packet = names.encode(List.of("Ada", "Bob"));   // ["Ada", "Bob"]
 * // VariantSerializer<Map<String, Player>> players = ContainerSerializers.mapOf(
 * //     PlainSerializer.STRING, PlayerVariantSerializer.INSTANCE);
 * }</pre>
 *
 * <p>The serializers write a nil for null. Reading refuses a nil in place of a list, set or map. It
 * also refuses a nil in place of an element, key or value, unless the serializer of that part
 * {@linkplain VariantSerializer#readsNil reads nil}. The collections that reading returns are
 * mutable and belong to the caller.
 */
public final class ContainerSerializers {
  private ContainerSerializers() {}

  /**
   * Returns the serializer of a list, which is written as an Array and read as an {@code
   * ArrayList}.
   */
  public static <T> VariantSerializer<List<T>> listOf(VariantSerializer<T> elements) {
    return new OfList<>(Objects.requireNonNull(elements, "elements"));
  }

  /**
   * Returns the serializer of a set, which is written as an Array and read as a {@code
   * LinkedHashSet}. If a packet has equal elements, reading keeps the first of them.
   */
  public static <T> VariantSerializer<Set<T>> setOf(VariantSerializer<T> elements) {
    return new OfSet<>(Objects.requireNonNull(elements, "elements"));
  }

  /**
   * Returns the serializer of a map, which is written as a Dictionary and read as a {@code
   * LinkedHashMap}. If a packet has equal keys, reading keeps the value of the last of them.
   */
  public static <K, V> VariantSerializer<Map<K, V>> mapOf(
      VariantSerializer<K> keys, VariantSerializer<V> values) {
    return new OfMap<>(
        Objects.requireNonNull(keys, "keys"), Objects.requireNonNull(values, "values"));
  }

  /**
   * Returns the serializer of an {@code Optional}. An empty {@code Optional} is written as a nil,
   * and a nil is read as an empty {@code Optional}.
   */
  public static <T> VariantSerializer<Optional<T>> optionalOf(VariantSerializer<T> value) {
    return new OfOptional<>(Objects.requireNonNull(value, "value"));
  }

  private abstract static class OfCollection<T, C extends Collection<T>>
      implements VariantSerializer<C> {
    final VariantSerializer<T> elements;

    OfCollection(VariantSerializer<T> elements) {
      this.elements = elements;
    }

    @Override
    public void write(VariantWriter out, @Nullable C value) {
      if (value == null) {
        out.writeNil();
        return;
      }
      Collection<T> snapshot = Snapshots.of(value);
      out.beginArray(snapshot.size());
      for (T element : snapshot) {
        out.write(elements, element);
      }
      out.endArray();
    }

    @Override
    public long expectedSize(@Nullable C value, int depth) {
      return ExpectedSize.ofArray(value, elements, depth - 1);
    }
  }

  private static final class OfList<T> extends OfCollection<T, List<T>> {
    OfList(VariantSerializer<T> elements) {
      super(elements);
    }

    @Override
    public List<T> read(VariantReader in) {
      int count = in.beginArray();
      List<T> read = new ArrayList<>(in.capacity(count));
      for (int i = 0; i < count; i++) {
        read.add(in.read(elements));
      }
      in.endArray();
      return read;
    }
  }

  private static final class OfSet<T> extends OfCollection<T, Set<T>> {
    OfSet(VariantSerializer<T> elements) {
      super(elements);
    }

    @Override
    public Set<T> read(VariantReader in) {
      int count = in.beginArray();
      Set<T> read = new LinkedHashSet<>(in.capacity(count) * 4 / 3);
      CollisionGuard guard = new CollisionGuard(in);
      for (int i = 0; i < count; i++) {
        T element = in.read(elements);
        guard.check(element, read.size());
        read.add(element);
      }
      in.endArray();
      return read;
    }
  }

  private static final class OfMap<K, V> implements VariantSerializer<Map<K, V>> {
    private final VariantSerializer<K> keys;
    private final VariantSerializer<V> values;

    OfMap(VariantSerializer<K> keys, VariantSerializer<V> values) {
      this.keys = keys;
      this.values = values;
    }

    @Override
    public void write(VariantWriter out, @Nullable Map<K, V> value) {
      if (value == null) {
        out.writeNil();
        return;
      }
      Map<K, V> entries = Snapshots.of(value);
      out.beginDictionary(entries.size());
      for (Map.Entry<K, V> entry : entries.entrySet()) {
        out.write(keys, entry.getKey());
        out.write(values, entry.getValue());
      }
      out.endDictionary();
    }

    @Override
    public Map<K, V> read(VariantReader in) {
      int count = in.beginDictionary();
      Map<K, V> read = new LinkedHashMap<>(in.capacity(count) * 4 / 3);
      CollisionGuard guard = new CollisionGuard(in);
      for (int i = 0; i < count; i++) {
        guard.beginKey();
        K key = in.read(keys);
        guard.check(key, read.size());
        read.put(key, in.read(values));
      }
      in.endDictionary();
      return read;
    }

    @Override
    public long expectedSize(@Nullable Map<K, V> value, int depth) {
      return ExpectedSize.ofDictionary(value, keys, values, depth - 1);
    }
  }

  @SuppressWarnings("NullableOptional") // may be null: every serializer can write null
  private static final class OfOptional<T> implements VariantSerializer<Optional<T>> {
    private final VariantSerializer<T> value;

    OfOptional(VariantSerializer<T> value) {
      this.value = value;
    }

    @Override
    public void write(VariantWriter out, @Nullable Optional<T> optional) {
      if (optional != null && optional.isPresent()) {
        out.write(value, optional.get());
      } else {
        out.writeNil();
      }
    }

    @Override
    public Optional<T> read(VariantReader in) {
      return in.skipNil() ? Optional.empty() : Optional.of(in.read(value));
    }

    @Override
    public boolean readsNil() {
      return true;
    }

    @Override
    public long expectedSize(@Nullable Optional<T> optional, int depth) {
      return optional != null && optional.isPresent()
          ? value.expectedSize(optional.get(), depth - 1)
          : ExpectedSize.NIL;
    }
  }
}
