package io.variantmapper.processor.read.misuse;

import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantEnum;
import io.variantmapper.annotations.VariantExtras;
import io.variantmapper.annotations.VariantFallback;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantIgnore;
import io.variantmapper.annotations.VariantImport;
import io.variantmapper.annotations.VariantImports;
import io.variantmapper.annotations.VariantMixIn;
import io.variantmapper.annotations.VariantProtocol;
import io.variantmapper.annotations.VariantSubtype;
import io.variantmapper.annotations.VariantSubtypes;
import io.variantmapper.annotations.VariantTag;
import io.variantmapper.annotations.VariantUsing;
import io.variantmapper.annotations.VariantValue;
import io.variantmapper.processor.model.MarkFault;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.KotlinStub;
import io.variantmapper.processor.read.declaration.MixIns;
import io.variantmapper.processor.read.declaration.Subtypes;
import io.variantmapper.processor.read.declaration.TagReader;
import java.lang.annotation.Annotation;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;

/**
 * Decides where each annotation may be used. The result comes from the first row that contains the
 * annotation and whose situation applies. If there is no such row, the annotation is allowed.
 */
public final class MarkTable {
  private static final List<Class<? extends Annotation>> ENTRY =
      List.of(VariantField.class, VariantExtras.class);
  private static final List<Class<? extends Annotation>> FIELD =
      List.of(VariantField.class, VariantExtras.class, VariantIgnore.class);
  private static final List<Class<? extends Annotation>> CREATOR = List.of(VariantCreator.class);

  /** The annotations for members of a type and for their parameters. */
  static final List<Class<? extends Annotation>> MEMBER =
      Stream.concat(FIELD.stream(), CREATOR.stream()).toList();

  private static final List<Class<? extends Annotation>> SUBTYPES = List.of(VariantSubtypes.class);

  /** The situations that depend only on the element and the declarations around it. */
  private static final List<Row<MarkedElement>> DECLARED = List.of(
      misuse(
          List.of(VariantTag.class),
          MarkFault.NOT_MAPPED_BY_SUBTYPES,
          e -> !TagReader.isHierarchy(e.type())),
      misuse(SUBTYPES, MarkFault.TYPE_ALREADY_SEALED, e -> Subtypes.isSealed(e.type())),
      misuse(SUBTYPES, MarkFault.TYPE_NOT_ABSTRACT, e -> !e.isInAbstractType()),
      misuse(SUBTYPES, MarkFault.TYPE_NOT_MAPPED, e -> !e.isMapped()),
      misuse(SUBTYPES, MarkFault.LISTS_PRIMITIVE_OR_ARRAY, e -> Subtypes.listNoType(e.type())),
      misuse(SUBTYPES, MarkFault.LISTS_TWICE, e -> Subtypes.listTwice(e.type())),
      misuse(List.of(VariantSubtype.class), MarkFault.NOT_IN_A_HIERARCHY, e -> !e.isSubtype()),
      misuse(
          List.of(VariantUsing.class), MarkFault.BESIDE_OTHER_SERIALIZER, MarkedElement::isMapped),
      misuse(List.of(VariantProtocol.class), MarkFault.PROTOCOL_MAPPED, MarkedElement::isMapped),
      misuse(List.of(VariantMixIn.class), MarkFault.WITHOUT_SHAPE, e -> !e.isMapped()),
      misuse(
          List.of(VariantImport.class, VariantImports.class),
          MarkFault.NO_MAPPED_TYPE_INSIDE,
          e -> !MarkedElement.isAroundMapped(e.bearer())),
      misuse(List.of(VariantEnum.class), MarkFault.NOT_AN_ENUM, e -> !e.is(ElementKind.ENUM)),
      misuse(
          List.of(VariantEnum.class),
          MarkFault.ENUM_SETS_NOTHING,
          e -> Annotations.find(e.bearer(), VariantEnum.class)
              .filter(mark -> mark.getElementValues().isEmpty())
              .isPresent()),
      misuse(
          List.of(VariantValue.class, VariantFallback.class),
          MarkFault.NOT_A_CONSTANT,
          e -> !e.is(ElementKind.ENUM_CONSTANT)),
      // Record builders and AutoValue copy the annotations of a type into the code that they
      // generate.
      allowed(MEMBER, e -> Annotations.isInGenerated(e.type()) || e.repeatsInheritedMethod()),
      allowed(MEMBER, e -> e.isCopiedFromComponent() || MixIns.isOne(e.type())),
      allowed(MEMBER, MarkedElement::isInAbstractValue),
      allowed(List.of(VariantField.class), MarkedElement::isArgument),
      allowed(CREATOR, e -> KotlinStub.isCopiedFromCompanion(e.bearer())),
      misuse(CREATOR, MarkFault.CREATOR_IN_COMPANION, e -> KotlinStub.isInCompanion(e.bearer())),
      misuse(CREATOR, MarkFault.CREATOR_OF_ABSTRACT_TYPE, MarkedElement::isInAbstractType),
      misuse(
          FIELD,
          MarkFault.ON_METHOD_INSTEAD_OF_FIELD,
          e -> e.is(ElementKind.METHOD) && !e.isInherited()),
      allowed(MEMBER, e -> e.isMapped() && !e.isInAbstractType()),
      misuse(MEMBER, MarkFault.IN_ENUM, e -> e.type().getKind() == ElementKind.ENUM),
      misuse(FIELD, MarkFault.OUTSIDE_MAPPED_RECORD, e -> e.type().getKind() == ElementKind.RECORD),
      // A mix-in may map the record and use its creator.
      allowed(CREATOR, e -> e.type().getKind() == ElementKind.RECORD),
      misuse(MEMBER, MarkFault.TYPE_NOT_MAPPED, e -> !e.isField() && !e.isInAbstractType()),
      misuse(FIELD, MarkFault.OUTSIDE_MAPPED_TYPE, e -> !e.isInSuperclass()),
      misuse(
          FIELD,
          MarkFault.PARAMETER_NOT_OF_CREATOR,
          e -> e.is(ElementKind.PARAMETER) && !e.repeatsFieldOfType()),
      misuse(ENTRY, MarkFault.STATIC_FIELD, e -> e.isField() && e.has(Modifier.STATIC)),
      misuse(ENTRY, MarkFault.TRANSIENT_FIELD, e -> e.isField() && e.has(Modifier.TRANSIENT)),
      misuse(ENTRY, MarkFault.BESIDE_IGNORE, e -> e.isField() && e.isBeside(VariantIgnore.class)));

