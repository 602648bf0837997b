package io.variantmapper.processor.read.misuse;

import io.variantmapper.annotations.VariantIgnore;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.declaration.AbstractValues;
import io.variantmapper.processor.read.declaration.Marks;
import io.variantmapper.processor.read.declaration.Member;
import io.variantmapper.processor.read.declaration.MixInMarks;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;

/**
 * An annotation inside a mapped type or its mix-in, and the facts about the annotated element that
 * {@link MarkTable} needs.
 *
 * @param members the members of the type, mapped or not
 * @param parameters the creator's parameters
 */
record MappedMember(
    MarkedElement marked, Marks marks, List<Member> members, List<VariableElement> parameters) {
  private Optional<MixInMarks> mixIn() {
    return marks instanceof MixInMarks mixIn ? Optional.of(mixIn) : Optional.empty();
  }

  private boolean isParameter() {
    return marked.is(ElementKind.PARAMETER);
  }

  private boolean isProperty() {
    return mixIn().isPresent() ? !isParameter() : member().isPresent();
  }

  private Optional<Member> member() {
    return members.stream()
        .filter(member -> member.element().equals(marked.bearer()))
        .findFirst();
  }

  boolean standsForNoField() {
    return !isParameter()
        && mixIn().filter(mixIn -> mixIn.field(marked.bearer()).isEmpty()).isPresent();
  }

  boolean standsForNoCreator() {
    return marked.bearer() instanceof ExecutableElement creator
        && mixIn().filter(mixIn -> mixIn.target(creator).isEmpty()).isPresent();
  }

  /**
   * Returns whether {@code @VariantIgnore} is on the field or on the creator's parameter that sets
   * it.
   */
  boolean isIgnored() {
    return isProperty()
        ? isIgnore(marked.bearer())
            || member().filter(member -> member.isMarked(VariantIgnore.class)).isPresent()
        : fieldWithOther().anyMatch(field -> isIgnore(field) || isIgnore(marked.bearer()));
  }

  private static boolean isIgnore(Element element) {
    return Annotations.find(element, VariantIgnore.class).isPresent();
  }

  boolean isOnFieldToo() {
    return fieldWithOther()
        .anyMatch(field -> Annotations.find(field, marked.mark()).isPresent());
  }

  /**
   * Returns the field that the annotated parameter of the creator sets; empty if the field has the
   * same annotation with the same values, or if the element is not such a parameter.
   */
  private Stream<Element> fieldWithOther() {
    return mixIn().isEmpty() && parameters.contains(marked.bearer())
        ? members.stream()
            .filter(member -> member.isNamed(marked.bearer().getSimpleName()))
            .map(Member::element)
            .filter(field -> marks.type().equals(field.getEnclosingElement()))
            .filter(field -> !marked.isSameOn(field))
        : Stream.empty();
  }

  /**
   * Returns whether the element is a parameter of a constructor or method that is not the creator.
   * The parameter does not count if a member of the type, or a parameter of the creator, has the
   * same name and the same annotation.
   */
  boolean isOtherParameter() {
    return isParameter()
        && !marked.repeats(
            Stream.concat(members.stream().map(Member::element), parameters.stream()));
  }

  boolean isBesideAccessors() {
    return isNoProperty() && AbstractValues.isOne(marks.type());
  }

  /** Returns whether the element is a static or transient field. */
  boolean isLeftOut() {
    return isNoProperty() && marked.isField();
  }

  private boolean isNoProperty() {
    return mixIn().isEmpty() && !isParameter() && !isProperty();
  }
}
