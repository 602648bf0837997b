package io.variantmapper.processor.emit.gdscript;

import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.NameWords;
import io.variantmapper.processor.model.WireType;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * The types of the GDScript variables that hold the values of packets. If a variable can hold
 * values of any type, its type is an empty text.
 *
 * <pre>{@code
 * types.member(value)   // Array[Item]
 * }</pre>
 */
final class Types {
  private static final Map<GodotType, GodotType> PACKED = packed();

  private final Dialect dialect;

  Types(Dialect dialect) {
    this.dialect = dialect;
  }

  private static Map<GodotType, GodotType> packed() {
    Map<GodotType, GodotType> packed = new EnumMap<>(GodotType.class);
    packed.put(GodotType.PACKED_BYTE_ARRAY, GodotType.INT);
    packed.put(GodotType.PACKED_INT32_ARRAY, GodotType.INT);
    packed.put(GodotType.PACKED_INT64_ARRAY, GodotType.INT);
    packed.put(GodotType.PACKED_FLOAT32_ARRAY, GodotType.FLOAT);
    packed.put(GodotType.PACKED_FLOAT64_ARRAY, GodotType.FLOAT);
    packed.put(GodotType.PACKED_STRING_ARRAY, GodotType.STRING);
    packed.put(GodotType.PACKED_VECTOR2_ARRAY, GodotType.VECTOR2);
    packed.put(GodotType.PACKED_VECTOR3_ARRAY, GodotType.VECTOR3);
    packed.put(GodotType.PACKED_VECTOR4_ARRAY, GodotType.VECTOR4);
    packed.put(GodotType.PACKED_COLOR_ARRAY, GodotType.COLOR);
    return packed;
  }

  /** Returns the element type of a packed array; empty for other types. */
  static Optional<GodotType> elementOf(GodotType packed) {
    return Optional.ofNullable(PACKED.get(packed));
  }

  /** Returns whether the type is a packed array in this version of Godot. */
  boolean isPacked(GodotType type) {
    return elementOf(type).isPresent() && dialect.hasPacked(type);
  }

  /** Returns the type that a value has in Godot: int for a time, otherwise {@code type} itself. */
  static WireType inGodot(WireType type) {
    return type instanceof WireType.Time ? new WireType.Plain(GodotType.INT) : type;
  }

  /** Returns the condition that a text or container is not empty. */
  String isFilled(String variable) {
    return "not " + dialect.isEmpty(variable);
  }

  /** Returns the type of a member. */
  String member(WireType.Value value) {
    WireType type = inGodot(value.type());
    if (type instanceof WireType.Mapped mapped) {
      return dialect.objects(mapped.name());
    } else if (value.isNullable() || isWithoutConstants(type)) {
      return "";
    } else if (type instanceof WireType.Plain plain) {
      return dialect.name(plain.type()).orElse("");
    } else if (type instanceof WireType.EnumOf enumOf) {
      return dialect.constants(enumOf);
    } else if (type instanceof WireType.ArrayOf array) {
      String element = element(array.element());
      return element.isEmpty() || !dialect.isModern() ? "Array" : "Array[" + element + "]";
    }
    return type instanceof WireType.DictionaryOf map ? dictionary(map) : "";
  }

  /** Returns whether a variable of the type could hold no value but null. */
  private static boolean isWithoutConstants(WireType type) {
    return type instanceof WireType.EnumOf enumOf && enumOf.table().constants().isEmpty();
  }

  private String dictionary(WireType.DictionaryOf map) {
    String key = key(map.key());
    String value = element(map.value());
    return !dialect.isModern() || (key.isEmpty() && value.isEmpty())
        ? "Dictionary"
        : "Dictionary[" + orVariant(key) + ", " + orVariant(value) + "]";
  }

  private static String orVariant(String type) {
    return type.isEmpty() ? "Variant" : type;
  }

  /**
   * Returns the type of an element of an Array or a value of a Dictionary. A container gets a type
   * without element types there, because GDScript can't nest typed containers.
   */
  String element(WireType.Value value) {
    if (!value.isNullable() && value.type() instanceof WireType.ArrayOf) {
      return "Array";
    }
    return !value.isNullable() && value.type() instanceof WireType.DictionaryOf
        ? "Dictionary"
        : member(value);
  }

  /** Returns the type of a key; empty if the key is not converted. */
  String key(WireType.Value value) {
    return isRaw(value) ? "" : element(value);
  }

  /**
   * Returns whether keys of the type are not converted. Such keys keep the form that they have in
   * the packet, so that look-ups find equal keys.
   */
  static boolean isRaw(WireType.Value key) {
    return key.type() instanceof WireType.Mapped
        || key.type() instanceof WireType.ArrayOf
        || key.type() instanceof WireType.DictionaryOf;
  }

  /** Returns the initial value of a member whose field has no default. */
  String initial(WireType.Value value) {
    String type = member(value);
    if (type.isEmpty() || value.type() instanceof WireType.Mapped) {
      return "null";
    } else if (inGodot(value.type()) instanceof WireType.Plain plain) {
      return initial(plain.type(), type);
    } else if (value.type() instanceof WireType.EnumOf enumOf) {
      return dialect.constant(enumOf, enumOf.table().constants().get(0));
    }
    return value.type() instanceof WireType.ArrayOf ? "[]" : "{}";
  }

  private String initial(GodotType godotType, String type) {
    return switch (godotType) {
      case BOOL -> "false";
      case INT -> "0";
      case FLOAT -> "0.0";
      case STRING -> "\"\"";
      case STRING_NAME -> "&\"\"";
      case NODE_PATH -> dialect.isModern() ? "^\"\"" : "NodePath(\"\")";
      default -> elementOf(godotType).isPresent() && !isPacked(godotType) ? "[]" : type + "()";
    };
  }

  /** Returns the name of the type in error messages. */
  String expected(WireType.Value value) {
    WireType type = inGodot(value.type());
    if (type instanceof WireType.Mapped mapped) {
      return dialect.names().ofClass(mapped.name());
    } else if (type instanceof WireType.EnumOf enumOf) {
      return dialect.names().ofEnum(enumOf.name());
    } else if (type instanceof WireType.ArrayOf) {
      return "Array";
    } else if (type instanceof WireType.DictionaryOf) {
      return "Dictionary";
    }
    return type instanceof WireType.Plain plain
        ? dialect.name(plain.type()).orElse("a value")
        : "a value";
  }

  /**
   * Returns the words that describe a type in the names of functions, with dots between them, such
   * as {@code array.of.item}.
   */
  String signature(WireType.Value value) {
    WireType type = inGodot(value.type());
    String words;
    if (type instanceof WireType.ArrayOf array) {
      words =
          (array.stated().isPresent() ? "typed." : "") + "array.of." + signature(array.element());
    } else if (type instanceof WireType.DictionaryOf map) {
      words = (map.stated().isEmpty() ? "" : "typed.")
          + "dictionary.of."
          + signature(map.key())
          + "."
          + signature(map.value());
    } else {
      words = NameWords.snakeCase(
          type instanceof WireType.Plain plain ? plain.type().godotName() : named(value));
    }
    if (type instanceof WireType.EnumOf enumOf) {
      words = switch (enumOf.unknown()) {
        case FAIL -> words;
        case NULL -> "any." + words;
        case SKIP -> "known." + words;
      };
    }
    return value.isNullable() ? "nullable." + words : words;
  }

  private String named(WireType.Value value) {
    boolean hasName =
        value.type() instanceof WireType.EnumOf || value.type() instanceof WireType.Mapped;
    return hasName ? expected(value) : GodotType.ANY.godotName();
  }
}
