package io.variantmapper.processor.read.misuse;

import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.PlacementFault;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.read.compiler.SourceOrder;
import io.variantmapper.processor.read.declaration.MappingAnnotation;
import io.variantmapper.processor.read.declaration.Member;
import io.variantmapper.processor.read.declaration.MixInAnnotations;
import io.variantmapper.processor.read.declaration.TypeAnnotations;
import io.variantmapper.processor.read.serializers.ImportAnnotations;
import io.variantmapper.processor.read.serializers.SerializerReader;
import io.variantmapper.processor.read.serializers.TypeSerializer;
import io.variantmapper.processor.read.settings.Setting;
import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;

/** Finds annotations that have no effect at their place or contradict each other. */
public final class MisplacedAnnotationReader {
  private final TypeAnnotations annotations;
  private final List<Member> members;
  private final List<VariableElement> parameters;
  private final List<Fault> found = new ArrayList<>();

  private MisplacedAnnotationReader(
      TypeAnnotations annotations, List<Member> members, List<VariableElement> parameters) {
    this.annotations = annotations;
    this.members = members;
    this.parameters = parameters;
  }

  /**
   * Returns the misused annotations of {@code annotated}. Leaves out the annotations that are
   * reported when the mapped type around {@code annotated} is checked.
   */
  public static List<Fault> read(Compiler compiler, Element annotated) {
    return PlacementTable.annotations().stream()
        .map(annotation -> new PlacedAnnotation(compiler, annotated, annotation))
        .filter(placed -> placed.mirror().isPresent())
        .flatMap(placed -> PlacementTable.find(placed).stream()
            .flatMap(misuse -> placed.misused(misuse, List.of())))
        .toList();
  }

  /**
   * Returns the misused annotations of a mapped type or its mix-in.
   *
   * @param members the members of the type, mapped or not
   * @param parameters the parameters of the creator
   */
  public static List<Fault> read(
      TypeAnnotations annotations, List<Member> members, List<VariableElement> parameters) {
    MisplacedAnnotationReader reader =
        new MisplacedAnnotationReader(annotations, members, parameters);
    reader.found.addAll(onType(annotations.annotated()));
    for (Element member : SourceOrder.members(annotations.annotated())) {
      reader.readAnnotations(member);
      if (member instanceof ExecutableElement executable) {
        executable.getParameters().forEach(reader::readAnnotations);
      }
      annotations.asMixIn().ifPresent(mixIn -> reader.readUnmarked(member, mixIn));
    }
    return List.copyOf(reader.found);
  }

  private void readAnnotations(Element annotated) {
    if (annotated.getAnnotationMirrors().isEmpty()) {
      return;
    }
    for (Class<? extends Annotation> annotation : PlacementTable.MEMBER) {
      PlacedAnnotation placed = new PlacedAnnotation(annotations.compiler(), annotated, annotation);
      if (placed.mirror().isPresent()) {
        PlacementTable.find(new MemberPlacement(placed, annotations, members, parameters)).stream()
            .flatMap(misuse -> placed.misused(misuse, candidates(misuse)))
            .forEach(found::add);
      }
    }
  }

  private List<String> candidates(PlacementFault misuse) {
    return misuse == PlacementFault.MATCHES_NO_FIELD ? names(annotations.fields()) : List.of();
  }

  private static List<String> names(List<Element> fields) {
    return fields.stream().map(field -> field.getSimpleName().toString()).toList();
  }

  /**
   * Finds methods in a mix-in that have no annotations and match no field of the type. Nothing
   * implements a mix-in, so such a method can only stand for a field.
   */
  private void readUnmarked(Element member, MixInAnnotations mixIn) {
    boolean isAccessor = member instanceof ExecutableElement method
        && method.getModifiers().contains(Modifier.ABSTRACT)
        && method.getParameters().isEmpty();
    boolean isMarked = PlacementTable.MEMBER.stream()
        .anyMatch(annotation -> Annotations.find(member, annotation).isPresent());
    if (isAccessor && !isMarked && mixIn.field(member).isEmpty()) {
      found.add(new Fault(PlacementFault.MATCHES_NO_FIELD, SourceAnchor.of(member))
          .with("mark", PlacedAnnotation.owner(member))
          .with("guess", PlacedAnnotation.guess(member, names(mixIn.fields()))));
    }
  }

  /** Checks that a mapped type has one shape and at most one house style. */
  static List<Fault> onType(Element type) {
    List<MappingAnnotation> annotations = MappingAnnotation.of(type);
    List<MappingAnnotation> styles =
        annotations.stream().filter(MappingAnnotation::isHouseStyle).toList();
    List<Fault> found = new ArrayList<>();
    for (MappingAnnotation annotation : annotations) {
      misuse(annotation, annotations.get(0), styles)
          .map(misuse -> PlacedAnnotation.misused(annotation.mirror(), type, misuse))
          .ifPresent(found::add);
    }
    return found;
  }

