package io.variantmapper.processor.read;

import static com.google.auto.common.MoreElements.isAnnotationPresent;

import com.google.auto.common.MoreElements;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Declaration.Obstacle;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.Shape;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;

/** Reads the head of a marked type. */
final class DeclarationReader {
  private DeclarationReader() {}

  static Declaration read(TypeElement type) {
    Shape shape =
        TypeMark.of(type).stream().map(TypeMark::shape).findFirst().orElse(Shape.DICTIONARY);
    return new Declaration(
        ClassName.get(type),
        TypeName.get(type.asType()),
        type.getTypeParameters().stream().map(TypeVariableName::get).toList(),
        shape,
        obstacles(type),
        traits(type),
        Anchor.of(type));
  }

  private static Set<Obstacle> obstacles(TypeElement type) {
    EnumSet<Obstacle> obstacles = EnumSet.noneOf(Obstacle.class);
    switch (type.getKind()) {
      case INTERFACE -> {
        if (!Subtypes.areOf(type)) {
          obstacles.add(Obstacle.INTERFACE);
        }
      }
      case ENUM -> obstacles.add(Obstacle.ENUM);
      case ANNOTATION_TYPE -> obstacles.add(Obstacle.ANNOTATION);
      default -> addObstaclesOfClass(type, obstacles);
    }
    if (Enclosing.of(type).anyMatch(has(Modifier.PRIVATE))) {
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

  private static void addObstaclesOfClass(TypeElement type, Set<Obstacle> obstacles) {
    if (Subtypes.isAbstract(type) && !Subtypes.areOf(type)) {
      obstacles.add(Obstacle.ABSTRACT);
    }
    boolean nested = type.getNestingKind() != NestingKind.TOP_LEVEL;
    if (nested && !type.getModifiers().contains(Modifier.STATIC)) {
      obstacles.add(Obstacle.INNER);
    }
  }

  private static Set<Trait> traits(TypeElement type) {
    EnumSet<Trait> traits = EnumSet.noneOf(Trait.class);
    if (Enclosing.of(type).allMatch(has(Modifier.PUBLIC))) {
      traits.add(Trait.PUBLIC);
    }
    if (Enclosing.of(type).anyMatch(e -> isAnnotationPresent(e, Deprecated.class))) {
      traits.add(Trait.DEPRECATED);
    }
    if (TypeMark.hasChanges(type)) {
      traits.add(Trait.CHANGES);
    }
    return Collections.unmodifiableSet(traits);
  }

  private static Predicate<Element> has(Modifier modifier) {
    return element -> element.getModifiers().contains(modifier);
  }
}
