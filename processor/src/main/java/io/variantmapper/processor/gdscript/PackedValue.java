package io.variantmapper.processor.gdscript;

import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.NameWords;
import io.variantmapper.processor.model.PacketType;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Generates the GDScript for packed arrays. */
record PackedValue(GodotType type, boolean isNullable, ScriptParts parts)
    implements ContainerValue {
  private static final Map<GodotType, GodotType> ELEMENTS = Map.of(
      GodotType.PACKED_BYTE_ARRAY, GodotType.INT,
      GodotType.PACKED_INT32_ARRAY, GodotType.INT,
      GodotType.PACKED_INT64_ARRAY, GodotType.INT,
      GodotType.PACKED_FLOAT32_ARRAY, GodotType.FLOAT,
      GodotType.PACKED_FLOAT64_ARRAY, GodotType.FLOAT,
      GodotType.PACKED_STRING_ARRAY, GodotType.STRING,
      GodotType.PACKED_VECTOR2_ARRAY, GodotType.VECTOR2,
      GodotType.PACKED_VECTOR3_ARRAY, GodotType.VECTOR3,
      GodotType.PACKED_VECTOR4_ARRAY, GodotType.VECTOR4,
      GodotType.PACKED_COLOR_ARRAY, GodotType.COLOR);

  static boolean isPacked(GodotType type) {
    return ELEMENTS.containsKey(type);
  }

  /** Returns whether this version of Godot has the type; otherwise values are Arrays. */
  private boolean exists() {
    return parts.dialect().hasPacked(type);
  }

  @Override
  public String typeName() {
    return parts.dialect().name(type).orElseThrow();
  }

  @Override
  public String initialValue() {
    return exists() ? typeName() + "()" : "[]";
  }

  @Override
  public String expected() {
    return typeName();
  }

  @Override
  public String words() {
    return NameWords.snakeCase(type.godotName());
  }

  @Override
  public void addReading(Lines out) {
    PacketType element = new PacketType.Plain(Objects.requireNonNull(ELEMENTS.get(type)));
    PacketType.ArrayOf array =
        new PacketType.ArrayOf(new PacketType.Value(element, false), Optional.empty());
    String call = new ArrayValue(array, false, parts).reader() + out.text("($value, $problem)");
    if (exists()) {
      out.block("""
          if $value is $L:
              return $value
          """, typeName());
      call = typeName() + "(" + call + ")";
    }
    out.add("return " + call);
  }
}
