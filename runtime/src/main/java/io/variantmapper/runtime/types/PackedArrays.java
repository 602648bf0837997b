package io.variantmapper.runtime.types;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.wire.Header;
import io.variantmapper.runtime.wire.LittleEndian;

/**
 * The table of the packed arrays: a method for each question, as in {@link TypeTable}, with a case
 * for each type. Vectors and colors, which are alike, have rows in {@link PackedVectors}, which
 * refuses any other type by an {@link IllegalArgumentException}.
 */
public final class PackedArrays {
  private PackedArrays() {}

  /** Returns the bytes of each element of a packed array behind {@code header}. */
  public static int elementBytes(VariantType array, VariantFormat format, int header) {
    return switch (array) {
      case PACKED_BYTE_ARRAY -> 1;
      case PACKED_INT32_ARRAY, PACKED_FLOAT32_ARRAY -> LittleEndian.WORD;
      case PACKED_INT64_ARRAY, PACKED_FLOAT64_ARRAY -> LittleEndian.LONG;
      case PACKED_STRING_ARRAY ->
        throw new IllegalArgumentException(array.godotName() + " has no elements of one size");
      default -> {
        MathRow<Object> element = PackedVectors.of(array).element();
        yield element.components() * element.width(format, header);
      }
    };
  }

  /** Returns the header that the elements of a packed array would have if they had one. */
  static int elementHeader(VariantType array, VariantFormat format, int header) {
    int id = format.typeId(array.element());
    return switch (array) {
      case PACKED_INT64_ARRAY, PACKED_FLOAT64_ARRAY -> id | Header.FLAG_64;
      case PACKED_BYTE_ARRAY, PACKED_INT32_ARRAY, PACKED_FLOAT32_ARRAY, PACKED_STRING_ARRAY -> id;
      default ->
        PackedVectors.of(array).element().width(format, header) == LittleEndian.LONG
            ? id | Header.FLAG_64
            : id;
    };
  }

  /** Reads a packed array of {@code type}, or any array of such elements. */
  static Object read(PacketInput in, VariantType type) {
    return switch (type) {
      case PACKED_BYTE_ARRAY -> PackedNumbers.readBytes(in);
      case PACKED_INT32_ARRAY -> PackedNumbers.readInts(in);
      case PACKED_INT64_ARRAY -> PackedNumbers.readLongs(in);
      case PACKED_FLOAT32_ARRAY -> PackedNumbers.readFloats(in);
      case PACKED_FLOAT64_ARRAY -> PackedNumbers.readDoubles(in);
      case PACKED_STRING_ARRAY -> Texts.readPacked(in);
      default -> PackedVectors.of(type).read(in);
    };
  }

  /** Writes an array of {@code type}. */
  static void write(PacketOutput out, VariantType type, Object value) {
    switch (type) {
      case PACKED_BYTE_ARRAY -> PackedNumbers.write(out, (byte[]) value);
      case PACKED_INT32_ARRAY -> PackedNumbers.write(out, (int[]) value);
      case PACKED_INT64_ARRAY -> PackedNumbers.write(out, (long[]) value);
      case PACKED_FLOAT32_ARRAY -> PackedNumbers.write(out, (float[]) value);
      case PACKED_FLOAT64_ARRAY -> PackedNumbers.write(out, (double[]) value);
      case PACKED_STRING_ARRAY -> Texts.writePacked(out, (String[]) value);
      default -> PackedVectors.of(type).write(out, (Object[]) value);
    }
  }

  /** Returns what an array of {@code type} is made of, for {@link Parts}. */
  static Object parts(VariantType type, Object value) {
    return switch (type) {
      case PACKED_BYTE_ARRAY,
          PACKED_INT32_ARRAY,
          PACKED_INT64_ARRAY,
          PACKED_FLOAT32_ARRAY,
          PACKED_FLOAT64_ARRAY,
          PACKED_STRING_ARRAY -> value;
      default -> PackedVectors.of(type).parts((Object[]) value);
    };
  }
}
