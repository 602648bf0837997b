package io.variantmapper.processor.read.types;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.declaration.Subtypes;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Decides whether all objects of a type are immutable, as far as declarations show it. */
public final class ImmutableTypes {
  private static final String VARIANT = "io.variantmapper.runtime.Variant";
  private static final Set<ClassName> WITHOUT_STATE_OF_THEIR_OWN =
      Set.of(ClassName.OBJECT, ClassName.get(CharSequence.class));

  private final Set<TypeElement> entered = new HashSet<>();

  private ImmutableTypes() {}

  /**
   * Returns whether all objects of a type are immutable. The result is false if the declaration of
   * the type does not show it, as for most interfaces.
   */
  public static boolean contain(TypeMirror type) {
    return new ImmutableTypes().isImmutable(type);
  }

  private boolean isImmutable(TypeMirror type) {
    // A field of type T is checked where an argument for T is given.
    return type.getKind().isPrimitive()
        || type.getKind() == TypeKind.TYPEVAR
        || (type.getKind() == TypeKind.DECLARED && isImmutable(MoreTypes.asDeclared(type)));
  }

  private boolean isImmutable(DeclaredType type) {
    TypeElement element = MoreTypes.asTypeElement(type);
    return type.getTypeArguments().stream().allMatch(this::isImmutable)
        && (isKnown(ClassName.get(element)) || isImmutable(element));
  }

  private static boolean isKnown(ClassName name) {
    return name.packageName().equals("java.time")
        || name.canonicalName().equals(VARIANT)
        || name.canonicalName().startsWith("java.util.Optional")
        || (Compiler.isOfJdk(name)
            && SimpleTypes.find(name).isPresent()
            && !WITHOUT_STATE_OF_THEIR_OWN.contains(name));
  }

  private boolean isImmutable(TypeElement type) {
    if (type.getKind() == ElementKind.ENUM || !entered.add(type)) {
      return true;
    }
    if (Subtypes.isAbstract(type)) {
      return Subtypes.areOf(type) && Subtypes.of(type).stream().allMatch(this::isImmutable);
    }
    // The private fields of a JDK class are hidden.
    return !Compiler.isOfJdk(type)
        && Stream.concat(Stream.of(type), Compiler.superclasses(type))
            .allMatch(this::hasOnlyImmutableFields);
  }

  private boolean hasOnlyImmutableFields(TypeElement type) {
    return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
        .allMatch(this::isImmutable);
  }

  private boolean isImmutable(VariableElement field) {
    return field.getModifiers().contains(Modifier.FINAL) && isImmutable(field.asType());
  }
}
