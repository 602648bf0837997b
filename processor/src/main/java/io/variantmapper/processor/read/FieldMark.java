package io.variantmapper.processor.read;

import com.google.auto.common.AnnotationMirrors;
import io.variantmapper.annotations.FieldAccess;
import io.variantmapper.annotations.UnknownConstants;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.WireType;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.ArrayIndex;
import io.variantmapper.processor.model.Direction;
import io.variantmapper.processor.model.Key;
import io.variantmapper.processor.model.Mapping.Unknown;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;

/**
 * A {@code @VariantField}, and the field, parameter or member of a mix-in that it annotates.
 *
 * @param property the place at which messages about the property point
 * @param isShown whether messages can point at the annotation itself; they can't if the annotation
 *     is in another type or compilation
 */
record FieldMark(Element bearer, AnnotationMirror mirror, SourceAnchor property, boolean isShown) {
  /** The text of a member of the annotation, and the place of the text. */
  record Text(String text, SourceAnchor anchor) {}

  /** The class that a member of the annotation names, and the place of this name. */
  record Named(TypeMirror type, SourceAnchor anchor) {}

  /** Returns the {@code @VariantField} of a member; empty if the member has none. */
  static Optional<FieldMark> of(Member member, Marks marks) {
    return member
        .bearer(VariantField.class)
        .flatMap(bearer -> Annotations.find(bearer, VariantField.class)
            .map(mirror -> new FieldMark(bearer, mirror, member.anchor(), marks.isShown(bearer))));
  }

  /** Returns those settings of this field that a type can also have. */
  TypeSettings settings() {
    return TypeSettings.of(mirror);
  }

  Optional<Key> key() {
    AnnotationValue value = AnnotationMirrors.getAnnotationValue(mirror, "value");
    Key key = key(value);
    return key.text().isEmpty() ? Optional.empty() : Optional.of(key);
  }

  List<Key> aliases() {
    return Annotations.values(mirror, "aliases").stream().map(this::key).toList();
  }

  Optional<ArrayIndex> index() {
    return Annotations.given(mirror, "index")
        .map(value -> new ArrayIndex((Integer) value.getValue(), at(value)));
  }

  Direction direction() {
    return switch (Annotations.constant(mirror, "access", FieldAccess.READ_WRITE)) {
      case READ_WRITE -> Direction.BOTH;
      case READ_ONLY -> Direction.READ;
      case WRITE_ONLY -> Direction.WRITTEN;
    };
  }

  /** Returns the place of a member if its value is true. */
  Optional<Anchor> flag(String member) {
    AnnotationValue value = AnnotationMirrors.getAnnotationValue(mirror, member);
    return Boolean.TRUE.equals(value.getValue()) ? Optional.of(at(value)) : Optional.empty();
  }

  /** Returns the text that is given for a member, even if the text is {@code ""}. */
  Optional<Text> text(String member) {
    return Annotations.given(mirror, member).map(this::text);
  }

  List<Text> texts(String member) {
    return Annotations.values(mirror, member).stream().map(this::text).toList();
  }

  private Text text(AnnotationValue value) {
    return new Text(String.valueOf(value.getValue()), at(value));
  }

  /** Returns the name and place of each member that the source gives. */
  List<Text> given() {
    return mirror.getElementValues().entrySet().stream()
        .map(entry -> new Text(entry.getKey().getSimpleName().toString(), at(entry.getValue())))
        .toList();
  }

  /** Returns the class that is given for a member, and the place of its name. */
  Optional<Named> type(String member) {
    return Annotations.type(mirror, member).map(type -> new Named(type, anchor(member)));
  }

  WireType wireType() {
    return Annotations.constant(mirror, "type", WireType.INFERRED);
  }

  Unknown unknown() {
    return Unknown.valueOf(
        Annotations.constant(mirror, "unknownConstants", UnknownConstants.FAIL).name());
  }

  /** Returns the place of a member, or of the annotation if the member is not given. */
  SourceAnchor anchor(String member) {
    return at(AnnotationMirrors.getAnnotationValue(mirror, member));
  }

  private Key key(AnnotationValue value) {
    return new Key(String.valueOf(value.getValue()), at(value));
  }

  private SourceAnchor at(AnnotationValue value) {
    return isShown ? SourceAnchor.of(bearer).at(mirror, value) : property;
  }
}
