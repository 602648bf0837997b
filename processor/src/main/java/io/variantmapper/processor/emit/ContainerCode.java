package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.ContainerForm;
import io.variantmapper.processor.model.DirectForm;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.JavaTypes;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Slot;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** Emits the code for containers: methods that write and read their elements in a loop. */
interface ContainerCode extends ValueCode {
  @Override
  Container mapping();

  @Override
  default void declare() {
    members().declare("write", mapping().asWritten());
    members().declare("read", mapping());
  }

  @Override
  default String words() {
    ContainerForm form = mapping().form();
    return form.packed()
        .map(packed -> plainWords() + "As" + packed.type().godotName())
        .orElseGet(() -> (form.stated().isEmpty() ? "" : "Typed") + plainWords());
  }

  /** Describes the type in words, regardless of its form. */
  String plainWords();

  // writeListOfItem(out, value.items());
  @Override
  default Code write(Code value) {
    return Code.statement("$N(out, $L)", members().name("write", mapping().asWritten()), value);
  }

  // readListOfItem(in)
  @Override
  default Code read() {
    return Code.of("$N(in)", members().name("read", mapping()));
  }

  private Stream<ValueCode> parts() {
    return mapping().parts().stream().map(members()::code);
  }

  /**
   * Returns whether the expected size of a container includes the sizes of its elements, keys and
   * values.
   */
  default boolean isCounted() {
    return mapping().form().isPlain()
        && !mapping().isIterable()
        && parts().allMatch(ValueCode::hasSerializer);
  }

  @Override
  default boolean looksInto() {
    return isCounted() && parts().anyMatch(ValueCode::looksInto);
  }

  // ExpectedSize.<Item>ofArray(value.items(), ItemVariantSerializer.INSTANCE, depth - 1)
  @Override
  default Code size(Code value, String depth) {
    if (!isCounted()) {
      return UNKNOWN_SIZE;
    }
    // A user's serializer may serialize a supertype.
    boolean isKnown = mapping().parts().stream().noneMatch(Mapping.Custom.class::isInstance);
    return Code.of(
        "${ExpectedSize}.$Lof$L($L,$W$L,$W$L)",
        isKnown ? typeArguments() : Code.NONE,
        godotName(),
        value,
        parts().map(ValueCode::serializer).collect(Code.joining(",$W")),
        depth);
  }

  /**
   * Returns the type arguments of a call on the runtime, because javac takes longer to infer them.
   */
  private Code typeArguments() {
    List<Code> types = new ArrayList<>();
    for (TypeName type : mapping().partTypes()) {
      types.add(Code.of("$T", type));
    }
    return Code.of("<$L>", Code.join(types, ", "));
  }

  /** Returns the name of the container in Godot, as in the names of the runtime's methods. */
  default String godotName() {
    return "Array";
  }

  // private static void writeListOfItem(VariantWriter out, List<Item> elements) {
  // private static List<Item> readListOfItem(VariantReader in) {
  @Override
  default MethodSpec method(String verb) {
    MethodSpec.Builder method = MethodSpec.methodBuilder(members().name(verb, mapping()))
        .addModifiers(members().modifiers());
    if (verb.equals("read")) {
      return reading().bodyOf(method.addParameter(RuntimeNames.READER, "in").returns(filledType()));
    }
    return Code.lines(
            """
            if (elements == null) {
              out.writeNil();
              return;
            }
            $L
            $L
            """, snapshot(), mapping().form().packed().map(this::packed).orElseGet(this::loop))
        .bodyOf(method
            .addParameter(RuntimeNames.WRITER, "out")
            .addParameter(mapping().type(), "elements"));
  }

  /**
   * Returns the declared type, with each wildcard replaced by the type of the elements, keys or
   * values. Reading returns {@code List<Item>}, even if {@code List<? extends Item>} is declared.
   */
  default TypeName filledType() {
    return mapping().hasWildcard()
        ? withParts((ClassName) JavaTypes.raw(mapping().type()))
        : mapping().type();
  }

  default TypeName withParts(ClassName name) {
    return ParameterizedTypeName.get(name, mapping().partTypes());
  }

  Code reading();

