package io.variantmapper.runtime.types;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.wire.Layout;
import io.variantmapper.runtime.wire.LittleEndian;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes packed arrays of numbers: a count, then elements without headers. A method that
 * reads such an array also accepts any other array whose elements fit. It returns a new Java array,
 * which it creates only after it has checked the count against the bytes left.
 */
public final class PackedNumbers {
  /** From this number of elements on, a view of the bytes is faster than a loop of copies. */
  private static final int SHORT = 256;

  private PackedNumbers() {}

  /** Reads a PackedByteArray, or any array of ints from −128 to 255. */
  public static byte[] readBytes(PacketInput in) {
    int count = Containers.takePlain(in, VariantType.PACKED_BYTE_ARRAY, 1);
    if (count >= 0) {
      int at = in.passPadded(count);
      return Arrays.copyOfRange(in.bytes, at, at + count);
    }
    byte[] values = new byte[Containers.beginArray(in)];
    for (int i = 0; i < values.length; i++) {
      values[i] = Numbers.readAnyByte(in);
    }
    Containers.endArray(in);
    return values;
  }

  /** Reads a PackedInt32Array, or any array of numbers that fit into an int. */
  public static int[] readInts(PacketInput in) {
    int count = Containers.takePlain(in, VariantType.PACKED_INT32_ARRAY, LittleEndian.WORD);
    if (count >= 0) {
      return takeInts(in, count);
    }
    int[] values = new int[Containers.beginArray(in)];
    for (int i = 0; i < values.length; i++) {
      values[i] = Numbers.readInt(in);
    }
    Containers.endArray(in);
    return values;
  }

  private static int[] takeInts(PacketInput in, int count) {
    int[] values = new int[count];
    byte[] bytes = in.bytes;
    int at = in.pass((long) count * LittleEndian.WORD);
    if (count >= SHORT) {
      view(bytes, at).asIntBuffer().get(values);
      return values;
    }
    for (int i = 0; i < count; i++) {
      values[i] = LittleEndian.getInt(bytes, at + i * LittleEndian.WORD);
    }
    return values;
  }

  /** Reads a PackedInt64Array, or any array of numbers that fit into a long. */
  public static long[] readLongs(PacketInput in) {
    int count = Containers.takePlain(in, VariantType.PACKED_INT64_ARRAY, LittleEndian.LONG);
    if (count >= 0) {
      return takeLongs(in, count);
    }
    long[] values = new long[Containers.beginArray(in)];
    for (int i = 0; i < values.length; i++) {
      values[i] = Numbers.readLong(in);
    }
    Containers.endArray(in);
    return values;
  }

  private static long[] takeLongs(PacketInput in, int count) {
    long[] values = new long[count];
    byte[] bytes = in.bytes;
    int at = in.pass((long) count * LittleEndian.LONG);
    if (count >= SHORT) {
      view(bytes, at).asLongBuffer().get(values);
      return values;
    }
    for (int i = 0; i < count; i++) {
      values[i] = LittleEndian.getLong(bytes, at + i * LittleEndian.LONG);
    }
    return values;
  }

  /** Reads a PackedFloat32Array, or any array of numbers. */
  public static float[] readFloats(PacketInput in) {
    int count = Containers.takePlain(in, VariantType.PACKED_FLOAT32_ARRAY, LittleEndian.WORD);
    if (count >= 0) {
      return takeFloats(in, count);
    }
    float[] values = new float[Containers.beginArray(in)];
    readElements(in, values);
    Containers.endArray(in);
    return values;
  }

  /** Reads {@code count} consecutive floats without headers. */
  static float[] takeFloats(PacketInput in, int count) {
    float[] values = new float[count];
    byte[] bytes = in.bytes;
    int at = in.pass((long) count * LittleEndian.WORD);
    if (count >= SHORT) {
      view(bytes, at).asFloatBuffer().get(values);
      return values;
    }
    for (int i = 0; i < count; i++) {
      int bits = LittleEndian.getInt(bytes, at + i * LittleEndian.WORD);
      values[i] = Float.intBitsToFloat(bits);
    }
    return values;
  }

  /** Reads the elements of the open array. */
  static void readElements(PacketInput in, float[] values) {
    for (int i = 0; i < values.length; i++) {
      values[i] = Numbers.readFloat(in);
    }
  }

  /** Reads a PackedFloat64Array, or any array of numbers. */
  public static double[] readDoubles(PacketInput in) {
    int count = Containers.takePlain(in, VariantType.PACKED_FLOAT64_ARRAY, LittleEndian.LONG);
    if (count >= 0) {
      return takeDoubles(in, count);
    }
    double[] values = new double[Containers.beginArray(in)];
    readElements(in, values);
    Containers.endArray(in);
    return values;
  }

  private static double[] takeDoubles(PacketInput in, int count) {
    double[] values = new double[count];
    byte[] bytes = in.bytes;
    int at = in.pass((long) count * LittleEndian.LONG);
    if (count >= SHORT) {
      view(bytes, at).asDoubleBuffer().get(values);
      return values;
    }
    for (int i = 0; i < count; i++) {
      long bits = LittleEndian.getLong(bytes, at + i * LittleEndian.LONG);
      values[i] = Double.longBitsToDouble(bits);
    }
    return values;
  }

