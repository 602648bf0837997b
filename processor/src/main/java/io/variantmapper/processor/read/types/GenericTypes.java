package io.variantmapper.processor.read.types;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.SourceTypes;
import io.variantmapper.processor.read.declaration.Fields;
import io.variantmapper.processor.read.declaration.MappingAnnotation;
import io.variantmapper.processor.read.declaration.MixIns;
import io.variantmapper.processor.read.declaration.Subtypes;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/**
 * Finds the generic mapped types inside the members of a type, at any depth. The members of a
 * generic type determine which {@linkplain ArrayParameters arrays} must be passed to the serializer
 * of that type. Therefore the generic types are read together with the type that contains them.
 */
public final class GenericTypes {
  private final SourceTypes sources;
  private final Set<TypeElement> found = new LinkedHashSet<>();

  private GenericTypes(SourceTypes sources) {
    this.sources = sources;
  }

  /**
   * Returns the generic mapped types inside the members of {@code type}, without {@code type}
   * itself. Leaves out types that this compilation does not contain.
   */
  public static Set<TypeElement> in(TypeElement type, SourceTypes sources) {
    GenericTypes generics = new GenericTypes(sources);
    generics.addMembers(MixIns.target(type).orElse(type));
    generics.found.remove(type);
    return generics.found;
  }

  /**
   * Returns the superclasses of a type and the types of its fields. They must exist before the
   * members of the type can be read.
   */
  public static Stream<TypeMirror> parts(TypeElement type) {
    Stream<TypeElement> classes = Stream.concat(Stream.of(type), Compiler.superclasses(type));
    return Stream.concat(
        classes.map(TypeElement::getSuperclass), Fields.of(type).stream().map(Annotations::typeOf));
  }

  private void addMembers(TypeElement type) {
    if (Subtypes.areOf(type)) {
      Subtypes.of(type).forEach(this::add);
    } else {
      Fields.of(type).forEach(field -> addAll(Annotations.typeOf(field)));
    }
  }

  private void addAll(TypeMirror type) {
    switch (type.getKind()) {
      case ARRAY -> addAll(MoreTypes.asArray(type).getComponentType());
      case WILDCARD ->
        Stream.ofNullable(((WildcardType) type).getExtendsBound()).forEach(this::addAll);
      case DECLARED -> {
        DeclaredType declared = MoreTypes.asDeclared(type);
        add(MoreElements.asType(declared.asElement()));
        declared.getTypeArguments().forEach(this::addAll);
      }
      default -> {}
    }
  }

  private void add(TypeElement type) {
    boolean isGeneric = !type.getTypeParameters().isEmpty();
    if (isGeneric && MappingAnnotation.isOn(type) && sources.contain(type) && found.add(type)) {
      addMembers(type);
    }
  }
}
