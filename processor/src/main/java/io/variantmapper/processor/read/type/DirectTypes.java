package io.variantmapper.processor.read.type;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Mapping.Direct;
import io.variantmapper.processor.model.MathTypes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The Java types that one call on the writer, and one on the reader, carries. */
final class DirectTypes {
  private static final String RUNTIME = "io.variantmapper.runtime";
  private static final String VALUES = RUNTIME + ".value";

  /** Names in {@code runtime.value}, beside the math types. */
  private static final List<String> OTHER_VALUES =
      List.of("StringName", "NodePath", "Rid", "ObjectId", "Signal", "Image", "InputEvent");

  /** What Godot calls those whose Java names are others. */
  private static final Map<String, String> GODOT_NAMES =
      Map.of("Aabb", "AABB", "Rid", "RID", "ObjectId", "Object");

  /** By the names of the types, which need not be printed to be looked up. */
  private static final Map<String, Direct> ALL = new HashMap<>();

  static {
    primitive(TypeName.BOOLEAN, "writeBoolean", "readBoolean", "bool");
    primitive(TypeName.BYTE, "writeByte", "readByte", "int");
    primitive(TypeName.SHORT, "writeShort", "readShort", "int");
    primitive(TypeName.INT, "writeInt", "readInt", "int");
    primitive(TypeName.LONG, "writeLong", "readLong", "int");
    primitive(TypeName.CHAR, "writeChar", "readChar", "String");
    primitive(TypeName.FLOAT, "writeFloat", "readFloat", "float");
    primitive(TypeName.DOUBLE, "writeDouble", "readDouble", "float");
    pair(ClassName.get(String.class), "String", "String");
    pair(ClassName.get(RUNTIME, "Variant"), "Variant", "Variant");
    add(new Direct(ClassName.get(RUNTIME, "Variant", "Raw"), "writeRaw", "readRaw", "Variant"));
    add(new Direct(ClassName.OBJECT, "writeAny", "readAny", "Variant"));
    Stream.concat(MathTypes.NAMES.stream(), OTHER_VALUES.stream())
        .forEach(name -> pair(value(name), name, GODOT_NAMES.getOrDefault(name, name)));
    packed(TypeName.BYTE, "Byte");
    packed(TypeName.INT, "Int32");
    packed(TypeName.LONG, "Int64");
    packed(TypeName.FLOAT, "Float32");
    packed(TypeName.DOUBLE, "Float64");
    packed(ClassName.get(String.class), "String");
    packed(value("Vector2"), "Vector2");
    packed(value("Vector3"), "Vector3");
    packed(value("Vector4"), "Vector4");
    packed(value("Color"), "Color");
  }

  private DirectTypes() {}

  static Optional<Direct> find(TypeName type) {
    return Optional.ofNullable(ALL.get(name(type)));
  }

  private static String name(TypeName type) {
    return type instanceof ClassName name ? name.canonicalName() : type.toString();
  }

  private static void primitive(TypeName type, String write, String read, String godotName) {
    Direct direct = new Direct(type, write, read, godotName);
    add(direct);
    add(direct.boxed());
  }

  private static void packed(TypeName element, String name) {
    String godotName = "Packed" + name + "Array";
    pair(ArrayTypeName.of(element), godotName, godotName);
  }

  private static void pair(TypeName type, String method, String godotName) {
    add(new Direct(type, "write" + method, "read" + method, godotName));
  }

  private static void add(Direct direct) {
    ALL.put(name(direct.type()), direct);
  }

  private static ClassName value(String name) {
    return ClassName.get(VALUES, name);
  }
}
