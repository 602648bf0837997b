package io.variantmapper.processor.read.declaration;

import com.google.auto.common.MoreTypes;
import io.variantmapper.annotations.VariantSubtypes;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.SourceOrder;
import io.variantmapper.processor.read.compiler.SourceTypes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Finds the subtypes of an abstract type. A sealed type permits its subtypes; another abstract type
 * lists them in {@code @VariantSubtypes}.
 */
public final class Subtypes {
  private final Set<TypeElement> entered = new LinkedHashSet<>();
  private final List<TypeElement> found = new ArrayList<>();

  private final Predicate<TypeElement> isSource;

  private Subtypes(Predicate<TypeElement> isSource) {
    this.isSource = isSource;
  }

  /**
   * Returns whether a type is mapped by its subtypes, because it is abstract and its subtypes are
   * known.
   */
  public static boolean areOf(TypeElement type) {
    return isAbstract(type) && (isSealed(type) || lists(type)) && !MixIns.isOne(type);
  }

  /**
   * Returns whether a type is an interface or an abstract class, so that all its objects are
   * objects of subtypes.
   */
  public static boolean isAbstract(TypeElement type) {
    return type.getKind() == ElementKind.INTERFACE
        || (type.getKind() == ElementKind.CLASS && type.getModifiers().contains(Modifier.ABSTRACT));
  }

  public static boolean isSealed(TypeElement type) {
    return type.getModifiers().contains(Modifier.SEALED);
  }

  private static boolean lists(TypeElement type) {
    return Annotations.find(type, VariantSubtypes.class).isPresent();
  }

  /**
   * Returns all concrete subtypes, and the abstract subtypes whose own subtypes are unknown.
   * Subclasses precede the classes that they extend.
   */
  public static List<TypeElement> of(TypeElement type) {
    return of(type, source -> true);
  }

  /** Returns the same subtypes in the order of their source. */
  public static List<TypeElement> inSourceOrder(TypeElement type, SourceTypes sources) {
    return of(type, sources::contain);
  }

  private static List<TypeElement> of(TypeElement type, Predicate<TypeElement> isSource) {
    Subtypes subtypes = new Subtypes(isSource);
    subtypes.enter(type);
    return List.copyOf(subtypes.found);
  }

  private void enter(TypeElement type) {
    if (!entered.add(type)) {
      return;
    }
    direct(type).forEach(this::enter);
    if (!areOf(type)) {
      found.add(placeOf(type), type);
    }
  }

  /**
   * Returns the index at which to insert a type. The index is before the superclass of the type,
   * because a check for the superclass also matches objects of the type.
   */
  private int placeOf(TypeElement type) {
    int place = 0;
    List<TypeElement> superclasses = Compiler.superclasses(type).toList();
    while (place < found.size() && !superclasses.contains(found.get(place))) {
      place++;
    }
    return place;
  }

  private List<TypeElement> direct(TypeElement type) {
    if (isSealed(type)) { // sealed interface Event permits Login, Logout
      return SourceOrder.permitted(type, isSource.test(type));
    }
    return isAbstract(type) ? listed(type) : List.of();
  }

  // @VariantSubtypes({Login.class, Logout.class})
  private static List<TypeElement> listed(TypeElement type) {
    return Annotations.find(type, VariantSubtypes.class).stream()
        .flatMap(mirror -> Annotations.values(mirror, "value", TypeMirror.class).stream())
        .filter(subtype -> subtype.getKind() == TypeKind.DECLARED)
        .map(MoreTypes::asTypeElement)
        .toList();
  }

  /** Returns whether {@code @VariantSubtypes} on {@code type} lists a type more than once. */
  public static boolean listTwice(TypeElement type) {
    List<String> listed = Annotations.find(type, VariantSubtypes.class).stream()
        .flatMap(mirror -> Annotations.values(mirror, "value", TypeMirror.class).stream())
        .map(TypeMirror::toString)
        .toList();
    return listed.stream().distinct().count() < listed.size();
  }

  /**
   * Returns whether {@code @VariantSubtypes} on {@code type} lists a type that is neither a class
   * nor an interface, such as {@code int.class}.
   */
  public static boolean listNoType(TypeElement type) {
    return Annotations.find(type, VariantSubtypes.class).stream()
        .flatMap(mirror -> Annotations.values(mirror, "value", TypeMirror.class).stream())
        .anyMatch(
            listed -> listed.getKind() != TypeKind.DECLARED && listed.getKind() != TypeKind.ERROR);
  }
}
