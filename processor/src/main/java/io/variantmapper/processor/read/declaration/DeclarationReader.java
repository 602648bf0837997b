package io.variantmapper.processor.read.declaration;

import com.google.auto.common.MoreElements;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import io.variantmapper.annotations.VariantMixIn;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.TypeFault;
import io.variantmapper.processor.read.compiler.Accessibility;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.DocComments;
import io.variantmapper.processor.read.compiler.Enclosing;
import io.variantmapper.processor.read.compiler.JavaLang;
import io.variantmapper.processor.read.compiler.KotlinStub;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Reads a mapped type without its members. */
public final class DeclarationReader {
  private static final Set<ElementKind> OBJECTS = Set.of(ElementKind.CLASS, ElementKind.RECORD);

  /**
   * The faults of a subtype that are reported when its hierarchy is checked. They are not reported
   * again for the subtype itself.
   */
  private static final Set<TypeFault> OF_KIND =
      Set.of(TypeFault.INTERFACE, TypeFault.ENUM, TypeFault.ABSTRACT, TypeFault.KOTLIN_ABSTRACT);

  private DeclarationReader() {}

  public static Declaration read(Compiler compiler, TypeAnnotations annotations) {
    TypeElement origin = annotations.annotated();
    TypeElement type = annotations.type();
    return new Declaration(
        ClassName.get(origin),
        ClassName.get(type),
        TypeName.get(type.asType()),
        type.getTypeParameters().stream().map(TypeVariableName::get).toList(),
        Set.of(),
        DocComments.ofType(compiler.elements(), origin),
        MappingAnnotation.shape(origin),
        MixIns.isOne(origin) ? faultsOfMixIn(origin, type, compiler) : faults(type, compiler),
        traits(origin, type),
        new TagReader(compiler).above(type).map(ClassName::get),
        JavaLang.hiddenFrom(origin, compiler),
        anchor(origin));
  }

  private static SourceAnchor anchor(TypeElement origin) {
    SourceAnchor anchor = SourceAnchor.of(origin);
    return Annotations.find(origin, VariantMixIn.class)
        .map(annotation -> anchor.at(annotation, "value"))
        .orElse(anchor);
  }

  private static Set<TypeFault> faultsOfMixIn(
      TypeElement mixIn, TypeElement type, Compiler compiler) {
    EnumSet<TypeFault> faults = EnumSet.noneOf(TypeFault.class);
    if (!Subtypes.isAbstract(mixIn)) {
      faults.add(TypeFault.MIX_IN_NOT_ABSTRACT);
    }
    if (!OBJECTS.contains(type.getKind()) || Subtypes.isAbstract(type) || Enclosing.isInner(type)) {
      faults.add(TypeFault.MIX_IN_TARGET_UNSUPPORTED);
    } else if (type.getKind() == ElementKind.CLASS && Fields.of(type).isEmpty()) {
      faults.add(TypeFault.MIX_IN_TARGET_WITHOUT_FIELDS);
    } else if (JdkSuperclasses.passOnState(type, compiler)) {
      faults.add(TypeFault.MIX_IN_TARGET_WITH_JDK_STATE);
    }
    if (!new Accessibility(MoreElements.getPackage(mixIn)).allowsType(type)) {
      faults.add(TypeFault.MIX_IN_TARGET_INACCESSIBLE);
    }
    if (!type.getTypeParameters().isEmpty()) {
      faults.add(TypeFault.MIX_IN_TARGET_GENERIC);
    }
    if (isPrivate(mixIn)) {
      faults.add(TypeFault.PRIVATE);
    }
    if (!compiler.isNameable(mixIn)) {
      faults.add(TypeFault.IN_COMPACT_FILE);
    }
    return Collections.unmodifiableSet(faults);
  }

