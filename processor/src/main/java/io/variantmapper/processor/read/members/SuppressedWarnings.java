package io.variantmapper.processor.read.members;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.DefaultValue;
import io.variantmapper.processor.model.Field;
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
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
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
    Enclosing.of(used).filter(elements::isDeprecated).forEach(this::addDeprecated);
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
    type.getTypeParameters().stream()
        .flatMap(parameter -> parameter.getBounds().stream())
        .forEach(this::addRaw);
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
        find(name).forEach(this::add);
      }
    }
    Set<String> names = new HashSet<>();
    for (Property property : mapped.properties()) {
      property.asFlattened().stream()
          .flatMap(flattened -> flattened.type().declaration().traits().stream())
          .filter(USES::contains)
          .forEach(found::add);
      Stream.of(property.getter(), property.setter()).map(Access::member).forEach(names::add);
    }
    for (Field field : mapped.fields()) {
      field.options().defaultValue().ifPresent(value -> addDefault(value, field, names));
    }
    mapped.creation().finish().ifPresent(names::add);
    addMembers(members.all(), names);
    if (!annotations.annotated().equals(annotations.type())) {
      addMembers(elements.getAllMembers(annotations.annotated()).stream(), names);
    }
  }

  private void addDefault(DefaultValue value, Field field, Set<String> names) {
    if (value instanceof DefaultValue.StaticMember member) {
      names.add(member.name());
    } else if (value instanceof DefaultValue.EnumConstant constant) {
      ReferredClasses.of(field.mapping().type()).stream()
          .flatMap(this::find)
          .forEach(
              type -> addMembers(type.getEnclosedElements().stream(), Set.of(constant.name())));
    }
  }

  private void addMembers(Stream<? extends Element> members, Set<String> names) {
    members
        .filter(member -> names.contains(member.getSimpleName().toString()))
        .filter(member -> !member.getModifiers().contains(Modifier.PRIVATE))
        .forEach(this::add);
  }

  private Stream<TypeElement> find(ClassName name) {
    return Stream.ofNullable(elements.getTypeElement(name.canonicalName()));
  }
}
