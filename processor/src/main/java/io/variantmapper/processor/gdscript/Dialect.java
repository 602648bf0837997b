package io.variantmapper.processor.gdscript;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.PacketType;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The differences between the GDScript of Godot 3 and of Godot 4.
 *
 * <p>Classes without global names refer to each other, and to themselves, with constants such as
 * {@code _Item}. In Godot 4, a global class of the project would hide a constant {@code Item} and
 * an enum {@code Rank}.
 *
 * <p>Godot 3 can't load classes whose code contains each other's names, or a class whose code
 * contains its own name. So a class for Godot 3 loads the scripts of other classes when it needs
 * them, and calls their methods by name.
 *
 * @param names the names of classes and enums
 * @param script the type whose script is generated
 */
record Dialect(
    GodotVersion version, GdScriptSettings settings, GdScriptNames names, ClassName script) {
  /** The packed arrays that Godot 3 does not have. Scripts for Godot 3 use Arrays instead. */
  private static final Set<GodotType> ONLY_ARRAYS =
      EnumSet.of(GodotType.PACKED_INT64_ARRAY, GodotType.PACKED_FLOAT64_ARRAY);

  /**
   * The types that have a different name in Godot 3, with this name. The name is empty if Godot 3
   * does not have the type.
   */
  private static final Map<GodotType, String> OLD_NAMES = oldNames();

  private static final Pattern EITHER_TEXT =
      Pattern.compile("\\(?([$\\w]+) is String or \\1 is StringName\\)?");

  private static Map<GodotType, String> oldNames() {
    Map<GodotType, String> names = new EnumMap<>(GodotType.class);
    names.put(GodotType.QUATERNION, "Quat");
    names.put(GodotType.TRANSFORM_3D, "Transform");
    names.put(GodotType.PACKED_BYTE_ARRAY, "PoolByteArray");
    names.put(GodotType.PACKED_INT32_ARRAY, "PoolIntArray");
    names.put(GodotType.PACKED_FLOAT32_ARRAY, "PoolRealArray");
    names.put(GodotType.PACKED_STRING_ARRAY, "PoolStringArray");
    names.put(GodotType.PACKED_VECTOR2_ARRAY, "PoolVector2Array");
    names.put(GodotType.PACKED_VECTOR3_ARRAY, "PoolVector3Array");
    names.put(GodotType.PACKED_COLOR_ARRAY, "PoolColorArray");
    ONLY_ARRAYS.forEach(type -> names.put(type, "Array"));
    Stream.of(
            GodotType.STRING_NAME,
            GodotType.VECTOR2I,
            GodotType.RECT2I,
            GodotType.VECTOR3I,
            GodotType.VECTOR4,
            GodotType.VECTOR4I,
            GodotType.PROJECTION,
            GodotType.SIGNAL,
            GodotType.PACKED_VECTOR4_ARRAY)
        .forEach(type -> names.put(type, ""));
    return names;
  }

  static Dialect of(GodotVersion version, GdScriptSettings settings, ClassName script) {
    return new Dialect(version, settings, new GdScriptNames(settings.prefix()), script);
  }

  /**
   * Returns whether this is Godot 4. Only its language has typed containers, the type Variant, and
   * enums as types.
   */
  boolean isModern() {
    return version == GodotVersion.GODOT_4;
  }

  /** Translates a line of Godot 4's GDScript. */
  String translated(String line) {
    return isModern()
        ? line
        : EITHER_TEXT
            .matcher(line)
            .replaceAll("$1 is String")
            .replace(" -> Variant:", ":")
            .replace(": Variant", "")
            .replace("Array[String]", "Array")
            .replace("PackedByteArray", "PoolByteArray")
            .replace(".is_empty()", ".empty()");
  }

  private String either(String modern, String old) {
    return isModern() ? modern : old;
  }

  String base() {
    return either("RefCounted", "Reference");
  }

  /**
   * Returns the name of a type; empty if a variable for such values must accept any value, or if
   * this version of Godot does not have the type.
   */
  Optional<String> name(GodotType type) {
    return switch (type) {
      // Godot does not receive an object of another process, but an id instead of the object.
      case ANY, NIL, OBJECT, IMAGE, INPUT_EVENT -> Optional.empty();
      default ->
        Optional.of(isModern() ? type.godotName() : OLD_NAMES.getOrDefault(type, type.godotName()))
            .filter(name -> !name.isEmpty());
    };
  }

  boolean hasPacked(GodotType type) {
    return isModern() || !ONLY_ARRAYS.contains(type);
  }

  /**
   * Returns the declaration of a variable. If the type is empty, the variable can hold any value.
   */
  String variable(String name, String type) {
    return type.isEmpty() && !isModern() ? name : name + ": " + (type.isEmpty() ? "Variant" : type);
  }

  /** Returns the expression that joins the texts in a list into one text. */
  String joined(String list) {
    return either(
        "\"\".join(PackedStringArray(" + list + "))", "PoolStringArray(" + list + ").join(\"\")");
  }

  /** Returns a condition that is true if the container is empty. */
  String isEmpty(String container) {
    return container + either(".is_empty()", ".empty()");
  }

  String constant(String constant) {
    return GdScriptNames.constant(constant, version);
  }

  String constant(PacketType.EnumOf type, String constant) {
    return names.ofEnum(type.name()) + "." + constant(constant);
  }

  /** Returns the name of a generated class in the code of this script. */
  String reference(ClassName origin) {
    return settings.hasClassNames() ? names.ofClass(origin) : "_" + names.ofClass(origin);
  }

  /** Returns the type of a variable that holds an object of the generated class. */
  String objects(ClassName origin) {
    return either(reference(origin), "Reference");
  }

  /** Returns the type of a variable that holds a constant of an enum of this script. */
  String constants(PacketType.EnumOf type) {
    String name = names.ofEnum(type.name());
    return either(settings.hasClassNames() ? name : reference(script) + "." + name, "int");
  }

  String created(ClassName origin) {
    return either(reference(origin) + ".new()", "load(" + path(origin) + ").call(\"new\")");
  }

  /** Returns a call of a method of a generated class. */
  String call(String object, String method, String... arguments) {
    String more = String.join(", ", arguments);
    return either(
        object + "." + method + "(" + more + ")",
        object + ".call(\"" + method + "\"" + (more.isEmpty() ? "" : ", " + more) + ")");
  }

  String assign(String object, String member, String value) {
    return either(
        object + "." + member + " = " + value, object + ".set(\"" + member + "\", " + value + ")");
  }

  /** Returns whether the class of a hierarchy can refer to its subclasses by name. */
  boolean namesSubclasses() {
    return isModern() && settings.hasClassNames();
  }

  /** Returns the text that a subclass of the class has after {@code extends}. */
  String superclass(ClassName origin) {
    return settings.hasClassNames() ? names.ofClass(origin) : path(origin);
  }

  String path(ClassName origin) {
    return "\"" + settings.folder() + names.file(origin) + "\"";
  }

  /**
   * Returns the condition that a value is a text or an int. In packets, constants of enums are
   * texts or ints.
   */
  String isTextOrInt(String value) {
    return value + " is String or " + either(value + " is StringName or ", "") + value + " is int";
  }

  String isText(String value) {
    return either("(" + value + " is String or " + value + " is StringName)", value + " is String");
  }
}
