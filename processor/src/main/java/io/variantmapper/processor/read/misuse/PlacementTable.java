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
import io.variantmapper.processor.model.PlacementFault;
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
public final class PlacementTable {
  private static final List<Class<? extends Annotation>> ENTRY =
      List.of(VariantField.class, VariantExtras.class);
  private static final List<Class<? extends Annotation>> FIELD =
      List.of(VariantField.class, VariantExtras.class, VariantIgnore.class);
  private static final List<Class<? extends Annotation>> CREATOR = List.of(VariantCreator.class);

  /** The annotations for members of a type and for their parameters. */
  static final List<Class<? extends Annotation>> MEMBER =
      Stream.concat(FIELD.stream(), CREATOR.stream()).toList();

  private PlacementTable() {}

  /** Returns the annotations that {@link #find(PlacedAnnotation)} checks. */
  public static Set<Class<? extends Annotation>> annotations() {
    return Declared.ROWS.stream()
        .flatMap(row -> row.annotations.stream())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Returns why an annotation is not allowed on an element, inside or outside of a mapped type. */
  static Optional<PlacementFault> find(PlacedAnnotation placed) {
    return find(Declared.ROWS, placed.annotation(), placed);
  }

  /** Returns why an annotation is not allowed on an element inside a mapped type. */
  static Optional<PlacementFault> find(MemberPlacement member) {
    return find(Mapped.ROWS, member.placed().annotation(), member);
  }

  private static <S> Optional<PlacementFault> find(
      List<Row<S>> rows, Class<? extends Annotation> annotation, S situation) {
    return rows.stream()
        .filter(row -> row.annotations.contains(annotation) && row.situation.test(situation))
        .findFirst()
        .flatMap(Row::misuse);
  }

  private static <S> Row<S> misuse(
      List<Class<? extends Annotation>> annotations,
      PlacementFault misuse,
      Predicate<S> situation) {
    return new Row<>(annotations, Optional.of(misuse), situation);
  }

  private static <S> Row<S> allowed(
      List<Class<? extends Annotation>> annotations, Predicate<S> situation) {
    return new Row<>(annotations, Optional.empty(), situation);
  }

  /**
   * The consequence of a situation for some annotations.
   *
   * @param misuse empty if the annotations are allowed in that situation
   */
  private record Row<S>(
      List<Class<? extends Annotation>> annotations,
      Optional<PlacementFault> misuse,
      Predicate<S> situation) {}

  /**
   * The situations that depend only on the element and the declarations around it. They stand in a
   * class of their own, because most builds do not need them.
   */
  private static final class Declared {
    private static final List<Class<? extends Annotation>> SUBTYPES =
        List.of(VariantSubtypes.class);

    static final List<Row<PlacedAnnotation>> ROWS = List.of(
        misuse(
            List.of(VariantTag.class),
            PlacementFault.NOT_MAPPED_BY_SUBTYPES,
            e -> !TagReader.isHierarchy(e.type())),
        misuse(SUBTYPES, PlacementFault.TYPE_ALREADY_SEALED, e -> Subtypes.isSealed(e.type())),
        misuse(SUBTYPES, PlacementFault.TYPE_NOT_ABSTRACT, e -> !e.isInAbstractType()),
        misuse(SUBTYPES, PlacementFault.TYPE_NOT_MAPPED, e -> !e.isMapped()),
        misuse(
            SUBTYPES, PlacementFault.LISTS_PRIMITIVE_OR_ARRAY, e -> Subtypes.listNoType(e.type())),
        misuse(SUBTYPES, PlacementFault.LISTS_TWICE, e -> Subtypes.listTwice(e.type())),
        misuse(
            List.of(VariantSubtype.class), PlacementFault.NOT_IN_A_HIERARCHY, e -> !e.isSubtype()),
        misuse(
            List.of(VariantUsing.class),
            PlacementFault.BESIDE_OTHER_SERIALIZER,
            PlacedAnnotation::isMapped),
        misuse(
            List.of(VariantProtocol.class),
            PlacementFault.PROTOCOL_MAPPED,
            PlacedAnnotation::isMapped),
        misuse(List.of(VariantMixIn.class), PlacementFault.WITHOUT_SHAPE, e -> !e.isMapped()),
        misuse(
            List.of(VariantImport.class, VariantImports.class),
            PlacementFault.NO_MAPPED_TYPE_INSIDE,
            e -> !PlacedAnnotation.isAroundMapped(e.annotated())),
        misuse(
            List.of(VariantEnum.class), PlacementFault.NOT_AN_ENUM, e -> !e.is(ElementKind.ENUM)),
        misuse(
            List.of(VariantEnum.class),
            PlacementFault.ENUM_SETS_NOTHING,
            e -> Annotations.find(e.annotated(), VariantEnum.class)
                .filter(annotation -> annotation.getElementValues().isEmpty())
                .isPresent()),
        misuse(
            List.of(VariantValue.class, VariantFallback.class),
            PlacementFault.NOT_A_CONSTANT,
            e -> !e.is(ElementKind.ENUM_CONSTANT)),
        // Record builders and AutoValue copy the annotations of a type into the code that they
        // generate.
        allowed(MEMBER, e -> Annotations.isInGenerated(e.type()) || e.repeatsInheritedMethod()),
        allowed(MEMBER, e -> e.isCopiedFromComponent() || MixIns.isOne(e.type())),
        allowed(MEMBER, PlacedAnnotation::isInAbstractValue),
        allowed(List.of(VariantField.class), PlacedAnnotation::isArgument),
        allowed(CREATOR, e -> KotlinStub.isCopiedFromCompanion(e.annotated())),
        misuse(
            CREATOR,
            PlacementFault.CREATOR_IN_COMPANION,
            e -> KotlinStub.isInCompanion(e.annotated())),
        misuse(
            CREATOR, PlacementFault.CREATOR_OF_ABSTRACT_TYPE, PlacedAnnotation::isInAbstractType),
        misuse(FIELD, PlacementFault.PRIVATE_ACCESSOR, PlacedAnnotation::isPrivateAccessor),
        misuse(
            FIELD,
            PlacementFault.NOT_AN_ACCESSOR,
            e -> e.is(ElementKind.METHOD) && !e.isInherited() && !e.isAccessorOfClass()),
        allowed(MEMBER, e -> e.isMapped() && !e.isInAbstractType()),
        misuse(MEMBER, PlacementFault.IN_ENUM, e -> e.type().getKind() == ElementKind.ENUM),
        misuse(
            FIELD,
            PlacementFault.OUTSIDE_MAPPED_RECORD,
            e -> e.type().getKind() == ElementKind.RECORD),
        // A mix-in may map the record and use its creator.
        allowed(CREATOR, e -> e.type().getKind() == ElementKind.RECORD),
        misuse(
            MEMBER,
            PlacementFault.TYPE_NOT_MAPPED,
            e -> !e.isField() && !e.isAccessorOfClass() && !e.isInAbstractType()),
        misuse(FIELD, PlacementFault.OUTSIDE_MAPPED_TYPE, e -> !e.isInSuperclass()),
        misuse(
            FIELD,
            PlacementFault.PARAMETER_NOT_OF_CREATOR,
            e -> e.is(ElementKind.PARAMETER) && !e.repeatsFieldOfType()),
        misuse(ENTRY, PlacementFault.STATIC_FIELD, e -> e.isField() && e.has(Modifier.STATIC)),
        misuse(
            ENTRY, PlacementFault.TRANSIENT_FIELD, e -> e.isField() && e.has(Modifier.TRANSIENT)),
        misuse(
            ENTRY,
            PlacementFault.BESIDE_IGNORE,
            e -> e.isField() && e.isBeside(VariantIgnore.class)));

    private Declared() {}
  }

  /** The situations that depend on how a mapped type is read. */
  private static final class Mapped {
    static final List<Row<MemberPlacement>> ROWS = List.of(
        misuse(
            FIELD,
            PlacementFault.STATIC_IN_MIX_IN,
            m -> m.standsForNoField() && m.placed().has(Modifier.STATIC)),
        misuse(FIELD, PlacementFault.MATCHES_NO_FIELD, MemberPlacement::standsForNoField),
        misuse(CREATOR, PlacementFault.MATCHES_NO_CREATOR, MemberPlacement::standsForNoCreator),
        misuse(ENTRY, PlacementFault.BESIDE_IGNORE, MemberPlacement::isIgnored),
        misuse(ENTRY, PlacementFault.ON_PARAMETER_AND_FIELD, MemberPlacement::isOnFieldToo),
        misuse(ENTRY, PlacementFault.ON_ACCESSOR_AND_FIELD, MemberPlacement::isAnnotatedBefore),
        misuse(FIELD, PlacementFault.PARAMETER_OF_SETTER, MemberPlacement::isParameterOfSetter),
        misuse(FIELD, PlacementFault.PARAMETER_NOT_OF_CREATOR, MemberPlacement::isOtherParameter),
        misuse(FIELD, PlacementFault.NOT_ON_ABSTRACT_METHOD, MemberPlacement::isBesideAccessors),
        misuse(ENTRY, PlacementFault.ACCESSOR_OF_OTHER_TYPE, MemberPlacement::isOfOtherType),
        misuse(ENTRY, PlacementFault.NOT_AN_ACCESSOR, MemberPlacement::isOtherMethod),
        misuse(
            ENTRY,
            PlacementFault.STATIC_FIELD,
            m -> m.isLeftOut() && m.placed().has(Modifier.STATIC)),
        misuse(ENTRY, PlacementFault.TRANSIENT_FIELD, MemberPlacement::isLeftOut));

    private Mapped() {}
  }
}
