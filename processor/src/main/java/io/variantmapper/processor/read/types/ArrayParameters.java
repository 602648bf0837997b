package io.variantmapper.processor.read.types;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.Hierarchy.Subtype;
import io.variantmapper.processor.model.JavaTypes;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.SerializerName;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.declaration.Subtypes;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Finds the type parameters for which reading creates arrays. A field {@code T[]} creates an array
 * for {@code T}. So does a field {@code Page<T>} whose class {@code Page} has a field {@code T[]}.
 * The serializer takes an empty array for each of these type parameters, because only the caller
 * knows the class of the elements.
 */
public final class ArrayParameters {
  private final Compiler compiler;
  private final Function<TypeElement, MappedType> objects;
  private final Function<TypeElement, Hierarchy> hierarchies;

  /**
   * Creates a finder.
   *
   * @param objects reads a mapped type; ignores the arrays for type parameters, because they are
   *     not known yet
   * @param hierarchies reads a hierarchy in the same way
   */
  public ArrayParameters(
      Compiler compiler,
      Function<TypeElement, MappedType> objects,
      Function<TypeElement, Hierarchy> hierarchies) {
    this.compiler = compiler;
    this.objects = objects;
    this.hierarchies = hierarchies;
  }

  /** Returns the indexes of the type parameters for which reading creates arrays. */
  public Set<Integer> of(TypeElement type) {
    return type.getTypeParameters().isEmpty()
        ? Set.of()
        : compiler.sources().arrayParameters(type, () -> find(type));
  }

  /** Returns the type parameters for which reading creates arrays. */
  public Set<TypeVariableName> variables(TypeElement type) {
    return of(type).stream()
        .map(i -> TypeVariableName.get(type.getTypeParameters().get(i)))
        .collect(Collectors.toUnmodifiableSet());
  }

  private Set<Integer> find(TypeElement type) {
    Reached reached = new Reached();
    reached.add(type);
    return reached.arrays(ClassName.get(type));
  }

  /** A type parameter, identified by its index and by the type that declares it. */
  private record Parameter(ClassName type, int index) {}

  /** A type parameter that is passed as the argument for a type parameter of another type. */
  private record Argument(Parameter passed, Parameter to) {}

  /**
   * A type, and the generic types to which it passes its type parameters, directly or through other
   * types.
   */
  private final class Reached {
    private final Set<ClassName> types = new HashSet<>();
    private final Set<Parameter> found = new HashSet<>();
    private final Set<Argument> arguments = new LinkedHashSet<>();

    void add(TypeElement type) {
      ClassName name = ClassName.get(type);
      if (!types.add(name)) {
        return;
      }
      if (!compiler.sources().contain(type)) {
        ofSerializer(name).forEach(index -> found.add(new Parameter(name, index)));
      } else if (Subtypes.areOf(type)) {
        for (Subtype subtype : hierarchies.apply(type).subtypes()) {
          pass(type, subtype.arguments(), subtype.name());
        }
      } else {
        objects.apply(type).wireFields().stream()
            .flatMap(field -> field.mapping().all())
            .forEach(mapping -> add(mapping, type));
      }
    }

    private void add(Mapping mapping, TypeElement type) {
      if (mapping instanceof Container array) {
        array.variable().ifPresent(variable -> found.add(parameter(variable, type)));
      } else if (mapping instanceof Mapping.Mapped generic) {
        List<TypeName> passed =
            generic.arguments().stream().map(slot -> slot.mapping().type()).toList();
        pass(type, passed, generic.raw());
      }
    }

    private void pass(TypeElement type, List<? extends TypeName> passed, ClassName to) {
      for (int i = 0; i < passed.size(); i++) {
        Optional<TypeVariableName> variable = JavaTypes.variable(passed.get(i));
        if (variable.isPresent()) {
          arguments.add(new Argument(parameter(variable.get(), type), new Parameter(to, i)));
          add(compiler.elements().getTypeElement(to.canonicalName()));
        }
      }
    }

    /**
     * Returns the indexes of those type parameters of {@code type} for which reading creates
     * arrays.
     */
    Set<Integer> arrays(ClassName type) {
      boolean grows = true;
      // Repeated, because types may pass type parameters to each other in a circle.
      while (grows) {
        grows = false;
        for (Argument argument : arguments) {
          grows |= found.contains(argument.to()) && found.add(argument.passed());
        }
      }
      return found.stream()
          .filter(parameter -> parameter.type().equals(type) && parameter.index() >= 0)
          .map(Parameter::index)
          .collect(Collectors.toUnmodifiableSet());
    }
  }

  private static Parameter parameter(TypeVariableName variable, TypeElement type) {
    List<String> names = type.getTypeParameters().stream()
        .map(parameter -> parameter.getSimpleName().toString())
        .toList();
    return new Parameter(ClassName.get(type), names.indexOf(variable.name()));
  }

  /**
   * Reads the indexes from the array parameters of the method {@code of} in an existing serializer.
   */
  // public static <T> PageVariantSerializer<T> of(
  //     VariantSerializer<T> tSerializer, T[] emptyTArray)
  private Set<Integer> ofSerializer(ClassName type) {
    String name = SerializerName.of(type).canonicalName();
    return Stream.ofNullable(compiler.elements().getTypeElement(name))
        .flatMap(serializer -> ElementFilter.methodsIn(serializer.getEnclosedElements()).stream())
        .filter(method -> method.getSimpleName().contentEquals("of"))
        .flatMap(ArrayParameters::ofMethod)
        .collect(Collectors.toSet());
  }

  private static Stream<Integer> ofMethod(ExecutableElement method) {
    return method.getParameters().stream()
        .map(VariableElement::asType)
        .filter(parameter -> parameter.getKind() == TypeKind.ARRAY)
        .map(parameter -> MoreTypes.asArray(parameter).getComponentType())
        .map(component -> indexOf(component, method));
  }

  private static int indexOf(TypeMirror variable, ExecutableElement method) {
    return method.getTypeParameters().indexOf(MoreTypes.asTypeVariable(variable).asElement());
  }
}
