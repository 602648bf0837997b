package io.variantmapper.runtime.types;

import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Template;

/**
 * Reads runs with one comparison and writes them with one copy. A run is a sequence of bytes that
 * are always the same, except in holes. Holes must be read or filled before anything else is read
 * or written.
 */
public final class Runs {
  private Runs() {}

  /**
   * Reads a run if the next bytes match; otherwise reads nothing.
   *
   * @param following the number of values that may be read after the run
   * @return whether it was read
   */
  public static boolean read(PacketInput in, Template template, int following) {
    if (!template.matches(in.bytes, in.position, in.end)) {
      return false;
    }
    in.left += following;
    in.run = in.position;
    in.position += template.length();
    return true;
  }

  /**
   * Reads a run that opens a container, if the next bytes match; otherwise reads nothing.
   *
   * @param values the number of values in the container
   * @param following the number of these values that may be read after the run
   * @return whether it was read
   */
  public static boolean begin(PacketInput in, Template template, int values, int following) {
    in.valueStart = in.position;
    if (in.elementHeader != 0 || !template.matches(in.bytes, in.position, in.end)) {
      return false;
    }
    Nesting.nest(in, values);
    in.left += following;
    in.run = in.position;
    in.position += template.length();
    return true;
  }

  /** Begins the value whose header is the last word of the run. */
  public static void enterValue(PacketInput in) {
    in.valueStart = in.position - LittleEndian.WORD;
  }

  /**
   * Returns the index at which a hole begins in the bytes of the packet.
   *
   * @param offset the offset of the hole from the start of the run
   * @param length the size of the run in bytes
   * @throws IllegalStateException if anything was read or written after the run
   */
  public static int holeAt(PacketState packet, int offset, int length) {
    int run = packet.run;
    if (packet.position - length != run) {
      throw lateHoleException();
    }
    return run + offset;
  }

  /**
   * Creates the exception outside of {@link #holeAt} to keep that method small: the virtual machine
   * inlines it for each of up to 16 fields.
   */
  private static IllegalStateException lateHoleException() {
    return new IllegalStateException("The bytes read or written last are not the run of this hole."
        + " Read or fill the holes of a run right after the run.");
  }

  /** Writes a run, and allows {@code following} values after it. */
  public static void write(PacketOutput out, Template template, int following) {
    out.left += following;
    put(out, template);
  }

  private static void put(PacketOutput out, Template template) {
    byte[] bytes = template.bytes();
    out.ensure(bytes.length);
    out.run = out.position;
    out.putBytes(bytes);
  }

  /**
   * Writes a run that opens a container.
   *
   * @param values the number of values in the container
   * @param following the number of these values that follow the run
   */
  public static void begin(PacketOutput out, Template template, int values, int following) {
    writeFlat(out, template, values, following);
    out.depth++;
  }

  /**
   * Writes a run that opens a container that does not contain other containers. The depth does not
   * change, so the container need not be closed.
   */
  public static void writeFlat(PacketOutput out, Template template, int values, int following) {
    Nesting.requireDepth(out, Math.min(values, 1));
    Nesting.countRun(out, following);
    put(out, template);
  }

  /**
   * Removes the header of a String, which ends the run, so that another value can be written there.
   *
   * @throws IllegalStateException if the last written bytes are not such a header
   */
  public static void retakeValue(PacketOutput out) {
    int at = out.position - LittleEndian.WORD;
    if (at < out.run
        || out.run == PacketState.NO_RUN
        || LittleEndian.getInt(out.bytes, at) != out.format.typeId(VariantType.STRING)) {
      throw new IllegalStateException("The bytes written last are not a run that ends with a"
          + " String's header. Write the text of a String right after its run.");
    }
    out.position -= LittleEndian.WORD;
    out.left++;
  }

  /**
   * Removes a value's header and hole, so that another value can be written there. Moves the rest
   * of the run toward the end of the buffer to make room.
   *
   * @return the number of bytes in the rest of the run
   */
  public static int openHole(PacketOutput out, int at, VariantType type) {
    int holeEnd = at + TypeTable.fixedBytes(type);
    int rest = out.position - holeEnd;
    int restStart = restStart(out, at, type);
    out.ensure(restStart - holeEnd);
    System.arraycopy(out.bytes, holeEnd, out.bytes, restStart, rest);
    out.run -= holeEnd;
    out.position = at - LittleEndian.WORD;
    out.left++;
    return rest;
  }

  /**
   * Moves the rest of the run so that it follows the value that was written in place of the hole.
   */
  public static void closeHole(PacketOutput out, int at, VariantType type, int rest) {
    out.run += out.position;
    out.ensure(rest);
    System.arraycopy(out.bytes, restStart(out, at, type), out.bytes, out.position, rest);
    out.position += rest;
  }

  /**
   * Returns the offset at which the rest of a run is kept until the hole has its value. The offset
   * leaves space for the widest possible value.
   */
  private static int restStart(PacketOutput out, int at, VariantType type) {
    int bytes = TypeTable.fixedBytes(type);
    return at + Math.max(LittleEndian.LONG, out.format.isDoublePrecision() ? 2 * bytes : bytes);
  }
}
