package io.variantmapper.runtime.types;

import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Template;

/**
 * Runs of bytes that are always the same, except in holes: read by one comparison, written by one
 * copy. The values in the holes are taken out, or put in, before anything else is read or written.
 */
public final class Runs {
  private Runs() {}

  /**
   * Reads a run if the next bytes are one; otherwise reads nothing.
   *
   * @param following how many values may be read after it
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
   * Reads a run that opens a container, if the next bytes are one; otherwise reads nothing.
   *
   * @param values how many values the container has
   * @param following how many of these may be read after the run
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

  /** Begins the value whose header ended the run. */
  public static void enterValue(PacketInput in) {
    in.valueStart = in.position - LittleEndian.WORD;
  }

  /**
   * Returns the index of a hole in the bytes.
   *
   * @param offset where the hole begins, from the start of the run
   * @param length how many bytes the run has
   * @throws IllegalStateException if the run is not what was read or written last
   */
  public static int holeAt(PacketState packet, int offset, int length) {
    int run = packet.run;
    if (packet.position - length != run) {
      throw lateHoleException();
    }
    return run + offset;
  }

  /** Not in {@link #holeAt}: the virtual machine inlines it for each of up to 16 fields. */
  private static IllegalStateException lateHoleException() {
    return new IllegalStateException("The run of this hole is not what was read or written last."
        + " Take the values out of holes, or fill them, right after their run.");
  }

  /** Writes a run, after which so many values follow. */
  public static void write(PacketOutput out, Template template, int following) {
    out.left += following;
    put(out, template);
  }

  private static void put(PacketOutput out, Template template) {
    byte[] bytes = template.bytes();
    Steps.ensure(out, bytes.length);
    out.run = out.position;
    Steps.putBytes(out, bytes);
  }

  /**
   * Writes a run that opens a container.
   *
   * @param values how many values the container has
   * @param following how many of these follow the run
   */
  public static void begin(PacketOutput out, Template template, int values, int following) {
    writeFlat(out, template, values, following);
    out.depth++;
  }

  /** Writes the same of a container that holds no other and need not be closed. */
  public static void writeFlat(PacketOutput out, Template template, int values, int following) {
    Nesting.requireDepth(out, Math.min(values, 1));
    Nesting.countRun(out, following);
    put(out, template);
  }

  /**
   * Takes back the String's header that ended the run, to write another value there.
   *
   * @throws IllegalStateException if no such header was written last
   */
  public static void retakeValue(PacketOutput out) {
    int at = out.position - LittleEndian.WORD;
    if (at < out.run
        || out.run == PacketState.NO_RUN
        || LittleEndian.getInt(out.bytes, at) != out.format.typeId(VariantType.STRING)) {
      throw new IllegalStateException("No run that ends with a String's header was written last."
          + " Write the text of a String right after its run.");
    }
    out.position -= LittleEndian.WORD;
    out.left++;
  }

  /**
   * Takes a value's header and hole away, to write it anew. The rest of the run waits further on,
   * where there is room for the new value before it.
   *
   * @return how many bytes the rest has
   */
  public static int openHole(PacketOutput out, int at, VariantType type) {
    int holeEnd = at + TypeTable.fixedBytes(type);
    int rest = out.position - holeEnd;
    int restStart = restStart(out, at, type);
    Steps.ensure(out, restStart - holeEnd);
    System.arraycopy(out.bytes, holeEnd, out.bytes, restStart, rest);
    out.run -= holeEnd;
    out.position = at - LittleEndian.WORD;
    out.left++;
    return rest;
  }

  /** Puts the rest of the run after the value that has been written. */
  public static void closeHole(PacketOutput out, int at, VariantType type, int rest) {
    out.run += out.position;
    Steps.ensure(out, rest);
    System.arraycopy(out.bytes, restStart(out, at, type), out.bytes, out.position, rest);
    out.position += rest;
  }

  /** Where the rest of a run waits: after the widest value that can be written for a hole. */
  private static int restStart(PacketOutput out, int at, VariantType type) {
    int bytes = TypeTable.fixedBytes(type);
    return at + Math.max(LittleEndian.LONG, out.format.isDoublePrecision() ? 2 * bytes : bytes);
  }
}
