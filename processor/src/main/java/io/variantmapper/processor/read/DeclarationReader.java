package io.variantmapper.processor.read;

import static com.google.auto.common.MoreElements.isAnnotationPresent;

import com.google.auto.common.MoreElements;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import io.variantmapper.annotations.VariantMixIn;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Declaration.Obstacle;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.read.language.Annotations;
import io.variantmapper.processor.read.language.Compiler;
import io.variantmapper.processor.read.language.Enclosing;
import io.variantmapper.processor.read.language.JavaLang;
import io.variantmapper.processor.read.language.Reach;
import io.variantmapper.processor.read.mark.Marks;
import io.variantmapper.processor.read.mark.TagReader;
import io.variantmapper.processor.read.mark.TypeMark;
import io.variantmapper.processor.read.member.AbstractValues;
import io.variantmapper.processor.read.member.Fields;
import io.variantmapper.processor.read.member.Subtypes;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;

/** Reads the head of a marked type. */
final class DeclarationReader {
  private static final Set<ElementKind> OBJECTS = Set.of(ElementKind.CLASS, ElementKind.RECORD);

  /** What is wrong with a subtype, too. */
  private static final Set<Obstacle> OF_KIND =
      Set.of(Obstacle.INTERFACE, Obstacle.ENUM, Obstacle.ABSTRACT);

  private DeclarationReader() {}

  static Declaration read(Compiler compiler, Marks marks) {
    TypeElement origin = marks.bearer();
    TypeElement type = marks.type();
    Shape shape =
        TypeMark.of(origin).stream().map(TypeMark::shape).findFirst().orElse(Shape.DICTIONARY);
    return new Declaration(
        ClassName.get(origin),
        ClassName.get(type),
        TypeName.get(type.asType()),
        type.getTypeParameters().stream().map(TypeVariableName::get).toList(),
        shape,
        Marks.isMixIn(origin) ? obstaclesOfMixIn(origin, type) : obstacles(type, compiler),
        traits(origin, type),
        JavaLang.hiddenFrom(origin, compiler),
        anchor(origin));
  }

  private static Anchor anchor(TypeElement origin) {
    Anchor anchor = Anchor.of(origin);
    return Annotations.find(origin, VariantMixIn.class)
        .flatMap(mark -> Annotations.given(mark, "value").map(value -> anchor.at(mark, value)))
        .orElse(anchor);
  }

  private static Set<Obstacle> obstaclesOfMixIn(TypeElement mixIn, TypeElement type) {
    EnumSet<Obstacle> obstacles = EnumSet.noneOf(Obstacle.class);
    if (!Subtypes.isAbstract(mixIn)) {
      obstacles.add(Obstacle.MIX_IN_KIND);
    }
    boolean inner = type.getNestingKind() != NestingKind.TOP_LEVEL
        && !type.getModifiers().contains(Modifier.STATIC);
    if (!OBJECTS.contains(type.getKind()) || Subtypes.isAbstract(type) || inner) {
      obstacles.add(Obstacle.MIX_IN_TARGET);
    } else if (type.getKind() == ElementKind.CLASS && Fields.of(type).isEmpty()) {
      obstacles.add(Obstacle.MIX_IN_FIELDS);
    }
    if (!new Reach(MoreElements.getPackage(mixIn)).allowsType(type)) {
      obstacles.add(Obstacle.MIX_IN_REACH);
    }
    if (!type.getTypeParameters().isEmpty()) {
      obstacles.add(Obstacle.MIX_IN_GENERIC);
    }
    if (isPrivate(mixIn)) {
      obstacles.add(Obstacle.PRIVATE);
    }
    return Collections.unmodifiableSet(obstacles);
  }

  private static Set<Obstacle> obstacles(TypeElement type, Compiler compiler) {
    EnumSet<Obstacle> obstacles = EnumSet.noneOf(Obstacle.class);
    switch (type.getKind()) {
      case INTERFACE -> {
        if (!Subtypes.areOf(type) && !AbstractValues.isOne(type)) {
          obstacles.add(Obstacle.INTERFACE);
        }
      }
      case ENUM -> obstacles.add(Obstacle.ENUM);
      case ANNOTATION_TYPE -> obstacles.add(Obstacle.ANNOTATION);
      default -> addObstaclesOfClass(type, compiler, obstacles);
    }
    if (!Collections.disjoint(obstacles, OF_KIND) && isReported(type, compiler)) {
      obstacles.removeAll(OF_KIND);
      obstacles.add(Obstacle.UNFIT_SUBTYPE);
    }
    if (isPrivate(type)) {
      obstacles.add(Obstacle.PRIVATE);
    }
    Reach reach = new Reach(MoreElements.getPackage(type));
    if (!type.getTypeParameters().stream()
        .flatMap(parameter -> parameter.getBounds().stream())
        .allMatch(reach::allowsAll)) {
      obstacles.add(Obstacle.PRIVATE_BOUND);
    }
    return Collections.unmodifiableSet(obstacles);
  }

  /** Whether a type that is compiled now, too, says that it can't have this one as a subtype. */
  private static boolean isReported(TypeElement type, Compiler compiler) {
    return new TagReader(compiler)
        .hierarchy(type)
        .filter(compiler.sources()::contain)
        .isPresent();
  }

  private static boolean isPrivate(TypeElement type) {
    return Enclosing.of(type).anyMatch(has(Modifier.PRIVATE));
  }

  private static void addObstaclesOfClass(
      TypeElement type, Compiler compiler, Set<Obstacle> obstacles) {
    if (Subtypes.isAbstract(type) && !Subtypes.areOf(type) && !AbstractValues.isOne(type)) {
      obstacles.add(Obstacle.ABSTRACT);
    }
    if (inheritsElements(type, compiler)) {
      obstacles.add(Obstacle.CONTAINER);
    }
    boolean nested = type.getNestingKind() != NestingKind.TOP_LEVEL;
    if (nested && !type.getModifiers().contains(Modifier.STATIC)) {
      obstacles.add(Obstacle.INNER);
    }
  }

  /** Of an abstract collection it doesn't: the elements are in fields of its own. */
  private static boolean inheritsElements(TypeElement type, Compiler compiler) {
    return Fields.superclasses(type).anyMatch(above -> isContainerOfJdk(above, compiler));
  }

  private static boolean isContainerOfJdk(TypeElement type, Compiler compiler) {
    return Compiler.isOfJdk(ClassName.get(type))
        && !Subtypes.isAbstract(type)
        && (compiler.isA(type.asType(), Collection.class)
            || compiler.isA(type.asType(), Map.class));
  }

  private static Set<Trait> traits(TypeElement origin, TypeElement type) {
    EnumSet<Trait> traits = EnumSet.noneOf(Trait.class);
    if (Stream.of(origin, type).flatMap(Enclosing::of).allMatch(has(Modifier.PUBLIC))) {
      traits.add(Trait.PUBLIC);
    }
    if (Enclosing.of(origin).anyMatch(e -> isAnnotationPresent(e, Deprecated.class))) {
      traits.add(Trait.DEPRECATED);
    }
    if (AbstractValues.isOne(type)) {
      traits.add(Trait.ABSTRACT);
    }
    if (TypeMark.hasChanges(origin)) {
      traits.add(Trait.CHANGES);
    }
    return Collections.unmodifiableSet(traits);
  }

  private static Predicate<Element> has(Modifier modifier) {
    return element -> element.getModifiers().contains(modifier);
  }
}
