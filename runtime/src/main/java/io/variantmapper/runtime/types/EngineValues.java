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
    Steps.takeHeader(in, VariantType.NODE_PATH);
    int names = takeNameCount(in);
    long subnames = Steps.takeWord(in) & 0xFFFFFFFFL;
    int flags = Steps.takeWord(in);
    return new NodePath(
        Texts.takeAll(in, names),
        Texts.takeAll(in, subnames + Layout.nodePathProperties(flags)),
        (flags & Layout.NODE_PATH_ABSOLUTE) != 0);
  }

  /** Reads a NodePath, a String or a StringName and returns the text of the path. */
  public static String readPath(PacketInput in) {
    return in.format.isText(Steps.peekHeader(in))
        ? Texts.readString(in)
        : readNodePath(in).toString();
  }

  private static int takeNameCount(PacketInput in) {
    int names = Steps.takeWord(in);
    if ((names & Layout.NODE_PATH_NEW_FORMAT) == 0) {
      throw in.malformed("A NodePath in a format that engines have refused since 2.1.5 and 3.0.6");
    }
    return names & Layout.COUNT_MASK;
  }

  static void skipNodePath(PacketInput in) {
    int names = takeNameCount(in);
    long subnames = Steps.takeWord(in) & 0xFFFFFFFFL;
    Texts.skipAll(in, names + subnames + Layout.nodePathProperties(Steps.takeWord(in)));
  }

  /** Writes a NodePath. For Godot 2, the last subname is written as the property. */
  public static void write(PacketOutput out, NodePath value) {
    Steps.putHeader(out, VariantType.NODE_PATH, 0, 3 * LittleEndian.WORD);
    boolean property = out.generation == 2 && !value.subnames().isEmpty();
    Steps.putWord(out, value.names().size() | Layout.NODE_PATH_NEW_FORMAT);
    Steps.putWord(out, value.subnames().size() - (property ? 1 : 0));
    Steps.putWord(
        out,
        (value.absolute() ? Layout.NODE_PATH_ABSOLUTE : 0)
            | (property ? Layout.NODE_PATH_PROPERTY : 0));
    Texts.putAll(out, value.names());
    Texts.putAll(out, value.subnames());
  }

  /** Reads an RID. Before Godot 4, packets do not contain the id, and it is read as 0. */
  public static Rid readRid(PacketInput in) {
    Steps.takeHeader(in, VariantType.RID);
    return new Rid(in.generation == 4 ? Steps.takeLong(in) : 0);
  }

  static void skipRid(PacketInput in) {
    Steps.pass(in, in.generation == 4 ? LittleEndian.LONG : 0);
  }

  /** Writes an RID. Only packets for Godot 4 contain the id. */
  public static void write(PacketOutput out, Rid value) {
    Steps.putHeader(out, VariantType.RID, 0, LittleEndian.LONG);
    if (out.generation == 4) {
      Steps.putLong(out, value.id());
    }
  }

  /**
   * Reads an Object as its instance id. The id is 0 for the null object, and for every Object of
   * Godot 2.
   */
  public static ObjectId readObject(PacketInput in) {
    int header = Steps.takeHeader(in, VariantType.OBJECT);
    if (in.generation == 2) {
      return new ObjectId(0);
    }
    if (Layout.is64(header)) {
      return new ObjectId(Steps.takeLong(in));
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
      Steps.pass(in, LittleEndian.LONG);
    } else if (!Texts.takeIsEmpty(in)) {
      Containers.openProperties(in);
    }
  }

  /** Writes an Object as its instance id; for Godot 2, only the header. */
  public static void write(PacketOutput out, ObjectId value) {
    if (out.generation == 2) {
      Steps.putHeader(out, VariantType.OBJECT, 0, 0);
      return;
    }
    Steps.putHeader(out, VariantType.OBJECT, Layout.FLAG_64, LittleEndian.LONG);
    Steps.putLong(out, value.id());
  }

  /** Reads a Callable. Returns only its type, because a Callable is a header without content. */
  public static VariantType readCallable(PacketInput in) {
    Steps.takeHeader(in, VariantType.CALLABLE);
    return VariantType.CALLABLE;
  }

  /** Writes a Callable. */
  public static void writeCallable(PacketOutput out) {
    Steps.putHeader(out, VariantType.CALLABLE, 0, 0);
  }

  /** Reads a Signal: its name and the id of its object. */
  public static Signal readSignal(PacketInput in) {
    Steps.takeHeader(in, VariantType.SIGNAL);
    return new Signal(Texts.take(in), new ObjectId(Steps.takeLong(in)));
  }

  static void skipSignal(PacketInput in) {
    Texts.skip(in);
    Steps.pass(in, LittleEndian.LONG);
  }

  /** Writes a Signal. */
  public static void write(PacketOutput out, Signal value) {
    Steps.putHeader(out, VariantType.SIGNAL, 0, 0);
    Texts.put(out, value.name());
    Steps.ensure(out, LittleEndian.LONG);
    Steps.putLong(out, value.object().id());
  }

  static String[] parts(NodePath value) {
    List<String> parts = new ArrayList<>(value.names());
    parts.add(value.absolute() ? "/" : "");
    parts.addAll(value.subnames());
    return parts.toArray(new String[0]);
  }

  /** Reads an Image: format, mipmaps, width, height, length and data. */
  public static Image readImage(PacketInput in) {
    Steps.takeHeader(in, VariantType.IMAGE);
    int format = takeImageFormat(in);
    int mipmaps = Steps.takeWord(in);
    int width = Steps.takeWord(in);
    int height = Steps.takeWord(in);
    return new Image(format, mipmaps, width, height, takePadded(in, Containers.takeCount(in, 1)));
  }

  private static int takeImageFormat(PacketInput in) {
    int format = Steps.takeWord(in);
    if (format < 0 || format >= Image.FORMATS) {
      throw in.malformed("Unknown image format " + format);
    }
    return format;
  }

  static void skipImage(PacketInput in) {
    takeImageFormat(in);
    Steps.pass(in, 3 * LittleEndian.WORD);
    Steps.passPadded(in, Containers.takeCount(in, 1));
  }

  /** Writes an Image. */
  public static void write(PacketOutput out, Image value) {
    byte[] data = value.data();
    Steps.putHeader(out, VariantType.IMAGE, 0, 5L * LittleEndian.WORD + Layout.padded(data.length));
    Steps.putWord(out, value.format());
    Steps.putWord(out, value.mipmaps());
    Steps.putWord(out, value.width());
    Steps.putWord(out, value.height());
    Steps.putWord(out, data.length);
    Steps.putPaddedBytes(out, data);
  }

  /**
   * Reads an InputEvent: type, device, length and body. The length counts the body and the 12 bytes
   * of the type, the device and the length itself. The size of the body follows from the length,
   * not from the type: for a joystick motion, Godot 2.0 writes a shorter body than Godot 2.1.
   */
  public static InputEvent readInputEvent(PacketInput in) {
    Steps.takeHeader(in, VariantType.INPUT_EVENT);
    int type = Steps.takeWord(in);
    int device = Steps.takeWord(in);
    return new InputEvent(type, device, takePadded(in, takeBodyLength(in)));
  }

  private static int takeBodyLength(PacketInput in) {
    int length = Steps.takeWord(in);
    if (length < EVENT_HEAD) {
      throw in.malformed("InputEvent of " + length + " bytes, but its head has " + EVENT_HEAD);
    }
    return length - EVENT_HEAD;
  }

  static void skipInputEvent(PacketInput in) {
    Steps.pass(in, 2 * LittleEndian.WORD);
    Steps.passPadded(in, takeBodyLength(in));
  }

  /** Writes an InputEvent. */
  public static void write(PacketOutput out, InputEvent value) {
    byte[] body = value.body();
    Steps.putHeader(out, VariantType.INPUT_EVENT, 0, EVENT_HEAD + Layout.padded(body.length));
    Steps.putWord(out, value.type());
    Steps.putWord(out, value.device());
    Steps.putWord(out, EVENT_HEAD + body.length);
    Steps.putPaddedBytes(out, body);
  }

  private static byte[] takePadded(PacketInput in, int count) {
    int at = Steps.passPadded(in, count);
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
