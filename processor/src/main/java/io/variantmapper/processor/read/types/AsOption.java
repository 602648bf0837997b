package io.variantmapper.processor.read.types;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.FaultKind;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.ImplementationFault;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.read.compiler.Accessibility;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.declaration.MappingAnnotation;
import io.variantmapper.processor.read.declaration.Subtypes;
import io.variantmapper.processor.read.settings.FieldAnnotation;
import io.variantmapper.processor.read.types.ContainerTypes.FilledContainer;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Types;

/**
 * The class that {@code @VariantField(as = …)} names. It is either a collection or map that reading
 * creates, or the mapped class to which all values of the field belong.
 */
final class AsOption {
  /** The kinds of values for which the class has an effect. */
  private static final Set<Mapping.Kind> USED =
      EnumSet.of(Mapping.Kind.COLLECTION, Mapping.Kind.MAP, Mapping.Kind.AS_MAPPED);

  private final Compiler compiler;
  private final Accessibility accessibility;
  private final FieldAnnotation.Named named;
  private final UserContainers userContainers;

  AsOption(Compiler compiler, Accessibility accessibility, FieldAnnotation.Named named) {
    this.compiler = compiler;
    this.accessibility = accessibility;
    this.named = named;
    userContainers = new UserContainers(compiler, accessibility);
  }

  /**
   * Returns why reading can't create an object of this class for a field that holds a collection or
   * map; empty if it can.
   */
  Optional<Fault> containerFault(DeclaredType field) {
    Optional<TypeElement> found = element().filter(element -> fits(element, field));
    if (found.isEmpty()) {
      return Optional.of(fault(
          fitsContent(field) ? ImplementationFault.OF_CONTENT : ImplementationFault.OTHER_TYPE,
          field));
    }
    TypeElement element = found.get();
    ClassName name = ClassName.get(element);
    if (ContainerTypes.filled(name).isPresent()) {
      return Optional.empty();
    } else if (Subtypes.isAbstract(element) && userContainers.find(element).isEmpty()) {
      return Optional.of(fault(ImplementationFault.ABSTRACT, field));
    } else if (Compiler.isOfJdk(element)) {
      return Optional.of(fault(ImplementationFault.OF_JDK, field));
    } else if (!accessibility.allowsType(element)) {
      return Optional.of(fault(ImplementationFault.INACCESSIBLE, field));
    }
    Optional<ExecutableElement> constructor = userContainers.constructor(element);
    if (userContainers.find(element).isPresent()) {
      return Optional.empty();
    }
    FaultKind notCreatable = compiler.sources().contain(element)
        ? ImplementationFault.NOT_CREATABLE
        : ImplementationFault.OF_LIBRARY;
    return constructor.isEmpty()
        ? Optional.of(fault(notCreatable, field))
        : compiler.checkedExceptions(constructor.get()).stream()
            .map(thrown -> fault(ImplementationFault.THROWS, field).with("found", thrown))
            .findFirst()
            .or(() -> Optional.of(fault(notCreatable, field)));
  }

  /**
   * Returns the container that reading creates instead of the default for the field's type.
   *
   * @param ofField the default; empty if there is none, so that only this class can be created
   */
  FilledContainer container(Optional<FilledContainer> ofField) {
    TypeElement element = element().orElseThrow();
    ClassName name = ClassName.get(element);
    if (ofField.filter(known -> known.filled().name().equals(name)).isPresent()) {
      return ofField.get();
    }
    Optional<FilledContainer> itself = ContainerTypes.filled(name);
    if (itself.isPresent()) {
      return itself.get().asGiven();
    }
    return userContainers.find(element).orElseThrow().asGiven();
  }

  /** Returns the fault of a class that can't hold the elements or keys of the field. */
  Fault contentFault(FieldFault unsupported, DeclaredType field) {
    return switch (unsupported) {
      case UNSUPPORTED_NOT_COMPARABLE -> fault(ImplementationFault.NOT_COMPARABLE, field);
      case UNSUPPORTED_CANNOT_HOLD_NULLS -> fault(ImplementationFault.REFUSES_NULL, field);
      default -> fault(unsupported, field);
    };
  }

  private Fault fault(FaultKind kind, DeclaredType field) {
    return fault(kind, TypeName.get(field)).with("wayOut", wayOut(field));
  }

  private Fault fault(FaultKind kind, TypeName valueType) {
    return new Fault(kind, named.anchor())
        .with("what", TypeName.get(compiler.types().erasure(named.type())))
        .with("valueType", valueType);
  }

  /** Maps a value that is not a collection, map or Optional to this class. */
  Mapping mapping(DeclaredType field) {
    TypeName declared = TypeName.get(field);
    Optional<FaultKind> fault = faultOfMapped(field);
    if (fault.isPresent()) {
      return new Mapping.Unsupported(declared, fault(fault.get(), declared));
    }
    TypeElement element = element().orElseThrow();
    Mapping.Mapped value = new Mapping.Mapped(
        ClassName.get(element),
        MappingAnnotation.shapeOf(element),
        MappingAnnotation.merging(element));
    return new Mapping.AsMapped(declared, value);
  }

