package io.variantmapper.runtime.types;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.Image;
import io.variantmapper.runtime.value.InputEvent;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.ObjectId;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.runtime.value.Signal;
import io.variantmapper.runtime.value.StringName;
import io.variantmapper.runtime.wire.Layout;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Operations on the values of all Variant types, with a case for each type. They delegate math
 * types to {@link MathRow}, and packed arrays of math types to {@link PackedVectors}. Each
 * operation throws {@link IllegalArgumentException} for a type that it does not support.
 *
 * <p>A value is hashed and compared by its parts, which are an array of numbers or texts. Most
 * types are also printed from their parts. NaN equals NaN, and 0.0 equals −0.0, as in the engine's
 * Dictionary keys.
 */
public final class TypeTable {
  private static final Map<Class<?>, VariantType> BY_CLASS = byClass();

  private static final long FIRST_MULTIPLIER = 0xFF51AFD7ED558CCDL;
  private static final long SECOND_MULTIPLIER = 0xC4CEB9FE1A85EC53L;

  private TypeTable() {}

  private static Map<Class<?>, VariantType> byClass() {
    Map<Class<?>, VariantType> types = new HashMap<>();
    for (VariantType type : VariantType.values()) {
      types.put(type.javaClass(), type);
    }
    types.remove(Void.class);
    return types;
  }

  /** Returns the type whose values have this class, or null if there is none. */
  public static @Nullable VariantType typeOf(Class<?> javaClass) {
    return BY_CLASS.get(javaClass);
  }

  /** Returns whether {@code value} is valid for the type and does not have null elements. */
  public static boolean holds(VariantType type, @Nullable Object value) {
    return value != null
        && value.getClass() == type.javaClass()
        && (type != VariantType.CALLABLE || value == type)
        && !(value instanceof Object[] array && Arrays.asList(array).contains(null));
  }

  /** Returns whether all values of the type take the same number of bytes in single precision. */
  public static boolean hasFixedSize(VariantType type) {
    return type == VariantType.BOOL
        || type == VariantType.INT
        || type == VariantType.FLOAT
        || MathRow.isMath(type);
  }

  /** For a type of fixed size, returns the number of bytes that follow a header without flags. */
  public static int fixedBytes(VariantType type) {
    return switch (type) {
      case BOOL, INT, FLOAT -> LittleEndian.WORD;
      default -> MathRow.of(type).components() * LittleEndian.WORD;
    };
  }

  /** Returns the minimum number of bytes that follow the header of a value. */
  public static int minBytes(VariantType type) {
    int components = Math.max(1, type.components().size());
    return type == VariantType.CALLABLE ? 0 : components * LittleEndian.WORD;
  }

  /**
   * Returns the size in bytes of an element of a packed array; {@code header} is the array's
   * header. For a text, returns only the size of the length before the text.
   */
  public static int elementBytes(VariantType array, VariantFormat format, int header) {
    int width = elementWidth(array, format, header);
    VariantType element = array.element();
    return MathRow.isMath(element) ? MathRow.of(element).components() * width : width;
  }

  /** Returns the size in bytes of a number in a packed array, or of the length before a text. */
  private static int elementWidth(VariantType array, VariantFormat format, int header) {
    return switch (array) {
      case PACKED_BYTE_ARRAY -> 1;
      case PACKED_INT32_ARRAY, PACKED_FLOAT32_ARRAY, PACKED_STRING_ARRAY -> LittleEndian.WORD;
      case PACKED_INT64_ARRAY, PACKED_FLOAT64_ARRAY -> LittleEndian.LONG;
      default -> PackedVectors.rowOf(array).width(format, header);
    };
  }

  /** Returns the header that an element would have outside of its packed array. */
  static int elementHeader(VariantType array, VariantFormat format, int header) {
    int id = format.typeId(array.element());
    boolean isWide = elementWidth(array, format, header) == LittleEndian.LONG;
    return isWide ? id | Layout.FLAG_64 : id;
  }

