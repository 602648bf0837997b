package io.variantmapper.processor.read.members;

import io.variantmapper.annotations.KeyCase;
import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.annotations.Nullness;
import io.variantmapper.annotations.TimeForm;
import io.variantmapper.annotations.VariantExtras;
import io.variantmapper.annotations.WireType;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.Direction;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.FieldOptions;
import io.variantmapper.processor.model.JavaMember;
import io.variantmapper.processor.model.Key;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Kind;
import io.variantmapper.processor.model.Mapping.Unknown;
import io.variantmapper.processor.model.PlacementFault;
import io.variantmapper.processor.model.Presence;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.Slot;
import io.variantmapper.processor.model.TimeType;
import io.variantmapper.processor.model.View;
import io.variantmapper.processor.read.compiler.Accessibility;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.DocComments;
import io.variantmapper.processor.read.compiler.ResolvedType;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.read.creation.ParameterReader;
import io.variantmapper.processor.read.declaration.MappingAnnotation;
import io.variantmapper.processor.read.declaration.Member;
import io.variantmapper.processor.read.declaration.TypeAnnotations;
import io.variantmapper.processor.read.serializers.KnownSerializers;
import io.variantmapper.processor.read.settings.FieldAnnotation;
import io.variantmapper.processor.read.settings.TypeSettings;
import io.variantmapper.processor.read.types.MappingReader;
import io.variantmapper.processor.read.types.TypeOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.type.TypeMirror;

/** Reads the fields of one type as properties. */
final class PropertyReader {
  /** The names of the members of {@code @VariantField} that choose the form of the value. */
  static final Set<String> OF_VALUE = Set.of(
      "type",
      "time",
      "timePattern",
      "unknownConstants",
      "as",
      "using",
      "elementUsing",
      "keyUsing",
      "valueUsing");

  private static final Set<WireType> TEXTS = Set.of(WireType.STRING_NAME, WireType.NODE_PATH);

  private final Compiler compiler;
  private final Accessibility accessibility;
  private final DocComments docs;
  private final TypeAnnotations annotations;
  private final Shape shape;
  private final TypeSettings settings;
  private final MappingReader mappings;
  private final FlatteningReader flattenings;
  private final ExtrasReader extras;
  private final List<Fault> misplaced = new ArrayList<>();

  PropertyReader(
      Compiler compiler,
      Accessibility accessibility,
      TypeAnnotations annotations,
      TypeSettings settings,
      FlatteningReader flattenings) {
    this.compiler = compiler;
    this.accessibility = accessibility;
    this.annotations = annotations;
    shape = MappingAnnotation.shape(annotations.annotated());
    this.settings = settings;
    this.flattenings = flattenings;
    docs = new DocComments(compiler.elements(), annotations.annotated());
    mappings = new MappingReader(
        compiler,
        accessibility,
        new KnownSerializers(compiler, accessibility, annotations.annotated()));
    extras = new ExtrasReader(annotations);
  }

  Property read(Member member) {
    Optional<FieldAnnotation> annotation = FieldAnnotation.of(member, annotations);
    boolean isExtras = member.isAnnotated(VariantExtras.class);
    if (isExtras) {
      extras.check(member);
    }
    if (annotation.isPresent()) {
      checkOmittedNulls(member, annotation.get());
      checkSingleValue(member, annotation.get());
    }
    Mapping inferred = mapping(member, annotation);
    Mapping mapping = annotation.isEmpty()
        ? inferred
        : new TypeOption(compiler).apply(inferred, annotation.get().wireType()).orElse(inferred);
    Optional<Slot> taken = isExtras ? Optional.empty() : taken(member, annotation, mapping);
    boolean isEmptied = taken.filter(slot -> slot.mapping().isOptional()).isPresent();
    JavaMember read = new JavaMember(
        member.name(),
        docs.of(member.element()),
        new Slot(mapping, isEmptied || isNullable(member, annotation, mapping)),
        taken,
        member.getter(),
        member.setter(),
        member.holder().isEmpty()
            ? Optional.empty()
            : compiler.initializers().of(member.holder().get()),
        Optional.empty(),
        member.anchor());
    if (isExtras) {
      return new Entry.Extras(read);
    }
    FieldOptions options =
        annotation.isEmpty() ? FieldOptions.NONE : options(annotation.get(), member, inferred);
    Field field = new Field(
        read,
        key(member, annotation),
        Presence.of(rules(annotation, taken.isEmpty()), read.slot(), read.setter(), options),
        options);
    return annotation.isEmpty() ? field : flattened(field, member, annotation.get());
  }

