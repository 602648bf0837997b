package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.ReadIntoSerializer;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.packet.PacketDiagnosis;
import io.variantmapper.runtime.types.Containers;
import io.variantmapper.runtime.types.EngineValues;
import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.types.Numbers;
import io.variantmapper.runtime.types.PacketAccess;
import io.variantmapper.runtime.types.Runs;
import io.variantmapper.runtime.types.Texts;
import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Template;
import org.jspecify.annotations.Nullable;

/**
 * Reads the fields of mapped types, as {@linkplain FieldRun runs} or one by one.
 *
 * <pre>{@code
 * if (FieldReader.beginFields(in, HP_RUN)) {
 *   hp = FieldReader.getInt(in, HP_AT);
 *   name = FieldReader.readText(in);
 * }
 * }</pre>
 */
public final class FieldReader {
  private FieldReader() {}

  /**
   * Opens a mapped type and reads its first run, including header and count, if the next bytes
   * match. Otherwise reads nothing. In that case, use a {@link FieldCursor}.
   *
   * @return whether the run was read
   */
  public static boolean beginFields(VariantReader in, FieldRun first) {
    Template template = ((RunTemplates) first).of(PacketAccess.generation(in));
    RunTemplates templates = (RunTemplates) first;
    return Runs.begin(in, template, templates.values(), templates.following());
  }

  /**
   * Reads a run if the next bytes match; otherwise reads nothing. Get the values in its holes
   * before you read anything else.
   *
   * @return whether the run was read
   */
  public static boolean readRun(VariantReader in, FieldRun run) {
    Template template = ((RunTemplates) run).of(PacketAccess.generation(in));
    RunTemplates templates = (RunTemplates) run;
    return Runs.read(in, template, templates.following());
  }

  /** Reads the text of a String whose header is at the end of the last run. */
  public static String readText(VariantReader in) {
    Runs.enterValue(in);
    return Texts.take(in);
  }

  /** Returns the bool in a hole; any number except 0 is true. */
  public static boolean getBoolean(VariantReader in, Hole<Boolean> hole) {
    return LittleEndian.getInt(
            PacketAccess.bytes(in), ((RunHole<?>) hole).indexIn(in, VariantType.BOOL))
        != 0;
  }

  /** Returns the int in a hole. */
  public static int getInt(VariantReader in, Hole<Long> hole) {
    return LittleEndian.getInt(
        PacketAccess.bytes(in), ((RunHole<?>) hole).indexIn(in, VariantType.INT));
  }

  /**
   * Returns the int in a hole as a byte.
   *
   * @throws UnexpectedVariantException for a number that does not fit into 8 bits
   */
  public static byte getByte(VariantReader in, Hole<Long> hole) {
    return (byte) getInt(in, hole, Byte.MIN_VALUE, Byte.MAX_VALUE, Numbers.BYTE_RANGE);
  }

  /**
   * Returns the int in a hole as a short.
   *
   * @throws UnexpectedVariantException for a number that does not fit into 16 bits
   */
  public static short getShort(VariantReader in, Hole<Long> hole) {
    return (short) getInt(in, hole, Short.MIN_VALUE, Short.MAX_VALUE, Numbers.SHORT_RANGE);
  }

  private static int getInt(
      VariantReader in, Hole<Long> hole, int least, int most, String expected) {
    int at = ((RunHole<?>) hole).indexIn(in, VariantType.INT);
    int value = LittleEndian.getInt(PacketAccess.bytes(in), at);
    if (value < least || value > most) {
      throw new PacketDiagnosis(in, at - LittleEndian.WORD).unexpected(expected);
    }
    return value;
  }

  /** Returns the float in a hole. */
  public static float getFloat(VariantReader in, Hole<Double> hole) {
    int at = ((RunHole<?>) hole).indexIn(in, VariantType.FLOAT);
    return Float.intBitsToFloat(LittleEndian.getInt(PacketAccess.bytes(in), at));
  }

  /** Returns the value of a math type in a hole. */
  public static <T> T get(VariantReader in, Hole<T> hole) {
    int at = ((RunHole<T>) hole).indexIn(in);
    return ((RunHole<T>) hole).math().get(PacketAccess.bytes(in), at, LittleEndian.WORD);
  }

  /**
   * Reads a value into {@code existing}, or into a new object if {@code existing} is null. Returns
   * the object.
   */
  public static <T> T readInto(
      VariantReader in, ReadIntoSerializer<T> serializer, @Nullable T existing) {
    if (existing == null) {
      return in.read(serializer);
    }
    in.readInto(serializer, existing);
    return existing;
  }

  /**
   * Closes the mapped type that was opened last.
   *
   * @throws IllegalStateException if no mapped type is open
   */
  public static void endFields(VariantReader in) {
    if (PacketAccess.isElement(in)) {
      Containers.endArray(in);
    } else {
      Nesting.unnest(in, "endFields()");
    }
  }

  /** Reads a NodePath, a String or a StringName and returns the text of the path. */
  public static String readPath(VariantReader in) {
    return EngineValues.readPath(in);
  }
}
