package io.variantmapper.runtime.packet;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.types.PacketAccess;
import io.variantmapper.runtime.types.PacketInput;
import io.variantmapper.runtime.types.Texts;
import io.variantmapper.runtime.types.TypeTable;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Walks over the values of a packet without decoding them, and records the path to each value.
 * Damaged bytes end the walk. No limit applies except the maximum depth.
 */
final class PacketWalker extends PacketInput {
  private static final int[] NONE = {};

  /** The exception that ends a walk at damaged bytes. It never leaves this class. */
  @SuppressWarnings("StaticAssignmentOfThrowable") // The exception is caught in this class.
  private static final MalformedPacketException STOPPED = new MalformedPacketException("", 0);

  /** Whether the walk has ended at damaged bytes and can't continue. */
  private boolean isDamaged;

  /** The start of each container around the position. */
  private int[] starts = NONE;

  /**
   * For each of these containers, the number of children at which the walk has arrived. Each key of
   * a Dictionary also counts as a child.
   */
  private int[] begun = NONE;

  /**
   * For each Dictionary around the position, the start of its last key. For each Object, the start
   * of the last property's name.
   */
  private int[] keys = NONE;

  PacketWalker(byte[] bytes, int start, int end, VariantFormat format) {
    super(withoutLimits(format));
    begin(bytes, start, end - start);
  }

  /** Returns a walker that begins at the start of the packet of {@code in}. */
  static PacketWalker over(PacketInput in) {
    return new PacketWalker(
        PacketAccess.bytes(in),
        PacketAccess.start(in),
        PacketAccess.end(in),
        PacketAccess.format(in));
  }

  /** Returns a walker over an unfinished packet, in which values may be missing. */
  static PacketWalker overUnfinished(byte[] bytes, int size, VariantFormat format) {
    PacketWalker walker = new PacketWalker(bytes, 0, size, format);
    walker.isUnfinished = true;
    return walker;
  }

  private static VariantFormat withoutLimits(VariantFormat format) {
    ReadLimits none = ReadLimits.DEFAULT.withMaxDepth(format.limits().maxDepth());
    return none.equals(format.limits()) ? format : format.withLimits(none);
  }

  /** Returns whether the bytes are one whole value and nothing else. */
  boolean isWhole() {
    try {
      TypeTable.skip(this);
      return position == end;
    } catch (MalformedPacketException e) {
      return false;
    }
  }

  /**
   * Walks to the value that contains the byte at {@code offset}.
   *
   * @return the number of containers around the value, or 0 if the byte is after the last value
   */
  int walkTo(int offset) {
    int around = 0;
    try {
      do {
        around = depth;
        step();
        if (position > offset) {
          return around;
        }
      } while (depth > 0);
      return 0;
    } catch (MalformedPacketException e) {
      return around;
    }
  }

  /** Walks to the end and returns how deep containers are nested. Empty containers do not count. */
  int deepest() {
    int deepest = 0;
    try {
      do {
        step();
        deepest = Math.max(deepest, depth);
      } while (depth > 0);
      return deepest;
    } catch (MalformedPacketException e) {
      return deepest;
    }
  }

  /** Walks to the end and returns whether the bytes are exactly one value. */
  boolean endsWhole() {
    try {
      while (depth > 0 && !isDamaged) {
        step();
      }
      return position == end && !isDamaged;
    } catch (MalformedPacketException e) {
      return false;
    }
  }

  /**
   * Returns the next text key of the outermost Dictionary; null if no text key follows, or if the
   * walk ends at damaged bytes.
   */
  @Nullable
  String nextTextKey() {
    try {
      do {
        step();
        String key = depth == 1 && is(VariantType.DICTIONARY, 0) ? lastKey() : null;
        if (key != null) {
          return key;
        }
      } while (depth > 0);
      return null;
    } catch (MalformedPacketException e) {
      return null;
    }
  }

