package io.variantmapper.runtime;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Any value of a packet, as a tree that keeps all that was on the wire: types, order, and what
 * typed containers say of themselves.
 *
 * <pre>{@code
 * Variant tree = Variant.decode(packet, VariantFormat.GODOT_4);
 * if (tree instanceof Variant.Dictionary dictionary
 *     && dictionary.get("hp") instanceof Variant.Int hp) {
 *   System.out.println(hp.value());
 * }
 * byte[] same = tree.encode(VariantFormat.GODOT_4);
 * }</pre>
 *
 * <p>Immutable, but for the arrays in {@link Packed}, which are not copied. {@code equals} follows
 * the engine's rule for Dictionary keys: types are told apart, NaN equals NaN, 0.0 equals −0.0
 * (FORMAT.md 5.10).
 */
public sealed interface Variant {
  /** The type of this value. */
  VariantType type();

  /**
   * The value of a whole packet; bytes behind it are ignored, as in the engine.
   *
   * @throws MalformedPacketException if the bytes are no Variant of this format
   */
  static Variant decode(byte[] packet, VariantFormat format) {
    return new VariantReader(packet, format).readVariant();
  }

  /**
   * A whole packet in {@code format}.
   *
   * @throws UnsupportedVariantException if the format can't carry a value of the tree
   */
  default byte[] encode(VariantFormat format) {
    VariantWriter out = new VariantWriter(format);
    out.writeVariant(this);
    return out.toByteArray();
  }

  /** Godot's {@code null}. */
  record Nil() implements Variant {
    /** The one to use. */
    public static final Nil INSTANCE = new Nil();

    @Override
    public VariantType type() {
      return VariantType.NIL;
    }

    @Override
    public String toString() {
      return "null";
    }
  }

  /** A bool. */
  record Bool(boolean value) implements Variant {
    @Override
    public VariantType type() {
      return VariantType.BOOL;
    }

    @Override
    public String toString() {
      return String.valueOf(value);
    }
  }

  /** An int, 64 bits wide whatever its width on the wire. */
  record Int(long value) implements Variant {
    @Override
    public VariantType type() {
      return VariantType.INT;
    }

    @Override
    public String toString() {
      return String.valueOf(value);
    }
  }

  /** A float, 64 bits wide whatever its width on the wire. */
  @SuppressWarnings("JavaLangClash") // Godot's name; outside it reads Variant.Float.
  record Float(double value) implements Variant {
    @Override
    public VariantType type() {
      return VariantType.FLOAT;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Float that
          && (value == that.value || (Double.isNaN(value) && Double.isNaN(that.value)));
    }

    @Override
    public int hashCode() {
      return value == 0 ? 0 : Double.hashCode(value);
    }

    @Override
    public String toString() {
      return String.valueOf(value);
    }
  }

  /**
   * A value of any other type without elements.
   *
   * @param type what it is on the wire
   * @param value a {@code String}, or a record of {@code io.variantmapper.runtime.value}; the type's
   *     own {@link VariantType} for a Callable, which has no content
   */
  record Value(VariantType type, Object value) implements Variant {
    /** No part may be null. */
    public Value {
      Objects.requireNonNull(type, "type");
      Objects.requireNonNull(value, "value");
    }

    @Override
    public String toString() {
      return VariantText.of(this);
    }
  }

  /**
   * A packed array.
   *
   * @param type which one
   * @param array the Java array: {@code byte[]}, {@code int[]}, {@code long[]}, {@code float[]},
   *     {@code double[]}, {@code String[]} or one of vectors or colours; not copied
   */
  record Packed(VariantType type, Object array) implements Variant {
    /** No part may be null. */
    public Packed {
      Objects.requireNonNull(type, "type");
      Objects.requireNonNull(array, "array");
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Packed that
          && type == that.type
          && Objects.deepEquals(array, that.array);
    }

    @Override
    public int hashCode() {
      return type.hashCode();
    }

    @Override
    public String toString() {
      return VariantText.of(this);
    }
  }

  /**
   * An Array.
   *
   * @param elements in order
   * @param elementType {@link ContainerType#UNTYPED} for most
   */
  record Array(List<Variant> elements, ContainerType elementType) implements Variant {
    /** Copies the list. */
    public Array {
      elements = List.copyOf(elements);
      Objects.requireNonNull(elementType, "elementType");
    }

    /** An untyped Array. */
    public Array(List<Variant> elements) {
      this(elements, ContainerType.UNTYPED);
    }

    @Override
    public VariantType type() {
      return VariantType.ARRAY;
    }

    @Override
    public String toString() {
      return VariantText.of(this);
    }
  }

  /**
   * A Dictionary.
   *
   * @param entries in the order of the packet; of a key that came twice the last value, at the first
   *     one's place
   * @param keyType {@link ContainerType#UNTYPED} for most
   * @param valueType {@link ContainerType#UNTYPED} for most
   */
  record Dictionary(Map<Variant, Variant> entries, ContainerType keyType, ContainerType valueType)
      implements Variant {
    /** Copies the map and keeps its order. */
    public Dictionary {
      entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
      Objects.requireNonNull(keyType, "keyType");
      Objects.requireNonNull(valueType, "valueType");
    }

    /** An untyped Dictionary. */
    public Dictionary(Map<Variant, Variant> entries) {
      this(entries, ContainerType.UNTYPED, ContainerType.UNTYPED);
    }

    /** The value of the String key {@code key}, or null. */
    public @Nullable Variant get(String key) {
      return entries.get(new Value(VariantType.STRING, key));
    }

    @Override
    public VariantType type() {
      return VariantType.DICTIONARY;
    }

    @Override
    public String toString() {
      return VariantText.of(this);
    }
  }
}
