package io.variantmapper.processor;

import io.variantmapper.processor.model.Shape;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The source of a class and of the classes that are nested in it. */
final class ConstructedSource {
  private final ConstructedType type;
  private final List<Field> fields = new ArrayList<>();

  private ConstructedSource(ConstructedType type) {
    this.type = type;
    if (type.construction().hasFields()) {
      fields.add(new Field("String", "name", "\"level\""));
      fields.add(new Field("int", "level", String.valueOf(type.nesting())));
      Stream.of(new Field("T", "first", "first"), new Field("List<U>", "others", "others"))
          .limit(type.generics())
          .forEach(fields::add);
      if (!type.isInnermost()) {
        ConstructedType inner = type.inner();
        fields.add(new Field(inner.type(), "inner", inner.example("first", "others")));
      }
    }
  }

  /** A field and its value in examples. */
  private record Field(String type, String name, String value) {
    String declared() {
      return type + " " + name;
    }

    String boxed() {
      return type.equals("int") ? "Integer" : type;
    }

    /** Replaces the words in capitals with the type and names of this field. */
    String fill(String line) {
      String capitalized = Character.toUpperCase(name.charAt(0)) + name.substring(1);
      return line.replace("TYPE", type)
          .replace("BOXED", boxed())
          .replace("PROP", name)
          .replace("CAP", capitalized);
    }
  }

  static String of(ConstructedType type) {
    ConstructedSource source = new ConstructedSource(type);
    String inner = type.isInnermost() ? "" : of(type.inner());
    return source.head() + source.example() + inner + "}\n";
  }

  /**
   * Returns the filled template of the construction. A line that begins with {@code *} is repeated
   * for each field, with its TYPE, its BOXED type, its name PROP and its capitalized name CAP.
   */
  private String head() {
    return type.construction()
        .template()
        .lines()
        .flatMap(line -> line.startsWith("*")
            ? fields.stream().map(field -> field.fill(line.substring(1)))
            : Stream.of(line))
        .map(this::fill)
        .collect(Collectors.joining("\n", "", "\n"));
  }

  /**
   * Replaces the words in capitals in a line. NAME is the class, and SELF is the class with its
   * type parameters. The templates declare type parameters as {@code <V>}. PARAMETERS are the
   * declared parameters of a constructor, and BACKWARDS are the same parameters in reverse order. A
   * superclass has a type parameter P_PROP for each field.
   */
  private String fill(String line) {
    List<Field> backwards = new ArrayList<>(fields);
    Collections.reverse(backwards);
    String modifier = type.nesting() == 0 ? "" : "static";
    String annotation = type.shape() == Shape.ARRAY ? "@VariantArray " : "@VariantDictionary ";
    String variables = String.join(", ", type.variables());
    return line.replace("MARK", annotation + modifier)
        .replace("STATIC", modifier)
        .replace("NAME", type.name())
        .replace("SELF", type.type())
        .replace("P_LIST", list(fields, field -> "P_" + field.name()))
        .replace("P_TYPES", list(fields, Field::boxed))
        .replace("P_PARAMETERS", list(fields, field -> "P_" + field.name() + " " + field.name()))
        .replace("PARAMETERS", list(fields, Field::declared))
        .replace("BACK_ARGUMENTS", list(backwards, Field::name))
        .replace("BACKWARDS", list(backwards, Field::declared))
        .replace("ARGUMENTS", list(fields, Field::name))
        .replace("<V>", variables.isEmpty() ? "" : "<" + variables + ">")
        .replace("<V, ", variables.isEmpty() ? "<" : "<" + variables + ", ");
  }

  private static String list(List<Field> fields, Function<Field, String> part) {
    return fields.stream().map(part).collect(Collectors.joining(", "));
  }

  // static <T, U> Setters2D<T, U> example(T first, List<U> others) {
  //   return make("level", 0, first, others, Setters2D.Inner1.example(first, others));
  // }
  private String example() {
    List<String> parameters = List.of("T first", "List<U> others").subList(0, type.generics());
    return fill("static <V> SELF example(")
        + String.join(", ", parameters)
        + ") {\n  return make("
        + list(fields, Field::value)
        + ");\n}\n";
  }
}
