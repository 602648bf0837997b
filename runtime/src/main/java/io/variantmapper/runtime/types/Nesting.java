package io.variantmapper.runtime.types;

import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.wire.Layout;
import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.StackReserve;
import java.util.Arrays;

/**
 * Opens and closes the containers around the next value, and counts their values. A container is
 * opened with its exact number of values, and must be closed after the last value.
 */
public final class Nesting {
  /**
   * The mask of the lower half of a long. This half has the {@link PacketState#left} of a
   * container.
   */
  private static final long LEFT_MASK = 0xFFFF_FFFFL;

  /**
   * The binary logarithm of 32. {@link PacketInput#safeDepth} is set again if the current depth is
   * larger than {@code safeDepth}, or smaller by 32 or more.
   */
  private static final int LEVELS_LOG = 5;

  private Nesting() {}

  /** Counts values that are read or written; throws if they exceed the number of values left. */
  public static void count(PacketState packet, int values) {
    packet.left -= values;
    if (packet.left < 0) {
      throw surplusValue(packet);
    }
  }

  /**
   * Counts a container that begins with a run, and allows {@code following} values after the run.
   */
  static void countRun(PacketState packet, int following) {
    long left = packet.left - 1;
    if (left < 0) {
      throw surplusValue(packet);
    }
    packet.left = left + following;
  }

  /**
   * Opens a container whose header begins at {@code start}.
   *
   * @param children the number of values in the container
   * @param keyed true for a Dictionary, and for an Object that is read
   */
  static void push(PacketState packet, int start, int children, boolean keyed) {
    if (packet.height > 0) {
      if (packet.height > packet.outer.length) {
        packet.outer = Arrays.copyOf(packet.outer, 2 * packet.height + 2);
      }
      packet.outer[packet.height - 1] = packet.top;
    }
    packet.top = (long) (keyed ? ~start : start) << Integer.SIZE | packet.left;
    packet.height++;
    packet.depth++;
    packet.left = children;
  }

  /** Closes the container opened last and returns its start. */
  public static int pop(PacketState packet) {
    int start = (int) (packet.top >> Integer.SIZE);
    packet.left = packet.top & LEFT_MASK;
    packet.depth--;
    packet.height--;
    if (packet.height > 0) {
      packet.top = packet.outer[packet.height - 1];
    }
    return start < 0 ? ~start : start;
  }

  /**
   * Closes the container opened last and returns its start. Throws if the container has values
   * left, or if it was opened with another {@code keyed}.
   *
   * @param call the method that the user called, for the message
   */
  public static int end(PacketState packet, String call, boolean keyed) {
    if (packet.left != 0 || packet.height == 0 || packet.top < 0 != keyed) {
      throw wrongEnd(packet, call);
    }
    return pop(packet);
  }

  /**
   * Throws a StackOverflowError if too little of the stack is left for reading a container by
   * recursion.
   */
  public static void requireStack(PacketInput in) {
    if ((in.safeDepth - in.depth) >>> LEVELS_LOG != 0) {
      if (in.depth > in.safeDepth) {
        StackReserve.require();
      }
      in.safeDepth = in.depth + StackReserve.LEVELS_AT_ONCE;
    }
  }

  /**
   * Opens a container of {@code children} values, which the caller must {@link #allow} before it
   * reads them, all at once or one by one.
   */
  static void nest(PacketInput in, int children) {
    requireStack(in);
    count(in, 1);
    checkLimits(in, children, children);
    in.depth++;
  }

  /**
   * Opens a container of {@code children} values, each of which the caller must {@link #allow}
   * before it is written.
   */
  static void nest(PacketOutput out, int children) {
    count(out, 1);
    requireDepth(out, Math.min(children, 1));
    out.depth++;
  }

  /** Allows {@code values} more values in a container that {@link #nest} opened. */
  public static void allow(PacketState packet, int values) {
    packet.left += values;
  }

