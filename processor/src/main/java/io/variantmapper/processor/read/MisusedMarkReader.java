package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantExtras;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantIgnore;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.MisusedMark;
import io.variantmapper.processor.model.MisusedMark.Misuse;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/** Finds annotations that have no effect, or contradict each other, inside one mapped type. */
final class MisusedMarkReader {
  private static final List<Class<? extends Annotation>> OF_FIELDS =
      List.of(VariantField.class, VariantExtras.class, VariantIgnore.class);
  private static final List<Class<? extends Annotation>> OF_MEMBERS =
      Stream.concat(OF_FIELDS.stream(), Stream.of(VariantCreator.class)).toList();

  private final List<MisusedMark> found = new ArrayList<>();

  private MisusedMarkReader() {}

  /**
   * The misused marks of a type, or of the mix-in for it.
   *
   * @param properties the fields or accessors that are mapped or left out
   * @param parameters those of the creator, by name; empty where there is none
   */
  static List<MisusedMark> read(
      Marks marks, List<Element> properties, Map<String, VariableElement> parameters) {
    MisusedMarkReader reader = new MisusedMarkReader();
    TypeElement type = marks.bearer();
    reader.found.addAll(TypeMarkMisuse.onType(type));
    if (marks instanceof MixInMarks mixIn) {
      type.getEnclosedElements().forEach(member -> reader.readMember(member, mixIn));
      reader.readOtherParameters(type, mixIn.fields(), List.copyOf(parameters.values()));
      return List.copyOf(reader.found);
    }
    boolean ofMethods = AbstractValues.isOne(type);
    for (Element member : type.getEnclosedElements()) {
      if (properties.contains(member)) {
        reader.readProperty(
            member, Optional.ofNullable(parameters.get(Accessors.propertyName(member))));
      } else if (member.getKind().isField()
          || (ofMethods && member.getKind() == ElementKind.METHOD)) {
        reader.readOther(member, ofMethods);
      }
    }
    // The parameters of a record's own constructor repeat the marks of its components.
    if (type.getKind() != ElementKind.RECORD) {
      reader.readOtherParameters(type, properties, List.copyOf(parameters.values()));
    }
    return List.copyOf(reader.found);
  }

  /** The misuse of a marked member whose type is not mapped, and can't be the base of one. */
  static Optional<MisusedMark> readOutside(Element member) {
    Element type = Enclosing.type(member);
    if (isMethodOfNoMixIn(member, type)) {
      return misuse(member, Misuse.ON_METHOD);
    }
    boolean base = isAbstract(type);
    if (base || TypeMark.isOn(type) || isCopiedFromField(member, type)) {
      return Optional.empty();
    }
    return misuse(member, Misuse.OUTSIDE_MAPPED_TYPE);
  }

  private static Optional<MisusedMark> misuse(Element member, Misuse misuse) {
    MisusedMarkReader reader = new MisusedMarkReader();
    OF_MEMBERS.forEach(mark -> reader.addIfMarked(member, mark, misuse));
    return reader.found.stream().findFirst();
  }

  private static boolean isAbstract(Element type) {
    return type instanceof TypeElement element && Subtypes.isAbstract(element);
  }

  /** Whether the member is a method with a mark of fields, in a type that has fields. */
  private static boolean isMethodOfNoMixIn(Element member, Element type) {
    return member.getKind() == ElementKind.METHOD
        && !isMarked(member, VariantCreator.class)
        && !Marks.isMixIn(type)
        && !isAbstract(type)
        && !isCopiedFromField(member, type);
  }

  private void readMember(Element member, MixInMarks mixIn) {
    List<String> fields =
        mixIn.fields().stream().map(field -> field.getSimpleName().toString()).toList();
    if (mixIn.field(member).isEmpty()) {
      OF_FIELDS.forEach(mark -> addIfMarked(member, mark, Misuse.FOR_NO_FIELD, fields));
    } else if (isMarked(member, VariantIgnore.class)) {
      addOfProperty(member, Misuse.BESIDE_IGNORE);
    }
    if (mixIn.creators().anyMatch(member::equals)
        && mixIn.target((ExecutableElement) member).isEmpty()) {
      addIfMarked(member, VariantCreator.class, Misuse.FOR_NO_CREATOR);
    }
  }

