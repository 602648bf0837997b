package io.variantmapper.processor.read.members;

import io.variantmapper.annotations.KeyCase;
import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.annotations.Nullness;
import io.variantmapper.annotations.TimeForm;
import io.variantmapper.annotations.VariantExtras;
import io.variantmapper.annotations.WireType;
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
import io.variantmapper.processor.model.MarkFault;
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
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.read.declaration.Marks;
import io.variantmapper.processor.read.declaration.Member;
import io.variantmapper.processor.read.declaration.TypeMark;
import io.variantmapper.processor.read.serializers.KnownSerializers;
import io.variantmapper.processor.read.settings.FieldMark;
import io.variantmapper.processor.read.settings.TypeSettings;
import io.variantmapper.processor.read.types.GivenType;
import io.variantmapper.processor.read.types.MappingReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;

/** Reads the fields of one type as properties. */
final class PropertyReader {
  /** The names of the members of {@code @VariantField} that choose the form of the value. */
  static final Set<String> OF_VALUE = Set.of(
      "type", "time", "unknownConstants", "as", "using", "elementUsing", "keyUsing", "valueUsing");

  private static final Set<WireType> TEXTS = Set.of(WireType.STRING_NAME, WireType.NODE_PATH);

  private final Compiler compiler;
  private final DocComments docs;
  private final Marks marks;
  private final TypeSettings settings;
  private final MappingReader mappings;
  private final DefaultReader defaults;
  private final FlatteningReader flattenings;
  private final GivenType givenTypes;
  private final ExtrasReader extras;
  private final List<Fault> misusedMarks = new ArrayList<>();

  PropertyReader(
      Compiler compiler,
      Accessibility accessibility,
      Marks marks,
      TypeSettings settings,
      FlatteningReader flattenings) {
    this.compiler = compiler;
    this.marks = marks;
    this.settings = settings;
    this.flattenings = flattenings;
    docs = new DocComments(compiler.elements(), marks.bearer());
    mappings = new MappingReader(
        compiler, accessibility, new KnownSerializers(compiler, accessibility, marks.bearer()));
    defaults = new DefaultReader(compiler, accessibility, marks.bearer());
    givenTypes = new GivenType(compiler);
    extras = new ExtrasReader(marks);
  }

  Property read(Member member) {
    Optional<FieldMark> mark = FieldMark.of(member, marks);
    boolean isExtras = member.isMarked(VariantExtras.class);
    if (isExtras) {
      extras.check(member);
    }
    mark.ifPresent(m -> checkOmittedNulls(member, m));
    mark.filter(m -> TypeMark.shape(marks.bearer()) == Shape.VALUE)
        .ifPresent(m -> checkSingleValue(member, m));
    Mapping inferred = mapping(member, mark);
    Mapping mapping =
        mark.flatMap(m -> givenTypes.apply(inferred, m.wireType())).orElse(inferred);
    JavaMember read = new JavaMember(
        member.name(),
        docs.of(member.element()),
        new Slot(mapping, isNullable(member, mark, mapping)),
        member.getter(),
        member.setter(),
        member.holder().flatMap(compiler.initializers()::of),
        Optional.empty(),
        member.anchor());
    if (isExtras) {
      return new Entry.Extras(read);
    }
    FieldOptions options = mark.map(m -> options(m, member, inferred)).orElse(FieldOptions.NONE);
    Field field = new Field(
        read,
        key(member, mark),
        Presence.of(rules(mark), read.slot(), read.setter(), options),
        options);
    mark.ifPresent(m -> checkPresence(member, m, field.presence()));
    return mark.flatMap(m -> m.flag("flatten")
            .map(flatten -> flattenings.read(m, flatten, member.type().type(), field)))
        .orElse(field);
  }

  /** Returns the faults about misused annotations on the fields that have been read so far. */
  List<Fault> misusedMarks() {
    return Stream.concat(misusedMarks.stream(), extras.misused().stream()).toList();
  }

  private Mapping mapping(Member member, Optional<FieldMark> mark) {
    Unknown unknown = mark.map(FieldMark::unknown).orElse(Unknown.FAIL);
    Mapping mapping = mappings.forField(mark, times(mark)).read(member.type());
    mark.filter(m -> m.settings().time() != TimeForm.INHERITED)
        .filter(m -> mapping.all().noneMatch(PropertyReader::isTime))
        .ifPresent(m -> addMisused(member, MarkFault.WITHOUT_TIMES, m.anchor("time")));
    mark.filter(m -> m.type("as").isPresent() && !m.direction().isRead())
        .filter(m -> mapping.all().noneMatch(Mapping.Implemented.class::isInstance))
        .ifPresent(m -> addMisused(member, MarkFault.AS_UNREAD, m.anchor("as")));
    if (unknown != Unknown.FAIL && mapping.all().noneMatch(part -> obeys(part, unknown))) {
      mark.ifPresent(
          m -> addMisused(member, MarkFault.WITHOUT_CONSTANTS, m.anchor("unknownConstants")));
    }
    return mapping;
  }

  /**
   * Checks the setting {@code nulls} in the field's own annotation. The setting of the type is not
   * checked, because it applies to all fields of the type, and simply has no effect on those that
   * are primitive or never written.
   */
  private void checkOmittedNulls(Member member, FieldMark mark) {
    if (!omitsNulls(mark.settings())) {
      return;
    }
    if (member.type().type().getKind().isPrimitive()) {
      addMisused(member, MarkFault.OMITS_PRIMITIVE, mark.anchor("nulls"));
    } else if (!mark.direction().isWritten()) {
      addMisused(member, MarkFault.OMITS_UNWRITTEN, mark.anchor("nulls"));
    }
  }