  /**
   * Closes the container that {@link #nest} opened last.
   *
   * @param call the method that the user called, for the message
   */
  public static void unnest(PacketState packet, String call) {
    if (packet.depth == packet.height) {
      throw wrongEnd(packet, call);
    }
    packet.depth--;
  }

  /**
   * Throws if a container is too deep or has too many values for the limits.
   *
   * @param children the number of values that are read in the container
   * @param counted the number of values that count against the limit; for an Object, the names of
   *     properties also count
   */
  static void checkLimits(PacketInput in, int children, int counted) {
    if (in.depth >= in.maxDepth && children > 0) {
      throw in.malformed("Deeper than " + in.maxDepth + " containers");
    }
    if (counted > in.maxValues - in.values) {
      throw in.malformed("More than " + in.maxValues + " values, the limit");
    }
    in.values += counted;
  }

  /** Returns whether {@code levels} more levels of containers would be too deep. */
  public static boolean isTooDeep(PacketOutput out, int levels) {
    return out.depth > out.maxDepth - levels;
  }

  /**
   * Throws if {@code levels} more levels of containers would be too deep. An empty container is
   * never too deep.
   */
  public static void requireDepth(PacketOutput out, int levels) {
    if (levels > 0 && isTooDeep(out, levels)) {
      throw out.unsupported("Deeper than " + out.maxDepth
          + " containers, the limit of the format; a cycle in the objects?");
    }
  }

  /** Throws if a count is negative or too large for a packet. */
  static void requireCount(PacketOutput out, int count, int valuesEach) {
    if (count < 0) {
      throw new IllegalArgumentException("A count can't be negative: " + count);
    }
    if (count > Layout.MAX_LENGTH / (valuesEach * LittleEndian.WORD)) {
      throw out.unsupported(
          "A container with a count of " + count + " would make the packet larger than 2 GiB");
    }
  }

  /** Returns whether the container opened last is an Object, whose values have names. */
  static boolean isInObject(PacketInput in) {
    return in.height > 0
        && in.top < 0
        && in.format.idIn(LittleEndian.getInt(in.bytes, ~(int) (in.top >> Integer.SIZE)))
            == in.format.typeId(VariantType.OBJECT);
  }

  /**
   * Returns the depth to which the size of the values in a container is counted. Each level
   * subtracts the number of bits of the count, which is 1 + floor(log2(count)). So few values are
   * visited in total, even if a tree contains the same values many times.
   */
  public static int sizeDepthInside(int depth, int count) {
    return depth - Integer.SIZE + Integer.numberOfLeadingZeros(count);
  }

  public static int depth(PacketState packet) {
    return packet.depth;
  }

  /**
   * Returns two numbers in a long: the number of open containers in the upper half, and the number
   * of values left in the lower half.
   */
  public static long balance(PacketState packet) {
    return (long) packet.depth << Integer.SIZE | packet.left;
  }

  /** Returns the number of values in all containers that have been opened so far. */
  public static int values(PacketInput in) {
    return in.values;
  }

  /**
   * Goes back to the value at index {@code at}, which has a header. Restores the balance and the
   * number of values.
   */
  public static void backTo(PacketInput in, int at, long balance, int values) {
    if (in.elementHeader != 0) {
      pop(in);
    }
    in.position = at;
    in.depth = (int) (balance >>> Integer.SIZE);
    in.left = balance & LEFT_MASK;
    in.values = values;
    leaveElements(in);
  }

  /** Leaves a packed array, so that the next value has a header. */
  static void leaveElements(PacketInput in) {
    in.elementHeader = 0;
    in.inBytes = false;
  }

  /**
   * Throws unless a serializer has read or written exactly one value.
   *
   * @param before the {@link #balance} before the serializer was called
   * @param done {@code "read"} or {@code "wrote"}, for the message
   */
  public static void requireOne(PacketState packet, long before, Object serializer, String done) {
    if (balance(packet) != before - 1) {
      throw notOne(packet, before, serializer, done);
    }
  }