  private Code packed(ContainerForm.Packed form) {
    Mapping element = mapping().parts().get(0);
    boolean isNarrowed = form.form() == DirectForm.NARROWED;
    String write = isNarrowed ? "${GivenTypes}.write$L(out, packed);" : "out.write$L(packed);";
    return Code.lines(
        """
        $T[] packed = new $T[$L];
        int count = 0;
        for ($T element : $L) {
          packed[count] = $L;
          count++;
        }
        """ + write + "\n",
        form.element(),
        form.element(),
        count(),
        element.type(),
        written(),
        present(element.type(), "element"),
        form.type().godotName());
  }

  default Code loop() {
    Mapping element = mapping().parts().get(0);
    return Code.lines(
        """
        out.beginArray($L$L);
        for ($T element : $L) {
          $L
        }
        out.endArray();
        """, statedTypes(), count(), element.type(), written(), writePart(element, "element"));
  }

  default String count() {
    return written() + ".size()";
  }

  /** Returns the variable that is written. */
  default String written() {
    return mapping().mayBeConcurrent() ? "snapshot" : "elements";
  }

  // var snapshot = FieldWriter.<Item>snapshot(elements);
  // var snapshot = FieldWriter.<String, Item>snapshot(elements);
  // Collection<? extends Item> snapshot = FieldWriter.snapshot(elements);
  // Collection<Item> snapshot = new ArrayList<>();
  // for (Item element : elements) {
  //   snapshot.add(element);
  // }
  private Code snapshot() {
    if (mapping().isIterable()) {
      return Code.lines(
          """
          $T snapshot = new ${ArrayList}<>();
          for ($T element : elements) {
            snapshot.add(element);
          }
          """,
          withParts(ClassName.get(Collection.class)),
          mapping().first().mapping().type());
    }
    if (!mapping().mayBeConcurrent()) {
      return Code.NONE;
    }
    return mapping().hasWildcard()
        ? Code.statement(
            "$T snapshot = ${FieldWriter}.snapshot(elements)", withArguments(snapshotType()))
        : Code.statement("var snapshot = ${FieldWriter}.$Lsnapshot(elements)", typeArguments());
  }

  default Class<?> snapshotType() {
    return Collection.class;
  }

  /**
   * Returns the type with the declared type arguments, as in {@code Map.Entry<String, ? extends
   * Item>}.
   */
  default TypeName withArguments(Class<?> type) {
    ClassName name = ClassName.get(type);
    return mapping().hasWildcard()
        ? ParameterizedTypeName.get(
            name, JavaTypes.arguments(mapping().type()).toArray(TypeName[]::new))
        : withParts(name);
  }

  /**
   * Returns the first arguments of {@code beginArray} or {@code beginDictionary}: the types that a
   * typed container states before its count. Other containers have no such arguments.
   */
  // ContainerType.of(VariantType.INT),
  default Code statedTypes() {
    Code.Builder code = Code.builder();
    for (GodotType type : mapping().form().stated()) {
      String format = type == GodotType.ANY
          ? "${ContainerType}.UNTYPED,$W"
          : "${ContainerType}.of(${VariantType}." + type.name() + "),$W";
      code.add(format);
    }
    return code.build();
  }

  /**
   * Returns the code that writes an element, key or value. If the container states a type for this
   * value, the value must not be null.
   */
  // out.writeString(Objects.requireNonNull(element, "Array[String] can't hold null"));
  default Code writePart(Mapping part, String value) {
    ValueCode code = members().code(part);
    return part.isAny() || mapping().form().isPlain()
        ? code.writeOrNil(Code.of(value))
        : code.write(present(part.type(), value));
  }

  /**
   * Returns the expression for a value that must not be null. For null, the generated code throws a
   * {@code NullPointerException} whose message states the rule.
   */
  // Objects.requireNonNull(element, "PackedInt32Array can't hold null")
  private Code present(TypeName type, String value) {
    return type.isPrimitive()
        ? Code.of(value)
        : ObjectCode.requireNonNull(
            Code.of(value), mapping().packetType().words() + " can't hold null");
  }

  default Code add(Slot slot, String variable, String statement) {
    ValueCode part = members().code(slot.mapping());
    if (!part.skipsUnknown()) {
      return Code.statement(statement, members().read(slot));
    }
    Code.Builder code = Code.builder();
    if (slot.nullable()) {
      code.addLines("""
          if (in.skipNil()) {
            $L
            continue;
          }
          """, Code.statement(statement, "null"));
    }
    return code.addStatement("$T $L = $L", part.mapping().type(), variable, part.read())
        .add(Code.ifTrue(part.isPresent(Code.of(variable)), Code.statement(statement, variable)))
        .build();
  }
}
