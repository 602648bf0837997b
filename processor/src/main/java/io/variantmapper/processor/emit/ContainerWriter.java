package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.ContainerForm;
import io.variantmapper.processor.model.DirectForm;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.Mapping;
import java.util.Collection;
import java.util.Map;

/** Emits the methods that write arrays, collections and maps. */
final class ContainerWriter {
  private final Members members;
  private final WriteCode values;

  ContainerWriter(Members members) {
    this.members = members;
    values = new WriteCode(members);
  }

  // private static void writeListOfItem(VariantWriter out, List<Item> elements) {
  MethodSpec emit(Container container) {
    return Code.lines("""
            if (elements == null) {
              out.writeNil();
              return;
            }
            $L
            $L
            """, snapshot(container), loop(container))
        .bodyOf(MethodSpec.methodBuilder(members.writer(container))
            .addModifiers(members.modifiers())
            .addParameter(RuntimeNames.WRITER, "out")
            .addParameter(container.type(), "elements"));
  }

  private Code loop(Container container) {
    if (container.form() instanceof ContainerForm.Packed packed) {
      return packed(container, packed);
    }
    return container instanceof Container.MapOf map ? entries(map) : elements(container);
  }

  // int[] packed = new int[elements.size()];
  // int count = 0;
  // for (Integer element : elements) {
  //   packed[count] = Objects.requireNonNull(element, "PackedInt32Array can't hold null");
  //   count++;
  // }
  // out.writePackedInt32Array(packed);   (GivenTypes.writePackedInt32Array(out, packed);)
  private static Code packed(Container container, ContainerForm.Packed form) {
    TypeName type = container.slots().get(0).mapping().type();
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
        count(container),
        type,
        written(container),
        present(container, type, "element"),
        form.type().godotName());
  }

  // out.beginArray(snapshot.size());   (beginArray(ContainerType.of(VariantType.INT), …);)
  // for (Item element : snapshot) {
  //   ItemVariantSerializer.INSTANCE.write(out, element);
  // }
  // out.endArray();
  private Code elements(Container container) {
    Mapping element = container.slots().get(0).mapping();
    return Code.lines(
        """
        out.beginArray($L$L);
        for ($T element : $L) {
          $L
        }
        out.endArray();
        """,
        types(container),
        count(container),
        element.type(),
        written(container),
        write(container, element, "element"));
  }

  private static String count(Container container) {
    return written(container) + (container instanceof Container.ArrayOf ? ".length" : ".size()");
  }

  private static String written(Container container) {
    return container.mayBeConcurrent() ? "snapshot" : "elements";
  }

  // out.beginDictionary(snapshot.size());
  // for (Map.Entry<String, Item> entry : snapshot.entrySet()) {
  //   out.writeString(entry.getKey());
  //   ItemVariantSerializer.INSTANCE.write(out, entry.getValue());
  // }
  // out.endDictionary();
  private Code entries(Container.MapOf map) {
    return Code.lines(
        """
        out.beginDictionary($L$L);
        for ($T entry : $L.entrySet()) {
          $L
          $L
        }
        out.endDictionary();
        """,
        types(map),
        count(map),
        withArguments(Map.Entry.class, map),
        written(map),
        write(map, map.key().mapping(), "entry.getKey()"),
        write(map, map.value().mapping(), "entry.getValue()"));
  }

  // Collection<Item> snapshot = FieldWriter.snapshot(elements);
  // Map<String, Item> snapshot = FieldWriter.snapshot(elements);
  private static Code snapshot(Container container) {
    if (!container.mayBeConcurrent()) {
      return Code.NONE;
    }
    Class<?> type = container instanceof Container.MapOf ? Map.class : Collection.class;
    return Code.statement(
        "$T snapshot = ${FieldWriter}.snapshot(elements)", withArguments(type, container));
  }

  /**
   * Returns the type with the declared type arguments, as in {@code Map.Entry<String, ? extends
   * Item>}.
   */
  private static TypeName withArguments(Class<?> type, Container container) {
    return ParameterizedTypeName.get(
        ClassName.get(type),
        container.hasWildcard()
            ? ((ParameterizedTypeName) container.type()).typeArguments().toArray(TypeName[]::new)
            : container.partTypes());
  }

  /**
   * Returns the first arguments of {@code beginArray} or {@code beginDictionary}: the types that a
   * typed container states before its count. Other containers have no such arguments.
   */
  // ContainerType.of(VariantType.INT),
  private static Code types(Container container) {
    Code.Builder code = Code.builder();
    if (container.form() instanceof ContainerForm.Typed typed) {
      for (GodotType type : typed.types()) {
        String format = type == GodotType.ANY
            ? "${ContainerType}.UNTYPED,$W"
            : "${ContainerType}.of(${VariantType}." + type.name() + "),$W";
        code.add(format);
      }
    }
    return code.build();
  }

  /**
   * Returns the code that writes an element, key or value. If the container states a type for this
   * value, the value must not be null.
   */
  // out.writeString(Objects.requireNonNull(element, "Array[String] can't hold null"));
  private Code write(Container container, Mapping mapping, String value) {
    return mapping.isAny() || container.form() instanceof ContainerForm.Plain
        ? values.write(mapping, Code.of(value))
        : values.writePresent(mapping, present(container, mapping.type(), value));
  }

  /**
   * Returns the expression for a value that must not be null. For null, the generated code throws a
   * {@code NullPointerException} whose message states the rule.
   */
  // Objects.requireNonNull(element, "PackedInt32Array can't hold null")
  private static Code present(Container container, TypeName type, String value) {
    return type.isPrimitive()
        ? Code.of(value)
        : WriteCode.requireNonNull(
            Code.of(value), GodotNames.of(container.wireType()) + " can't hold null");
  }
}
