package io.variantmapper.processor.read;

import com.google.auto.common.MoreTypes;
import io.variantmapper.annotations.VariantSubtype;
import io.variantmapper.annotations.VariantTag;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.Key;
import io.variantmapper.processor.model.Place;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.Tag;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;

/** Reads by what a subtype is told from the others of its hierarchy. */
final class TagReader {
  private static final String KEY = "type";

  private final Compiler compiler;

  TagReader(Compiler compiler) {
    this.compiler = compiler;
  }

  /** The tag of a concrete type; none if it belongs to no hierarchy. */
  Optional<Tag> tag(TypeElement type) {
    return hierarchy(type).map(hierarchy -> tag(type, key(hierarchy)));
  }

  /** What is mapped by its subtypes, of which {@code type} is one, fit or not. */
  Optional<TypeElement> hierarchy(TypeElement type) {
    return hierarchies(type)
        .filter(hierarchy -> Subtypes.of(hierarchy).contains(type))
        .findFirst();
  }

  /** The tag that {@code type} has under {@code key}. */
  static Tag tag(TypeElement type, String key) {
    Optional<AnnotationMirror> mark = Annotations.find(type, VariantSubtype.class);
    boolean fallback = mark.filter(m -> Annotations.isTrue(m, "fallback")).isPresent();
    Optional<Object> number = mark.flatMap(m -> Annotations.value(m, "number", Integer.class));
    Optional<String> name = mark.flatMap(m -> Annotations.value(m, "value", String.class))
        .filter(text -> !text.isEmpty());
    return new Tag(
        key, number.or(() -> name).orElseGet(() -> type.getSimpleName().toString()), fallback);
  }

  /** Whether {@code type} has a String and a number for its tag. */
  static boolean isAmbiguous(TypeElement type) {
    return Annotations.find(type, VariantSubtype.class)
        .filter(m -> Annotations.given(m, "number").isPresent())
        .flatMap(m -> Annotations.given(m, "value"))
        .isPresent();
  }

  /** The key of a hierarchy's tags: its own, or that of one that it belongs to. */
  String key(TypeElement hierarchy) {
    return Annotations.find(hierarchy, VariantTag.class)
        .flatMap(mark -> Annotations.value(mark, "value", String.class))
        .or(() -> hierarchies(hierarchy).findFirst().map(this::key))
        .orElse(KEY);
  }

  /** The mapped supertypes that are mapped by their subtypes, nearest first on each path. */
  private Stream<TypeElement> hierarchies(TypeElement type) {
    return compiler
        .supertypes(type.asType())
        .skip(1)
        .map(MoreTypes::asTypeElement)
        .filter(TagReader::isHierarchy);
  }

  /** The entry of the tag; none if a fallback writes a property for it. */
  static Optional<Entry.OfTag> entry(Tag tag, List<Property> properties, Declaration declaration) {
    Stream<Property> places = declaration.shape() == Shape.DICTIONARY
        ? properties.stream()
        : properties.stream().limit(1);
    return tag.isFallback()
            && places.anyMatch(property -> property instanceof Field field && standsFor(tag, field))
        ? Optional.empty()
        : Optional.of(
            new Entry.OfTag(new Key(tag.key(), declaration.anchor()), tag, declaration.anchor()));
  }

  /** Whether it is in every packet, where the tag is looked for. */
  private static boolean standsFor(Tag tag, Field field) {
    return field.key().text().equals(tag.key())
        && field.isWritten()
        && field.options().flatteningMistake().isEmpty()
        && tag.fits(field.mapping())
        && !field.presence().mayLackValue()
        && field.options().place().map(Place::position).orElse(0) == 0;
  }

  static boolean isHierarchy(TypeElement type) {
    return TypeMark.isOn(type) && Subtypes.areOf(type);
  }
}
