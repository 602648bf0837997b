package io.variantmapper.processor.read;

import io.variantmapper.processor.model.MarkFault;
import io.variantmapper.processor.model.MisusedMark;
import io.variantmapper.processor.read.language.Annotations;
import io.variantmapper.processor.read.language.SourceAnchor;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;

/** Finds what is wrong with the annotations that make types mapped, and with house styles. */
final class TypeMarkMisuse {
  /** The settings of types that are about their fields. */
  private static final List<String> OF_FIELDS =
      List.of("naming", "nulls", "unknownKeys", "views", "reserved");

  private TypeMarkMisuse() {}

  /** A mapped type has one shape and at most one house style. */
  static List<MisusedMark> onType(Element type) {
    List<TypeMark> marks = TypeMark.of(type);
    List<TypeMark> styles = marks.stream().filter(TypeMark::isHouseStyle).toList();
    List<MisusedMark> found = new ArrayList<>();
    for (TypeMark mark : marks) {
      misuse(mark, marks.get(0), styles)
          .map(misuse -> MarkedElement.misused(mark.mirror(), type, misuse))
          .ifPresent(found::add);
    }
    return found;
  }

  /** A type that is mapped by its subtypes has no fields of its own that a setting could mean. */
  static List<MisusedMark> onHierarchy(Element type) {
    List<MisusedMark> found = new ArrayList<>(onType(type));
    for (TypeMark mark : TypeMark.of(type)) {
      Stream<String> given = mark.isHouseStyle() ? Stream.empty() : OF_FIELDS.stream();
      given.forEach(member -> Annotations.given(mark.mirror(), member)
          .map(value -> new MisusedMark(
              Annotations.name(mark.mirror()) + "(" + member + " = …)",
              type.getSimpleName().toString(),
              MarkFault.SETTING_OF_HIERARCHY,
              SourceAnchor.of(type).at(mark.mirror(), value)))
          .ifPresent(found::add));
    }
    return found;
  }

  private static Optional<MarkFault> misuse(TypeMark mark, TypeMark first, List<TypeMark> styles) {
    if (styles.indexOf(mark) > 0) {
      return Optional.of(MarkFault.BESIDE_HOUSE_STYLE);
    }
    if (mark.shape() == first.shape()) {
      return Optional.empty();
    }
    return Optional.of(
        mark.isHouseStyle() ? MarkFault.BESIDE_OTHER_SHAPE : MarkFault.BESIDE_DICTIONARY);
  }

  /** A house style has one shape, stands on types alone, and can be seen in their classes. */
  static List<MisusedMark> ofHouseStyle(Element style) {
    List<MisusedMark> found = new ArrayList<>();
    List<AnnotationMirror> templates = TypeMark.templates(style);
    AnnotationMirror first = templates.get(0);
    for (AnnotationMirror other : templates.subList(1, templates.size())) {
      found.add(MarkedElement.misused(other, style, MarkFault.BESIDE_TEMPLATE));
    }
    Optional<AnnotationMirror> target = Annotations.find(style, Target.class);
    if (target.filter(TypeMarkMisuse::isTypeAlone).isEmpty()) {
      SourceAnchor place = SourceAnchor.of(style).at(target.orElse(first));
      found.add(MarkedElement.misused(first, style, MarkFault.TEMPLATE_OF_OTHER_TARGET, place));
    }
    Annotations.find(style, Retention.class)
        .filter(TypeMarkMisuse::isSource)
        .map(SourceAnchor.of(style)::at)
        .map(place -> MarkedElement.misused(first, style, MarkFault.TEMPLATE_OF_SOURCE, place))
        .ifPresent(found::add);
    return found;
  }

  private static boolean isTypeAlone(AnnotationMirror target) {
    return Annotations.values(target, "value", VariableElement.class).stream()
        .map(constant -> constant.getSimpleName().toString())
        .toList()
        .equals(List.of(ElementType.TYPE.name()));
  }

  private static boolean isSource(AnnotationMirror retention) {
    return Annotations.constant(retention, "value", RetentionPolicy.CLASS)
        == RetentionPolicy.SOURCE;
  }
}
