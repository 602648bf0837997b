package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Entry.WireEntry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.Hierarchy.Subtype;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Shape;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Emits the Javadoc of a serializer. It shows how the serializer's packets look in Godot. */
final class PacketJavadoc {
  private static final Pattern HARMFUL = Pattern.compile("[\\\\*@{}\\p{Cc}\\p{Zl}\\p{Zp}]");

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
    ClassName name = type.declaration().name();
    if (type.declaration().shape() == Shape.VALUE) {
      return Code.of("""
          Writes {@link $T} as the value of its only field, and reads it.

          <pre>{@code
          $L
          }</pre>""", name, type.fields().get(0).slot().wireValue().words());
    }
    boolean dictionary = type.declaration().shape() == Shape.DICTIONARY;
    Code.Builder doc = Code.builder()
        .add(
            "Writes {@link $T} as $L, and reads it.\n",
            name,
            dictionary ? "a Dictionary" : "an Array")
        .add("\n<pre>{@code\n$L\n", dictionary ? "{" : "[");
    for (WireEntry entry : type.wireEntries()) {
      doc.add(
          "  $L,$L\n",
          dictionary ? entry(entry) : element(entry),
          entry.asField().map(field -> remarks(type, field)).orElse(""));
    }
    type.extras().ifPresent(extras -> doc.add("  ...  # $L\n", extras.name()));
    return doc.add("$L\n}</pre>", dictionary ? "}" : "]").build();
  }

  // Writes each subtype of {@link ClientMessage} with its tag,
  // and reads the subtype that the tag of a packet names.
  //
  // <pre>{@code
  // {"type": "move", …}  # ClientMessage.Move
  // ["chat", …]  # ClientMessage.Chat
  // }</pre>
  static Code of(Hierarchy hierarchy) {
    Code.Builder doc = Code.builder()
        .add(
            "Writes each subtype of {@link $T} with its tag,\n",
            hierarchy.declaration().name())
        .add("and reads the subtype that the tag of a packet names.\n\n<pre>{@code\n");
    String key = harmless(hierarchy.key());
    for (Subtype subtype : hierarchy.subtypes()) {
      String tag = harmless(subtype.tag().toString());
      String start = subtype.shape() == Shape.DICTIONARY
          ? "{\"" + key + "\": " + tag + ", …}"
          : "[" + tag + ", …]";
      doc.add("$L  # $L\n", start, subtype.simpleName());
    }
    return doc.add("}</pre>").build();
  }

  private static String entry(WireEntry entry) {
    return "\"" + harmless(entry.keyText()) + "\": " + value(entry);
  }

  private static String element(WireEntry entry) {
    String remark = entry.match(Field::path, Entry.OfTag::path, reserved -> "reserved");
    return value(entry) + "  # " + remark;
  }

  private static String value(WireEntry entry) {
    return entry.match(
        field -> field.slot().wireValue().words(),
        tag -> harmless(tag.tag().toString()),
        reserved -> GodotType.NIL.godotName());
  }

  private static String remarks(MappedType type, Field field) {
    String direction = switch (field.options().direction()) {
      case BOTH -> "";
      case WRITTEN -> "  # only written";
      case READ -> "  # only read";
    };
    String omission = type.omits(field) ? "  # may be left out" : "";
    String views = field.presence().views().stream()
        .map(view -> harmless(view.name()))
        .collect(Collectors.joining(", "));
    return direction + omission + (views.isEmpty() ? "" : "  # for " + views);
  }

  /**
   * Replaces characters that could end the comment or a line, unbalance the braces or form a
   * Unicode escape. Keys, tags and names of views may contain such characters.
   */
  private static String harmless(String key) {
    return HARMFUL.matcher(key).replaceAll("?");
  }
}
