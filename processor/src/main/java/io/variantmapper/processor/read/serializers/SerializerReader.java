package io.variantmapper.processor.read.serializers;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.annotations.VariantUsing;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.CustomSerializer;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.Merging;
import io.variantmapper.processor.model.PacketType;
import io.variantmapper.processor.model.SerializerName;
import io.variantmapper.processor.read.compiler.Accessibility;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.Enclosing;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.read.declaration.MappingAnnotation;
import io.variantmapper.processor.read.declaration.MixIns;
import io.variantmapper.processor.read.declaration.Subtypes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Reads the classes that are given as serializers in annotations. For each class, finds the type
 * that it serializes, and whether code in a given package can use the class.
 */
public final class SerializerReader {
  private static final String CONTRACT = "io.variantmapper.runtime.VariantSerializer";
  private static final String CHANGES = "io.variantmapper.runtime.ChangeSerializer";
  private static final String READ_INTO = "io.variantmapper.runtime.ReadIntoSerializer";

  private final Compiler compiler;
  private final Accessibility accessibility;

  SerializerReader(Compiler compiler, Accessibility accessibility) {
    this.compiler = compiler;
    this.accessibility = accessibility;
  }

  /** Returns a reader for the annotations of a type or package. */
  public static SerializerReader at(Element annotated, Compiler compiler) {
    return new SerializerReader(compiler, new Accessibility(MoreElements.getPackage(annotated)));
  }

  /**
   * Returns the serializer in a {@code @VariantImport}; empty if a class in the annotation does not
   * exist yet.
   *
   * @param annotated the place of the annotated element, for reporting faults; empty if faults are
   *     reported at the fields that use the serializer
   */
  public Optional<TypeSerializer> readImport(
      AnnotationMirror annotation, Optional<SourceAnchor> annotated) {
    return Annotations.type(annotation, "type")
        .flatMap(type -> readAnnotation(type, annotation, "using", annotated));
  }

  Optional<TypeSerializer> readUsing(Element type, Optional<SourceAnchor> annotated) {
    return Annotations.find(type, VariantUsing.class)
        .flatMap(annotation -> readAnnotation(type.asType(), annotation, "value", annotated));
  }

  private Optional<TypeSerializer> readAnnotation(
      TypeMirror type,
      AnnotationMirror annotation,
      String member,
      Optional<SourceAnchor> annotated) {
    Optional<Anchor> anchor = annotated.map(place -> place.at(annotation, member));
    return Annotations.type(annotation, member)
        .map(named -> TypeSerializer.of(compiler, type, read(named, anchor)));
  }

  /**
   * Reads a class that is given as a serializer in an annotation.
   *
   * @param anchor the place of the class in the annotation; empty if the annotation is outside of
   *     the type that is read
   */
  NamedSerializer read(TypeMirror named, Optional<Anchor> anchor) {
    Optional<TypeElement> element = Optional.of(named)
        .filter(type -> type.getKind() == TypeKind.DECLARED)
        .map(MoreTypes::asTypeElement);
    return element
        .filter(MappingAnnotation::isOn)
        .flatMap(mixIn -> MixIns.target(mixIn).map(target -> readMixIn(mixIn, target, anchor)))
        .orElseGet(() -> readClass(named, element, anchor));
  }

  /**
   * Reads a mix-in that is given as a serializer. The mix-in stands for the serializer that is
   * generated for the target of the mix-in.
   */
  private NamedSerializer readMixIn(
      TypeElement mixIn, TypeElement target, Optional<Anchor> anchor) {
    ClassName name = ClassName.get(mixIn);
    CustomSerializer serializer = new CustomSerializer(
        SerializerName.of(name),
        true,
        MappingAnnotation.merging(mixIn),
        Optional.of(new PacketType.Mapped(name, MappingAnnotation.shapeOf(mixIn), List.of())),
        faultOfMixIn(mixIn, anchor));
    return new NamedSerializer(compiler, serializer, Optional.of(target.asType()), anchor);
  }

  private Optional<Fault> faultOfMixIn(TypeElement mixIn, Optional<Anchor> anchor) {
    if (!accessibility.allowsType(mixIn)) {
      return fault(FieldFault.SERIALIZER_INACCESSIBLE, anchor);
    }
    return compiler.hasSerializer(mixIn)
        ? Optional.empty()
        : fault(FieldFault.SERIALIZER_NOT_GENERATED, anchor);
  }

