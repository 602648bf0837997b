package io.variantmapper.tools.schema;

import io.variantmapper.runtime.VariantType;
import io.variantmapper.schema.Schema;
import io.variantmapper.schema.SchemaEntry;
import io.variantmapper.schema.SchemaEnum;
import io.variantmapper.schema.SchemaShape;
import io.variantmapper.schema.SchemaType;
import io.variantmapper.tools.input.InputException;
import io.variantmapper.tools.part.Part;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Compares a packet with the schema of its mapped type.
 *
 * <pre>{@code
 * SchemaComparison.findings(root, schemas, "game.Player");   // $.mana: game.Player has no such key
 * root.children().get(1).name();   // hp, if the packet is an Array
 * }</pre>
 */
public final class SchemaComparison {
  /** More values than any packet has: the depth of packets is limited. */
  private static final int MAX_VALUES = 10_000;

  private final Schemas schemas;

  /** The number of single values around the current value. */
  private int values;

  private final List<Finding> findings = new ArrayList<>();

  /** A value that does not fit the mapped type. */
  public record Finding(String path, String text) {}

  private SchemaComparison(Schemas schemas) {
    this.schemas = schemas;
  }

  /**
   * Returns the values that do not fit the type {@code type}. Also sets the names of the Array
   * elements that are fields.
   *
   * @throws InputException if the type has no schema or is a node
   */
  public static List<Finding> findings(Part root, Schemas schemas, String type) {
    Schema schema = schemas.get(type);
    if (schema instanceof Schema.Node) {
      throw new InputException(
          type + " is a node. Give the Java name of a mapped type that the packets contain.");
    }
    SchemaComparison comparison = new SchemaComparison(schemas);
    comparison.compare(root, schema, TypeScope.NONE);
    return comparison.findings;
  }

  private void compare(Part part, Schema schema, TypeScope scope) {
    if (schema instanceof Schema.Fields fields) {
      compareFields(part, fields, scope.withEnums(fields.enums()));
    } else if (schema instanceof Schema.Value value) {
      if (++values > MAX_VALUES) {
        throw new InputException(value.name() + " is a value of itself");
      }
      compare(part, value.type(), scope.withEnums(value.enums()));
      values--;
    } else if (schema instanceof Schema.Subtypes subtypes) {
      compareSubtypes(part, subtypes);
    }
  }

  /**
   * Compares the fields of a Dictionary or an Array. If a type has the shape of a Dictionary, the
   * elements of an Array are not compared, because the schema does not say in which order they are.
   */
  private void compareFields(Part part, Schema.Fields fields, TypeScope scope) {
    if (part.type() == VariantType.DICTIONARY) {
      compareEntries(part, fields, scope);
    } else if (part.type() != VariantType.ARRAY) {
      require(part, false, fields.shape().word() + " " + fields.name());
    } else if (fields.shape() == SchemaShape.ARRAY) {
      compareElements(part, fields, scope);
    }
  }

  private void compareElements(Part part, Schema.Fields fields, TypeScope scope) {
    int known = fields.entries().size();
    for (Part element : part.children()) {
      if (element.index() < known) {
        SchemaEntry entry = fields.entries().get(element.index());
        element.setName(entry.key());
        compare(element, entry, scope);
      } else if (fields.unknownEntries() != Schema.UnknownEntries.KEEP) {
        String count = known == 1 ? "1 element" : known + " elements";
        find(element, fields.name() + " has only " + count);
      }
    }
    for (int i = part.children().size(); i < known; i++) {
      missing(part, fields, fields.entries().get(i));
    }
  }

  private void compareEntries(Part part, Schema.Fields fields, TypeScope scope) {
    Set<SchemaEntry> present = new HashSet<>();
    for (Part value : part.children()) {
      Part key = value.key();
      SchemaEntry entry = key == null ? null : entryOf(key, fields);
      if (entry != null) {
        present.add(entry);
        compare(value, entry, scope);
      } else if (key != null && fields.unknownEntries() != Schema.UnknownEntries.KEEP) {
        find(value, fields.name() + " has no such key");
      }
    }
    for (SchemaEntry entry : fields.entries()) {
      if (!present.contains(entry)) {
        missing(part, fields, entry);
      }
    }
  }

  /** Adds a finding if a packet without this entry can't be read. */
  private void missing(Part part, Schema.Fields fields, SchemaEntry entry) {
    if (entry instanceof SchemaEntry.Field field && field.isRequired()) {
      find(part, fields.name() + " requires \"" + entry.key() + "\"");
    }
  }