  public static Object read(PacketInput in, VariantType type) {
    return switch (type) {
      case BOOL -> Numbers.readBoolean(in);
      case INT -> Numbers.readLong(in);
      case FLOAT -> Numbers.readDouble(in);
      case STRING -> Texts.readString(in);
      case STRING_NAME -> new StringName(Texts.readString(in));
      case NODE_PATH -> EngineValues.readNodePath(in);
      case RID -> EngineValues.readRid(in);
      case OBJECT -> EngineValues.readObject(in);
      case CALLABLE -> EngineValues.readCallable(in);
      case SIGNAL -> EngineValues.readSignal(in);
      case IMAGE -> EngineValues.readImage(in);
      case INPUT_EVENT -> EngineValues.readInputEvent(in);
      case PACKED_BYTE_ARRAY -> PackedNumbers.readBytes(in);
      case PACKED_INT32_ARRAY -> PackedNumbers.readInts(in);
      case PACKED_INT64_ARRAY -> PackedNumbers.readLongs(in);
      case PACKED_FLOAT32_ARRAY -> PackedNumbers.readFloats(in);
      case PACKED_FLOAT64_ARRAY -> PackedNumbers.readDoubles(in);
      case PACKED_STRING_ARRAY -> Texts.readPacked(in);
      default ->
        type.isPackedArray()
            ? PackedVectors.read(in, PackedVectors.rowOf(type))
            : MathRow.of(type).read(in);
    };
  }

  /** Writes a value of {@code type}, or nil for null. */
  public static void writeOrNil(PacketOutput out, VariantType type, @Nullable Object value) {
    if (value == null) {
      Numbers.writeNil(out);
    } else {
      write(out, type, value);
    }
  }

  /** Writes a value of {@code type}, for which {@link #holds} must return true. */
  public static void write(PacketOutput out, VariantType type, Object value) {
    switch (type) {
      case BOOL -> Numbers.writeBoolean(out, (boolean) value);
      case INT -> Numbers.writeLong(out, (long) value);
      case FLOAT -> Numbers.writeDouble(out, (double) value);
      case STRING, STRING_NAME -> Texts.write(out, type, Texts.textOf(value));
      case NODE_PATH -> EngineValues.write(out, (NodePath) value);
      case RID -> EngineValues.write(out, (Rid) value);
      case OBJECT -> EngineValues.write(out, (ObjectId) value);
      case CALLABLE -> EngineValues.writeCallable(out);
      case SIGNAL -> EngineValues.write(out, (Signal) value);
      case IMAGE -> EngineValues.write(out, (Image) value);
      case INPUT_EVENT -> EngineValues.write(out, (InputEvent) value);
      case PACKED_BYTE_ARRAY -> PackedNumbers.write(out, (byte[]) value);
      case PACKED_INT32_ARRAY -> PackedNumbers.write(out, (int[]) value);
      case PACKED_INT64_ARRAY -> PackedNumbers.write(out, (long[]) value);
      case PACKED_FLOAT32_ARRAY -> PackedNumbers.write(out, (float[]) value);
      case PACKED_FLOAT64_ARRAY -> PackedNumbers.write(out, (double[]) value);
      case PACKED_STRING_ARRAY -> Texts.writePacked(out, (String[]) value);
      default -> {
        if (type.isPackedArray()) {
          PackedVectors.write(out, PackedVectors.rowOf(type), (Object[]) value);
        } else {
          MathRow.of(type).write(out, value);
        }
      }
    }
  }

  /**
   * Skips the next value without decoding it; a container is skipped with its content. The time is
   * linear in the number of skipped bytes. There is no recursion.
   */
  public static void skip(PacketInput in) {
    int start = in.position;
    Containers.skip(in, false);
    in.valueStart = start;
  }

  /**
   * Reads the next value and returns its bytes with the header. An element of a PackedByteArray is
   * returned as an int with a header. Must not be called for elements of other packed arrays.
   */
  public static byte[] takeValue(PacketInput in) {
    if (in.inBytes) {
      byte[] value = new byte[LittleEndian.LONG];
      LittleEndian.putInt(value, 0, in.elementHeader);
      LittleEndian.putInt(value, LittleEndian.WORD, Numbers.readInt(in));
      return value;
    }
    int first = in.position;
    skip(in);
    return Arrays.copyOfRange(in.bytes, first, in.position);
  }