  /**
   * Checks that a packet is complete.
   *
   * @throws IllegalStateException if values are missing, or if a container is open
   */
  public static void requireWhole(PacketState packet) {
    if (packet.left != 0 || packet.depth != 0) {
      throw new IllegalStateException(
          packet.position == 0
              ? "Nothing has been written."
              : "The packet is not whole, at " + packet.pathToNext()
                  + ". Containers that are still open: " + packet.depth
                  + ". Values missing in the container opened last: " + packet.left + ".");
    }
  }

  /**
   * Returns an exception that also names the serializer, if this class threw {@code thrown};
   * otherwise returns {@code thrown} itself.
   */
  public static IllegalStateException inSerializer(
      PacketState packet, IllegalStateException thrown, Object serializer) {
    if (!packet.isMisused) {
      return thrown;
    }
    // The flag is cleared so that only the innermost serializer is named.
    packet.isMisused = false;
    return new IllegalStateException(
        serializer.getClass().getName() + ": " + thrown.getMessage(), thrown);
  }

  private static IllegalStateException misuse(PacketState packet, String message) {
    packet.isMisused = true;
    return new IllegalStateException(message);
  }

  /** Throws if the container opened last has no more values. */
  static void requireMore(PacketInput in) {
    if (in.left == 0) {
      throw surplusValue(in);
    }
  }

  private static IllegalStateException surplusValue(PacketState packet) {
    return misuse(
        packet,
        packet.depth == 0
            ? "The packet has its one value already. Call reset() before writing another packet."
            : "The container opened last has no more values, at " + packet.pathToNext() + ". Close "
                + openedLast(packet)
                + (packet instanceof PacketInput
                    ? ", and read no more values than its begin method returned."
                    : ", or give it a larger count."));
  }

  private static IllegalStateException wrongEnd(PacketState packet, String call) {
    String what;
    if (packet.depth == 0) {
      what = " closes nothing: no container is open. Call it once for each call of a begin method.";
    } else if (packet.height == 0 || packet.left == 0) {
      what = " does not fit: " + openedLast(packet) + " was opened last, at " + packet.pathToNext()
          + ". Close an Array with endArray(), a Dictionary with endDictionary(), and fields with"
          + " endFields().";
    } else {
      what = " comes too early: " + openedLast(packet) + " was opened last, and " + packet.left
          + (packet.left == 1 ? " of its values is" : " of its values are") + " missing, at "
          + packet.pathToNext()
          + ". A Dictionary has two values for each entry.";
    }
    return misuse(packet, call + what);
  }

  /**
   * Returns a description of the container opened last, such as {@code the Array}. If {@link #nest}
   * opened the container, its type is not known. The result is then
   * {@code the container of fields}.
   */
  private static String openedLast(PacketState packet) {
    if (packet.depth > packet.height) {
      return "the container of fields";
    }
    int start = (int) (packet.top >> Integer.SIZE);
    int header = LittleEndian.getInt(packet.bytes, start < 0 ? ~start : start);
    VariantType type = packet.format.typeWithId(packet.format.idIn(header));
    return "the " + (type == null ? "container" : type.godotName());
  }

  private static IllegalStateException notOne(
      PacketState packet, long before, Object serializer, String done) {
    int containers = packet.depth - (int) (before >>> Integer.SIZE);
    String what;
    if (containers == 0) {
      what = done + " " + (before - balance(packet)) + " values";
    } else if (containers > 0) {
      what = "left " + numberOf(containers) + " open";
    } else {
      what = "closed " + numberOf(-containers) + " that it did not open";
    }
    return new IllegalStateException(
        serializer.getClass().getName() + " " + what + ", at " + packet.pathToNext()
            + ". A serializer must read or write exactly one value, and close what it opens.");
  }

  private static String numberOf(int containers) {
    return containers + (containers == 1 ? " container" : " containers");
  }
}
