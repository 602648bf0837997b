package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import io.variantmapper.processor.model.Mapping;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Names and emits the methods that write fields with {@code @VariantField(as)}. Such a method
 * writes a value of the declared type with the serializer of the mapped class.
 */
final class ImplementedMethods {
  private final NameAllocator methods;
  private final Map<Mapping.Implemented, String> writers = new LinkedHashMap<>();

  /** Creates an empty list of methods. {@code methods} allocates the names of the methods. */
  ImplementedMethods(NameAllocator methods) {
    this.methods = methods;
  }

  void add(Mapping.Implemented mapping) {
    writers.computeIfAbsent(mapping, key -> Names.take(methods, "write" + TypeWords.of(mapping)));
  }

  /** Returns the name of the method that writes values with this mapping. */
  String writer(Mapping.Implemented mapping) {
    return Objects.requireNonNull(writers.get(mapping));
  }

  List<MethodSpec> emit(Members members) {
    return writers.keySet().stream().map(mapping -> write(mapping, members)).toList();
  }

  // private static void writeShapeAsCircle(VariantWriter out, Shape value) {
  //   if (value == null) {
  //     out.writeNil();
  //   } else if (value instanceof Circle circle) {
  //     CircleVariantSerializer.INSTANCE.write(out, circle);
  //   } else {
  //     throw new IllegalArgumentException(value.getClass().getName() + " is not …");
  //   }
  // }
  private MethodSpec write(Mapping.Implemented mapping, Members members) {
    Mapping.Mapped implementation = mapping.implementation();
    String local = Names.take(
        members.locals("out", "value"), Names.variable(implementation.type().simpleName()));
    return Code.lines(
            """
            if (value == null) {
              out.writeNil();
            } else if (value instanceof $T $N) {
              $L.write(out, $N);
            } else {
              throw new $T(value.getClass().getName()$W+ $S$W+ $S);
            }
            """,
            implementation.type(),
            local,
            new SerializerExpression(members).of(implementation),
            local,
            IllegalArgumentException.class,
            " is not a " + implementation.type().canonicalName()
                + ", the class in the field's @VariantField(as).",
            " Write an object of that class, or map the declared type by its subtypes.")
        .bodyOf(MethodSpec.methodBuilder(writer(mapping))
            .addModifiers(members.modifiers())
            .addParameter(RuntimeNames.WRITER, "out")
            .addParameter(mapping.type(), "value"));
  }
}
