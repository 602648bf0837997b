package io.variantmapper.processor.gdscript;

import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.PacketType;

/** Chooses the class that generates the GDScript for the values of a wire type. */
final class ScriptValues {
  private ScriptValues() {}

  static ScriptValue of(PacketType.Value value, ScriptParts parts) {
    PacketType type = value.type();
    boolean isNullable = value.isNullable();
    return switch (type.kind()) {
      case PLAIN -> plain(((PacketType.Plain) type).type(), isNullable, parts);
      case TIME -> new PlainValue(GodotType.INT, isNullable, parts);
      case ENUM -> new EnumValue((PacketType.EnumOf) type, isNullable, parts);
      case ARRAY -> new ArrayValue((PacketType.ArrayOf) type, isNullable, parts);
      case DICTIONARY -> new DictionaryValue((PacketType.DictionaryOf) type, isNullable, parts);
      case MAPPED -> new ObjectValue((PacketType.Mapped) type, isNullable, parts);
      case VARIABLE, SERIALIZED -> new PlainValue(GodotType.ANY, isNullable, parts);
    };
  }

  private static ScriptValue plain(GodotType type, boolean isNullable, ScriptParts parts) {
    return PackedValue.isPacked(type) && parts.dialect().name(type).isPresent()
        ? new PackedValue(type, isNullable, parts)
        : new PlainValue(type, isNullable, parts);
  }
}