  private NamedSerializer readClass(
      TypeMirror named, Optional<TypeElement> element, Optional<Anchor> anchor) {
    // The type of the declaration is used, because a class literal has no type arguments.
    Optional<TypeMirror> type = element.flatMap(declared -> serialized(declared.asType()));
    Optional<Fault> fault = type.isPresent()
        ? element.flatMap(declared -> fault(declared, anchor))
        : fault(FieldFault.SERIALIZER_WITHOUT_INTERFACE, anchor);
    CustomSerializer serializer = new CustomSerializer(
        TypeName.get(compiler.types().erasure(named)),
        element.flatMap(this::instance).isPresent(),
        element.map(this::merging).orElse(Merging.NONE),
        Optional.empty(),
        fault);
    return new NamedSerializer(compiler, serializer, type, anchor);
  }

  /** Returns the type that a class serializes: its type argument of {@code VariantSerializer}. */
  private Optional<TypeMirror> serialized(TypeMirror type) {
    // Unit, if class Units extends Base<Unit>, and Base<T> implements VariantSerializer<T>
    return supertypes(type, CONTRACT)
        .flatMap(contract -> contract.getTypeArguments().stream())
        .<TypeMirror>map(argument -> argument)
        .findFirst();
  }

  private Stream<DeclaredType> supertypes(TypeMirror type, String name) {
    return compiler
        .supertypes(type)
        .filter(
            supertype -> MoreTypes.asTypeElement(supertype).getQualifiedName().contentEquals(name));
  }

  private Optional<Fault> fault(TypeElement serializer, Optional<Anchor> anchor) {
    if (!serializer.getTypeParameters().isEmpty()) {
      return fault(FieldFault.SERIALIZER_GENERIC, anchor);
    }
    if (!accessibility.allowsType(serializer)) {
      return fault(FieldFault.SERIALIZER_INACCESSIBLE, anchor);
    }
    if (instance(serializer).isPresent()) {
      return Optional.empty();
    }
    Optional<ExecutableElement> constructor = constructor(serializer);
    if (constructor.isEmpty()) {
      return fault(FieldFault.SERIALIZER_WITHOUT_INSTANCE, anchor);
    }
    List<TypeName> thrown = compiler.checkedExceptions(constructor.get());
    return thrown.stream()
        .findFirst()
        .map(exception ->
            new Fault(FieldFault.SERIALIZER_CONSTRUCTOR_THROWS, anchor).with("found", exception));
  }

  private static Optional<Fault> fault(FieldFault fault, Optional<Anchor> anchor) {
    return Optional.of(new Fault(fault, anchor));
  }

  /**
   * Returns the static field {@code INSTANCE}, if it is accessible and serializes the same type as
   * the class.
   */
  private Optional<VariableElement> instance(TypeElement serializer) {
    return ElementFilter.fieldsIn(serializer.getEnclosedElements()).stream()
        .filter(field -> field.getSimpleName().contentEquals("INSTANCE"))
        .filter(field -> field.getModifiers().contains(Modifier.STATIC))
        .filter(accessibility::allows)
        .filter(field -> isOf(field, serializer))
        .findFirst();
  }

  /**
   * Returns what the serializer can do with an existing value. This depends on the declared type of
   * the field {@code INSTANCE}. If the serializer does not have this field, it depends on the class
   * of the serializer.
   */
  private Merging merging(TypeElement serializer) {
    TypeMirror type = instance(serializer).map(VariableElement::asType).orElse(serializer.asType());
    if (supertypes(type, CHANGES).findAny().isPresent()) {
      return Merging.CHANGES;
    }
    return supertypes(type, READ_INTO).findAny().isPresent() ? Merging.READ_INTO : Merging.NONE;
  }

  // static final UnitSerializer INSTANCE, or static final VariantSerializer<Unit> INSTANCE
  private boolean isOf(VariableElement field, TypeElement serializer) {
    return serialized(field.asType())
        .flatMap(type -> serialized(serializer.asType())
            .filter(other -> compiler.types().isSameType(type, other)))
        .isPresent();
  }

  private Optional<ExecutableElement> constructor(TypeElement serializer) {
    if (serializer.getKind() == ElementKind.ENUM
        || Subtypes.isAbstract(serializer)
        || Enclosing.isInner(serializer)) {
      return Optional.empty();
    }
    return ElementFilter.constructorsIn(serializer.getEnclosedElements()).stream()
        .filter(constructor -> constructor.getParameters().isEmpty())
        .filter(accessibility::allows)
        .findFirst();
  }
}