  /**
   * Checks that the annotation of a single value's field sets only members that choose the form of
   * the value.
   */
  private void checkSingleValue(Member member, FieldMark mark) {
    String type = marks.type().getSimpleName().toString();
    mark.given().stream()
        .filter(given -> !OF_VALUE.contains(given.text()))
        .map(given -> new Fault(FieldFault.SINGLE_VALUE_WITH_OPTION, given.anchor())
            .with("what", given.text())
            .with("field", type + "." + member.name()))
        .forEach(misusedMarks::add);
  }

  private void checkPresence(Member member, FieldMark mark, Presence presence) {
    NullPolicy given = mark.settings().nulls();
    if (given == NullPolicy.REFUSE && !presence.refusesNull()) {
      addMisused(member, MarkFault.REFUSES_NOTHING, mark.anchor("nulls"));
    }
    if (given == NullPolicy.OMIT_EMPTY
        && !presence.omitsEmpty()
        && mark.direction().isWritten()
        && !member.type().type().getKind().isPrimitive()
        && TypeMark.shape(marks.bearer()) == Shape.DICTIONARY) {
      addMisused(member, MarkFault.OMITS_NO_EMPTY, mark.anchor("nulls"));
    }
  }

  private boolean isNullable(Member member, Optional<FieldMark> mark, Mapping mapping) {
    return member.nullness() == Nullness.INHERITED
        ? settings.nullness() == Nullness.NULLABLE && mayBeNull(member, mark, mapping)
        : member.nullness() == Nullness.NULLABLE;
  }

  /**
   * Returns whether the nullness setting of the mapped type applies to a field. It does not apply
   * to fields that can't be {@code @Nullable}, to fields whose type is an Optional, or to fields
   * whose own annotation says how null is handled.
   */
  private boolean mayBeNull(Member member, Optional<FieldMark> mark, Mapping mapping) {
    boolean isPrimitive = Stream.concat(
            Stream.of(member.type().type()), member.parameter().stream().map(Element::asType))
        .anyMatch(type -> type.getKind().isPrimitive());
    NullPolicy own = mark.map(m -> m.settings().nulls()).orElse(NullPolicy.INHERITED);
    return !isPrimitive
        && !mapping.isOptional()
        && own != NullPolicy.OMIT_EMPTY
        && own != NullPolicy.REFUSE
        && mark.flatMap(m -> m.flag("flatten")).isEmpty()
        && !member.isMarked(VariantExtras.class)
        && TypeMark.shape(marks.bearer()) != Shape.VALUE;
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

  private void addMisused(Member member, MarkFault misuse, SourceAnchor anchor) {
    misusedMarks.add(marks.misused("VariantField", member, misuse, anchor));
  }

  private Key key(Member member, Optional<FieldMark> mark) {
    return mark.flatMap(FieldMark::key)
        .orElseGet(() -> new Key(KeyNames.of(member.name(), settings.naming()), member.anchor()))
        .ignoringCase(settings.keyCase() == KeyCase.IGNORE);
  }

  private FieldOptions options(FieldMark mark, Member member, Mapping inferred) {
    return new FieldOptions(
        mark.aliases(),
        defaults.read(mark, member.type().type()),
        mark.flag("omitDefault"),
        mark.direction(),
        Optional.empty(),
        mark.index(),
        unfitType(mark, inferred));
  }

  private Optional<Fault> unfitType(FieldMark mark, Mapping inferred) {
    if (givenTypes.apply(inferred, mark.wireType()).isPresent()) {
      return Optional.empty();
    }
    return Optional.of(new Fault(givenTypes.faultOf(inferred), mark.anchor("type"))
        .with("given", mark.wireType().name())
        .with("choices", givenTypes.choices(inferred)));
  }

  private Presence.Rules rules(Optional<FieldMark> mark) {
    boolean required = mark.map(m -> Annotations.isTrue(m.mirror(), "required")).orElse(true);
    TypeSettings ofField = ofField(mark);
    List<View> views = mark.map(this::views).orElse(List.of());
    boolean omitted = omitsNulls(ofField);
    boolean refused = ofField.nulls() == NullPolicy.REFUSE;
    // A missing key can mean null only in a Dictionary, because an Array contains nil instead. It
    // can mean null only for a field without views, because packets for other views lack the key
    // even if the field has a value.
    boolean onlyByValue =
        omitted && views.isEmpty() && TypeMark.shape(marks.bearer()) == Shape.DICTIONARY;
    boolean absent =
        onlyByValue && mark.map(m -> m.direction() == Direction.BOTH).orElse(true);
    boolean content = onlyByValue && ofField.nulls() == NullPolicy.OMIT_EMPTY;
    return new Presence.Rules(required, omitted, refused, absent, content, views);
  }

  /**
   * Returns the form in which the times of a field are written. If the field is written as a
   * StringName or NodePath, the setting of the mapped type is ignored, and the times are written as
   * texts. If the annotation of such a field chooses numbers, a fault is reported elsewhere.
   */
  private TimeForm times(Optional<FieldMark> mark) {
    boolean isText = mark.map(FieldMark::wireType).filter(TEXTS::contains).isPresent();
    return mark.map(m -> m.settings().time())
        .filter(form -> form != TimeForm.INHERITED)
        .orElse(isText ? TimeForm.TEXT : settings.time());
  }

  private TypeSettings ofField(Optional<FieldMark> mark) {
    return mark.map(m -> m.settings().orElse(settings)).orElse(settings);
  }

  private List<View> views(FieldMark mark) {
    return mark.texts("views").stream()
        .map(view -> new View(view.text(), settings.views(), view.anchor()))
        .toList();
  }
}