  /** Reads the elements of the open array. */
  static void readElements(PacketInput in, double[] values) {
    for (int i = 0; i < values.length; i++) {
      values[i] = Numbers.readDouble(in);
    }
  }

  /** Writes a PackedByteArray with its padding, or nil for null. */
  public static void write(PacketOutput out, byte @Nullable [] values) {
    if (values == null) {
      Numbers.writeNil(out);
      return;
    }
    begin(out, VariantType.PACKED_BYTE_ARRAY, values.length, 1);
    out.putPaddedBytes(values);
  }

  /** Writes a PackedInt32Array, or nil for null. */
  public static void write(PacketOutput out, int @Nullable [] values) {
    if (values == null) {
      Numbers.writeNil(out);
      return;
    }
    begin(out, VariantType.PACKED_INT32_ARRAY, values.length, LittleEndian.WORD);
    put(out, values);
  }

  private static void put(PacketOutput out, int[] values) {
    byte[] bytes = out.bytes;
    int at = out.position;
    out.position = at + values.length * LittleEndian.WORD;
    if (values.length >= SHORT) {
      view(bytes, at).asIntBuffer().put(values);
      return;
    }
    for (int i = 0; i < values.length; i++) {
      LittleEndian.putInt(bytes, at + i * LittleEndian.WORD, values[i]);
    }
  }

  /**
   * Writes a PackedInt64Array, or nil for null. Before Godot 4, writes an untyped Array of ints in
   * place of a PackedInt64Array.
   */
  public static void write(PacketOutput out, long @Nullable [] values) {
    if (values == null) {
      Numbers.writeNil(out);
    } else if (out.format.has(VariantType.PACKED_INT64_ARRAY)) {
      begin(out, VariantType.PACKED_INT64_ARRAY, values.length, LittleEndian.LONG);
      put(out, values);
    } else {
      Containers.beginArray(out, ContainerType.UNTYPED, values.length);
      for (long value : values) {
        Numbers.writeLong(out, value);
      }
      Nesting.end(out, "endArray()", false);
    }
  }

  private static void put(PacketOutput out, long[] values) {
    byte[] bytes = out.bytes;
    int at = out.position;
    out.position = at + values.length * LittleEndian.LONG;
    if (values.length >= SHORT) {
      view(bytes, at).asLongBuffer().put(values);
      return;
    }
    for (int i = 0; i < values.length; i++) {
      LittleEndian.putLong(bytes, at + i * LittleEndian.LONG, values[i]);
    }
  }

  /** Writes a PackedFloat32Array, or nil for null. */
  public static void write(PacketOutput out, float @Nullable [] values) {
    if (values == null) {
      Numbers.writeNil(out);
      return;
    }
    begin(out, VariantType.PACKED_FLOAT32_ARRAY, values.length, LittleEndian.WORD);
    put(out, values);
  }

  /** Appends floats with their exact bits; the buffer must have room for them. */
  static void put(PacketOutput out, float[] values) {
    byte[] bytes = out.bytes;
    int at = out.position;
    out.position = at + values.length * LittleEndian.WORD;
    if (values.length >= SHORT) {
      view(bytes, at).asFloatBuffer().put(values);
      return;
    }
    for (int i = 0; i < values.length; i++) {
      LittleEndian.putInt(bytes, at + i * LittleEndian.WORD, Float.floatToRawIntBits(values[i]));
    }
  }

  /**
   * Writes a PackedFloat64Array, or nil for null. Before Godot 4, writes an untyped Array of floats
   * in place of a PackedFloat64Array.
   */
  public static void write(PacketOutput out, double @Nullable [] values) {
    if (values == null) {
      Numbers.writeNil(out);
    } else if (out.format.has(VariantType.PACKED_FLOAT64_ARRAY)) {
      begin(out, VariantType.PACKED_FLOAT64_ARRAY, values.length, LittleEndian.LONG);
      put(out, values);
    } else {
      Containers.beginArray(out, ContainerType.UNTYPED, values.length);
      for (double value : values) {
        Numbers.writeDouble(out, value);
      }
      Nesting.end(out, "endArray()", false);
    }
  }

  private static void put(PacketOutput out, double[] values) {
    byte[] bytes = out.bytes;
    int at = out.position;
    out.position = at + values.length * LittleEndian.LONG;
    if (values.length >= SHORT) {
      view(bytes, at).asDoubleBuffer().put(values);
      return;
    }
    for (int i = 0; i < values.length; i++) {
      LittleEndian.putLong(
          bytes, at + i * LittleEndian.LONG, Double.doubleToRawLongBits(values[i]));
    }
  }

  private static ByteBuffer view(byte[] bytes, int at) {
    return ByteBuffer.wrap(bytes, at, bytes.length - at).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static void begin(PacketOutput out, VariantType type, int count, int bytesEach) {
    out.putHeader(type, 0, LittleEndian.WORD + Layout.padded((long) count * bytesEach));
    out.putWord(count);
  }
}