  /** Reads an element of a packed array, which has no header, and writes it with a header. */
  public static void copy(PacketInput in, PacketOutput out) {
    VariantType type = in.nextType();
    write(out, type, read(in, type));
  }

  /** Moves past the next value, or, if it is a container, to the start of its content. */
  public static void skipOne(PacketInput in) {
    if (Nesting.isInObject(in)) {
      Texts.skip(in);
    }
    int header = in.nextHeader();
    VariantType type = in.typeOf(header);
    switch (type) {
      case NIL, CALLABLE -> {}
      case BOOL -> in.pass(LittleEndian.WORD);
      case INT, FLOAT -> Numbers.skip(in, header);
      case STRING, STRING_NAME -> Texts.skip(in);
      case NODE_PATH -> EngineValues.skipNodePath(in);
      case RID -> EngineValues.skipRid(in);
      case OBJECT -> EngineValues.skipObject(in, header);
      case SIGNAL -> EngineValues.skipSignal(in);
      case ARRAY -> Containers.openArray(in, header);
      case DICTIONARY -> Containers.openDictionary(in, header);
      case IMAGE -> EngineValues.skipImage(in);
      case INPUT_EVENT -> EngineValues.skipInputEvent(in);
      default -> {
        if (type.isPackedArray()) {
          Containers.skipPacked(in, type, header);
        } else {
          MathRow<Object> row = MathRow.of(type);
          in.pass((long) row.components() * row.width(in.format, header));
        }
      }
    }
  }

  private static Object parts(VariantType type, Object value) {
    return switch (type) {
      case BOOL -> new long[] {(boolean) value ? 1 : 0};
      case INT -> new long[] {(long) value};
      case FLOAT -> new double[] {(double) value};
      case STRING, STRING_NAME -> new String[] {value.toString()};
      case NODE_PATH -> EngineValues.parts((NodePath) value);
      case RID -> new long[] {((Rid) value).id()};
      case OBJECT -> new long[] {((ObjectId) value).id()};
      case CALLABLE -> new long[0];
      case SIGNAL -> EngineValues.parts((Signal) value);
      case IMAGE -> EngineValues.parts((Image) value);
      case INPUT_EVENT -> EngineValues.parts((InputEvent) value);
      case PACKED_BYTE_ARRAY,
          PACKED_INT32_ARRAY,
          PACKED_INT64_ARRAY,
          PACKED_FLOAT32_ARRAY,
          PACKED_FLOAT64_ARRAY,
          PACKED_STRING_ARRAY -> value;
      default ->
        type.isPackedArray()
            ? PackedVectors.parts(PackedVectors.rowOf(type), (Object[]) value)
            : MathRow.of(type).parts(value);
    };
  }

  /** Returns whether the engine considers two values of {@code type} the same Dictionary key. */
  public static boolean same(VariantType type, Object a, Object b) {
    return same(parts(type, a), parts(type, b));
  }

  /** Returns a hash that is the same for equal values of {@code type}. */
  public static long hash(VariantType type, Object value, long seed) {
    return hash(parts(type, value), seed);
  }

  /** Appends a value of {@code type} in the syntax of GDScript 4. */
  public static void print(VariantType type, Object value, StringBuilder text) {
    switch (type) {
      case BOOL, INT, IMAGE, INPUT_EVENT -> text.append(value);
      case FLOAT -> text.append(Numbers.named(value.toString()));
      case STRING -> text.append(Texts.quoted((String) value));
      case STRING_NAME -> text.append('&').append(Texts.quoted(value.toString()));
      case NODE_PATH -> text.append('^').append(Texts.quoted(value.toString()));
      case SIGNAL -> {
        Signal signal = (Signal) value;
        text.append("Signal(Object(").append(signal.object().id()).append("), &");
        text.append(Texts.quoted(signal.name())).append(')');
      }
      default -> {
        text.append(type.godotName()).append('(');
        print(parts(type, value), text);
        text.append(')');
      }
    }
  }

