package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeVariableName;
import io.variantmapper.annotations.VariantSubtype;
import io.variantmapper.annotations.VariantSubtypes;
import io.variantmapper.annotations.VariantUsing;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.Hierarchy.Subtype;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.Tag;
import io.variantmapper.processor.model.TypeFault;
import io.variantmapper.processor.read.compiler.Accessibility;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.read.declaration.AbstractValues;
import io.variantmapper.processor.read.declaration.DeclarationReader;
import io.variantmapper.processor.read.declaration.MappingAnnotation;
import io.variantmapper.processor.read.declaration.Subtypes;
import io.variantmapper.processor.read.declaration.TagReader;
import io.variantmapper.processor.read.declaration.TypeAnnotations;
import io.variantmapper.processor.read.members.SuppressedWarnings;
import io.variantmapper.processor.read.misuse.MisplacedAnnotationReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** Reads a mapped interface or abstract class with its subtypes. */
final class HierarchyReader {
  private final Compiler compiler;
  private final TagReader tags;
  private final TypeElement type;
  private final Accessibility accessibility;

  HierarchyReader(Compiler compiler, TypeElement type) {
    this.compiler = compiler;
    this.type = type;
    tags = new TagReader(compiler);
    accessibility = new Accessibility(MoreElements.getPackage(type));
  }

  Hierarchy read() {
    List<TypeElement> subtypes = Subtypes.inSourceOrder(type, compiler.sources());
    SuppressedWarnings uses = new SuppressedWarnings(compiler);
    uses.add(type);
    uses.addRawBounds(type);
    subtypes.forEach(uses::add);
    return new Hierarchy(
        DeclarationReader.read(compiler, new TypeAnnotations(compiler, type)).with(uses.found()),
        tags.key(type),
        subtypes.stream().map(this::subtype).toList(),
        MisplacedAnnotationReader.onHierarchy(type));
  }

  private Subtype subtype(TypeElement subtype) {
    String key = tags.key(type);
    Optional<Tag> tag = tags.tag(subtype);
    Set<TypeFault> faults = faults(subtype);
    if (tag.filter(t -> !t.key().equals(key)).isPresent()) {
      faults.add(TypeFault.SUBTYPE_TAG_KEYS_DIFFER);
    }
    List<TypeVariableName> arguments = arguments(subtype).orElse(List.of());
    boolean unrelated = faults.contains(TypeFault.SUBTYPE_UNRELATED);
    return new Subtype(
        ClassName.get(subtype),
        MappingAnnotation.shape(subtype),
        arguments,
        arrays(subtype, arguments),
        tag.orElseGet(() -> TagReader.tag(subtype, key)),
        otherHierarchy(subtype),
        Collections.unmodifiableSet(faults),
        unrelated ? SourceAnchor.of(type, VariantSubtypes.class) : SourceAnchor.of(subtype),
        SourceAnchor.of(subtype, VariantSubtype.class));
  }

  private List<TypeVariableName> arrays(TypeElement subtype, List<TypeVariableName> arguments) {
    return arguments.isEmpty()
        ? List.of()
        : compiler.arrayParameters().apply(subtype).stream()
            .sorted()
            .map(arguments::get)
            .toList();
  }

  /**
   * Returns the nearest hierarchy above a subtype; empty if this hierarchy is one of the
   * hierarchies above the subtype.
   */
  private Optional<ClassName> otherHierarchy(TypeElement subtype) {
    List<TypeElement> above = new ArrayList<>();
    Optional<TypeElement> next = tags.above(subtype);
    while (next.isPresent()) {
      above.add(next.get());
      next = tags.above(next.get());
    }
    return above.contains(type) ? Optional.empty() : above.stream().findFirst().map(ClassName::get);
  }

