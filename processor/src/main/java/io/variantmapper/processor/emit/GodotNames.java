package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.SourceName;
import io.variantmapper.processor.model.TimeType;
import io.variantmapper.processor.model.WireType;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Describes values on the wire by Godot's type names: {@code Array of (int or null)}. */
public final class GodotNames {
  private GodotNames() {}

  public static String of(WireType.Value value) {
    return of(value.type()) + (value.isNullable() ? " or null" : "");
  }

  public static String of(WireType type) {
    if (type instanceof WireType.Plain plain) {
      return plain.type().godotName();
    } else if (type instanceof WireType.Time time) {
      String since = time.time() == TimeType.INSTANT ? " since 1970" : "";
      return "int (" + time.unit().name().toLowerCase(Locale.ROOT) + since + ")";
    } else if (type instanceof WireType.EnumOf constants) {
      return constants.table().godotType().godotName();
    } else if (type instanceof WireType.ArrayOf array) {
      return array.stated().isPresent()
          ? "Array" + inBrackets(array.stated().stream())
          : "Array of " + inside(array.element());
    } else if (type instanceof WireType.DictionaryOf entries) {
      return entries.stated().isEmpty()
          ? "Dictionary of " + inside(entries.key()) + " to " + inside(entries.value())
          : "Dictionary" + inBrackets(entries.stated().stream());
    } else if (type instanceof WireType.Mapped mapped) {
      return SourceName.of(mapped.name()) + arguments(mapped.arguments());
    } else if (type instanceof WireType.Variable variable) {
      return variable.name();
    }
    return "Variant of "
        + SourceName.of((ClassName) ((WireType.Serialized) type).serializer().name());
  }

  private static String arguments(List<WireType.Value> arguments) {
    return arguments.isEmpty()
        ? ""
        : " of " + arguments.stream().map(GodotNames::inside).collect(Collectors.joining(" and "));
  }

  private static String inBrackets(Stream<GodotType> types) {
    return "[" + types.map(GodotType::godotName).collect(Collectors.joining(", ")) + "]";
  }

  private static String inside(WireType.Value value) {
    return value.isNullable() ? "(" + of(value) + ")" : of(value);
  }
}
