package io.variantmapper.processor.read.members;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.google.common.collect.Sets;
import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.DefaultValue;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.Flattened;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.ReferredClasses;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.Enclosing;
import io.variantmapper.processor.read.declaration.TypeAnnotations;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * Finds the deprecated elements and raw types that generated code uses. The compiler reports them
 * in the user's code, and would report them again in the generated code.
 */
public final class SuppressedWarnings {
  private static final Set<Trait> USES =
      Set.of(Trait.USES_DEPRECATED, Trait.USES_REMOVED, Trait.USES_RAW);

  private final Elements elements;
  private final Set<Trait> found = EnumSet.noneOf(Trait.class);

  public SuppressedWarnings(Compiler compiler) {
    elements = compiler.elements();
  }

  /** Returns one trait {@code USES_…} for each kind of use that has been added. */
  public Set<Trait> found() {
    return Collections.unmodifiableSet(found);
  }

  /**
   * Adds the use of an element (a type or member) if the element is deprecated, or if a type around
   * it is deprecated.
   */
  public void add(Element used) {
    for (Element around : Enclosing.of(used)) {
      if (elements.isDeprecated(around)) {
        addDeprecated(around);
      }
    }
  }

  private void addDeprecated(Element used) {
    boolean removed = Annotations.find(used, Deprecated.class)
        .filter(annotation -> Annotations.isTrue(annotation, "forRemoval"))
        .isPresent();
    if (removed) {
      found.add(Trait.USES_REMOVED);
    }
    // If a type is marked for removal, its generated serializer is deprecated, but not marked for
    // removal. So using the serializer causes the ordinary warning about deprecation.
    if (!removed || MoreElements.isType(used)) {
      found.add(Trait.USES_DEPRECATED);
    }
  }

  /** Adds the use of a type if the type is raw or has a raw type argument. */
  void addRaw(TypeMirror used) {
    if (isRaw(used)) {
      found.add(Trait.USES_RAW);
    }
  }

  /** Adds the uses of raw types in the bounds of a type's parameters. */
  public void addRawBounds(TypeElement type) {
    for (TypeParameterElement parameter : type.getTypeParameters()) {
      parameter.getBounds().forEach(this::addRaw);
    }
  }

  private static boolean isRaw(@Nullable TypeMirror type) {
    if (type instanceof DeclaredType declared) {
      List<? extends TypeMirror> arguments = declared.getTypeArguments();
      boolean generic = !MoreTypes.asTypeElement(declared).getTypeParameters().isEmpty();
      return (generic && arguments.isEmpty())
          || arguments.stream().anyMatch(SuppressedWarnings::isRaw);
    } else if (type instanceof WildcardType wildcard) {
      return isRaw(wildcard.getExtendsBound()) || isRaw(wildcard.getSuperBound());
    }
    return type instanceof ArrayType array && isRaw(array.getComponentType());
  }

  /**
   * Adds the deprecated elements and raw types that the serializer of {@code mapped} uses. To find
   * them, checks all classes and members to which the serializer refers.
   */
  public void add(MappedType mapped, TypeAnnotations annotations, MemberReader members) {
    for (ClassName name : ReferredClasses.of(mapped)) {
      // JDK classes are skipped: the compiler already warns where the user's code uses them.
      if (!Compiler.isOfJdk(name)) {
        TypeElement type = elements.getTypeElement(name.canonicalName());
        if (type != null) {
          add(type);
        }
      }
    }
    Set<String> names = new HashSet<>();
    for (Property property : mapped.properties()) {
      Optional<Flattened> flattened = property.asFlattened();
      if (flattened.isPresent()) {
        found.addAll(Sets.intersection(flattened.get().type().declaration().traits(), USES));
      }
      names.add(property.getter().member());
      names.add(property.setter().member());
    }
    for (Field field : mapped.fields()) {
      Optional<DefaultValue> value = field.options().defaultValue();
      if (value.isPresent()) {
        addDefault(value.get(), field, names);
      }
    }
    mapped.creation().finish().ifPresent(names::add);
    addMembers(members.all(), names);
    if (!annotations.annotated().equals(annotations.type())) {
      addMembers(elements.getAllMembers(annotations.annotated()), names);
    }
  }

  private void addDefault(DefaultValue value, Field field, Set<String> names) {
    if (value instanceof DefaultValue.StaticMember member) {
      names.add(member.name());
    } else if (value instanceof DefaultValue.EnumConstant constant) {
      for (ClassName name : ReferredClasses.of(field.mapping().type())) {
        TypeElement type = elements.getTypeElement(name.canonicalName());
        if (type != null) {
          addMembers(type.getEnclosedElements(), Set.of(constant.name()));
        }
      }
    }
  }

  private void addMembers(Iterable<? extends Element> members, Set<String> names) {
    for (Element member : members) {
      if (names.contains(member.getSimpleName().toString())
          && !member.getModifiers().contains(Modifier.PRIVATE)) {
        add(member);
      }
    }
  }
}
