package io.variantmapper.processor.read.misuse;

import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.MarkFault;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.read.compiler.SourceOrder;
import io.variantmapper.processor.read.declaration.Marks;
import io.variantmapper.processor.read.declaration.Member;
import io.variantmapper.processor.read.declaration.MixInMarks;
import io.variantmapper.processor.read.declaration.TypeMark;
import io.variantmapper.processor.read.serializers.ImportMarks;
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
public final class MisusedMarkReader {
  private final Marks marks;
  private final List<Member> members;
  private final List<VariableElement> parameters;
  private final List<Fault> found = new ArrayList<>();

  private MisusedMarkReader(Marks marks, List<Member> members, List<VariableElement> parameters) {
    this.marks = marks;
    this.members = members;
    this.parameters = parameters;
  }

  /**
   * Returns the misused annotations of {@code bearer}. Leaves out the annotations that are reported
   * when the mapped type around {@code bearer} is checked.
   */
  public static List<Fault> read(Compiler compiler, Element bearer) {
    return MarkTable.marks().stream()
        .map(mark -> new MarkedElement(compiler, bearer, mark))
        .filter(marked -> marked.mirror().isPresent())
        .flatMap(marked ->
            MarkTable.find(marked).stream().flatMap(misuse -> marked.misused(misuse, List.of())))
        .toList();
  }

  /**
   * Returns the misused annotations of a mapped type or its mix-in.
   *
   * @param members the members of the type, mapped or not
   * @param parameters the parameters of the creator
   */
  public static List<Fault> read(
      Marks marks, List<Member> members, List<VariableElement> parameters) {
    MisusedMarkReader reader = new MisusedMarkReader(marks, members, parameters);
    reader.found.addAll(onType(marks.bearer()));
    for (Element member : SourceOrder.members(marks.bearer())) {
      reader.readMarks(member);
      if (member instanceof ExecutableElement executable) {
        executable.getParameters().forEach(reader::readMarks);
      }
      if (marks instanceof MixInMarks mixIn) {
        reader.readUnmarked(member, mixIn);
      }
    }
    return List.copyOf(reader.found);
  }

  private void readMarks(Element bearer) {
    for (Class<? extends Annotation> mark : MarkTable.MEMBER) {
      MarkedElement marked = new MarkedElement(marks.compiler(), bearer, mark);
      if (marked.mirror().isPresent()) {
        MarkTable.find(new MappedMember(marked, marks, members, parameters)).stream()
            .flatMap(misuse -> marked.misused(misuse, candidates(misuse)))
            .forEach(found::add);
      }
    }
  }

  private List<String> candidates(MarkFault misuse) {
    return misuse == MarkFault.MATCHES_NO_FIELD ? names(marks.fields()) : List.of();
  }

  private static List<String> names(List<Element> fields) {
    return fields.stream().map(field -> field.getSimpleName().toString()).toList();
  }

  /**
   * Finds methods in a mix-in that have no annotations and match no field of the type. Nothing
   * implements a mix-in, so such a method can only stand for a field.
   */
  private void readUnmarked(Element member, MixInMarks mixIn) {
    boolean isAccessor = member instanceof ExecutableElement method
        && method.getModifiers().contains(Modifier.ABSTRACT)
        && method.getParameters().isEmpty();
    boolean isMarked = MarkTable.MEMBER.stream()
        .anyMatch(mark -> Annotations.find(member, mark).isPresent());
    if (isAccessor && !isMarked && mixIn.field(member).isEmpty()) {
      found.add(new Fault(MarkFault.MATCHES_NO_FIELD, SourceAnchor.of(member))
          .with("mark", MarkedElement.owner(member))
          .with("guess", MarkedElement.guess(member, names(mixIn.fields()))));
    }
  }

