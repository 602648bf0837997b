package io.variantmapper.processor.read.mark;

import com.google.auto.common.MoreElements;
import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantExtras;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantIgnore;
import io.variantmapper.processor.model.MisusedMark;
import io.variantmapper.processor.model.MisusedMark.Misuse;
import io.variantmapper.processor.read.language.Annotations;
import io.variantmapper.processor.read.language.Enclosing;
import io.variantmapper.processor.read.member.Accessors;
import io.variantmapper.processor.read.member.Fields;
import io.variantmapper.processor.read.member.Subtypes;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** Finds marked members that no mapped type has, or that bear marks of something else. */
public final class OutsideMarkReader {
  private final Element member;
  private final TypeElement type;

  private OutsideMarkReader(Element member) {
    this.member = member;
    type = MoreElements.asType(Enclosing.type(member));
  }

  /** The misuse of a marked member, unless its type is mapped and says itself what is wrong. */
  public static Optional<MisusedMark> read(Element member) {
    return new OutsideMarkReader(member).read();
  }

  private Optional<MisusedMark> read() {
    if (isCopiedFromComponent() || Marks.isMixIn(type)) {
      return Optional.empty();
    }
    if (Subtypes.isAbstract(type)) {
      return TypeMark.isOn(type) && !Subtypes.areOf(type) ? Optional.empty() : inBase();
    }
    boolean ofField = member.getKind() == ElementKind.METHOD && !isMarked(VariantCreator.class);
    if (ofField) {
      return misuse(Misuse.ON_METHOD);
    }
    return TypeMark.isOn(type) ? Optional.empty() : misuse(outside());
  }

  private Misuse outside() {
    return switch (type.getKind()) {
      case ENUM -> Misuse.IN_ENUM;
      case RECORD -> Misuse.OUTSIDE_MAPPED_RECORD;
      default -> Misuse.OUTSIDE_MAPPED_TYPE;
    };
  }

  /** Of an abstract type, mapped ones inherit the fields, or the accessors. */
  private Optional<MisusedMark> inBase() {
    if (isMarked(VariantCreator.class)) {
      return misuse(Misuse.CREATOR_OF_BASE);
    }
    return switch (member.getKind()) {
      case PARAMETER -> isRepeated() ? Optional.empty() : misuse(Misuse.OTHER_PARAMETER);
      case METHOD -> isInheritedAccessor() ? Optional.empty() : misuse(Misuse.ON_METHOD);
      default -> ofField();
    };
  }

  private Optional<MisusedMark> ofField() {
    if (member.getModifiers().contains(Modifier.STATIC)) {
      return misuse(Misuse.STATIC_FIELD);
    } else if (member.getModifiers().contains(Modifier.TRANSIENT)) {
      return misuse(Misuse.TRANSIENT_FIELD);
    }
    return isMarked(VariantIgnore.class)
        ? misuses(Stream.of(VariantField.class, VariantExtras.class), Misuse.BESIDE_IGNORE)
        : Optional.empty();
  }

  /** Whether a type that has methods for fields may inherit it; those have no fields besides. */
  private boolean isInheritedAccessor() {
    return Accessors.isAccessor((ExecutableElement) member)
        && (Accessors.isAbstract(member) || Fields.of(type).isEmpty());
  }

  /** The compiler repeats a record component's marks wherever they can stand. */
  private boolean isCopiedFromComponent() {
    return type.getKind() == ElementKind.RECORD
        && (member.getKind() == ElementKind.RECORD_COMPONENT
            || (member.getKind() != ElementKind.FIELD && isRepeated()));
  }

  /** Whether the field of the member's name has all of its marks. */
  private boolean isRepeated() {
    List<? extends Element> fields = ElementFilter.fieldsIn(type.getEnclosedElements());
    return MisusedMarkReader.OF_FIELDS.stream()
        .filter(this::isMarked)
        .allMatch(mark -> RepeatedMarks.isIn(fields.stream(), member, mark));
  }

  private boolean isMarked(Class<? extends Annotation> mark) {
    return Annotations.find(member, mark).isPresent();
  }

  private Optional<MisusedMark> misuse(Misuse misuse) {
    return misuses(
        Stream.concat(MisusedMarkReader.OF_FIELDS.stream(), Stream.of(VariantCreator.class)),
        misuse);
  }

  private Optional<MisusedMark> misuses(Stream<Class<? extends Annotation>> marks, Misuse misuse) {
    return marks
        .flatMap(mark -> MisusedMarkReader.misused(member, mark, misuse, List.of()).stream())
        .findFirst();
  }
}
