package io.variantmapper.runtime.types;

import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.Image;
import io.variantmapper.runtime.value.InputEvent;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.ObjectId;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.runtime.value.Signal;
import io.variantmapper.runtime.wire.Layout;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Reads and writes values that are useful only inside the engine. NodePath, RID, Object, Callable
 * and Signal refer to engine objects. Image and InputEvent are Variant types only in Godot 2.
 */
public final class EngineValues {
  /** The number of bytes of an InputEvent before its body. */
  private static final int EVENT_HEAD = 3 * LittleEndian.WORD;

  private EngineValues() {}

  /** Reads a NodePath: two counts and flags, then names and subnames as text blocks. */
  public static NodePath readNodePath(PacketInput in) {
    in.takeHeader(VariantType.NODE_PATH);
    int names = takeNameCount(in);
    long subnames = in.takeWord() & 0xFFFFFFFFL;
    int flags = in.takeWord();
    return new NodePath(
        Texts.takeAll(in, names),
        Texts.takeAll(in, subnames + Layout.nodePathProperties(flags)),
        (flags & Layout.NODE_PATH_ABSOLUTE) != 0);
  }

  /** Reads a NodePath, a String or a StringName and returns the text of the path. */
  public static String readPath(PacketInput in) {
    return in.format.isText(in.peekHeader())
        ? Texts.readString(in)
        : readNodePath(in).toString();
  }

  private static int takeNameCount(PacketInput in) {
    int names = in.takeWord();
    if ((names & Layout.NODE_PATH_NEW_FORMAT) == 0) {
      throw in.malformed("A NodePath in a format that engines have refused since 2.1.5 and 3.0.6");
    }
    return names & Layout.COUNT_MASK;
  }

  static void skipNodePath(PacketInput in) {
    int names = takeNameCount(in);
    long subnames = in.takeWord() & 0xFFFFFFFFL;
    Texts.skipAll(in, names + subnames + Layout.nodePathProperties(in.takeWord()));
  }

  /** Writes a NodePath. For Godot 2, the last subname is written as the property. */
  public static void write(PacketOutput out, NodePath value) {
    out.putHeader(VariantType.NODE_PATH, 0, 3 * LittleEndian.WORD);
    boolean property = out.generation == 2 && !value.subnames().isEmpty();
    out.putWord(value.names().size() | Layout.NODE_PATH_NEW_FORMAT);
    out.putWord(value.subnames().size() - (property ? 1 : 0));
    out.putWord((value.absolute() ? Layout.NODE_PATH_ABSOLUTE : 0)
        | (property ? Layout.NODE_PATH_PROPERTY : 0));
    Texts.putAll(out, value.names());
    Texts.putAll(out, value.subnames());
  }

  /** Reads an RID. Before Godot 4, packets do not contain the id, and it is read as 0. */
  public static Rid readRid(PacketInput in) {
    in.takeHeader(VariantType.RID);
    return new Rid(in.generation == 4 ? in.takeLong() : 0);
  }

  static void skipRid(PacketInput in) {
    in.pass(in.generation == 4 ? LittleEndian.LONG : 0);
  }

  /** Writes an RID. Only packets for Godot 4 contain the id. */
  public static void write(PacketOutput out, Rid value) {
    out.putHeader(VariantType.RID, 0, LittleEndian.LONG);
    if (out.generation == 4) {
      out.putLong(value.id());
    }
  }

  /**
   * Reads an Object as its instance id. The id is 0 for the null object, and for every Object of
   * Godot 2.
   */
  public static ObjectId readObject(PacketInput in) {
    int header = in.takeHeader(VariantType.OBJECT);
    if (in.generation == 2) {
      return new ObjectId(0);
    }
    if (Layout.is64(header)) {
      return new ObjectId(in.takeLong());
    }
    // Engines before 3.2 write the null object as an empty class name and nothing more.
    if (!Texts.takeIsEmpty(in)) {
      throw in.unexpected("an Object as its instance id");
    }
    return new ObjectId(0);
  }

  /**
   * Moves past an instance id, or opens the properties of a full Object, so that the caller can
   * skip them.
   */
  static void skipObject(PacketInput in, int header) {
    if (in.generation == 2) {
      return;
    }
    if (Layout.is64(header)) {
      in.pass(LittleEndian.LONG);
    } else if (!Texts.takeIsEmpty(in)) {
      Containers.openProperties(in);
    }
  }

  /** Writes an Object as its instance id; for Godot 2, only the header. */
  public static void write(PacketOutput out, ObjectId value) {
    if (out.generation == 2) {
      out.putHeader(VariantType.OBJECT, 0, 0);
      return;
    }
    out.putHeader(VariantType.OBJECT, Layout.FLAG_64, LittleEndian.LONG);
    out.putLong(value.id());
  }

