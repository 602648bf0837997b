package io.variantmapper.processor.read;

import com.palantir.javapoet.TypeName;
import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Extras;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.FieldOptions;
import io.variantmapper.processor.model.JavaMember;
import io.variantmapper.processor.model.Key;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Unknown;
import io.variantmapper.processor.model.MarkFault;
import io.variantmapper.processor.model.MisusedMark;
import io.variantmapper.processor.model.Presence;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.Slot;
import io.variantmapper.processor.model.UnfitType;
import io.variantmapper.processor.model.View;
import io.variantmapper.processor.read.language.Annotations;
import io.variantmapper.processor.read.language.Enclosing;
import io.variantmapper.processor.read.language.ResolvedType;
import io.variantmapper.processor.read.language.SourceAnchor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;

/** Reads one field, together with the creator's parameter of its name, as a property. */
final class PropertyReader {
  private final DocComments docs;
  private final Marks marks;
  private final TypeSettings settings;
  private final AccessReader access;
  private final ValueReaders values;
  private final ExtrasReader extras;
  private final List<MisusedMark> misusedMarks = new ArrayList<>();

  PropertyReader(
      DocComments docs,
      Marks marks,
      TypeSettings settings,
      AccessReader access,
      ValueReaders values) {
    this.docs = docs;
    this.marks = marks;
    this.settings = settings;
    this.access = access;
    this.values = values;
    extras = new ExtrasReader(marks);
  }

  Property read(Element field, Optional<VariableElement> parameter) {
    ResolvedType seen = new ResolvedType(access.typeOf(field), Accessors.declaredType(field));
    SourceAnchor anchor = anchor(field);
    Optional<FieldMark> mark =
        FieldMark.find(Stream.concat(marks.of(field), parameter.stream()), marks, anchor);
    boolean isExtras = extras.isMarked(field, parameter);
    if (isExtras) {
      extras.check(field, parameter, seen.type());
    }
    mark.ifPresent(m -> checkNulls(field, m));
    Mapping inferred = mapping(field, seen, mark);
    Mapping mapping =
        mark.flatMap(m -> values.givenTypes().apply(inferred, m.wireType())).orElse(inferred);
    JavaMember member = new JavaMember(
        Accessors.propertyName(field),
        docs.of(field),
        new Slot(mapping, seen.isNullable() || isNullable(field, parameter)),
        access.getter(field),
        parameter.isPresent() ? Access.CREATOR : access.setter(field),
        Optional.empty(),
        anchor);
    if (isExtras) {
      return new Extras(member);
    }
    FieldOptions options = mark.map(m -> options(m, field, inferred)).orElse(FieldOptions.NONE);
    Field plain = new Field(
        member, key(field, mark, anchor), Presence.of(rules(mark), member, options), options);
    return mark.flatMap(m -> m.flag("flatten")
            .map(flatten -> values.flattenings().read(m, flatten, seen.type(), plain)))
        .orElse(plain);
  }

  /** Annotations of the properties read that have no effect. */
  List<MisusedMark> misusedMarks() {
    return Stream.concat(misusedMarks.stream(), extras.misused().stream()).toList();
  }

  private Mapping mapping(Element field, ResolvedType seen, Optional<FieldMark> mark) {
    Unknown unknown = mark.map(FieldMark::unknown).orElse(Unknown.FAIL);
    Mapping mapping = values.mappings().forField(mark).read(seen);
    if (unknown != Unknown.FAIL && mapping.all().noneMatch(part -> obeys(part, unknown))) {
      mark.ifPresent(
          m -> addMisused(field, MarkFault.WITHOUT_CONSTANTS, m.anchor("unknownConstants")));
    }
    return mapping;
  }

  /** Only of the field itself: what a type says holds for those of its fields that it can. */
  private void checkNulls(Element field, FieldMark mark) {
    if (TypeSettings.of(mark.mirror()).nulls() != NullPolicy.OMIT) {
      return;
    }
    if (access.typeOf(field).getKind().isPrimitive()) {
      addMisused(field, MarkFault.OMITS_PRIMITIVE, mark.anchor("nulls"));
    } else if (!mark.direction().isWritten()) {
      addMisused(field, MarkFault.OMITS_UNWRITTEN, mark.anchor("nulls"));
    }
  }

  /** Whether the policy means this part, or might do so if the part were mapped. */
  private static boolean obeys(Mapping part, Unknown unknown) {
    return part instanceof Mapping.Unsupported
        || (part instanceof Mapping.EnumOf constant && constant.unknown() == unknown);
  }

  private void addMisused(Element field, MarkFault misuse, SourceAnchor anchor) {
    String owner = marks.type().getSimpleName() + "." + Accessors.propertyName(field);
    misusedMarks.add(new MisusedMark("VariantField", owner, misuse, anchor));
  }

  private SourceAnchor anchor(Element field) {
    return isSpecific(field)
        ? SourceAnchor.of(marks.bearer())
        : marks.of(field).findFirst().map(marks::anchor).orElseGet(() -> marks.anchor(field));
  }

  /** Whether a generic superclass has the field, and the type itself says what it holds. */
  private boolean isSpecific(Element field) {
    return !Enclosing.type(field).equals(marks.type())
        && !TypeName.get(Accessors.declaredType(field)).equals(TypeName.get(access.typeOf(field)));
  }

  private Key key(Element field, Optional<FieldMark> mark, SourceAnchor anchor) {
    String name = Accessors.propertyName(field);
    return mark.flatMap(FieldMark::key)
        .orElseGet(() -> new Key(KeyNames.of(name, settings.naming()), anchor));
  }

  private FieldOptions options(FieldMark mark, Element field, Mapping inferred) {
    return new FieldOptions(
        mark.aliases(),
        values.defaults().read(mark, access.typeOf(field)),
        mark.flag("omitDefault"),
        mark.direction(),
        Optional.empty(),
        mark.place(),
        unfitType(mark, inferred));
  }

  private Optional<UnfitType> unfitType(FieldMark mark, Mapping inferred) {
    GivenType givenTypes = values.givenTypes();
    if (givenTypes.apply(inferred, mark.wireType()).isPresent()) {
      return Optional.empty();
    }
    return Optional.of(new UnfitType(
        mark.wireType().name(),
        givenTypes.choices(inferred),
        givenTypes.faultOf(inferred),
        mark.anchor("type")));
  }

  private boolean isNullable(Element field, Optional<VariableElement> parameter) {
    return marks.of(field).anyMatch(Annotations::isNullableMember)
        || parameter
            .or(() -> setterParameter(field))
            .filter(Annotations::isNullableMember)
            .isPresent()
        || access.getterMethod(field).filter(Annotations::isNullableMember).isPresent();
  }

  /** What the value is passed as, if the creator doesn't take it. */
  private Optional<VariableElement> setterParameter(Element field) {
    return access.setterMethod(field).map(setter -> setter.getParameters().get(0));
  }

  private Presence.Rules rules(Optional<FieldMark> mark) {
    boolean required = mark.map(m -> Annotations.isTrue(m.mirror(), "required")).orElse(true);
    TypeSettings ofField =
        mark.map(m -> TypeSettings.of(m.mirror()).orElse(settings)).orElse(settings);
    List<View> views = mark.map(this::views).orElse(List.of());
    return new Presence.Rules(required, ofField.nulls() == NullPolicy.OMIT, views);
  }

  private List<View> views(FieldMark mark) {
    return mark.texts("views").stream()
        .map(view -> new View(view.text(), settings.views(), view.anchor()))
        .toList();
  }
}