  /**
   * Returns how the creator's parameter is read, if it does not take the values of the field, but
   * values of both types have the same form in packets.
   */
  // private final UUID id; Unit(String id) { this.id = UUID.fromString(id); }
  private Optional<Slot> taken(
      Member member, Optional<FieldAnnotation> annotation, Mapping written) {
    if (member.parameter().isEmpty() || !mayConvert(annotation)) {
      return Optional.empty();
    }
    TypeMirror type = member.parameter().get().asType();
    if (ParameterReader.isTaken(member.type().type(), type, compiler)
        || type.getKind().isPrimitive()
        || written.type().isPrimitive()
        || !accessibility.allowsAll(type)) {
      return Optional.empty();
    }
    Mapping inferred = mappings.forField(annotation, times(annotation)).read(ResolvedType.of(type));
    Mapping read = annotation.isEmpty()
        ? inferred
        : new TypeOption(compiler).apply(inferred, annotation.get().wireType()).orElse(inferred);
    return TypePairs.mayDiffer(written, read)
        ? Optional.of(new Slot(read, isNullable(member, annotation, read)))
        : Optional.empty();
  }

  /** Returns whether reading and writing may use different types for a field. */
  private boolean mayConvert(Optional<FieldAnnotation> annotation) {
    return shape != Shape.VALUE
        && !MappingAnnotation.hasChanges(annotations.annotated())
        && annotation
            .filter(given -> given.text("defaultValue").isPresent()
                || given.text("defaultFrom").isPresent()
                || given.flag("omitDefault").isPresent()
                || given.flag("flatten").isPresent())
            .isEmpty();
  }

  private Property flattened(Field field, Member member, FieldAnnotation annotation) {
    checkPresence(member, annotation, field.presence());
    return annotation
        .flag("flatten")
        .<Property>map(
            flatten -> flattenings.read(annotation, flatten, member.type().type(), field))
        .orElse(field);
  }

  /** Returns the faults about misused annotations on the fields that have been read so far. */
  List<Fault> misplaced() {
    List<Fault> all = new ArrayList<>(misplaced);
    all.addAll(extras.misused());
    return all;
  }

  private Mapping mapping(Member member, Optional<FieldAnnotation> annotation) {
    Mapping mapping = mappings.forField(annotation, times(annotation)).read(member.type());
    if (annotation.isPresent()) {
      checkMapping(member, annotation.get(), mapping);
    }
    return member.setter().kind() == Access.Kind.FILLED && mapping instanceof Container content
        ? content.asContent()
        : mapping;
  }

  private void checkMapping(Member member, FieldAnnotation annotation, Mapping mapping) {
    annotation
        .text("timePattern")
        .ifPresent(pattern -> checkPattern(member, annotation, pattern, mapping));
    if (annotation.settings().time() != TimeForm.INHERITED
        && mapping.all().noneMatch(PropertyReader::isTime)) {
      addMisused(member, PlacementFault.WITHOUT_TIMES, annotation.anchor("time"));
    }
    if (annotation.type("as").isPresent()
        && !annotation.direction().isRead()
        && mapping.all().noneMatch(Mapping.AsMapped.class::isInstance)) {
      addMisused(member, PlacementFault.AS_UNREAD, annotation.anchor("as"));
    }
    Unknown unknown = annotation.unknown();
    if (unknown != Unknown.FAIL && mapping.all().noneMatch(part -> obeys(part, unknown))) {
      addMisused(member, PlacementFault.WITHOUT_CONSTANTS, annotation.anchor("unknownConstants"));
    }
  }

  private void checkPattern(
      Member member, FieldAnnotation annotation, FieldAnnotation.Text pattern, Mapping mapping) {
    if (annotation.settings().time() != TimeForm.INHERITED) {
      addPatternFault(FieldFault.PATTERN_BESIDE_TIME, member, pattern);
    } else if (mapping.all().noneMatch(PropertyReader::hasPattern)) {
      addPatternFault(FieldFault.PATTERN_WITHOUT_TIMES, member, pattern);
    }
  }