  /** Reads a Callable. Returns only its type, because a Callable is a header without content. */
  public static VariantType readCallable(PacketInput in) {
    in.takeHeader(VariantType.CALLABLE);
    return VariantType.CALLABLE;
  }

  public static void writeCallable(PacketOutput out) {
    out.putHeader(VariantType.CALLABLE, 0, 0);
  }

  /** Reads a Signal: its name and the id of its object. */
  public static Signal readSignal(PacketInput in) {
    in.takeHeader(VariantType.SIGNAL);
    return new Signal(Texts.take(in), new ObjectId(in.takeLong()));
  }

  static void skipSignal(PacketInput in) {
    Texts.skip(in);
    in.pass(LittleEndian.LONG);
  }

  public static void write(PacketOutput out, Signal value) {
    out.putHeader(VariantType.SIGNAL, 0, 0);
    Texts.put(out, value.name());
    out.ensure(LittleEndian.LONG);
    out.putLong(value.object().id());
  }

  static String[] parts(NodePath value) {
    List<String> parts = new ArrayList<>(value.names());
    parts.add(value.absolute() ? "/" : "");
    parts.addAll(value.subnames());
    return parts.toArray(new String[0]);
  }

  /** Reads an Image: format, mipmaps, width, height, length and data. */
  public static Image readImage(PacketInput in) {
    in.takeHeader(VariantType.IMAGE);
    int format = takeImageFormat(in);
    int mipmaps = in.takeWord();
    int width = in.takeWord();
    int height = in.takeWord();
    return new Image(format, mipmaps, width, height, takePadded(in, Containers.takeCount(in, 1)));
  }

  private static int takeImageFormat(PacketInput in) {
    int format = in.takeWord();
    if (format < 0 || format >= Image.FORMATS) {
      throw in.malformed("Unknown image format " + format);
    }
    return format;
  }

  static void skipImage(PacketInput in) {
    takeImageFormat(in);
    in.pass(3 * LittleEndian.WORD);
    in.passPadded(Containers.takeCount(in, 1));
  }

  public static void write(PacketOutput out, Image value) {
    byte[] data = value.data();
    out.putHeader(VariantType.IMAGE, 0, 5L * LittleEndian.WORD + Layout.padded(data.length));
    out.putWord(value.format());
    out.putWord(value.mipmaps());
    out.putWord(value.width());
    out.putWord(value.height());
    out.putWord(data.length);
    out.putPaddedBytes(data);
  }

  /**
   * Reads an InputEvent: type, device, length and body. The length counts the body and the 12 bytes
   * of the type, the device and the length itself. The size of the body follows from the length,
   * not from the type: for a joystick motion, Godot 2.0 writes a shorter body than Godot 2.1.
   */
  public static InputEvent readInputEvent(PacketInput in) {
    in.takeHeader(VariantType.INPUT_EVENT);
    int type = in.takeWord();
    int device = in.takeWord();
    return new InputEvent(type, device, takePadded(in, takeBodyLength(in)));
  }

  private static int takeBodyLength(PacketInput in) {
    int length = in.takeWord();
    if (length < EVENT_HEAD) {
      throw in.malformed("InputEvent of " + length + " bytes, but its head has " + EVENT_HEAD);
    }
    return length - EVENT_HEAD;
  }

  static void skipInputEvent(PacketInput in) {
    in.pass(2 * LittleEndian.WORD);
    in.passPadded(takeBodyLength(in));
  }

  public static void write(PacketOutput out, InputEvent value) {
    byte[] body = value.body();
    out.putHeader(VariantType.INPUT_EVENT, 0, EVENT_HEAD + Layout.padded(body.length));
    out.putWord(value.type());
    out.putWord(value.device());
    out.putWord(EVENT_HEAD + body.length);
    out.putPaddedBytes(body);
  }

  private static byte[] takePadded(PacketInput in, int count) {
    int at = in.passPadded(count);
    return Arrays.copyOfRange(in.bytes, at, at + count);
  }

  static String[] parts(Signal value) {
    return new String[] {value.name(), String.valueOf(value.object().id())};
  }

  static byte[] parts(Image value) {
    int[] head = {value.format(), value.mipmaps(), value.width(), value.height()};
    return joined(head, value.data());
  }

  static byte[] parts(InputEvent value) {
    return joined(new int[] {value.type(), value.device()}, value.body());
  }

  private static byte[] joined(int[] head, byte[] rest) {
    byte[] joined = new byte[head.length * LittleEndian.WORD + rest.length];
    for (int i = 0; i < head.length; i++) {
      LittleEndian.putInt(joined, i * LittleEndian.WORD, head[i]);
    }
    System.arraycopy(rest, 0, joined, head.length * LittleEndian.WORD, rest.length);
    return joined;
  }
}
