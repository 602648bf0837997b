package io.variantmapper.processor.read;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.Mapping.Direct;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The Java types that one call on the writer, and one on the reader, carries. */
final class DirectTypes {
  private static final String RUNTIME = "io.variantmapper.runtime";
  private static final String VALUES = RUNTIME + ".value";

  /** Types of {@code runtime.value}, beside the math types. */
  private static final List<GodotType> OTHER_VALUES = List.of(
      GodotType.STRING_NAME,
      GodotType.NODE_PATH,
      GodotType.RID,
      GodotType.OBJECT,
      GodotType.SIGNAL,
      GodotType.IMAGE,
      GodotType.INPUT_EVENT);

  /** The Java names of those that Godot calls otherwise. */
  private static final Map<GodotType, String> JAVA_NAMES =
      Map.of(GodotType.AABB, "Aabb", GodotType.RID, "Rid", GodotType.OBJECT, "ObjectId");

  /** By the names of the types, which need not be printed to be looked up. */
  private static final Map<String, Direct> ALL = new HashMap<>();

  static {
    primitive(TypeName.BOOLEAN, "writeBoolean", "readBoolean", GodotType.BOOL);
    primitive(TypeName.BYTE, "writeByte", "readByte", GodotType.INT);
    primitive(TypeName.SHORT, "writeShort", "readShort", GodotType.INT);
    primitive(TypeName.INT, "writeInt", "readInt", GodotType.INT);
    primitive(TypeName.LONG, "writeLong", "readLong", GodotType.INT);
    primitive(TypeName.CHAR, "writeChar", "readChar", GodotType.STRING);
    primitive(TypeName.FLOAT, "writeFloat", "readFloat", GodotType.FLOAT);
    primitive(TypeName.DOUBLE, "writeDouble", "readDouble", GodotType.FLOAT);
    pair(ClassName.get(String.class), GodotType.STRING);
    pair(ClassName.get(RUNTIME, "Variant"), GodotType.ANY);
    add(new Direct(ClassName.get(RUNTIME, "Variant", "Raw"), "writeRaw", "readRaw", GodotType.ANY));
    add(new Direct(ClassName.OBJECT, "writeAny", "readAny", GodotType.ANY));
    Stream.concat(GodotType.math().stream(), OTHER_VALUES.stream())
        .forEach(type -> pair(value(type), type));
    packed(TypeName.BYTE, GodotType.PACKED_BYTE_ARRAY);
    packed(TypeName.INT, GodotType.PACKED_INT32_ARRAY);
    packed(TypeName.LONG, GodotType.PACKED_INT64_ARRAY);
    packed(TypeName.FLOAT, GodotType.PACKED_FLOAT32_ARRAY);
    packed(TypeName.DOUBLE, GodotType.PACKED_FLOAT64_ARRAY);
    packed(ClassName.get(String.class), GodotType.PACKED_STRING_ARRAY);
    packed(value(GodotType.VECTOR2), GodotType.PACKED_VECTOR2_ARRAY);
    packed(value(GodotType.VECTOR3), GodotType.PACKED_VECTOR3_ARRAY);
    packed(value(GodotType.VECTOR4), GodotType.PACKED_VECTOR4_ARRAY);
    packed(value(GodotType.COLOR), GodotType.PACKED_COLOR_ARRAY);
  }

  private DirectTypes() {}

  static Optional<Direct> find(TypeName type) {
    return Optional.ofNullable(ALL.get(name(type)));
  }

  private static String name(TypeName type) {
    return type instanceof ClassName name ? name.canonicalName() : type.toString();
  }

  private static void primitive(TypeName type, String write, String read, GodotType godotType) {
    Direct direct = new Direct(type, write, read, godotType);
    add(direct);
    add(direct.boxed());
  }

  private static void packed(TypeName element, GodotType array) {
    pair(ArrayTypeName.of(element), array);
  }

  private static void pair(TypeName type, GodotType godotType) {
    String name = javaName(godotType);
    add(new Direct(type, "write" + name, "read" + name, godotType));
  }

  private static void add(Direct direct) {
    ALL.put(name(direct.type()), direct);
  }

  private static ClassName value(GodotType type) {
    return ClassName.get(VALUES, javaName(type));
  }

  private static String javaName(GodotType type) {
    return JAVA_NAMES.getOrDefault(type, type.godotName());
  }
}
