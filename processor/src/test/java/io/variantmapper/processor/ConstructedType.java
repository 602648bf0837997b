package io.variantmapper.processor;

import io.variantmapper.processor.model.Shape;
import io.variantmapper.runtime.Variant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A mapped type that {@link ConstructionTest} checks. It is nested in {@code nesting} other
 * classes. Each class, except the innermost class and records without fields, has a field whose
 * type is its nested class.
 *
 * @param nesting the number of enclosing classes; 0 for the outermost class
 * @param generics the number of type parameters of the type
 */
record ConstructedType(Construction construction, int nesting, int generics, Shape shape) {
  private static final int DEEPEST = 3;
  private static final int MAX_GENERICS = 2;

  /** Returns all valid combinations. */
  static Stream<ConstructedType> all() {
    return outermost()
        .flatMap(type -> Stream.iterate(type, ConstructedType::inner).limit(DEEPEST + 1));
  }

  /** Returns the types that are not nested in another class. */
  static Stream<ConstructedType> outermost() {
    return Stream.of(Construction.values())
        .flatMap(construction -> Stream.iterate(0, i -> i <= MAX_GENERICS, i -> i + 1)
            .filter(generics -> makesSense(construction, generics))
            .flatMap(generics -> Stream.of(Shape.values())
                .map(shape -> new ConstructedType(construction, 0, generics, shape))));
  }

  /**
   * Returns whether the combination is valid: a record without fields cannot use a type parameter.
   */
  private static boolean makesSense(Construction construction, int generics) {
    return construction.hasFields() || generics == 0;
  }

  ConstructedType in(Shape other) {
    return new ConstructedType(construction, nesting, generics, other);
  }

  boolean isInnermost() {
    return nesting == DEEPEST;
  }

  /** Returns the class that is nested in this class. */
  ConstructedType inner() {
    return new ConstructedType(construction, nesting + 1, generics, shape);
  }

  /** Returns the enclosing classes, outermost first, and then this class. */
  private Stream<ConstructedType> path() {
    return Stream.iterate(
            new ConstructedType(construction, 0, generics, shape), type -> type.inner())
        .limit(nesting + 1);
  }

  /** Returns a name such as {@code SuperBuilder2D} or {@code Inner1}. */
  String name() {
    if (nesting > 0) {
      return "Inner" + nesting;
    }
    String words = Stream.of(construction.name().split("_"))
        .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
        .collect(Collectors.joining());
    return words + generics + shape.name().charAt(0);
  }

  private String names(String delimiter) {
    return path().map(ConstructedType::name).collect(Collectors.joining(delimiter));
  }

  /** Returns the names of the type parameters. */
  List<String> variables() {
    return List.of("T", "U").subList(0, generics);
  }

  /** Returns the type as sources write it, such as {@code Setters1D.Inner1<T>}. */
  String type() {
    return names(".") + (generics == 0 ? "" : "<" + String.join(", ", variables()) + ">");
  }

  /** Returns code that creates an example; the parameters are expressions for its values. */
  String example(String first, String others) {
    return call(names(".") + ".example", first, others);
  }

  /**
   * Returns an expression for the serializer. Its type arguments, if any, are String and Integer.
   */
  String serializer() {
    String name = names("_") + "VariantSerializer";
    return generics == 0
        ? name + ".INSTANCE"
        : call(name + ".of", "PlainSerializer.STRING", "PlainSerializer.INTEGER");
  }

  private String call(String method, String first, String second) {
    return method + "(" + String.join(", ", List.of(first, second).subList(0, generics)) + ")";
  }

  /**
   * Returns the written form of the example with the values "rope", 1 and 2. It is the same for all
   * constructions with fields.
   */
  Variant written() {
    Map<String, Object> entries = new LinkedHashMap<>();
    if (construction.hasFields()) {
      entries.put("name", "level");
      entries.put("level", nesting);
      if (generics > 0) {
        entries.put("first", "rope");
      }
      if (generics > 1) {
        entries.put("others", List.of(1, 2));
      }
      if (!isInnermost()) {
        entries.put("inner", inner().written());
      }
    }
    return Variant.of(shape == Shape.ARRAY ? List.copyOf(entries.values()) : entries);
  }

  @Override
  public String toString() {
    return type();
  }
}