  private Set<TypeFault> faults(TypeElement subtype) {
    if (!isSubtype(subtype.asType(), type.asType())) {
      return EnumSet.of(TypeFault.SUBTYPE_UNRELATED);
    } else if (!accessibility.allowsType(subtype)) {
      return EnumSet.of(TypeFault.SUBTYPE_INACCESSIBLE);
    }
    return ownFaults(subtype);
  }

  private Set<TypeFault> ownFaults(TypeElement subtype) {
    EnumSet<TypeFault> faults = EnumSet.noneOf(TypeFault.class);
    if (subtype.getKind() == ElementKind.ENUM) {
      faults.add(TypeFault.SUBTYPE_ENUM);
    } else if (Subtypes.isAbstract(subtype) && !AbstractValues.isOne(subtype)) {
      faults.add(TypeFault.SUBTYPE_NOT_SEALED);
    } else if (arguments(subtype).isEmpty()) {
      faults.add(TypeFault.SUBTYPE_TYPE_PARAMETERS_DIFFER);
    } else if (!MappingAnnotation.isOn(subtype)) {
      boolean own = Annotations.find(subtype, VariantUsing.class).isPresent();
      faults.add(own ? TypeFault.SUBTYPE_WITH_SERIALIZER : TypeFault.SUBTYPE_NOT_MAPPED);
    } else if (MappingAnnotation.shape(subtype) == Shape.VALUE) {
      faults.add(TypeFault.SUBTYPE_SINGLE_VALUE);
    }
    if (TagReader.isAmbiguous(subtype)) {
      faults.add(TypeFault.SUBTYPE_WITH_TWO_TAGS);
    }
    return faults;
  }

  /**
   * Finds the type parameter of the hierarchy that matches each type parameter of {@code subtype}.
   * Returns the matches in the order of the subtype's type parameters; empty if the type parameters
   * do not correspond one to one. The serializer of the hierarchy has one serializer for each type
   * argument, and passes them to the serializer of the subtype in this order.
   */
  private Optional<List<TypeVariableName>> arguments(TypeElement subtype) {
    // sealed interface Event<A> {} record Login<P>(P player) implements Event<P> {}: A matches P
    List<? extends TypeMirror> given = compiler
        .supertypes(subtype.asType())
        .filter(supertype -> supertype.asElement().equals(type))
        .findFirst()
        .<List<? extends TypeMirror>>map(DeclaredType::getTypeArguments)
        .orElse(List.of());
    List<TypeVariableName> arguments = subtype.getTypeParameters().stream()
        .flatMap(parameter -> argument(parameter, given).stream())
        .toList();
    boolean paired = arguments.size() == subtype.getTypeParameters().size()
        && arguments.size() == type.getTypeParameters().size();
    return paired ? Optional.of(arguments) : Optional.empty();
  }

  /**
   * Returns the type parameter of the hierarchy for which the subtype passes {@code parameter} as
   * the argument; empty if there is not exactly one such type parameter, or if the bounds don't
   * fit.
   */
  private Optional<TypeVariableName> argument(
      TypeParameterElement parameter, List<? extends TypeMirror> given) {
    List<TypeParameterElement> arguments = new ArrayList<>();
    for (int i = 0; i < given.size(); i++) {
      if (compiler.types().isSameType(given.get(i), parameter.asType())) {
        arguments.add(type.getTypeParameters().get(i));
      }
    }
    // The subtype must accept every type argument that the hierarchy accepts.
    return arguments.size() == 1 && isSubtype(upperBound(arguments.get(0)), upperBound(parameter))
        ? Optional.of(TypeVariableName.get(arguments.get(0)))
        : Optional.empty();
  }

  private static TypeMirror upperBound(TypeParameterElement parameter) {
    return MoreTypes.asTypeVariable(parameter.asType()).getUpperBound();
  }

  private boolean isSubtype(TypeMirror type, TypeMirror supertype) {
    Types types = compiler.types();
    return types.isSubtype(types.erasure(type), types.erasure(supertype));
  }
}
