package io.variantmapper.processor.read;

import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.FieldOptions;
import io.variantmapper.processor.model.Key;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Unknown;
import io.variantmapper.processor.model.MisusedMark;
import io.variantmapper.processor.model.MisusedMark.Misuse;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/** Reads one field, together with the creator's parameter of its name, as a property. */
final class PropertyReader {
  private final TypeElement type;
  private final TypeSettings settings;
  private final AccessReader access;
  private final MappingReader mappings;
  private final DefaultReader defaults;
  private final FlatteningReader flattenings;
  private final List<MisusedMark> misusedMarks = new ArrayList<>();

  PropertyReader(
      TypeElement type,
      TypeSettings settings,
      AccessReader access,
      MappingReader mappings,
      DefaultReader defaults,
      FlatteningReader flattenings) {
    this.type = type;
    this.settings = settings;
    this.access = access;
    this.mappings = mappings;
    this.defaults = defaults;
    this.flattenings = flattenings;
  }

  Property read(VariableElement field, Optional<VariableElement> parameter) {
    Anchor anchor = anchor(field);
    Optional<FieldMark> mark =
        FieldMark.find(Stream.concat(Stream.of(field), parameter.stream()), anchor);
    Slot slot = new Slot(mapping(field, mark), isNullable(field, parameter));
    return new Property(
        field.getSimpleName().toString(),
        key(field, mark, anchor),
        slot,
        rules(mark),
        mark.map(m -> options(m, field, slot)).orElse(FieldOptions.NONE),
        access.getter(field),
        parameter.isPresent() ? Access.CREATOR : access.setter(field),
        Optional.empty(),
        anchor);
  }

  /** Annotations of the properties read that have no effect. */
  List<MisusedMark> misusedMarks() {
    return List.copyOf(misusedMarks);
  }

  private Mapping mapping(VariableElement field, Optional<FieldMark> mark) {
    Unknown unknown = mark.map(FieldMark::unknown).orElse(Unknown.FAIL);
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

  private MisusedMark misused(VariableElement field, FieldMark mark) {
    return new MisusedMark(
        "VariantField",
        type.getSimpleName() + "." + field.getSimpleName(),
        Misuse.WITHOUT_CONSTANTS,
        mark.anchor("unknownConstants"));
  }

  /** An inherited field may be of another compilation, which has no place to show. */
  private Anchor anchor(VariableElement field) {
    return Anchor.of(type.equals(field.getEnclosingElement()) ? field : type);
  }

  private Key key(VariableElement field, Optional<FieldMark> mark, Anchor anchor) {
    String name = field.getSimpleName().toString();
    return mark.flatMap(FieldMark::key)
        .orElseGet(() -> new Key(KeyNames.of(name, settings.naming()), anchor));
  }

  private FieldOptions options(FieldMark mark, VariableElement field, Slot slot) {
    TypeMirror fieldType = access.typeOf(field);
    return new FieldOptions(
        mark.aliases(),
        defaults.read(mark, fieldType),
        mark.flag("omitDefault"),
        mark.direction(),
        flattenings.read(mark, fieldType, slot));
  }

  private boolean isNullable(VariableElement field, Optional<VariableElement> parameter) {
    return Stream.of(Stream.of(field), parameter.stream(), access.getterMethod(field).stream())
        .flatMap(bearers -> bearers)
        .anyMatch(Annotations::isNullableMember);
  }

  private Property.Rules rules(Optional<FieldMark> mark) {
    boolean required = mark.map(m -> Annotations.isTrue(m.mirror(), "required")).orElse(true);
    TypeSettings ofField =
        mark.map(m -> TypeSettings.of(m.mirror()).orElse(settings)).orElse(settings);
    return new Property.Rules(required, ofField.nulls() == NullPolicy.OMIT);
  }
}