  /** Checks that a hierarchy has no settings for fields. Only its subtypes have mapped fields. */
  public static List<Fault> onHierarchy(Element type) {
    List<Fault> found = new ArrayList<>(onType(type));
    for (MappingAnnotation annotation : MappingAnnotation.of(type)) {
      Stream<Setting> given =
          annotation.isHouseStyle() ? Stream.empty() : Stream.of(Setting.values());
      given
          .map(Setting::member)
          .forEach(member -> Annotations.given(annotation.mirror(), member)
              .map(value -> Fault.ofAnnotation(
                  Annotations.name(annotation.mirror()) + "(" + member + " = …)",
                  type.getSimpleName().toString(),
                  PlacementFault.MAPPED_BY_SUBTYPES,
                  SourceAnchor.of(type).at(annotation.mirror(), value)))
              .ifPresent(found::add));
    }
    return found;
  }

  private static Optional<PlacementFault> misuse(
      MappingAnnotation annotation, MappingAnnotation first, List<MappingAnnotation> styles) {
    if (styles.indexOf(annotation) > 0) {
      return Optional.of(PlacementFault.BESIDE_HOUSE_STYLE);
    }
    if (annotation.shape() == first.shape()) {
      return Optional.empty();
    }
    boolean isBesideDictionary = first.shape() == Shape.DICTIONARY && !annotation.isHouseStyle();
    return Optional.of(
        isBesideDictionary ? PlacementFault.BESIDE_DICTIONARY : PlacementFault.BESIDE_OTHER_SHAPE);
  }

  /** Checks that a house style has one shape, annotates types only, and is kept in class files. */
  public static List<Fault> ofHouseStyle(Element style) {
    List<Fault> found = new ArrayList<>();
    List<AnnotationMirror> templates = MappingAnnotation.templates(style);
    AnnotationMirror first = templates.get(0);
    for (AnnotationMirror other : templates.subList(1, templates.size())) {
      found.add(PlacedAnnotation.misused(other, style, PlacementFault.BESIDE_TEMPLATE));
    }
    Optional<AnnotationMirror> target = Annotations.find(style, Target.class);
    if (target.filter(MisplacedAnnotationReader::isTypeAlone).isEmpty()) {
      SourceAnchor place = SourceAnchor.of(style).at(target.orElse(first));
      found.add(
          PlacedAnnotation.misused(first, style, PlacementFault.TEMPLATE_WITH_OTHER_TARGET, place));
    }
    Annotations.find(style, Retention.class)
        .filter(MisplacedAnnotationReader::isSource)
        .map(SourceAnchor.of(style)::at)
        .map(place -> PlacedAnnotation.misused(
            first, style, PlacementFault.TEMPLATE_WITH_SOURCE_RETENTION, place))
        .ifPresent(found::add);
    return found;
  }

  private static boolean isTypeAlone(AnnotationMirror target) {
    return Annotations.values(target, "value", VariableElement.class).stream()
        .map(constant -> constant.getSimpleName().toString())
        .toList()
        .equals(List.of(ElementType.TYPE.name()));
  }

  private static boolean isSource(AnnotationMirror retention) {
    return Annotations.constant(retention, "value", RetentionPolicy.CLASS)
        == RetentionPolicy.SOURCE;
  }

  /**
   * Returns the misused imports. An import is misused if it names {@code void.class}, or if an
   * earlier import already names a serializer for the same type.
   */
  public static List<Fault> ofImports(Compiler compiler, Element annotated) {
    List<AnnotationMirror> annotations = ImportAnnotations.on(annotated);
    List<Fault> found = new ArrayList<>();
    annotations.stream()
        .filter(ImportAnnotations::isNothing)
        .forEach(annotation -> found.add(
            PlacedAnnotation.misused(annotation, annotated, PlacementFault.IMPORTS_VOID)));
    SerializerReader reader = SerializerReader.at(annotated, compiler);
    List<TypeSerializer> seen = new ArrayList<>();
    for (AnnotationMirror annotation : annotations) {
      reader.readImport(annotation, Optional.empty()).ifPresent(serializer -> {
        if (seen.stream().anyMatch(serializer::isSame)) {
          found.add(PlacedAnnotation.misused(annotation, annotated, PlacementFault.BESIDE_IMPORT));
        }
        seen.add(serializer);
      });
    }
    return List.copyOf(found);
  }
}
