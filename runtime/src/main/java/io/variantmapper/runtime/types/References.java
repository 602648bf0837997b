package io.variantmapper.runtime.types;

import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.ObjectId;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.runtime.value.Signal;
import io.variantmapper.runtime.wire.Header;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.ArrayList;
import java.util.List;

/** The types that refer to something in the engine: NodePath, RID, Object, Callable and Signal. */
public final class References {
  private References() {}

  /** Reads a NodePath: two counts and flags, then names and subnames as text blocks. */
  public static NodePath readNodePath(PacketInput in) {
    Reading.takeHeader(in, VariantType.NODE_PATH);
    int names = takeNameCount(in);
    long subnames = Reading.takeWord(in) & 0xFFFFFFFFL;
    int flags = Reading.takeWord(in);
    return new NodePath(
        Texts.takeAll(in, names),
        Texts.takeAll(in, subnames + Header.nodePathProperties(flags)),
        (flags & Header.NODE_PATH_ABSOLUTE) != 0);
  }

  /** Reads a NodePath, a String or a StringName as the text of a path. */
  public static String readPath(PacketInput in) {
    return in.format.isText(Reading.peekHeader(in))
        ? Texts.readString(in)
        : readNodePath(in).toString();
  }

  private static int takeNameCount(PacketInput in) {
    int names = Reading.takeWord(in);
    if ((names & Header.NODE_PATH_NEW_FORMAT) == 0) {
      throw in.malformed("A NodePath in a format that engines refuse since 2.1.5 and 3.0.6");
    }
    return names & Header.COUNT_MASK;
  }

  static void skipNodePath(PacketInput in) {
    int names = takeNameCount(in);
    long subnames = Reading.takeWord(in) & 0xFFFFFFFFL;
    Texts.skipAll(in, names + subnames + Header.nodePathProperties(Reading.takeWord(in)));
  }

  /** Writes a NodePath; the property that Godot 2 keeps apart is the last subname. */
  public static void write(PacketOutput out, NodePath value) {
    Writing.putHeader(out, VariantType.NODE_PATH, 0, 3 * LittleEndian.WORD);
    boolean property = out.generation == 2 && !value.subnames().isEmpty();
    Writing.putWord(out, value.names().size() | Header.NODE_PATH_NEW_FORMAT);
    Writing.putWord(out, value.subnames().size() - (property ? 1 : 0));
    Writing.putWord(
        out,
        (value.absolute() ? Header.NODE_PATH_ABSOLUTE : 0)
            | (property ? Header.NODE_PATH_PROPERTY : 0));
    Texts.putAll(out, value.names());
    Texts.putAll(out, value.subnames());
  }

  /** Reads an RID. Before Godot 4 there is no id on the wire: it reads as 0. */
  public static Rid readRid(PacketInput in) {
    Reading.takeHeader(in, VariantType.RID);
    return new Rid(in.generation == 4 ? Reading.takeLong(in) : 0);
  }

  static void skipRid(PacketInput in) {
    Reading.pass(in, in.generation == 4 ? LittleEndian.LONG : 0);
  }

  /** Writes an RID, with its id in Godot 4. */
  public static void write(PacketOutput out, Rid value) {
    Writing.putHeader(out, VariantType.RID, 0, LittleEndian.LONG);
    if (out.generation == 4) {
      Writing.putLong(out, value.id());
    }
  }

  /** Reads an Object that was sent as its instance id; 0 for the null object and in Godot 2. */
  public static ObjectId readObject(PacketInput in) {
    int header = Reading.takeHeader(in, VariantType.OBJECT);
    if (in.generation == 2) {
      return new ObjectId(0);
    }
    if (Header.is64(header)) {
      return new ObjectId(Reading.takeLong(in));
    }
    // The null object of engines before 3.2: no class, and nothing more.
    if (!Texts.takeIsEmpty(in)) {
      throw in.unexpected("an Object as its instance id");
    }
    return new ObjectId(0);
  }

  /** Passes over an id, or into an Object with its properties. */
  static void skipObject(PacketInput in, int header) {
    if (in.generation == 2) {
      return;
    }
    if (Header.is64(header)) {
      Reading.pass(in, LittleEndian.LONG);
    } else if (!Texts.takeIsEmpty(in)) {
      Containers.openProperties(in);
    }
  }

  /** Writes an Object as its instance id; Godot 2 has none. */
  public static void write(PacketOutput out, ObjectId value) {
    if (out.generation == 2) {
      Writing.putHeader(out, VariantType.OBJECT, 0, 0);
      return;
    }
    Writing.putHeader(out, VariantType.OBJECT, Header.FLAG_64, LittleEndian.LONG);
    Writing.putLong(out, value.id());
  }

  /** Reads a Callable: a header and nothing else; in Java the type stands for it. */
  public static VariantType readCallable(PacketInput in) {
    Reading.takeHeader(in, VariantType.CALLABLE);
    return VariantType.CALLABLE;
  }

  /** Writes a Callable. */
  public static void writeCallable(PacketOutput out) {
    Writing.putHeader(out, VariantType.CALLABLE, 0, 0);
  }

  /** Reads a Signal: its name and the id of its object. */
  public static Signal readSignal(PacketInput in) {
    Reading.takeHeader(in, VariantType.SIGNAL);
    return new Signal(Texts.take(in), new ObjectId(Reading.takeLong(in)));
  }

  static void skipSignal(PacketInput in) {
    Texts.skip(in);
    Reading.pass(in, LittleEndian.LONG);
  }

  /** Writes a Signal. */
  public static void write(PacketOutput out, Signal value) {
    Writing.putHeader(out, VariantType.SIGNAL, 0, 0);
    Texts.put(out, value.name());
    Writing.ensure(out, LittleEndian.LONG);
    Writing.putLong(out, value.object().id());
  }

  static String[] parts(NodePath value) {
    List<String> parts = new ArrayList<>(value.names());
    parts.add(value.absolute() ? "/" : "");
    parts.addAll(value.subnames());
    return parts.toArray(new String[0]);
  }
}