  private void addPatternFault(FieldFault fault, Member member, FieldAnnotation.Text pattern) {
    misplaced.add(new Fault(fault, pattern.anchor()).with("name", member.name()));
  }

  /**
   * Checks the setting {@code nulls} in the field's own annotation. The setting of the type is not
   * checked, because it applies to all fields of the type, and simply has no effect on those that
   * are primitive or never written.
   */
  private void checkOmittedNulls(Member member, FieldAnnotation annotation) {
    if (!omitsNulls(annotation.settings())) {
      return;
    }
    if (member.type().type().getKind().isPrimitive()) {
      addMisused(member, PlacementFault.OMITS_PRIMITIVE, annotation.anchor("nulls"));
    } else if (!annotation.direction().isWritten()) {
      addMisused(member, PlacementFault.OMITS_UNWRITTEN, annotation.anchor("nulls"));
    }
  }

  /**
   * Checks that the annotation of a single value's field sets only members that choose the form of
   * the value.
   */
  private void checkSingleValue(Member member, FieldAnnotation annotation) {
    if (shape != Shape.VALUE) {
      return;
    }
    String type = annotations.type().getSimpleName().toString();
    annotation.given().stream()
        .filter(given -> !OF_VALUE.contains(given.text()))
        .map(given -> new Fault(FieldFault.SINGLE_VALUE_WITH_OPTION, given.anchor())
            .with("what", given.text())
            .with("field", type + "." + member.name()))
        .forEach(misplaced::add);
  }

  private void checkPresence(Member member, FieldAnnotation annotation, Presence presence) {
    NullPolicy given = annotation.settings().nulls();
    if (given == NullPolicy.REFUSE && !presence.refusesNull()) {
      addMisused(member, PlacementFault.REFUSES_NOTHING, annotation.anchor("nulls"));
    }
    if (given == NullPolicy.OMIT_EMPTY
        && !presence.omitsEmpty()
        && annotation.direction().isWritten()
        && !member.type().type().getKind().isPrimitive()
        && shape == Shape.DICTIONARY) {
      addMisused(member, PlacementFault.OMITS_NO_EMPTY, annotation.anchor("nulls"));
    }
  }

  /**
   * Returns whether a nil is read as null. A container that is filled in place stays the same
   * object, and is never null.
   */
  private boolean isNullable(Member member, Optional<FieldAnnotation> annotation, Mapping mapping) {
    if (member.setter().kind() == Access.Kind.FILLED) {
      return false;
    }
    return member.nullness() == Nullness.INHERITED
        ? settings.nullness() == Nullness.NULLABLE && mayBeNull(member, annotation, mapping)
        : member.nullness() == Nullness.NULLABLE;
  }

  /**
   * Returns whether the nullness setting of the mapped type applies to a field. It does not apply
   * to fields that can't be {@code @Nullable}, to fields whose type is an Optional, or to fields
   * whose own annotation says how null is handled.
   */
  private boolean mayBeNull(Member member, Optional<FieldAnnotation> annotation, Mapping mapping) {
    boolean isPrimitive = member.type().type().getKind().isPrimitive()
        || (member.parameter().isPresent()
            && member.parameter().get().asType().getKind().isPrimitive());
    return !isPrimitive
        && !mapping.isOptional()
        && (annotation.isEmpty() || leavesNull(annotation.get()))
        && !member.isAnnotated(VariantExtras.class)
        && shape != Shape.VALUE;
  }

  private static boolean leavesNull(FieldAnnotation annotation) {
    NullPolicy own = annotation.settings().nulls();
    return own != NullPolicy.OMIT_EMPTY
        && own != NullPolicy.REFUSE
        && annotation.flag("flatten").isEmpty();
  }

  private static boolean omitsNulls(TypeSettings settings) {
    return settings.nulls() == NullPolicy.OMIT || settings.nulls() == NullPolicy.OMIT_EMPTY;
  }

  /**
   * Returns whether the policy for unknown constants applies to this part of a field's type. A part
   * without a mapping also counts, because the policy could apply if the part were mapped.
   */
  private static boolean obeys(Mapping part, Unknown unknown) {
    return part.kind() == Kind.UNSUPPORTED
        || (part instanceof Mapping.EnumOf constant && constant.unknown() == unknown);
  }

