package io.variantmapper.processor.read;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.Flattening;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Slot;
import io.variantmapper.processor.read.language.Compiler;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** Reads what stands in the place of flattened fields: the types inside a type. */
final class FlatteningReader {
  private static final Set<String> MEMBERS = Set.of("value", "flatten", "using");

  private final Compiler compiler;
  private final Function<TypeElement, MappedType> reader;

  /** The types that are being read, innermost first. */
  private final Deque<TypeElement> open = new ArrayDeque<>();

  /**
   * A reader for the types inside {@code outermost}.
   *
   * @param reader reads one of them
   */
  FlatteningReader(
      Compiler compiler, TypeElement outermost, Function<TypeElement, MappedType> reader) {
    this.compiler = compiler;
    this.reader = reader;
    open.push(outermost);
  }

  Optional<Flattening> read(FieldMark mark, TypeMirror type, Slot slot) {
    return mark.flag("flatten").map(anchor -> read(mark, type, slot, anchor));
  }

  private Flattening read(FieldMark mark, TypeMirror type, Slot slot, Anchor anchor) {
    Optional<FieldMark.Text> other =
        mark.given().stream().filter(member -> !MEMBERS.contains(member.text())).findFirst();
    String name = TypeName.get(type).toString();
    if (other.isPresent()) {
      return new Flattening.Unusable(
          FieldFault.FLATTENED_OTHER_MEMBER, other.get().text(), other.get().anchor());
    } else if (slot.mapping() instanceof Mapping.Generic) {
      return new Flattening.Unusable(FieldFault.FLATTENED_GENERIC, name, anchor);
    }
    Optional<TypeElement> marked = marked(type, slot.mapping());
    if (marked.isEmpty()) {
      return slot.mapping() instanceof Mapping.Own own
          ? new Flattening.Unusable(
              FieldFault.FLATTENED_SERIALIZER, own.serializer().name().toString(), anchor)
          : new Flattening.Unusable(FieldFault.FLATTENED_NOT_MAPPED, name, anchor);
    }
    return slot.nullable()
        ? new Flattening.Unusable(FieldFault.FLATTENED_NULLABLE, name, anchor)
        : read(mark, marked.get(), name, anchor);
  }

  /** The type that says how the fields are mapped: that of the field, or its mix-in. */
  private Optional<TypeElement> marked(TypeMirror type, Mapping mapping) {
    if (mapping instanceof Mapping.Own own) {
      return own.serializer()
          .mixIn()
          .map(mixIn -> compiler.elements().getTypeElement(mixIn.name().canonicalName()));
    }
    return mapping instanceof Mapping.Mapped
        ? Optional.of(MoreTypes.asTypeElement(type))
        : Optional.empty();
  }

  private Flattening read(FieldMark mark, TypeElement element, String name, Anchor anchor) {
    if (open.size() == 1 && TypeMark.hasChanges(open.getFirst())) {
      return new Flattening.Unusable(FieldFault.FLATTENED_CHANGES, name, anchor);
    }
    if (MappedTypeReader.isHierarchy(element)) {
      return new Flattening.Unusable(FieldFault.FLATTENED_HIERARCHY, name, anchor);
    }
    if (open.contains(element)) {
      return new Flattening.Unusable(FieldFault.FLATTENED_CIRCULAR, name, anchor);
    }
    open.push(element);
    MappedType inner = reader.apply(element);
    open.pop();
    if (inner.extras().isPresent()) {
      return new Flattening.Unusable(FieldFault.FLATTENED_EXTRAS, name, anchor);
    }
    String prefix = mark.key().map(key -> key.text()).orElse("");
    return new Flattening.Into(prefix, inner, anchor);
  }
}
