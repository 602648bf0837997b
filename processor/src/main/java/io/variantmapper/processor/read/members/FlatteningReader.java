package io.variantmapper.processor.read.members;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.TypeName;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.Flattened;
import io.variantmapper.processor.model.Key;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.declaration.Fields;
import io.variantmapper.processor.read.declaration.MappingAnnotation;
import io.variantmapper.processor.read.declaration.MixInAnnotations;
import io.variantmapper.processor.read.declaration.MixIns;
import io.variantmapper.processor.read.declaration.Subtypes;
import io.variantmapper.processor.read.declaration.TypeAnnotations;
import io.variantmapper.processor.read.settings.FieldAnnotation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads the types whose entries replace flattened fields. */
public final class FlatteningReader {
  private static final Set<String> MEMBERS = Set.of("value", "flatten", "using");

  private final Compiler compiler;
  private final Function<TypeElement, MappedType> reader;

  /** The types that are being read, innermost first. */
  private final Deque<TypeElement> open = new ArrayDeque<>();

  /**
   * Creates a reader for the types inside {@code outermost}.
   *
   * @param reader reads one type
   */
  public FlatteningReader(
      Compiler compiler, TypeElement outermost, Function<TypeElement, MappedType> reader) {
    this.compiler = compiler;
    this.reader = reader;
    open.push(outermost);
  }

  /**
   * Returns the property for a field with {@code flatten = true}: the entries of the field's type
   * or, if the field can't be flattened, the field itself with the reason.
   *
   * @param anchor the place of {@code flatten}
   */
  Property read(FieldAnnotation annotation, Anchor anchor, TypeMirror type, Field field) {
    Mapping mapping = field.mapping();
    Optional<FieldAnnotation.Text> other = annotation.given().stream()
        .filter(member -> !MEMBERS.contains(member.text()))
        .findFirst();
    String name = TypeName.get(type).toString();
    if (other.isPresent()) {
      return field.with(fault(
          FieldFault.FLATTENED_WITH_OPTION, other.get().text(), other.get().anchor()));
    } else if (mapping instanceof Mapping.Mapped mapped && mapped.isGeneric()) {
      return field.with(fault(FieldFault.FLATTENED_GENERIC, name, anchor));
    }
    // @VariantField(flatten = true, value = "place_") Place place
    Optional<TypeElement> annotated = annotated(mapping);
    if (annotated.isEmpty()) {
      return field.with(
          mapping instanceof Mapping.Custom custom
              ? fault(
                  FieldFault.FLATTENED_WITH_SERIALIZER,
                  custom.serializer().name().toString(),
                  anchor)
              : fault(FieldFault.FLATTENED_WITHOUT_FIELDS, name, anchor));
    }
    if (flattens(annotated.get(), open.getFirst())) {
      Fault fault = fault(FieldFault.FLATTENED_CIRCULAR, name, anchor);
      return field.with(isFirstOfCircle(open.getFirst()) ? fault : fault.asReportedElsewhere());
    }
    if (TypeAnnotations.of(compiler, annotated.get())
        .asMixIn()
        .filter(MixInAnnotations::lacksOrder)
        .isPresent()) {
      String mixInName = annotated.get().getQualifiedName().toString();
      return field.with(fault(FieldFault.FLATTENED_WITHOUT_ORDER, mixInName, anchor));
    }
    Optional<FieldFault> kind = field.slot().nullable()
        ? Optional.of(FieldFault.FLATTENED_NULLABLE)
        : kind(annotated.get());
    if (kind.isPresent()) {
      return field.with(fault(kind.get(), name, anchor));
    }
    open.push(annotated.get());
    MappedType inner = reader.apply(annotated.get());
    open.pop();
    if (inner.extras().isPresent()) {
      return field.with(fault(FieldFault.FLATTENED_WITH_EXTRAS, name, anchor));
    }
    String prefix = annotation.key().map(Key::text).orElse("");
    return new Flattened(field.member(), prefix, inner, anchor);
  }

  /**
   * Returns the type whose annotations determine the entries: the field's own type, or a mix-in for
   * this type; empty if the field has another mapping.
   */
  private Optional<TypeElement> annotated(Mapping mapping) {
    return switch (mapping.kind()) {
      case CUSTOM, MAPPED ->
        mapping
            .packetType()
            .asMapped()
            .map(mapped -> compiler.elements().getTypeElement(mapped.name().canonicalName()));
      default -> Optional.empty();
    };
  }

  private Optional<FieldFault> kind(TypeElement inner) {
    boolean isOutermost = open.size() == 1;
    if (isOutermost && MappingAnnotation.hasChanges(open.getFirst())) {
      return Optional.of(FieldFault.FLATTENED_WITH_CHANGES);
    } else if (isOutermost && MappingAnnotation.hasReadInto(open.getFirst())) {
      return Optional.of(FieldFault.FLATTENED_READ_INTO);
    } else if (Subtypes.areOf(inner)) {
      return Optional.of(FieldFault.FLATTENED_HIERARCHY);
    } else if (MappingAnnotation.shape(inner) == Shape.VALUE) {
      return Optional.of(FieldFault.FLATTENED_SINGLE_VALUE);
    }
    return Optional.empty();
  }

  private static boolean flattens(TypeElement outer, TypeElement inner) {
    return outer.equals(inner) || typesIn(outer).contains(inner);
  }

  /**
   * Returns whether a type comes first, in alphabetical order, among types that flatten each other.
   * Only the first type reports the circle.
   */
  private static boolean isFirstOfCircle(TypeElement type) {
    String name = type.getQualifiedName().toString();
    return typesIn(type).stream()
        .filter(inner -> flattens(inner, type))
        .allMatch(inner -> name.compareTo(inner.getQualifiedName().toString()) <= 0);
  }

  /**
   * Returns the reason why a field can't be flattened.
   *
   * @param what the name of the field's type, of the field's serializer, or of a member of the
   *     annotation
   */
  private static Fault fault(FieldFault kind, String what, Anchor anchor) {
    return new Fault(kind, anchor).with("what", what);
  }

  /** Returns the types and mix-ins that are flattened into {@code type}, at any depth. */
  public static Set<TypeElement> typesIn(TypeElement type) {
    Set<TypeElement> found = new LinkedHashSet<>();
    addTo(found, type);
    return found;
  }

  private static void addTo(Set<TypeElement> found, TypeElement type) {
    for (Element annotated : flattenable(type)) {
      Optional<TypeElement> inner =
          annotated.getAnnotationMirrors().isEmpty() ? Optional.empty() : flattened(annotated);
      if (inner.isPresent() && found.add(inner.get())) {
        addTo(found, inner.get());
      }
    }
  }

  private static List<Element> flattenable(TypeElement type) {
    List<Element> annotatedElements = new ArrayList<>(Fields.of(type));
    for (Element member : type.getEnclosedElements()) {
      annotatedElements.add(member);
      if (member instanceof ExecutableElement executable) {
        annotatedElements.addAll(executable.getParameters());
      }
    }
    MixIns.target(type).map(FlatteningReader::flattenable).ifPresent(annotatedElements::addAll);
    return annotatedElements;
  }

  private static Optional<TypeElement> flattened(Element annotated) {
    return Annotations.find(annotated, VariantField.class)
        .filter(annotation -> Annotations.isTrue(annotation, "flatten"))
        .map(annotation ->
            Annotations.type(annotation, "using").orElse(Annotations.typeOf(annotated)))
        .filter(type -> type.getKind() == TypeKind.DECLARED)
        .map(MoreTypes::asTypeElement);
  }
}
