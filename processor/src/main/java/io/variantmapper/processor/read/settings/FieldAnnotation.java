package io.variantmapper.processor.read.settings;

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
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.read.declaration.Member;
import io.variantmapper.processor.read.declaration.TypeAnnotations;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;

/**
 * A {@code @VariantField}, and the element that it annotates, such as a field, a parameter or a
 * member of a mix-in.
 *
 * @param property the place that messages about the property point at
 * @param isShown whether messages can point at the annotation itself; they can't if the annotation
 *     is in another type or compilation
 */
public record FieldAnnotation(
    Element annotated, AnnotationMirror mirror, SourceAnchor property, boolean isShown) {
  /** A text in the annotation, and its place in the source. */
  public record Text(String text, SourceAnchor anchor) {}

  /** The class that is given for a member of the annotation, and the place of its name. */
  public record Named(TypeMirror type, SourceAnchor anchor) {}

  /** Returns the {@code @VariantField} of a member; empty if the member has none. */
  public static Optional<FieldAnnotation> of(Member member, TypeAnnotations annotations) {
    for (Element annotated : member.annotatedElements()) {
      Optional<AnnotationMirror> mirror = Annotations.find(annotated, VariantField.class);
      if (mirror.isPresent()) {
        boolean isShown = annotations.isShown(annotated);
        return Optional.of(new FieldAnnotation(annotated, mirror.get(), member.anchor(), isShown));
      }
    }
    return Optional.empty();
  }

  /** Returns the field's values for the settings that types also have. */
  public TypeSettings settings() {
    return TypeSettings.of(mirror);
  }

  public Optional<Key> key() {
    AnnotationValue value = AnnotationMirrors.getAnnotationValue(mirror, "value");
    Key key = key(value);
    return key.text().isEmpty() ? Optional.empty() : Optional.of(key);
  }

  public List<Key> aliases() {
    return Annotations.values(mirror, "aliases").stream().map(this::key).toList();
  }

  public Optional<ArrayIndex> index() {
    return Annotations.given(mirror, "index")
        .map(value -> new ArrayIndex((Integer) value.getValue(), at(value)));
  }

  public Direction direction() {
    return switch (Annotations.constant(mirror, "access", FieldAccess.READ_WRITE)) {
      case READ_WRITE -> Direction.BOTH;
      case READ_ONLY -> Direction.READ;
      case WRITE_ONLY -> Direction.WRITTEN;
    };
  }

  /** Returns the place of a member's value if the value is {@code true}. */
  public Optional<Anchor> flag(String member) {
    AnnotationValue value = AnnotationMirrors.getAnnotationValue(mirror, member);
    return Boolean.TRUE.equals(value.getValue()) ? Optional.of(at(value)) : Optional.empty();
  }

  /** Returns the text that is given for a member, even if the text is {@code ""}. */
  public Optional<Text> text(String member) {
    return Annotations.given(mirror, member).map(this::text);
  }

  public List<Text> texts(String member) {
    return Annotations.values(mirror, member).stream().map(this::text).toList();
  }

  private Text text(AnnotationValue value) {
    return new Text(String.valueOf(value.getValue()), at(value));
  }

  /** Returns the name of each member that the source gives, and the place of the member's value. */
  public List<Text> given() {
    return mirror.getElementValues().entrySet().stream()
        .map(entry -> new Text(entry.getKey().getSimpleName().toString(), at(entry.getValue())))
        .toList();
  }

  /**
   * Returns the class that is given for a member, and the place of its name; empty if none is
   * given.
   */
  public Optional<Named> type(String member) {
    return Annotations.type(mirror, member).map(type -> new Named(type, anchor(member)));
  }

  public WireType wireType() {
    return Annotations.constant(mirror, "type", WireType.INFERRED);
  }

  public Unknown unknown() {
    return Unknown.valueOf(
        Annotations.constant(mirror, "unknownConstants", UnknownConstants.FAIL).name());
  }

  /** Returns the place of a member's value, or of the annotation if no value is given. */
  public SourceAnchor anchor(String member) {
    return at(AnnotationMirrors.getAnnotationValue(mirror, member));
  }

  private Key key(AnnotationValue value) {
    return new Key(String.valueOf(value.getValue()), at(value));
  }

  private SourceAnchor at(AnnotationValue value) {
    return isShown ? SourceAnchor.of(annotated).at(mirror, value) : property;
  }
}