  /**
   * Mixes two numbers like MurmurHash3: changing one bit of either number changes about half of the
   * result's bits.
   */
  public static long mix(long hash, long value) {
    long mixed = (hash * 31) ^ value;
    mixed = (mixed ^ (mixed >>> 33)) * FIRST_MULTIPLIER;
    mixed = (mixed ^ (mixed >>> 33)) * SECOND_MULTIPLIER;
    return mixed ^ (mixed >>> 33);
  }

  public static long hash(String text, long seed) {
    long hash = mix(seed, text.length());
    long block = 0;
    for (int i = 0; i < text.length(); i++) {
      block = block << Character.SIZE | text.charAt(i);
      if (i % 4 == 3) {
        hash = mix(hash, block);
      }
    }
    // The last block may contain chars of the block before it.
    return mix(hash, block);
  }

  public static long hash(double value, long seed) {
    // doubleToLongBits returns the same bits for all NaNs.
    return mix(seed, value == 0 ? 0 : Double.doubleToLongBits(value));
  }

  /** Returns a hash that is the same for equal arrays of the same type. */
  public static long hash(Object parts, long seed) {
    long hash = seed;
    if (parts instanceof byte[] bytes) {
      for (byte part : bytes) {
        hash = mix(hash, part);
      }
    } else if (parts instanceof int[] ints) {
      for (int part : ints) {
        hash = mix(hash, part);
      }
    } else if (parts instanceof long[] longs) {
      for (long part : longs) {
        hash = mix(hash, part);
      }
    } else if (parts instanceof String[] texts) {
      for (String part : texts) {
        hash = hash(part, hash);
      }
    } else {
      for (double part : reals(parts)) {
        hash = hash(part, hash);
      }
    }
    return hash;
  }

  /** Returns whether two floats are equal, or both are NaN. */
  public static boolean same(double a, double b) {
    return a == b || (Double.isNaN(a) && Double.isNaN(b));
  }

  /** Returns the number of elements of a packed array. */
  public static int length(Object array) {
    if (array instanceof byte[] bytes) {
      return bytes.length;
    } else if (array instanceof int[] ints) {
      return ints.length;
    } else if (array instanceof long[] longs) {
      return longs.length;
    } else if (array instanceof float[] floats) {
      return floats.length;
    }
    return array instanceof double[] doubles ? doubles.length : ((Object[]) array).length;
  }

  static boolean same(Object a, Object b) {
    boolean areReals = a instanceof float[] || a instanceof double[];
    return areReals ? same(reals(a), reals(b)) : Objects.deepEquals(a, b);
  }

  private static boolean same(double[] a, double[] b) {
    boolean same = a.length == b.length;
    for (int i = 0; same && i < a.length; i++) {
      same = same(a[i], b[i]);
    }
    return same;
  }

  /** Appends an array in the syntax of GDScript, without brackets. */
  static void print(Object parts, StringBuilder text) {
    int start = text.length();
    if (parts instanceof byte[] bytes) {
      for (byte part : bytes) {
        text.append(", ").append(Byte.toUnsignedInt(part));
      }
    } else if (parts instanceof String[] texts) {
      for (String part : texts) {
        text.append(", ").append(Texts.quoted(part));
      }
    } else if (parts instanceof int[] || parts instanceof long[]) {
      String list =
          parts instanceof int[] ints ? Arrays.toString(ints) : Arrays.toString((long[]) parts);
      text.append(", ").append(list, 1, list.length() - 1);
    } else {
      for (double part : reals(parts)) {
        text.append(", ");
        Numbers.print(text, part);
      }
    }
    text.delete(start, Math.min(start + 2, text.length()));
  }

  private static double[] reals(Object array) {
    if (array instanceof double[] doubles) {
      return doubles;
    }
    float[] floats = (float[]) array;
    double[] reals = new double[floats.length];
    for (int i = 0; i < floats.length; i++) {
      reals[i] = floats[i];
    }
    return reals;
  }
}
