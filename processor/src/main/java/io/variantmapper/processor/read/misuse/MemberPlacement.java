package io.variantmapper.processor.read.misuse;

import io.variantmapper.annotations.VariantIgnore;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.declaration.AbstractValues;
import io.variantmapper.processor.read.declaration.Fields;
import io.variantmapper.processor.read.declaration.Member;
import io.variantmapper.processor.read.declaration.TypeAnnotations;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * An annotation inside a mapped type or its mix-in, and the facts about the annotated element that
 * {@link PlacementTable} needs.
 *
 * @param members the members of the type, mapped or not
 * @param parameters the creator's parameters
 */
record MemberPlacement(
    PlacedAnnotation placed,
    TypeAnnotations annotations,
    List<Member> members,
    List<VariableElement> parameters) {
  private boolean isParameter() {
    return placed.is(ElementKind.PARAMETER);
  }

  private boolean isProperty() {
    return !isParameter() && (annotations.asMixIn().isPresent() || member().isPresent());
  }

  /** Returns the member whose field, getter or setter the element is. */
  private Optional<Member> member() {
    return members.stream()
        .filter(member -> member.annotatedElements().contains(placed.annotated()))
        .findFirst();
  }

  boolean standsForNoField() {
    return !isParameter()
        && annotations
            .asMixIn()
            .filter(mixIn -> mixIn.field(placed.annotated()).isEmpty())
            .isPresent();
  }

  boolean standsForNoCreator() {
    return placed.annotated() instanceof ExecutableElement creator
        && annotations
            .asMixIn()
            .filter(mixIn -> mixIn.target(creator).isEmpty())
            .isPresent();
  }

  /**
   * Returns whether {@code @VariantIgnore} is on the field or on the creator's parameter that sets
   * it.
   */
  boolean isIgnored() {
    if (!isProperty()) {
      return fieldWithOther().anyMatch(field -> isIgnore(field) || isIgnore(placed.annotated()));
    }
    if (annotations.asMixIn().isPresent()) {
      return isIgnore(placed.annotated());
    }
    return member()
        .filter(member -> !isCopied(member) && member.isAnnotated(VariantIgnore.class))
        .isPresent();
  }

  private static boolean isIgnore(Element element) {
    return Annotations.find(element, VariantIgnore.class).isPresent();
  }

  /** Returns whether the compiler copied the annotation from a record component to its accessor. */
  private boolean isCopied(Member member) {
    return !member.element().equals(placed.annotated()) && placed.isSameOn(member.element());
  }

  /**
   * Returns whether the element is an accessor, and the field, the creator's parameter or the other
   * accessor has the same annotation with other values and takes precedence.
   */
  boolean isAnnotatedBefore() {
    return placed.is(ElementKind.METHOD)
        && annotations.asMixIn().isEmpty()
        && member()
            .flatMap(member -> member.annotated(placed.annotation()))
            .filter(first -> !placed.isSameOn(first))
            .isPresent();
  }

  boolean isOnFieldToo() {
    return fieldWithOther()
        .anyMatch(field -> Annotations.find(field, placed.annotation()).isPresent());
  }

  /**
   * Returns the field that the annotated parameter of the creator sets; empty if the field has the
   * same annotation with the same values, or if the element is not such a parameter.
   */
  private Stream<Element> fieldWithOther() {
    return annotations.asMixIn().isEmpty() && parameters.contains(placed.annotated())
        ? members.stream()
            .filter(member -> member.isNamed(placed.annotated().getSimpleName()))
            .map(Member::element)
            .filter(field -> annotations.type().equals(field.getEnclosingElement()))
            .filter(field -> !placed.isSameOn(field))
        : Stream.empty();
  }

  /**
   * Returns whether the element is a parameter of a constructor or method that is not the creator.
   * The parameter does not count if a member of the type, or a parameter of the creator, has the
   * same name and the same annotation.
   */
  boolean isOtherParameter() {
    return isParameter()
        && !placed.repeats(
            Stream.concat(members.stream().map(Member::element), parameters.stream()));
  }

  boolean isBesideAccessors() {
    return isNoProperty() && AbstractValues.isOne(annotations.type());
  }

  /**
   * Returns whether the element is a method with the signature of an accessor, but not the accessor
   * of a property.
   */
  boolean isOtherMethod() {
    return isNoProperty() && placed.isAccessorOfClass();
  }

  /**
   * Returns whether the element is one of two accessors that have the name of a field, but another
   * type. The field of a record can't be transient, so it can't make room for such a property.
   */
  // private final AtomicInteger hp; int getHp() { return hp.get(); } void setHp(int value)
  boolean isOfOtherType() {
    if (!isOtherMethod() || placed.type().getKind() == ElementKind.RECORD) {
      return false;
    }
    ExecutableElement accessor = (ExecutableElement) placed.annotated();
    return members.stream()
            .filter(member -> member.element().getKind().isField())
            .filter(member -> Fields.haveSameName(member.name(), Member.propertyOf(accessor)))
            .anyMatch(member -> !isOfType(accessor, member.type().type()))
        && ElementFilter.methodsIn(annotations.type().getEnclosedElements()).stream()
            .filter(other -> isCounterpart(accessor, other))
            .anyMatch(other -> isOfType(other, typeOf(accessor)));
  }

  private static boolean isCounterpart(ExecutableElement accessor, ExecutableElement other) {
    return accessor.getParameters().size() + other.getParameters().size() == 1
        && Fields.haveSameName(Member.propertyOf(accessor), Member.propertyOf(other));
  }

  private boolean isOfType(ExecutableElement accessor, TypeMirror type) {
    return placed.compiler().types().isSameType(typeOf(accessor), type);
  }

  /** Returns the type that a getter returns, or that a setter takes. */
  private static TypeMirror typeOf(ExecutableElement accessor) {
    return accessor.getParameters().isEmpty()
        ? accessor.getReturnType()
        : accessor.getParameters().get(0).asType();
  }

  /** Returns whether the element is the parameter of a property's setter. */
  boolean isParameterOfSetter() {
    Element method = placed.annotated().getEnclosingElement();
    return isOtherParameter()
        && members.stream().anyMatch(member -> member.annotatedElements().contains(method));
  }

  /** Returns whether the element is a static or transient field. */
  boolean isLeftOut() {
    return isNoProperty() && placed.isField();
  }

  private boolean isNoProperty() {
    return annotations.asMixIn().isEmpty() && !isParameter() && !isProperty();
  }
}
