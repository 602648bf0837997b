package io.variantmapper.processor.read.type;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.Slot;
import io.variantmapper.processor.read.language.Compiler;
import io.variantmapper.processor.read.mark.TypeMark;
import io.variantmapper.processor.read.member.Subtypes;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;

/** Finds the type that a typed container declares for its elements. */
final class ElementTypes {
  /**
   * What tells nothing of a value, of which typed containers say more than the type, and what no
   * format with typed containers has.
   */
  private static final Set<GodotType> OTHER =
      Set.of(GodotType.ANY, GodotType.OBJECT, GodotType.IMAGE, GodotType.INPUT_EVENT);

  private final Compiler compiler;

  ElementTypes(Compiler compiler) {
    this.compiler = compiler;
  }

  /** Empty for what may be null, or be of any type. */
  Optional<GodotType> of(Slot slot) {
    if (slot.nullable()) {
      return Optional.empty();
    } else if (slot.mapping() instanceof Mapping.Direct direct) {
      return Optional.of(direct.godotType()).filter(type -> !OTHER.contains(type));
    } else if (slot.mapping() instanceof Mapping.Text text) {
      return Optional.of(text.form().godotType());
    } else if (slot.mapping() instanceof Mapping.EnumOf constant) {
      return Optional.of(constant.table().godotType());
    } else if (slot.mapping() instanceof Mapping.Mapped mapped) {
      return shape(mapped.type());
    } else if (slot.mapping() instanceof Mapping.Generic generic) {
      return shape(generic.raw());
    } else if (slot.mapping() instanceof Container container) {
      return Optional.of(
          container instanceof Container.MapOf ? GodotType.DICTIONARY : GodotType.ARRAY);
    }
    return Optional.empty();
  }

  /** The same of one side of a Dictionary, where the other may say more. */
  Optional<GodotType> orAny(Slot slot) {
    return slot.mapping().isAny() ? Optional.of(GodotType.ANY) : of(slot);
  }

  /** Whether some objects of a mapped type are Arrays, and others Dictionaries. */
  boolean hasBothShapes(Slot slot) {
    return (slot.mapping() instanceof Mapping.Mapped mapped
            && shapes(mapped.type()).size() > 1)
        || (slot.mapping() instanceof Mapping.Generic generic
            && shapes(generic.raw()).size() > 1);
  }

  private Optional<GodotType> shape(ClassName mapped) {
    Set<Shape> shapes = shapes(mapped);
    if (shapes.size() != 1) {
      return Optional.empty();
    }
    return Optional.of(shapes.contains(Shape.ARRAY) ? GodotType.ARRAY : GodotType.DICTIONARY);
  }

  /** What objects of a mapped type are written as; an abstract one's as their own types say. */
  private Set<Shape> shapes(ClassName mapped) {
    TypeElement type = compiler.elements().getTypeElement(mapped.canonicalName());
    return Optional.ofNullable(type).stream()
        .flatMap(named -> Subtypes.of(named).stream())
        .flatMap(written -> TypeMark.of(written).stream())
        .map(TypeMark::shape)
        .collect(Collectors.toSet());
  }
}