  private static Set<TypeFault> faults(TypeElement type, Compiler compiler) {
    EnumSet<TypeFault> faults = EnumSet.noneOf(TypeFault.class);
    switch (type.getKind()) {
      case INTERFACE -> {
        // An interface is allowed if it is mapped by its subtypes, or has @Value.Immutable, a
        // factory or a method that returns a builder.
        if (!Subtypes.areOf(type) && !AbstractValues.isOne(type)) {
          faults.add(KotlinStub.isOf(type) ? TypeFault.KOTLIN_ABSTRACT : TypeFault.INTERFACE);
        }
      }
      case ENUM -> faults.add(TypeFault.ENUM);
      case ANNOTATION_TYPE -> faults.add(TypeFault.ANNOTATION);
      default -> addFaultsOfClass(type, compiler, faults);
    }
    if (!Collections.disjoint(faults, OF_KIND) && isReported(type, compiler)) {
      faults.removeAll(OF_KIND);
      faults.add(TypeFault.UNFIT_SUBTYPE);
    }
    if (Subtypes.areOf(type) && MappingAnnotation.shape(type) == Shape.VALUE) {
      faults.add(TypeFault.SINGLE_VALUE_HIERARCHY);
    }
    if (isPrivate(type)) {
      faults.add(TypeFault.PRIVATE);
    }
    if (!compiler.isNameable(type)) {
      faults.add(TypeFault.IN_COMPACT_FILE);
    }
    Accessibility accessibility = new Accessibility(MoreElements.getPackage(type));
    if (!type.getTypeParameters().stream()
        .flatMap(parameter -> parameter.getBounds().stream())
        .allMatch(accessibility::allowsAll)) {
      faults.add(TypeFault.PRIVATE_BOUND);
    }
    return Collections.unmodifiableSet(faults);
  }

  /**
   * Returns whether the type is a subtype of a hierarchy in this compilation. In that case, the
   * fault of the type is reported when the hierarchy is checked.
   */
  private static boolean isReported(TypeElement type, Compiler compiler) {
    return new TagReader(compiler)
        .hierarchy(type)
        .filter(compiler.sources()::contain)
        .isPresent();
  }

  private static boolean isPrivate(TypeElement type) {
    for (Element around : Enclosing.of(type)) {
      if (around.getModifiers().contains(Modifier.PRIVATE)) {
        return true;
      }
    }
    return false;
  }

  private static void addFaultsOfClass(TypeElement type, Compiler compiler, Set<TypeFault> faults) {
    if (KotlinStub.isValueClass(type)) {
      faults.add(TypeFault.KOTLIN_VALUE_CLASS);
    }
    if (Subtypes.isAbstract(type) && !Subtypes.areOf(type) && !AbstractValues.isOne(type)) {
      faults.add(KotlinStub.isOf(type) ? TypeFault.KOTLIN_ABSTRACT : TypeFault.ABSTRACT);
    }
    if (JdkSuperclasses.passOnElements(type, compiler)) {
      faults.add(TypeFault.EXTENDS_CONTAINER);
    } else if (JdkSuperclasses.passOnState(type, compiler)) {
      faults.add(TypeFault.EXTENDS_JDK_CLASS_WITH_STATE);
    }
    if (Enclosing.isInner(type)) {
      faults.add(TypeFault.INNER);
    }
  }

  private static Set<Trait> traits(TypeElement origin, TypeElement type) {
    EnumSet<Trait> traits = EnumSet.noneOf(Trait.class);
    if (isPublic(origin) && isPublic(type)) {
      traits.add(Trait.PUBLIC);
    }
    if (isDeprecated(origin)) {
      traits.add(Trait.DEPRECATED);
    }
    if (KotlinStub.isOf(type)) {
      traits.add(Trait.KOTLIN);
    }
    if (AbstractValues.isOne(type)) {
      traits.add(Trait.ABSTRACT);
    }
    if (MappingAnnotation.hasChanges(origin)) {
      traits.add(Trait.CHANGES);
    }
    if (MappingAnnotation.hasReadInto(origin)) {
      traits.add(Trait.READ_INTO);
    }
    return Collections.unmodifiableSet(traits);
  }

  private static boolean isPublic(TypeElement type) {
    for (Element around : Enclosing.of(type)) {
      if (!around.getModifiers().contains(Modifier.PUBLIC)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isDeprecated(TypeElement type) {
    for (Element around : Enclosing.of(type)) {
      if (MoreElements.isAnnotationPresent(around, Deprecated.class)) {
        return true;
      }
    }
    return false;
  }
}