  /** Checks that a mapped type has one shape and at most one house style. */
  static List<Fault> onType(Element type) {
    List<TypeMark> marks = TypeMark.of(type);
    List<TypeMark> styles = marks.stream().filter(TypeMark::isHouseStyle).toList();
    List<Fault> found = new ArrayList<>();
    for (TypeMark mark : marks) {
      misuse(mark, marks.get(0), styles)
          .map(misuse -> MarkedElement.misused(mark.mirror(), type, misuse))
          .ifPresent(found::add);
    }
    return found;
  }

  /** Checks that a hierarchy has no settings for fields. Only its subtypes have mapped fields. */
  public static List<Fault> onHierarchy(Element type) {
    List<Fault> found = new ArrayList<>(onType(type));
    for (TypeMark mark : TypeMark.of(type)) {
      Stream<Setting> given = mark.isHouseStyle() ? Stream.empty() : Stream.of(Setting.values());
      given
          .map(Setting::member)
          .forEach(member -> Annotations.given(mark.mirror(), member)
              .map(value -> Fault.ofMark(
                  Annotations.name(mark.mirror()) + "(" + member + " = …)",
                  type.getSimpleName().toString(),
                  MarkFault.MAPPED_BY_SUBTYPES,
                  SourceAnchor.of(type).at(mark.mirror(), value)))
              .ifPresent(found::add));
    }
    return found;
  }

  private static Optional<MarkFault> misuse(TypeMark mark, TypeMark first, List<TypeMark> styles) {
    if (styles.indexOf(mark) > 0) {
      return Optional.of(MarkFault.BESIDE_HOUSE_STYLE);
    }
    if (mark.shape() == first.shape()) {
      return Optional.empty();
    }
    boolean isBesideDictionary = first.shape() == Shape.DICTIONARY && !mark.isHouseStyle();
    return Optional.of(
        isBesideDictionary ? MarkFault.BESIDE_DICTIONARY : MarkFault.BESIDE_OTHER_SHAPE);
  }

  /** Checks that a house style has one shape, annotates types only, and is kept in class files. */
  public static List<Fault> ofHouseStyle(Element style) {
    List<Fault> found = new ArrayList<>();
    List<AnnotationMirror> templates = TypeMark.templates(style);
    AnnotationMirror first = templates.get(0);
    for (AnnotationMirror other : templates.subList(1, templates.size())) {
      found.add(MarkedElement.misused(other, style, MarkFault.BESIDE_TEMPLATE));
    }
    Optional<AnnotationMirror> target = Annotations.find(style, Target.class);
    if (target.filter(MisusedMarkReader::isTypeAlone).isEmpty()) {
      SourceAnchor place = SourceAnchor.of(style).at(target.orElse(first));
      found.add(MarkedElement.misused(first, style, MarkFault.TEMPLATE_WITH_OTHER_TARGET, place));
    }
    Annotations.find(style, Retention.class)
        .filter(MisusedMarkReader::isSource)
        .map(SourceAnchor.of(style)::at)
        .map(place ->
            MarkedElement.misused(first, style, MarkFault.TEMPLATE_WITH_SOURCE_RETENTION, place))
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
  public static List<Fault> ofImports(Compiler compiler, Element bearer) {
    List<AnnotationMirror> marks = ImportMarks.on(bearer);
    List<Fault> found = new ArrayList<>();
    marks.stream()
        .filter(ImportMarks::isNothing)
        .forEach(mark -> found.add(MarkedElement.misused(mark, bearer, MarkFault.IMPORTS_VOID)));
    SerializerReader reader = SerializerReader.at(bearer, compiler);
    List<TypeSerializer> seen = new ArrayList<>();
    for (AnnotationMirror mark : marks) {
      reader.readImport(mark, Optional.empty()).ifPresent(serializer -> {
        if (seen.stream().anyMatch(serializer::isSame)) {
          found.add(MarkedElement.misused(mark, bearer, MarkFault.BESIDE_IMPORT));
        }
        seen.add(serializer);
      });
    }
    return List.copyOf(found);
  }
}
