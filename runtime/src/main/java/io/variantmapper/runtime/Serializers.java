package io.variantmapper.runtime;

import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.StringName;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector2i;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.runtime.value.Vector3i;
import org.jspecify.annotations.Nullable;

/**
 * Serializers of plain values, for what takes the serializers of its parts: that of a generic type.
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
  public static final VariantSerializer<Boolean> BOOLEAN =
      new Plain<>(Boolean.class, VariantType.BOOL);

  /** An int that fits 32 bits. */
  public static final VariantSerializer<Integer> INTEGER =
      new Plain<>(Integer.class, VariantType.INT);

  /** An int. */
  public static final VariantSerializer<Long> LONG = new Plain<>(Long.class, VariantType.INT);

  /** A float, rounded on reading. */
  public static final VariantSerializer<Float> FLOAT = new Plain<>(Float.class, VariantType.FLOAT);

  /** A float. */
  public static final VariantSerializer<Double> DOUBLE =
      new Plain<>(Double.class, VariantType.FLOAT);

  /** A String. */
  public static final VariantSerializer<String> STRING =
      new Plain<>(String.class, VariantType.STRING);

  /** A StringName. */
  public static final VariantSerializer<StringName> STRING_NAME =
      new Plain<>(StringName.class, VariantType.STRING_NAME);

  /** A NodePath. */
  public static final VariantSerializer<NodePath> NODE_PATH =
      new Plain<>(NodePath.class, VariantType.NODE_PATH);

  /** A Vector2. */
  public static final VariantSerializer<Vector2> VECTOR2 =
      new Plain<>(Vector2.class, VariantType.VECTOR2);

  /** A Vector2i. */
  public static final VariantSerializer<Vector2i> VECTOR2I =
      new Plain<>(Vector2i.class, VariantType.VECTOR2I);

  /** A Vector3. */
  public static final VariantSerializer<Vector3> VECTOR3 =
      new Plain<>(Vector3.class, VariantType.VECTOR3);

  /** A Vector3i. */
  public static final VariantSerializer<Vector3i> VECTOR3I =
      new Plain<>(Vector3i.class, VariantType.VECTOR3I);

  /** A Color. */
  public static final VariantSerializer<Color> COLOR = new Plain<>(Color.class, VariantType.COLOR);

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
    private final VariantType type;

    Plain(Class<T> javaType, VariantType type) {
      this.javaType = javaType;
      this.type = type;
    }

    @Override
    public void write(VariantWriter out, @Nullable T value) {
      if (value == null) {
        out.writeNil();
        return;
      }
      switch (type) {
        case BOOL -> out.writeBoolean((Boolean) value);
        case INT -> out.writeInt(((Number) value).longValue());
        case FLOAT -> out.writeFloat(((Number) value).doubleValue());
        case STRING -> out.writeString((String) value);
        case STRING_NAME -> out.writeStringName((StringName) value);
        case NODE_PATH -> out.writeNodePath((NodePath) value);
        case VECTOR2 -> out.writeVector2((Vector2) value);
        case VECTOR2I -> out.writeVector2i((Vector2i) value);
        case VECTOR3 -> out.writeVector3((Vector3) value);
        case VECTOR3I -> out.writeVector3i((Vector3i) value);
        default -> out.writeColor((Color) value);
      }
    }

    @Override
    public T read(VariantReader in) {
      return javaType.cast(readValue(in));
    }

    private Object readValue(VariantReader in) {
      return switch (type) {
        case BOOL -> in.readBoolean();
        case INT -> readInteger(in);
        case FLOAT -> readFloat(in);
        case STRING -> in.readString();
        case STRING_NAME -> in.readStringName();
        case NODE_PATH -> in.readNodePath();
        case VECTOR2 -> in.readVector2();
        case VECTOR2I -> in.readVector2i();
        case VECTOR3 -> in.readVector3();
        case VECTOR3I -> in.readVector3i();
        default -> in.readColor();
      };
    }

    private Number readInteger(VariantReader in) {
      if (javaType == Integer.class) {
        return in.readInt();
      }
      return in.readLong();
    }

    private Number readFloat(VariantReader in) {
      if (javaType == Float.class) {
        return in.readFloat();
      }
      return in.readDouble();
    }
  }
}
