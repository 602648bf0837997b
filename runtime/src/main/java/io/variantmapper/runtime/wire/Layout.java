package io.variantmapper.runtime.wire;

/**
 * The layout of a value: the bits of its header, and its padding.
 *
 * <p>Bits without a meaning for a type are written as 0 and ignored when read.
 */
public final class Layout {
  /** The maximum length of an array. Some virtual machines do not support longer arrays. */
  public static final int MAX_LENGTH = Integer.MAX_VALUE - 8;

  /** Replaces the id of a type that a generation of engines does not have. */
  public static final int NO_ID = -1;

  /** The bits of the type id in the header, in all generations except Godot 2. */
  public static final int ID_MASK = 0xFF;

  /**
   * Bit 16 of the header. If it is set, an int or a float has 64 bits. For types with {@code
   * real_t} components in Godot 4, the components are doubles. For an Object, the body is only an
   * instance id.
   */
  public static final int FLAG_64 = 1 << 16;

  /**
   * The position of the 2 bits for the {@link #kind} of an Array's elements or a Dictionary's keys.
   */
  public static final int FIRST_KIND_SHIFT = 16;

  /** The position of the 2 bits for the {@link #kind} of a Dictionary's values. */
  public static final int SECOND_KIND_SHIFT = 18;

  /**
   * Bit 31 of a NodePath's first word. It marks the format that begins with counts, the only format
   * in use.
   */
  public static final int NODE_PATH_NEW_FORMAT = 1 << 31;

  /** The flag in a NodePath's third word for a path that starts at the root. */
  public static final int NODE_PATH_ABSOLUTE = 1;

  /**
   * The flag in a NodePath's third word that is set if a property name follows the subnames. Only
   * Godot 2 sets it.
   */
  public static final int NODE_PATH_PROPERTY = 2;

  /** Bits 0 to 30 of an Array's or Dictionary's count; bit 31 means "shared" in Godot 2. */
  public static final int COUNT_MASK = 0x7FFF_FFFF;

  private static final int KIND_MASK = 3;

  private Layout() {}

  public static boolean is64(int header) {
    return (header & FLAG_64) != 0;
  }

  /**
   * Returns the number of property names after the subnames of a NodePath with these flags: 0 or 1.
   */
  public static int nodePathProperties(int flags) {
    return (flags & NODE_PATH_PROPERTY) / NODE_PATH_PROPERTY;
  }

  /**
   * Returns the kind of type in the 2 bits at {@code shift}: 0 for untyped, 1 for a built-in type,
   * 2 for a class, 3 for a script.
   */
  public static int kind(int header, int shift) {
    return (header >>> shift) & KIND_MASK;
  }

  /** Returns the number of pad bytes after {@code length} bytes, up to a multiple of 4. */
  public static int padding(int length) {
    return -length & 3;
  }

  /**
   * Returns {@code length} with its padding. The result is a long, because a length near 2³¹ would
   * overflow an int.
   */
  public static long padded(long length) {
    return (length + 3) & ~3L;
  }
}
