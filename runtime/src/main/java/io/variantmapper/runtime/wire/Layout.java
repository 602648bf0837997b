package io.variantmapper.runtime.wire;

/**
 * The layout of a value: the bits of the header that starts it, and the padding that may end it
 * (FORMAT.md 3).
 *
 * <p>Bits that mean nothing for a type are written 0 and ignored on reading.
 */
public final class Layout {
  /** Some virtual machines refuse the last few bytes of an array. */
  public static final int MAX_LENGTH = Integer.MAX_VALUE - 8;

  /** Stands for the id of a type that a generation of engines does not have. */
  public static final int NO_ID = -1;

  /** The type id: the low 8 bits, in all generations but Godot 2. */
  public static final int ID_MASK = 0xFF;

  /**
   * Bit 16. On int and float: a 64-bit payload; on the real_t types of Godot 4: doubles; on Object:
   * an instance id in place of the body.
   */
  public static final int FLAG_64 = 1 << 16;

  /** Where a typed Array, or the keys of a typed Dictionary, say what kind of type follows. */
  public static final int FIRST_KIND_SHIFT = 16;

  /** Where the values of a typed Dictionary say what kind of type follows. */
  public static final int SECOND_KIND_SHIFT = 18;

  /** Bit 31 of a NodePath's first word: the format with counts, the only one still in use. */
  public static final int NODE_PATH_NEW_FORMAT = 1 << 31;

  /** In a NodePath's third word: the path starts at the root. */
  public static final int NODE_PATH_ABSOLUTE = 1;

  /** In a NodePath's third word: a property follows the subnames, as Godot 2 writes it. */
  public static final int NODE_PATH_PROPERTY = 2;

  /** Bits 0 to 30 of an Array's or Dictionary's count; bit 31 says "shared" in Godot 2. */
  public static final int COUNT_MASK = 0x7FFF_FFFF;

  private static final int KIND_MASK = 3;

  private Layout() {}

  /** Whether {@link #FLAG_64} is set. */
  public static boolean is64(int header) {
    return (header & FLAG_64) != 0;
  }

  /** How many properties follow the subnames of a NodePath with these flags: 0 or 1. */
  public static int nodePathProperties(int flags) {
    return (flags & NODE_PATH_PROPERTY) / NODE_PATH_PROPERTY;
  }

  /** The 2 bits at {@code shift}: 0 untyped, 1 a built-in type, 2 a class, 3 a script. */
  public static int kind(int header, int shift) {
    return (header >>> shift) & KIND_MASK;
  }

  /** Returns the number of pad bytes after {@code length} bytes, up to a multiple of 4. */
  public static int padding(int length) {
    return -length & 3;
  }

  /** Returns {@code length} with its padding; a long, for a length near 2³¹ must not wrap. */
  public static long padded(long length) {
    return (length + 3) & ~3L;
  }
}
