package io.variantmapper.runtime.types;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Padding;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The packed arrays of numbers: a count, then elements without headers. Each is also read from any
 * other array whose elements fit; the results are new arrays, made after the count was checked
 * against the bytes left.
 */
public final class PackedNumbers {
  private PackedNumbers() {}

  /** Reads a PackedByteArray, or any array of ints from −128 to 255. */
  public static byte[] readBytes(PacketInput in) {
    int count = Containers.takePlain(in, VariantType.PACKED_BYTE_ARRAY, 1);
    if (count >= 0) {
      int at = Reading.passPadded(in, count);
      return Arrays.copyOfRange(in.bytes, at, at + count);
    }
    byte[] values = new byte[Containers.beginArray(in)];
    for (int i = 0; i < values.length; i++) {
      values[i] = Numbers.readAnyByte(in);
    }
    Containers.endArray(in);
    return values;
  }

  /** Reads a PackedInt32Array, or any array of numbers that fit. */
  public static int[] readInts(PacketInput in) {
    int count = Containers.takePlain(in, VariantType.PACKED_INT32_ARRAY, LittleEndian.WORD);
    if (count >= 0) {
      int[] values = new int[count];
      LittleEndian.getInts(in.bytes, Reading.pass(in, (long) count * LittleEndian.WORD), values);
      return values;
    }
    int[] values = new int[Containers.beginArray(in)];
    for (int i = 0; i < values.length; i++) {
      values[i] = Numbers.readInt(in);
    }
    Containers.endArray(in);
    return values;
  }

  /** Reads a PackedInt64Array, or any array of numbers that fit. */
  public static long[] readLongs(PacketInput in) {
    int count = Containers.takePlain(in, VariantType.PACKED_INT64_ARRAY, LittleEndian.LONG);
    if (count >= 0) {
      long[] values = new long[count];
      LittleEndian.getLongs(in.bytes, Reading.pass(in, (long) count * LittleEndian.LONG), values);
      return values;
    }
    long[] values = new long[Containers.beginArray(in)];
    for (int i = 0; i < values.length; i++) {
      values[i] = Numbers.readLong(in);
    }
    Containers.endArray(in);
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

  /** Takes floats that lie one after the other. */
  static float[] takeFloats(PacketInput in, int count) {
    float[] values = new float[count];
    LittleEndian.getFloats(in.bytes, Reading.pass(in, (long) count * LittleEndian.WORD), values);
    return values;
  }

  /** Reads the elements of the array that was opened. */
  static void readElements(PacketInput in, float[] values) {
    for (int i = 0; i < values.length; i++) {
      values[i] = Numbers.readFloat(in);
    }
  }

  /** Reads a PackedFloat64Array, or any array of numbers. */
  public static double[] readDoubles(PacketInput in) {
    int count = Containers.takePlain(in, VariantType.PACKED_FLOAT64_ARRAY, LittleEndian.LONG);
    if (count >= 0) {
      double[] values = new double[count];
      LittleEndian.getDoubles(in.bytes, Reading.pass(in, (long) count * LittleEndian.LONG), values);
      return values;
    }
    double[] values = new double[Containers.beginArray(in)];
    readElements(in, values);
    Containers.endArray(in);
    return values;
  }

  /** Reads the elements of the array that was opened. */
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
    Writing.putPaddedBytes(out, values);
  }

  /** Writes a PackedInt32Array, or nil for null. */
  public static void write(PacketOutput out, int @Nullable [] values) {
    if (values == null) {
      Numbers.writeNil(out);
      return;
    }
    begin(out, VariantType.PACKED_INT32_ARRAY, values.length, LittleEndian.WORD);
    LittleEndian.putInts(out.bytes, out.position, values);
    out.position += values.length * LittleEndian.WORD;
  }

  /** Writes a PackedInt64Array, or nil for null; before Godot 4 an Array of int. */
  public static void write(PacketOutput out, long @Nullable [] values) {
    if (values == null) {
      Numbers.writeNil(out);
    } else if (out.format.has(VariantType.PACKED_INT64_ARRAY)) {
      begin(out, VariantType.PACKED_INT64_ARRAY, values.length, LittleEndian.LONG);
      LittleEndian.putLongs(out.bytes, out.position, values);
      out.position += values.length * LittleEndian.LONG;
    } else {
      Containers.beginArray(out, ContainerType.UNTYPED, values.length);
      for (long value : values) {
        Numbers.writeLong(out, value);
      }
      Containers.endArray(out);
    }
  }

  /** Writes a PackedFloat32Array, or nil for null. */
  public static void write(PacketOutput out, float @Nullable [] values) {
    if (values == null) {
      Numbers.writeNil(out);
      return;
    }
    begin(out, VariantType.PACKED_FLOAT32_ARRAY, values.length, LittleEndian.WORD);
    LittleEndian.putFloats(out.bytes, out.position, values);
    out.position += values.length * LittleEndian.WORD;
  }

  /** Writes a PackedFloat64Array, or nil for null; before Godot 4 an Array of float. */
  public static void write(PacketOutput out, double @Nullable [] values) {
    if (values == null) {
      Numbers.writeNil(out);
    } else if (out.format.has(VariantType.PACKED_FLOAT64_ARRAY)) {
      begin(out, VariantType.PACKED_FLOAT64_ARRAY, values.length, LittleEndian.LONG);
      LittleEndian.putDoubles(out.bytes, out.position, values);
      out.position += values.length * LittleEndian.LONG;
    } else {
      Containers.beginArray(out, ContainerType.UNTYPED, values.length);
      for (double value : values) {
        Numbers.writeDouble(out, value);
      }
      Containers.endArray(out);
    }
  }

  private static void begin(PacketOutput out, VariantType type, int count, int bytesEach) {
    Writing.putHeader(out, type, 0, LittleEndian.WORD + Padding.padded((long) count * bytesEach));
    Writing.putWord(out, count);
  }
}
