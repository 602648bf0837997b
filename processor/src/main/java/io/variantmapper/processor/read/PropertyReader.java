package io.variantmapper.processor.read;

import com.google.auto.common.AnnotationMirrors;
import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.annotations.UnknownConstants;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.Key;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Unknown;
import io.variantmapper.processor.model.MisusedMark;
import io.variantmapper.processor.model.MisusedMark.Misuse;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.Slot;
import io.variantmapper.processor.model.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/** Reads one field, together with the creator's parameter of its name, as a property. */
final class PropertyReader {
  private final TypeElement type;
  private final TypeSettings settings;
  private final AccessReader access;
  private final MappingReader mappings;
  private final List<MisusedMark> misusedMarks = new ArrayList<>();

  PropertyReader(
      TypeElement type, TypeSettings settings, AccessReader access, MappingReader mappings) {
    this.type = type;
    this.settings = settings;
    this.access = access;
    this.mappings = mappings;
  }

  Property read(VariableElement field, Optional<VariableElement> parameter) {
    Anchor anchor = anchor(field);
    Optional<Mark> mark = Mark.find(Stream.concat(Stream.of(field), parameter.stream()));
    return new Property(
        field.getSimpleName().toString(),
        key(field, mark, anchor),
        new Slot(mapping(field, mark), isNullable(field, parameter)),
        rules(mark, anchor),
        access.getter(field),
        parameter.isPresent() ? Access.CREATOR : access.setter(field),
        anchor);
  }

  /** Annotations of the properties read that have no effect. */
  List<MisusedMark> misusedMarks() {
    return List.copyOf(misusedMarks);
  }

  private Mapping mapping(VariableElement field, Optional<Mark> mark) {
    Unknown unknown = mark.map(Mark::unknown).orElse(Unknown.FAIL);
    Mapping mapping = mappings.with(unknown).read(access.typeOf(field));
    if (mapping.all().noneMatch(part -> obeys(part, unknown))) {
      mark.map(m -> misused(field, m)).ifPresent(misusedMarks::add);
    }
    return mapping;
  }

  /** Whether the policy means this part, or might do so if the part were mapped. */
  private static boolean obeys(Mapping part, Unknown unknown) {
    return unknown == Unknown.FAIL
        || part instanceof Mapping.Unsupported
        || (part instanceof Mapping.EnumOf constant && constant.unknown() == unknown);
  }

  private MisusedMark misused(VariableElement field, Mark mark) {
    Anchor anchor = anchor(field);
    return new MisusedMark(
        "VariantField",
        type.getSimpleName() + "." + field.getSimpleName(),
        Misuse.WITHOUT_CONSTANTS,
        anchor.element().equals(type) ? anchor : mark.anchor("unknownConstants"));
  }

  /** A {@code @VariantField}, and the field or parameter that bears it. */
  private record Mark(Element bearer, AnnotationMirror mirror) {
    static Optional<Mark> find(Stream<VariableElement> bearers) {
      return bearers
          .flatMap(bearer -> Annotations.find(bearer, VariantField.class).stream()
              .map(mirror -> new Mark(bearer, mirror)))
          .findFirst();
    }

    Unknown unknown() {
      return Unknown.valueOf(Annotations.constant(mirror, "unknownConstants", UnknownConstants.FAIL)
          .name());
    }

    Anchor anchor(String member) {
      return anchor(AnnotationMirrors.getAnnotationValue(mirror, member));
    }

    Anchor anchor(AnnotationValue value) {
      return Anchor.of(bearer).at(mirror, value);
    }

    Optional<Key> key() {
      String text = Annotations.string(mirror, "value");
      return text.isEmpty() ? Optional.empty() : Optional.of(new Key(text, anchor("value")));
    }
  }

  /** An inherited field may be of another compilation, which has no place to show. */
  private Anchor anchor(VariableElement field) {
    return Anchor.of(type.equals(field.getEnclosingElement()) ? field : type);
  }

  private Key key(VariableElement field, Optional<Mark> mark, Anchor anchor) {
    String name = field.getSimpleName().toString();
    return mark.flatMap(Mark::key)
        .map(key -> anchor.element().equals(type) ? new Key(key.text(), anchor) : key)
        .orElseGet(() -> new Key(KeyNames.of(name, settings.naming()), anchor));
  }

  private boolean isNullable(VariableElement field, Optional<VariableElement> parameter) {
    return Stream.of(Stream.of(field), parameter.stream(), access.getterMethod(field).stream())
        .flatMap(bearers -> bearers)
        .anyMatch(Annotations::isNullableMember);
  }

  private Property.Rules rules(Optional<Mark> mark, Anchor anchor) {
    boolean required = mark.map(m -> Annotations.isTrue(m.mirror(), "required")).orElse(true);
    TypeSettings ofField =
        mark.map(m -> TypeSettings.of(m.mirror()).orElse(settings)).orElse(settings);
    List<View> views = mark.map(m -> views(m, anchor)).orElse(List.of());
    return new Property.Rules(required, ofField.nulls() == NullPolicy.OMIT, views);
  }

  private List<View> views(Mark mark, Anchor anchor) {
    return Annotations.elements(mark.mirror(), "views").stream()
        .map(view -> new View(
            String.valueOf(view.getValue()),
            settings.views(),
            anchor.element().equals(type) ? anchor : mark.anchor(view)))
        .toList();
  }
}