  /**
   * Returns whether the pattern determines the text of this part of a field's type. A part without
   * a mapping also counts, because the pattern could apply if the part were mapped.
   */
  private static boolean hasPattern(Mapping part) {
    return part.kind() == Kind.UNSUPPORTED
        || (part instanceof Mapping.Text text && text.hasPattern());
  }

  /**
   * Returns whether this part of a field's type is a time that can be written as a number. A part
   * without a mapping also counts, because it could be such a time if it were mapped.
   */
  private static boolean isTime(Mapping part) {
    return switch (part.kind()) {
      case TEXT -> TimeType.of(part.type()).isPresent();
      case TIME, UNSUPPORTED -> true;
      default -> false;
    };
  }

  private void addMisused(Member member, PlacementFault misuse, SourceAnchor anchor) {
    misplaced.add(annotations.misused("VariantField", member, misuse, anchor));
  }

  private Key key(Member member, Optional<FieldAnnotation> annotation) {
    Optional<Key> own =
        annotation.isEmpty() ? Optional.empty() : annotation.get().key();
    Key key = own.isPresent()
        ? own.get()
        : new Key(KeyNames.of(member.name(), settings.naming()), member.anchor());
    return key.ignoringCase(settings.keyCase() == KeyCase.IGNORE);
  }

  private FieldOptions options(FieldAnnotation annotation, Member member, Mapping inferred) {
    return new FieldOptions(
        annotation.aliases(),
        new DefaultReader(compiler, accessibility, annotations.annotated())
            .read(annotation, member.type().type()),
        annotation.flag("omitDefault"),
        annotation.direction(),
        Optional.empty(),
        annotation.index(),
        unfitType(annotation, inferred));
  }

  private Optional<Fault> unfitType(FieldAnnotation annotation, Mapping inferred) {
    TypeOption typeOption = new TypeOption(compiler);
    if (typeOption.apply(inferred, annotation.wireType()).isPresent()) {
      return Optional.empty();
    }
    return Optional.of(new Fault(typeOption.faultOf(inferred), annotation.anchor("type"))
        .with("given", annotation.wireType().name())
        .with("choices", typeOption.choices(inferred)));
  }

  private Presence.Rules rules(Optional<FieldAnnotation> annotation, boolean hasOneType) {
    boolean required =
        annotation.isEmpty() || Annotations.isTrue(annotation.get().mirror(), "required");
    TypeSettings ofField = ofField(annotation);
    List<View> views = annotation.isEmpty() ? List.of() : views(annotation.get());
    boolean omitsNull = omitsNulls(ofField);
    boolean refusesNull = ofField.nulls() == NullPolicy.REFUSE;
    // A missing key can mean null only in a Dictionary, because an Array contains nil instead. It
    // can mean null only for a field without views, because packets for other views lack the key
    // even if the field has a value.
    boolean onlyByValue = omitsNull && views.isEmpty() && shape == Shape.DICTIONARY;
    boolean missingIsNull =
        onlyByValue && (annotation.isEmpty() || annotation.get().direction() == Direction.BOTH);
    // An empty value of the type that is written may be no empty value of the type that is read.
    boolean omitsEmpty = onlyByValue && hasOneType && ofField.nulls() == NullPolicy.OMIT_EMPTY;
    return new Presence.Rules(required, omitsNull, refusesNull, missingIsNull, omitsEmpty, views);
  }

  /**
   * Returns the form in which the times of a field are written. If the field is written as a
   * StringName or NodePath, the setting of the mapped type is ignored, and the times are written as
   * texts. If the annotation of such a field chooses numbers, a fault is reported elsewhere.
   */
  private TimeForm times(Optional<FieldAnnotation> annotation) {
    if (annotation.isEmpty()) {
      return settings.time();
    }
    TimeForm own = annotation.get().settings().time();
    if (own != TimeForm.INHERITED) {
      return own;
    }
    return TEXTS.contains(annotation.get().wireType()) ? TimeForm.TEXT : settings.time();
  }

  private TypeSettings ofField(Optional<FieldAnnotation> annotation) {
    return annotation.isEmpty() ? settings : annotation.get().settings().orElse(settings);
  }

  private List<View> views(FieldAnnotation annotation) {
    return annotation.texts("views").stream()
        .map(view -> new View(view.text(), settings.views(), view.anchor()))
        .toList();
  }
}
