package io.variantmapper.processor.read;

import io.variantmapper.annotations.VariantIgnore;
import io.variantmapper.processor.read.language.Annotations;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;

/**
 * An annotation inside a mapped type or its mix-in, and what {@link MarkTable} needs to know about
 * the element that bears it.
 *
 * @param properties the fields or accessors that are mapped or left out
 * @param parameters the creator's parameters, by name; empty where there is no creator
 */
record MappedMember(
    MarkedElement marked,
    Marks marks,
    List<Element> properties,
    Map<String, VariableElement> parameters) {
  private Optional<MixInMarks> mixIn() {
    return marks instanceof MixInMarks mixIn ? Optional.of(mixIn) : Optional.empty();
  }

  private boolean isParameter() {
    return marked.is(ElementKind.PARAMETER);
  }

  private boolean isProperty() {
    return mixIn().isPresent() ? !isParameter() : properties.contains(marked.bearer());
  }

  boolean standsForNoField() {
    return !isParameter()
        && mixIn().filter(mixIn -> mixIn.field(marked.bearer()).isEmpty()).isPresent();
  }

  boolean standsForNoCreator() {
    return marked.bearer() instanceof ExecutableElement creator
        && mixIn().filter(mixIn -> mixIn.target(creator).isEmpty()).isPresent();
  }

  /** Returns whether the field or its parameter has {@code @VariantIgnore}. */
  boolean isIgnored() {
    return isProperty()
        ? isIgnore(marked.bearer()) || parameter().anyMatch(MappedMember::isIgnore)
        : fieldWithOther().anyMatch(field -> isIgnore(field) || isIgnore(marked.bearer()));
  }

  private static boolean isIgnore(Element element) {
    return Annotations.find(element, VariantIgnore.class).isPresent();
  }

  /** Returns the creator's parameter that sets the field. */
  private Stream<Element> parameter() {
    return mixIn().isPresent()
        ? Stream.empty()
        : Stream.ofNullable(parameters.get(Accessors.propertyName(marked.bearer())));
  }

  boolean isOnFieldToo() {
    return fieldWithOther()
        .anyMatch(field -> Annotations.find(field, marked.mark()).isPresent());
  }

  /** Returns the field that the parameter sets, unless it bears the same annotation. */
  private Stream<Element> fieldWithOther() {
    return mixIn().isEmpty() && parameters.containsValue(marked.bearer())
        ? properties.stream()
            .filter(field -> marks.type().equals(field.getEnclosingElement()))
            .filter(field ->
                marked.bearer().getSimpleName().contentEquals(Accessors.propertyName(field)))
            .filter(field -> !marked.isSameOn(field))
        : Stream.empty();
  }

  /** The creator's parameters may bear annotations; other parameters can only repeat them. */
  boolean isOtherParameter() {
    return isParameter()
        && !marked.repeats(Stream.concat(properties.stream(), parameters.values().stream()));
  }

  boolean isBesideAccessors() {
    return isNoProperty() && AbstractValues.isOne(marks.type());
  }

  /** Returns whether the element is a field that is static or transient. */
  boolean isLeftOut() {
    return isNoProperty() && marked.isField();
  }

  private boolean isNoProperty() {
    return mixIn().isEmpty() && !isParameter() && !isProperty();
  }
}