  /** The situations that depend on how a mapped type is read. */
  private static final List<Row<MappedMember>> MAPPED = List.of(
      misuse(
          FIELD,
          MarkFault.STATIC_IN_MIX_IN,
          m -> m.standsForNoField() && m.marked().has(Modifier.STATIC)),
      misuse(FIELD, MarkFault.MATCHES_NO_FIELD, MappedMember::standsForNoField),
      misuse(CREATOR, MarkFault.MATCHES_NO_CREATOR, MappedMember::standsForNoCreator),
      misuse(ENTRY, MarkFault.BESIDE_IGNORE, MappedMember::isIgnored),
      misuse(ENTRY, MarkFault.ON_PARAMETER_AND_FIELD, MappedMember::isOnFieldToo),
      misuse(FIELD, MarkFault.PARAMETER_NOT_OF_CREATOR, MappedMember::isOtherParameter),
      misuse(FIELD, MarkFault.NOT_ON_ABSTRACT_METHOD, MappedMember::isBesideAccessors),
      misuse(ENTRY, MarkFault.STATIC_FIELD, m -> m.isLeftOut() && m.marked().has(Modifier.STATIC)),
      misuse(ENTRY, MarkFault.TRANSIENT_FIELD, MappedMember::isLeftOut));

  private MarkTable() {}

  /** Returns the annotations that {@link #find(MarkedElement)} checks. */
  public static Set<Class<? extends Annotation>> marks() {
    return DECLARED.stream()
        .flatMap(row -> row.marks.stream())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Returns why an annotation is not allowed on an element, inside or outside of a mapped type. */
  static Optional<MarkFault> find(MarkedElement marked) {
    return find(DECLARED, marked.mark(), marked);
  }

  /** Returns why an annotation is not allowed on an element inside a mapped type. */
  static Optional<MarkFault> find(MappedMember member) {
    return find(MAPPED, member.marked().mark(), member);
  }

  private static <S> Optional<MarkFault> find(
      List<Row<S>> rows, Class<? extends Annotation> mark, S situation) {
    return rows.stream()
        .filter(row -> row.marks.contains(mark) && row.situation.test(situation))
        .findFirst()
        .flatMap(Row::misuse);
  }

  private static <S> Row<S> misuse(
      List<Class<? extends Annotation>> marks, MarkFault misuse, Predicate<S> situation) {
    return new Row<>(marks, Optional.of(misuse), situation);
  }

  private static <S> Row<S> allowed(
      List<Class<? extends Annotation>> marks, Predicate<S> situation) {
    return new Row<>(marks, Optional.empty(), situation);
  }

  /**
   * The consequence of a situation for some annotations.
   *
   * @param misuse empty if the annotations are allowed in that situation
   */
  private record Row<S>(
      List<Class<? extends Annotation>> marks,
      Optional<MarkFault> misuse,
      Predicate<S> situation) {}
}
