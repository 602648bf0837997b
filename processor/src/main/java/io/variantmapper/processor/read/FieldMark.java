package io.variantmapper.processor.read;

import com.google.auto.common.AnnotationMirrors;
import io.variantmapper.annotations.FieldAccess;
import io.variantmapper.annotations.UnknownConstants;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.WireType;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.Direction;
import io.variantmapper.processor.model.Key;
import io.variantmapper.processor.model.Mapping.Unknown;
import io.variantmapper.processor.model.Place;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;

/**
 * A {@code @VariantField}, and the field, parameter or member of a mix-in that bears it.
 *
 * @param property where the property itself is shown
 * @param isShown whether the annotation is shown, too, and not of another type or compilation
 */
record FieldMark(Element bearer, AnnotationMirror mirror, SourceAnchor property, boolean isShown) {
  /** What a member of the annotation says, and where. */
  record Text(String text, SourceAnchor anchor) {}

  /** A class that a member of the annotation names, and where. */
  record Named(TypeMirror type, SourceAnchor anchor) {}

  /** Returns the annotation about a member, if there is one. */
  static Optional<FieldMark> of(Member member, Marks marks) {
    return member
        .bearer(VariantField.class)
        .flatMap(bearer -> Annotations.find(bearer, VariantField.class)
            .map(mirror -> new FieldMark(bearer, mirror, member.anchor(), marks.isShown(bearer))));
  }

  Optional<Key> key() {
    AnnotationValue value = AnnotationMirrors.getAnnotationValue(mirror, "value");
    Key key = key(value);
    return key.text().isEmpty() ? Optional.empty() : Optional.of(key);
  }

  List<Key> aliases() {
    return Annotations.values(mirror, "aliases").stream().map(this::key).toList();
  }

  Optional<Place> place() {
    return Annotations.given(mirror, "index")
        .map(value -> new Place((Integer) value.getValue(), at(value)));
  }

  Direction direction() {
    return switch (Annotations.constant(mirror, "access", FieldAccess.READ_WRITE)) {
      case READ_WRITE -> Direction.BOTH;
      case READ_ONLY -> Direction.READ;
      case WRITE_ONLY -> Direction.WRITTEN;
    };
  }

  /** Where a member stands that is true. */
  Optional<Anchor> flag(String member) {
    AnnotationValue value = AnnotationMirrors.getAnnotationValue(mirror, member);
    return Boolean.TRUE.equals(value.getValue()) ? Optional.of(at(value)) : Optional.empty();
  }

  /** A member that is text, if it is given, empty or not. */
  Optional<Text> text(String member) {
    return Annotations.given(mirror, member).map(this::text);
  }

  /** The elements of a member that is an array of texts. */
  List<Text> texts(String member) {
    return Annotations.values(mirror, member).stream().map(this::text).toList();
  }

  private Text text(AnnotationValue value) {
    return new Text(String.valueOf(value.getValue()), at(value));
  }

  /** The names of the members that are given, and where. */
  List<Text> given() {
    return mirror.getElementValues().entrySet().stream()
        .map(entry -> new Text(entry.getKey().getSimpleName().toString(), at(entry.getValue())))
        .toList();
  }

  /** A class that is given for a member, and where. */
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

  /** Where a member stands, given or not. */
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