  /**
   * Returns the last key that the walk has passed in the outermost Dictionary; null if this key is
   * not a text, or if the walk has also arrived at the key's value.
   */
  private @Nullable String lastKey() {
    return begun[0] % 2 == 1 && format.isText(LittleEndian.getInt(bytes, keys[0]))
        ? Texts.textAt(bytes, keys[0] + LittleEndian.WORD, end)
        : null;
  }

  /** Moves past a value without children, or into a container. */
  private void step() {
    if (depth > 0) {
      beginChild(depth - 1);
    }
    int around = depth;
    TypeTable.skipOne(this);
    if (depth > around) {
      open();
    }
    while (depth > 0 && left == 0) {
      Nesting.pop(this);
    }
  }

  private void open() {
    if (depth > begun.length) {
      starts = Arrays.copyOf(starts, 4 * depth);
      begun = Arrays.copyOf(begun, 4 * depth);
      keys = Arrays.copyOf(keys, 4 * depth);
    }
    starts[depth - 1] = valueStart;
    begun[depth - 1] = 0;
  }

  private void beginChild(int level) {
    if (!is(VariantType.DICTIONARY, level) || begun[level] % 2 == 0) {
      keys[level] = position;
    }
    begun[level]++;
  }

  /** Returns the start of the container at {@code level}; level 0 is the outermost container. */
  int startAt(int level) {
    return starts[level];
  }

  private boolean is(VariantType type, int level) {
    return format.idIn(LittleEndian.getInt(bytes, starts[level])) == format.typeId(type);
  }

  /**
   * Returns the path through {@code around} containers to the last child at which the walk has
   * arrived.
   */
  String path(int around) {
    StringBuilder path = new StringBuilder("$");
    for (int level = 0; level < around; level++) {
      level = PacketDiagnosis.skipMiddle(path, level, around);
      path.append(step(level));
    }
    return path.toString();
  }

  private String step(int level) {
    int child = begun[level] - 1;
    if (child < 0) {
      return "";
    } else if (is(VariantType.OBJECT, level)) {
      return textStep(keys[level]);
    } else if (is(VariantType.ARRAY, level)) {
      return "[" + child + "]";
    }
    // If the child is a key, its text is not known yet.
    return child % 2 == 0 ? "" : keyStep(keys[level]);
  }

  private String keyStep(int key) {
    VariantType type = format.typeWithId(format.idIn(LittleEndian.getInt(bytes, key)));
    return type != null && type.isText()
        ? textStep(key + LittleEndian.WORD)
        : "[" + PacketDiagnosis.found(bytes, key, end, format) + "]";
  }

  private String textStep(int block) {
    return PacketDiagnosis.textStep(Texts.textAt(bytes, block, end));
  }

  /**
   * Returns the step, such as {@code [3]}, to the element of the current packed array at the byte
   * index {@code offset}; empty if there is not an element at this index.
   */
  String elementStep(int offset) {
    int first = valueStart + 2 * LittleEndian.WORD;
    if (first > offset) {
      return "";
    }
    int header = LittleEndian.getInt(bytes, valueStart);
    VariantType type = format.typeWithId(format.idIn(header));
    if (type == null || !type.isPackedArray()) {
      return "";
    }
    if (type != VariantType.PACKED_STRING_ARRAY) {
      return "[" + (offset - first) / TypeTable.elementBytes(type, format, header) + "]";
    }
    int walked = position;
    position = first;
    int index = 0;
    try {
      for (; position < offset; index++) {
        Texts.skip(this);
      }
      return "[" + index + "]";
    } catch (MalformedPacketException e) {
      return "[?]";
    } finally {
      position = walked;
    }
  }

  @Override
  protected RuntimeException malformed(String what) {
    isDamaged = true;
    return STOPPED;
  }

  @Override
  protected RuntimeException unexpected(String expected) {
    isDamaged = true;
    return STOPPED;
  }

  @Override
  protected String pathTo(int at) {
    return "$";
  }
}
