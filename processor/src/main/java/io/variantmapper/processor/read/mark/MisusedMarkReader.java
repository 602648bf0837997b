package io.variantmapper.processor.read.mark;

import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantExtras;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantIgnore;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.MisusedMark;
import io.variantmapper.processor.model.MisusedMark.Misuse;
import io.variantmapper.processor.read.language.Annotations;
import io.variantmapper.processor.read.language.Enclosing;
import io.variantmapper.processor.read.member.AbstractValues;
import io.variantmapper.processor.read.member.Accessors;
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
public final class MisusedMarkReader {
  private static final List<Class<? extends Annotation>> OF_PROPERTIES =
      List.of(VariantField.class, VariantExtras.class);
  static final List<Class<? extends Annotation>> OF_FIELDS =
      List.of(VariantField.class, VariantExtras.class, VariantIgnore.class);

  private final List<MisusedMark> found = new ArrayList<>();

  private MisusedMarkReader() {}

  /**
   * The misused marks of a type, or of the mix-in for it.
   *
   * @param properties the fields or accessors that are mapped or left out
   * @param parameters those of the creator, by name; empty where there is none
   */
  public static List<MisusedMark> read(
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
      } else if (member.getKind().isField() || ofMethods) {
        reader.readOther(member, ofMethods);
      }
    }
    reader.readOtherParameters(type, properties, List.copyOf(parameters.values()));
    return List.copyOf(reader.found);
  }

  private void readMember(Element member, MixInMarks mixIn) {
    List<String> fields =
        mixIn.fields().stream().map(field -> field.getSimpleName().toString()).toList();
    if (mixIn.field(member).isEmpty()) {
      OF_FIELDS.forEach(mark -> addIfMarked(member, mark, Misuse.FOR_NO_FIELD, fields));
      if (isUnmarkedAccessor(member)) {
        found.add(
            new MisusedMark("", owner(member), Misuse.FOR_NO_FIELD, fields, Anchor.of(member)));
      }
    } else if (isMarked(member, VariantIgnore.class)) {
      addOfProperty(member, Misuse.BESIDE_IGNORE);
    }
    if (mixIn.creators().anyMatch(member::equals)
        && mixIn.target((ExecutableElement) member).isEmpty()) {
      addIfMarked(member, VariantCreator.class, Misuse.FOR_NO_CREATOR);
    }
  }

  /** Nobody implements a mix-in, so such a method is meant for the place of a field. */
  private static boolean isUnmarkedAccessor(Element member) {
    return member instanceof ExecutableElement method
        && Accessors.isAbstract(member)
        && method.getParameters().isEmpty()
        && !isMarked(member, VariantCreator.class)
        && OF_FIELDS.stream().noneMatch(mark -> isMarked(member, mark));
  }

  private void readOther(Element member, boolean ofMethods) {
    if (ofMethods) {
      OF_FIELDS.forEach(mark -> addIfMarked(member, mark, Misuse.ON_NO_ACCESSOR));
    } else if (member.getModifiers().contains(Modifier.STATIC)) {
      addOfProperty(member, Misuse.STATIC_FIELD);
    } else {
      addOfProperty(member, Misuse.TRANSIENT_FIELD);
    }
  }

  private void readProperty(Element field, Optional<VariableElement> parameter) {
    boolean ignored = isMarked(field, VariantIgnore.class)
        || parameter.filter(p -> isMarked(p, VariantIgnore.class)).isPresent();
    if (ignored) {
      addOfProperty(field, Misuse.BESIDE_IGNORE);
    }
    parameter.ifPresent(p -> readParameter(p, field, ignored));
  }

  /** The compiler repeats the marks of a record's components on its constructor's parameters. */
  private void readParameter(VariableElement parameter, Element field, boolean ignored) {
    for (Class<? extends Annotation> mark : OF_PROPERTIES) {
      if (RepeatedMarks.isSame(field, parameter, mark)) {
        continue;
      }
      if (ignored) {
        addIfMarked(parameter, mark, Misuse.BESIDE_IGNORE);
      } else if (isMarked(field, mark)) {
        addIfMarked(parameter, mark, Misuse.ON_FIELD_TOO);
      }
    }
  }

  private void readOtherParameters(
      TypeElement type, List<Element> properties, List<VariableElement> ofCreator) {
    // A parameter of the creator is a bearer itself, and so only repeats.
    List<Element> bearers =
        Stream.concat(properties.stream(), ofCreator.stream()).toList();
    for (Element member : type.getEnclosedElements()) {
      if (member instanceof ExecutableElement executable) {
        executable.getParameters().forEach(p -> addMarksOfOtherParameter(p, bearers));
      }
    }
  }

  private void addMarksOfOtherParameter(VariableElement parameter, List<Element> bearers) {
    OF_FIELDS.stream()
        .filter(mark -> !RepeatedMarks.isIn(bearers.stream(), parameter, mark))
        .forEach(mark -> addIfMarked(parameter, mark, Misuse.OTHER_PARAMETER));
  }

  /** The marks of what is written and read. */
  private void addOfProperty(Element element, Misuse misuse) {
    OF_PROPERTIES.forEach(mark -> addIfMarked(element, mark, misuse));
  }

  private static boolean isMarked(Element element, Class<? extends Annotation> annotation) {
    return Annotations.find(element, annotation).isPresent();
  }

  private void addIfMarked(Element element, Class<? extends Annotation> mark, Misuse misuse) {
    addIfMarked(element, mark, misuse, List.of());
  }

  private void addIfMarked(
      Element element, Class<? extends Annotation> mark, Misuse misuse, List<String> candidates) {
    misused(element, mark, misuse, candidates).ifPresent(found::add);
  }

  /** The annotation on an element as a misused one, if it is there. */
  static Optional<MisusedMark> misused(
      Element element, Class<? extends Annotation> mark, Misuse misuse, List<String> candidates) {
    return Annotations.find(element, mark)
        .map(mirror -> Anchor.of(element).at(mirror))
        .map(anchor ->
            new MisusedMark(mark.getSimpleName(), owner(element), misuse, candidates, anchor));
  }

  private static String owner(Element element) {
    boolean constructor = element.getKind() == ElementKind.CONSTRUCTOR;
    Element type = Enclosing.type(element);
    return type.getSimpleName() + (constructor ? "" : "." + element.getSimpleName());
  }
}