  private void readOther(Element member, boolean ofMethods) {
    if (ofMethods) {
      OF_FIELDS.forEach(mark -> addIfMarked(member, mark, Misuse.ON_NO_ACCESSOR));
    } else if (member.getModifiers().contains(Modifier.STATIC)) {
      addOfProperty(member, Misuse.STATIC_FIELD);
    } else if (member.getModifiers().contains(Modifier.TRANSIENT)) {
      addOfProperty(member, Misuse.TRANSIENT_FIELD);
    }
  }

  private void readProperty(Element field, Optional<VariableElement> parameter) {
    if (isMarked(field, VariantIgnore.class)) {
      addOfProperty(field, Misuse.BESIDE_IGNORE);
    }
    if (Enclosing.type(field).getKind() != ElementKind.RECORD) {
      parameter.ifPresent(p -> readParameter(p, field));
    }
  }

  private void readParameter(VariableElement parameter, Element field) {
    if (isMarked(parameter, VariantIgnore.class) || isMarked(field, VariantIgnore.class)) {
      addOfProperty(parameter, Misuse.BESIDE_IGNORE);
    } else if (isMarked(field, VariantField.class)
        && !RepeatedMarks.isSame(field, parameter, VariantField.class)) {
      addIfMarked(parameter, VariantField.class, Misuse.ON_FIELD_TOO);
    }
  }

  private void readOtherParameters(
      TypeElement type, List<Element> properties, List<VariableElement> ofCreator) {
    List<Element> bearers =
        Stream.concat(properties.stream(), ofCreator.stream()).toList();
    for (Element member : type.getEnclosedElements()) {
      if (member instanceof ExecutableElement executable) {
        executable.getParameters().stream()
            .filter(parameter -> !ofCreator.contains(parameter))
            .forEach(parameter -> addMarksOfOtherParameter(parameter, bearers));
      }
    }
  }

  private void addMarksOfOtherParameter(VariableElement parameter, List<Element> bearers) {
    Stream.of(VariantField.class, VariantExtras.class, VariantIgnore.class)
        .filter(mark -> !RepeatedMarks.isIn(bearers.stream(), parameter, mark))
        .forEach(mark -> addIfMarked(parameter, mark, Misuse.OTHER_PARAMETER));
  }

  /** The marks of what is written and read. */
  private void addOfProperty(Element element, Misuse misuse) {
    addIfMarked(element, VariantField.class, misuse);
    addIfMarked(element, VariantExtras.class, misuse);
  }

  private static boolean isMarked(Element element, Class<? extends Annotation> annotation) {
    return Annotations.find(element, annotation).isPresent();
  }

  private void addIfMarked(Element element, Class<? extends Annotation> mark, Misuse misuse) {
    addIfMarked(element, mark, misuse, List.of());
  }

  private void addIfMarked(
      Element element, Class<? extends Annotation> mark, Misuse misuse, List<String> candidates) {
    Annotations.find(element, mark)
        .map(mirror -> Anchor.of(element).at(mirror))
        .map(anchor ->
            new MisusedMark(mark.getSimpleName(), owner(element), misuse, candidates, anchor))
        .ifPresent(found::add);
  }

  private static String owner(Element element) {
    boolean constructor = element.getKind() == ElementKind.CONSTRUCTOR;
    Element type = Enclosing.type(element);
    return type.getSimpleName() + (constructor ? "" : "." + element.getSimpleName());
  }

  /** The compiler repeats a record component's marks wherever they can stand. */
  private static boolean isCopiedFromField(Element member, Element type) {
    return type.getKind() == ElementKind.RECORD
        && (member.getKind() == ElementKind.RECORD_COMPONENT
            || member.getKind() == ElementKind.PARAMETER
            || isAccessor(member, MoreElements.asType(type)));
  }

  private static boolean isAccessor(Element member, TypeElement type) {
    return type.getRecordComponents().stream()
        .anyMatch(component -> member.equals(component.getAccessor()));
  }
}
