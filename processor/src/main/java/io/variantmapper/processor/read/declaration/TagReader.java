package io.variantmapper.processor.read.declaration;

import com.google.auto.common.MoreTypes;
import io.variantmapper.annotations.VariantSubtype;
import io.variantmapper.annotations.VariantTag;
import io.variantmapper.processor.model.ArrayIndex;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.Key;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.Tag;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Compiler;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;

/** Reads the tag that distinguishes a subtype from the other subtypes of its hierarchy. */
public final class TagReader {
  private static final String KEY = "type";

  private final Compiler compiler;

  public TagReader(Compiler compiler) {
    this.compiler = compiler;
  }

  /** Returns the tag of a concrete type; empty if the type belongs to no hierarchy. */
  public Optional<Tag> tag(TypeElement type) {
    return hierarchy(type).map(hierarchy -> tag(type, key(hierarchy)));
  }

  /** Returns the hierarchy that has {@code type} as a subtype, even if {@code type} has faults. */
  Optional<TypeElement> hierarchy(TypeElement type) {
    return hierarchies(type)
        .filter(hierarchy -> Subtypes.of(hierarchy).contains(type))
        .findFirst();
  }

  /** Returns the nearest hierarchy above a concrete type, or above another hierarchy. */
  public Optional<TypeElement> above(TypeElement type) {
    return Subtypes.areOf(type) ? hierarchies(type).findFirst() : hierarchy(type);
  }

  public static Tag tag(TypeElement type, String key) {
    // @VariantSubtype("login"), @VariantSubtype(number = 3), @VariantSubtype(fallback = true)
    Optional<AnnotationMirror> annotation = Annotations.find(type, VariantSubtype.class);
    boolean fallback = annotation.filter(m -> Annotations.isTrue(m, "fallback")).isPresent();
    Optional<Object> number =
        annotation.flatMap(m -> Annotations.value(m, "number", Integer.class));
    Optional<String> name = annotation
        .flatMap(m -> Annotations.value(m, "value", String.class))
        .filter(text -> !text.isEmpty());
    return new Tag(
        key, number.or(() -> name).orElseGet(() -> type.getSimpleName().toString()), fallback);
  }

  /** Returns whether the annotation of {@code type} sets both a String and a number as the tag. */
  public static boolean isAmbiguous(TypeElement type) {
    return Annotations.find(type, VariantSubtype.class)
        .filter(m -> Annotations.given(m, "number").isPresent())
        .flatMap(m -> Annotations.given(m, "value"))
        .isPresent();
  }

  /**
   * Returns the key of the tags in a hierarchy: the key that the hierarchy itself sets, otherwise
   * the key of a hierarchy above it, otherwise {@code type}.
   */
  public String key(TypeElement hierarchy) {
    return Annotations.find(hierarchy, VariantTag.class)
        .flatMap(annotation -> Annotations.value(annotation, "value", String.class))
        .or(() -> hierarchies(hierarchy).findFirst().map(this::key))
        .orElse(KEY);
  }

  /**
   * Returns the supertypes that are hierarchies. On each path of inheritance, the nearest supertype
   * is first.
   */
  private Stream<TypeElement> hierarchies(TypeElement type) {
    return compiler
        .supertypes(type.asType())
        .skip(1)
        .map(MoreTypes::asTypeElement)
        .filter(TagReader::isHierarchy);
  }

  /** Returns the entry of the tag; empty if a field of a fallback takes the place of the tag. */
  public static Optional<Entry.OfTag> entry(
      Tag tag, List<Property> properties, Declaration declaration) {
    Stream<Property> places = declaration.shape() == Shape.DICTIONARY
        ? properties.stream()
        : properties.stream().limit(1);
    return places
            .flatMap(property -> property.asField().stream())
            .anyMatch(field -> standsFor(tag, field))
        ? Optional.empty()
        : Optional.of(
            new Entry.OfTag(new Key(tag.key(), declaration.anchor()), tag, declaration.anchor()));
  }

  /**
   * If the property has the tag's key, returns a copy that does not ignore the case of the key.
   * Otherwise, returns the property itself. If the copy ignored case, and a packet had both the tag
   * {@code type} and another entry {@code Type}, then reading a fallback would overwrite the tag
   * with the other entry.
   */
  public static Property exactly(Tag tag, Property property) {
    return property
        .asField()
        .filter(field -> field.key().text().equals(tag.key()))
        .<Property>map(Field::withExactKey)
        .orElse(property);
  }

  private static boolean standsFor(Tag tag, Field field) {
    return field.key().text().equals(tag.key())
        && field.faultBeside(tag).isEmpty()
        && field.options().flatteningMistake().isEmpty()
        && field.options().index().map(ArrayIndex::position).orElse(0) == 0;
  }

  /** Returns whether {@code type} has an annotation that maps it, and is mapped by its subtypes. */
  public static boolean isHierarchy(TypeElement type) {
    return MappingAnnotation.isOn(type) && Subtypes.areOf(type);
  }
}