  private Optional<FaultKind> faultOfMapped(DeclaredType field) {
    if (MappingAnnotation.isOn(field.asElement())) {
      boolean same = element().filter(field.asElement()::equals).isPresent();
      return Optional.of(same ? ImplementationFault.OF_SAME_TYPE : ImplementationFault.OF_MAPPED);
    }
    Optional<TypeElement> found =
        element().filter(element -> compiler.types().isSubtype(element.asType(), field));
    if (found.isEmpty()) {
      boolean extendable = !field.asElement().getModifiers().contains(Modifier.FINAL);
      return Optional.of(
          extendable ? ImplementationFault.NO_SUBTYPE : ImplementationFault.OF_VALUE);
    }
    TypeElement element = found.get();
    if (!MappingAnnotation.isOn(element)) {
      return Optional.of(
          compiler.sources().contain(element)
              ? ImplementationFault.NOT_MAPPED
              : ImplementationFault.NOT_MAPPED_NOR_COMPILED);
    } else if (!element.getTypeParameters().isEmpty()) {
      return Optional.of(ImplementationFault.GENERIC);
    } else if (!accessibility.allowsType(element)) {
      return Optional.of(ImplementationFault.INACCESSIBLE);
    } else if (!accessibility.allowsAll(field)) {
      return Optional.of(FieldFault.UNSUPPORTED_INACCESSIBLE);
    }
    return compiler.hasSerializer(element)
        ? Optional.empty()
        : Optional.of(ImplementationFault.NOT_GENERATED);
  }

  /**
   * Returns the faulty mapping of a field for which the class has no effect; empty if the class has
   * an effect, or if the mapping of the field already has a fault.
   */
  Optional<Mapping> unused(Mapping field) {
    Mapping value = field.content();
    if (USED.contains(value.kind()) || value.kind() == Mapping.Kind.UNSUPPORTED) {
      return Optional.empty();
    }
    return Optional.of(new Mapping.Unsupported(
        value.type(),
        value instanceof Mapping.Custom custom
            ? fault(ImplementationFault.SERIALIZER, value.type())
                .with("serializer", custom.serializer().name())
            : fault(ImplementationFault.OF_VALUE, value.type())));
  }

  private Optional<TypeElement> element() {
    return Optional.of(named.type())
        .filter(type -> type.getKind() == TypeKind.DECLARED)
        .map(MoreTypes::asTypeElement);
  }

  private String wayOut(DeclaredType field) {
    String choices = ContainerTypes.allFilled().stream()
        .filter(
            name -> Optional.ofNullable(compiler.elements().getTypeElement(name.canonicalName()))
                .filter(known -> fits(known, field))
                .isPresent())
        .map(ClassName::simpleName)
        .collect(Collectors.joining(", "));
    return "Name a class of your own" + (choices.isEmpty() ? "." : ", or one of " + choices + ".");
  }

  /**
   * Returns whether the class is mapped, and is a subtype of the field's type of elements, keys or
   * values.
   */
  private boolean fitsContent(DeclaredType field) {
    return element().filter(MappingAnnotation::isOn).isPresent()
        && field.getTypeArguments().stream()
            .filter(argument -> argument.getKind() == TypeKind.DECLARED)
            .anyMatch(argument -> compiler.types().isSubtype(named.type(), argument));
  }

  /**
   * Returns whether the class is a subtype of the field's type, and can have the type arguments of
   * the field.
   */
  private boolean fits(TypeElement element, DeclaredType field) {
    return compiler
        .supertypes(element.asType())
        .filter(supertype -> supertype.asElement().equals(field.asElement()))
        .findFirst()
        .filter(supertype -> haveArguments(element, supertype, field))
        .isPresent();
  }

  // class Names<E> extends ArrayList<E>, for a field of type List<String>: E is String
  private boolean haveArguments(TypeElement element, DeclaredType supertype, DeclaredType field) {
    List<? extends TypeMirror> own = supertype.getTypeArguments();
    return own.size() == field.getTypeArguments().size()
        && IntStream.range(0, own.size())
            .allMatch(
                i -> fits(element, own.get(i), held(field.getTypeArguments().get(i))));
  }

  private boolean fits(TypeElement element, TypeMirror own, TypeMirror held) {
    Types types = compiler.types();
    if (own instanceof TypeVariable variable
        && element.getTypeParameters().contains(variable.asElement())) {
      return compiler
          .supertypes(variable)
          .allMatch(bound -> types.isSubtype(held, types.erasure(bound)));
    }
    return types.isSameType(own, held);
  }

  private TypeMirror held(TypeMirror argument) {
    TypeMirror bound =
        argument instanceof WildcardType wildcard ? wildcard.getExtendsBound() : argument;
    return bound == null
        ? compiler.elements().getTypeElement(Object.class.getCanonicalName()).asType()
        : bound;
  }
}