  private static @Nullable SchemaEntry entryOf(Part key, Schema.Fields fields) {
    String text = text(key);
    return fields.entries().stream()
        .filter(entry -> entry.isReadFrom(text))
        .findFirst()
        .orElse(null);
  }

  private static String text(Part part) {
    return String.valueOf(part.value().toJava());
  }

  private void compare(Part part, SchemaEntry entry, TypeScope scope) {
    if (entry instanceof SchemaEntry.Field field && part.type() != VariantType.NIL) {
      compare(part, field.type(), scope);
    } else if (entry instanceof SchemaEntry.Tag tag && !tag.isFallback()) {
      require(
          part, scalar(part).equals(tag.value()), "the tag " + SchemaEntry.literal(tag.value()));
    }
  }

  /** Returns an int as a Long, and any other value as text. */
  private static Object scalar(Part part) {
    return part.type() == VariantType.INT ? Long.valueOf(text(part)) : text(part);
  }

  private void compareSubtypes(Part part, Schema.Subtypes subtypes) {
    Optional<Part> tag = part.children().stream()
        .filter(child -> child.role() == Part.Role.ELEMENT
            ? child.index() == 0
            : child.key() != null && text(child.key()).equals(subtypes.key()))
        .findFirst();
    if (tag.isEmpty()) {
      find(part, subtypes.name() + " requires the tag \"" + subtypes.key() + "\"");
      return;
    }
    subtypes.subtypes().stream()
        .filter(subtype -> scalar(tag.get()).equals(subtype.tag()))
        .findFirst()
        .or(() ->
            subtypes.subtypes().stream().filter(Schema.Subtype::isFallback).findFirst())
        .ifPresentOrElse(
            subtype -> compare(part, subtype.type(), TypeScope.NONE),
            () -> find(tag.get(), subtypes.name() + " has no such tag"));
  }

  private void compare(Part part, SchemaType type, TypeScope scope) {
    if (type instanceof SchemaType.Nullable nullable) {
      if (part.type() != VariantType.NIL) {
        compare(part, nullable.type(), scope);
      }
    } else if (type instanceof SchemaType.Parameter parameter) {
      scope
          .argument(parameter)
          .ifPresent(argument -> compare(part, argument.type(), argument.scope()));
    } else if (type instanceof SchemaType.Mapped mapped) {
      schemas
          .find(mapped.name())
          .ifPresent(schema -> compare(part, schema, scope.of(schema, mapped)));
    } else if (type instanceof SchemaType.DictionaryOf dictionary) {
      require(part, part.type() == VariantType.DICTIONARY, type);
      part.children().stream()
          .filter(child -> child.role() == Part.Role.VALUE)
          .forEach(value -> compareEntry(value, dictionary, scope));
    } else if (type instanceof SchemaType.EnumOf of) {
      scope.enumOf(of).ifPresent(values -> compareEnum(part, values));
    } else if (type.elementType().isPresent()) {
      compareElements(part, type, type.elementType().get(), scope);
    } else if (type instanceof SchemaType.Plain plain) {
      require(part, plain.reads(part.type().godotName()), type);
    } else if (!(type instanceof SchemaType.Serializer)) {
      require(part, part.type() == VariantType.INT, type);
    }
  }

  private void compareEntry(Part value, SchemaType.DictionaryOf type, TypeScope scope) {
    Part key = value.key();
    if (key != null) {
      compare(key, type.key(), scope);
    }
    compare(value, type.value(), scope);
  }

  private void compareElements(Part part, SchemaType type, SchemaType element, TypeScope scope) {
    if (part.type() == VariantType.ARRAY) {
      part.children().forEach(child -> compare(child, element, scope));
    } else {
      Optional<SchemaType> found = new SchemaType.Plain(part.type().godotName()).elementType();
      boolean fits = found.isPresent()
          && (!(element instanceof SchemaType.Plain plain)
              || plain.reads(found.get().toString()));
      require(part, fits, type);
    }
  }

  private void compareEnum(Part part, SchemaEnum values) {
    boolean isKnown = values.constantOf(scalar(part)).isPresent()
        || values.constants().stream().anyMatch(SchemaEnum.Constant::isFallback);
    if (!isKnown) {
      find(part, values.name() + " has no such constant");
    }
  }

  private void require(Part part, boolean fits, Object expected) {
    if (!fits) {
      find(part, "expected " + expected + ", found " + part.type().godotName());
    }
  }

  private void find(Part part, String text) {
    findings.add(new Finding(part.path(), text));
  }
}
