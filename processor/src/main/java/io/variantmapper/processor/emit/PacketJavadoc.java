package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Shape;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The documentation of a serializer: what its packets look like in Godot. */
final class PacketJavadoc {
  private static final Pattern HARMFUL = Pattern.compile("[\\\\*@{}\\p{Cntrl}]");

  private PacketJavadoc() {}

  // Writes and reads {@link PlayerState} as a Dictionary.
  //
  // <pre>{@code
  // {
  //   "display_name": String,
  //   "hp": int,
  // }
  // }</pre>
  static Code of(MappedType type) {
    boolean dictionary = type.declaration().shape() == Shape.DICTIONARY;
    ClassName name = type.declaration().name();
    Code.Builder doc = Code.builder()
        .add(
            "Writes {@link $T} as $L, and reads it.\n",
            name,
            dictionary ? "a Dictionary" : "an Array")
        .add("\n<pre>{@code\n$L\n", dictionary ? "{" : "[");
    for (Entry entry : type.wireEntries()) {
      String shown = dictionary ? entry(entry) : element(entry);
      String remarks = entry instanceof Field field
          ? direction(field) + omission(type, field) + views(field)
          : "";
      doc.add("  $L,$L\n", shown, remarks);
    }
    type.extras().ifPresent(extras -> doc.add("  ...  # $L\n", extras.name()));
    return doc.add("$L\n}</pre>", dictionary ? "}" : "]").build();
  }

  private static String entry(Entry entry) {
    return "\"" + harmless(entry.keyText()) + "\": " + value(entry);
  }

  private static String element(Entry entry) {
    if (entry instanceof Entry.Reserved) {
      return GodotType.NIL.godotName() + "  # reserved";
    }
    return value(entry) + "  # " + entry.path();
  }

  private static String views(Field field) {
    return field.presence().hasViews()
        ? "  # for "
            + field.presence().views().stream()
                .map(view -> harmless(view.name()))
                .collect(Collectors.joining(", "))
        : "";
  }

  private static String value(Entry entry) {
    return entry instanceof Entry.OfTag tag
        ? harmless(tag.tag().toString())
        : GodotNames.of(((Field) entry).slot().wireValue());
  }

  private static String direction(Field field) {
    return switch (field.options().direction()) {
      case BOTH -> "";
      case WRITTEN -> "  # only written";
      case READ -> "  # only read";
    };
  }

  private static String omission(MappedType type, Field field) {
    return type.omits(field) ? "  # may be left out" : "";
  }

  /** A key could end the comment, or its braces, or be taken for a Unicode escape. */
  static String harmless(String key) {
    return HARMFUL.matcher(key).replaceAll("?");
  }
}
