package io.variantmapper.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Serializers of Boolean, Integer, Long, Float, Double and String. The serializer of a generic type
 * can take them as arguments.
 *
 * <pre>{@code
 * byte[] packet = PlainSerializer.STRING.encode("hello");
 * // @VariantDictionary record Box<T>(T content) {}
 * // BoxVariantSerializer.of(PlainSerializer.STRING).encode(new Box<>("hello"))
 * }</pre>
 *
 * <p>Each serializer writes null as a nil, and other values in the same way as the method of
 * {@link VariantWriter} for the Java type. {@link TreeSerializer} is the serializer of trees.
 *
 * @param <T> the Java type
 */
public final class PlainSerializer<T> implements VariantSerializer<T> {
  /** Reads and writes a bool. */
  public static final PlainSerializer<Boolean> BOOLEAN = new PlainSerializer<>(Boolean.class);

  /** Reads and writes an int that fits into 32 bits. */
  public static final PlainSerializer<Integer> INTEGER = new PlainSerializer<>(Integer.class);

  /** Reads and writes an int of up to 64 bits. */
  public static final PlainSerializer<Long> LONG = new PlainSerializer<>(Long.class);

  /** Reads and writes a float; reading rounds it to a Java float. */
  public static final PlainSerializer<Float> FLOAT = new PlainSerializer<>(Float.class);

  /** Reads and writes a float. */
  public static final PlainSerializer<Double> DOUBLE = new PlainSerializer<>(Double.class);

  /** Reads and writes a String. */
  public static final PlainSerializer<String> STRING = new PlainSerializer<>(String.class);

  private final Class<T> javaType;

  private PlainSerializer(Class<T> javaType) {
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
      out.writeDouble(((Number) value).doubleValue());
    } else {
      out.writeLong(((Number) value).longValue());
    }
  }

  @Override
  public long expectedSize(@Nullable T value, int depth) {
    if (value instanceof Boolean) {
      return 2 * ExpectedSize.NIL;
    }
    return value instanceof Number number
        ? ExpectedSize.ofNumber(number)
        : ExpectedSize.ofString((String) value);
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
