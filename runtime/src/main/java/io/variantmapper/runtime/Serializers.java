package io.variantmapper.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Serializers of Java's own values, for what takes the serializers of its parts: that of a generic
 * type. Generated code has its own for other type arguments.
 *
 * <pre>{@code
 * byte[] packet = Serializers.STRING.encode("hello");
 * // @VariantDictionary record Box<T>(T content) {}
 * // BoxVariantSerializer.of(Serializers.STRING).encode(new Box<>("hello"))
 * }</pre>
 *
 * <p>Each writes what the writer's method of that type writes, and nil for null.
 */
public final class Serializers {
  /** A bool. */
  public static final VariantSerializer<Boolean> BOOLEAN = new Plain<>(Boolean.class);

  /** An int that fits 32 bits. */
  public static final VariantSerializer<Integer> INTEGER = new Plain<>(Integer.class);

  /** An int. */
  public static final VariantSerializer<Long> LONG = new Plain<>(Long.class);

  /** A float, rounded on reading. */
  public static final VariantSerializer<Float> FLOAT = new Plain<>(Float.class);

  /** A float. */
  public static final VariantSerializer<Double> DOUBLE = new Plain<>(Double.class);

  /** A String. */
  public static final VariantSerializer<String> STRING = new Plain<>(String.class);

  private Serializers() {}

  /**
   * A serializer that writes values of a subtype as those of the type, and reads nothing.
   *
   * @param <T> the subtype, of which there may be values that the serializer would never read
   */
  public static <T> VariantSerializer<T> writing(VariantSerializer<? super T> serializer) {
    return new Writing<>(serializer);
  }

  /** For a {@code Box<? extends Item>}, where only the compiler knows what is in the box. */
  private static final class Writing<T> implements VariantSerializer<T> {
    private final VariantSerializer<? super T> serializer;

    Writing(VariantSerializer<? super T> serializer) {
      this.serializer = serializer;
    }

    @Override
    public void write(VariantWriter out, @Nullable T value) {
      serializer.write(out, value);
    }

    @Override
    public T read(VariantReader in) {
      throw new UnsupportedOperationException(
          "A serializer of a supertype can't tell which subtype to read");
    }
  }

  /** One class for all of them: a class each would be most of what the jar may hold. */
  private static final class Plain<T> implements VariantSerializer<T> {
    private final Class<T> javaType;

    Plain(Class<T> javaType) {
      this.javaType = javaType;
    }

    @Override
    public void write(VariantWriter out, @Nullable T value) {
      if (value == null) {
        out.writeNil();
      } else if (value instanceof String text) {
        out.writeString(text);
      } else if (value instanceof Boolean bool) {
        out.writeBoolean(bool);
      } else if (value instanceof Float || value instanceof Double) {
        out.writeFloat(((Number) value).doubleValue());
      } else {
        out.writeInt(((Number) value).longValue());
      }
    }

    @Override
    public T read(VariantReader in) {
      return javaType.cast(readValue(in));
    }

    private Object readValue(VariantReader in) {
      if (javaType == String.class) {
        return in.readString();
      } else if (javaType == Integer.class) {
        return in.readInt();
      } else if (javaType == Long.class) {
        return in.readLong();
      } else if (javaType == Double.class) {
        return in.readDouble();
      } else if (javaType == Float.class) {
        return in.readFloat();
      }
      return in.readBoolean();
    }
  }
}
