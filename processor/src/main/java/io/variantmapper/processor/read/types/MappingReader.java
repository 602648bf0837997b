package io.variantmapper.processor.read.types;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import io.variantmapper.annotations.TimeForm;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.JavaTypes;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Direct;
import io.variantmapper.processor.model.Mapping.Unknown;
import io.variantmapper.processor.model.Mapping.Unsupported;
import io.variantmapper.processor.model.Merging;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.Slot;
import io.variantmapper.processor.read.compiler.Accessibility;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.ExpressionName;
import io.variantmapper.processor.read.compiler.KotlinStub;
import io.variantmapper.processor.read.compiler.ResolvedType;
import io.variantmapper.processor.read.declaration.AbstractValues;
import io.variantmapper.processor.read.declaration.MappingAnnotation;
import io.variantmapper.processor.read.declaration.Subtypes;
import io.variantmapper.processor.read.serializers.FieldSerializers;
import io.variantmapper.processor.read.serializers.FieldSerializers.UsePosition;
import io.variantmapper.processor.read.serializers.KnownSerializers;
import io.variantmapper.processor.read.serializers.NamedSerializer;
import io.variantmapper.processor.read.settings.FieldAnnotation;
import io.variantmapper.processor.read.types.ContainerTypes.PrimitiveOptional;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Types;

/**
 * Finds the mapping of a Java type. The result depends on what generated code in one package can
 * access.
 */
public final class MappingReader {
  private final Compiler compiler;
  private final Accessibility accessibility;
  private final KnownSerializers known;
  private final FieldSerializers ofField;
  private final TimeForm times;
  private final Optional<TimePattern> pattern;
  private final Optional<AsOption> asOption;
  private final ContainerMappings containers;

  public MappingReader(Compiler compiler, Accessibility accessibility, KnownSerializers known) {
    this(
        compiler,
        accessibility,
        known,
        new FieldSerializers(),
        Unknown.FAIL,
        TimeForm.TEXT,
        Optional.empty(),
        Optional.empty());
  }

  private MappingReader(
      Compiler compiler,
      Accessibility accessibility,
      KnownSerializers known,
      FieldSerializers ofField,
      Unknown unknown,
      TimeForm times,
      Optional<TimePattern> pattern,
      Optional<AsOption> asOption) {
    this.compiler = compiler;
    this.accessibility = accessibility;
    this.known = known;
    this.ofField = ofField;
    this.times = times;
    this.pattern = pattern;
    this.asOption = asOption;
    containers = new ContainerMappings(
        compiler, new UserContainers(compiler, accessibility), this, unknown, asOption);
  }

  /**
   * Returns a reader with the serializers of one field, its policy for unknown constants, the form
   * of its times, and the class that {@code as} names.
   */
  public MappingReader forField(Optional<FieldAnnotation> annotation, TimeForm timesOfField) {
    if (annotation.isPresent()) {
      return forField(annotation.get(), timesOfField);
    }
    return timesOfField == times
        ? this
        : new MappingReader(
            compiler,
            accessibility,
            known,
            new FieldSerializers(),
            Unknown.FAIL,
            timesOfField,
            Optional.empty(),
            Optional.empty());
  }

  private MappingReader forField(FieldAnnotation annotation, TimeForm timesOfField) {
    Optional<AsOption> given =
        annotation.type("as").map(type -> new AsOption(compiler, accessibility, type));
    return new MappingReader(
        compiler,
        accessibility,
        known,
        known.ofField(annotation),
        annotation.unknown(),
        timesOfField,
        TimePattern.of(annotation),
        given);
  }

  public Mapping read(ResolvedType field) {
    Mapping mapping = read(field, UsePosition.FIELD);
    return ofField
        .unused(field.type())
        .or(() -> asOption.flatMap(given -> given.unused(mapping)))
        .orElse(mapping);
  }

  /** Maps one value; a custom serializer takes precedence. */
  private Mapping read(ResolvedType seen, UsePosition position) {
    TypeMirror type = seen.type();
    Optional<NamedSerializer> named = ofField.find(type, position);
    Optional<Mapping.Custom> custom =
        named.isPresent() ? Optional.of(named.get().mapping(type)) : known.find(type);
    if (custom.isEmpty()) {
      return readUnnamed(seen, position);
    }
    return accessibility.allowsAll(type)
        ? custom.get()
        : unsupported(type, FieldFault.UNSUPPORTED_INACCESSIBLE);
  }

  private Mapping readUnnamed(ResolvedType seen, UsePosition position) {
    TypeMirror type = seen.type();
    if (type.getKind() == TypeKind.ARRAY) { // int[] levels, or Item[] items
      return array(seen);
    }
    if (type.getKind() == TypeKind.DECLARED) { // String name, List<Item> items
      return declared(seen, position);
    }
    if (type.getKind() == TypeKind.TYPEVAR) { // T content, in a Box<T>
      return new Mapping.Variable(TypeVariableName.get(MoreTypes.asTypeVariable(type)));
    }
    Optional<Mapping> simple = SimpleTypes.find(TypeName.get(type));
    return simple.isPresent()
        ? simple.get()
        : unsupported(type, FieldFault.UNSUPPORTED_NO_VARIANT_TYPE);
  }

  /**
   * Maps a value inside a container. The value can be null if {@code @Nullable} is on its type. In
   * {@code @Nullable String[] names}, an annotation that may target both fields and types applies
   * both to the field and to the elements of the array.
   */
  Slot slot(ResolvedType seen, UsePosition position) {
    boolean nullable = seen.isNullable() && !seen.type().getKind().isPrimitive();
    return new Slot(read(seen, position), nullable);
  }

  private Mapping array(ResolvedType seen) {
    TypeMirror type = seen.type();
    ResolvedType component = seen.component();
    if (isArrayOfParameter(component.type())) { // T[][] contents
      return unsupported(type, FieldFault.UNSUPPORTED_TYPE_PARAMETER_ARRAY);
    }
    Slot element = containers.element(slot(component, UsePosition.ELEMENT));
    Optional<Direct> packed = SimpleTypes.direct(TypeName.get(type));
    boolean direct = element.mapping().kind() == Mapping.Kind.DIRECT;
    // A packed array can contain neither nils nor the output of a user's serializer.
    return packed.isPresent() && direct && !element.nullable()
        ? packed.get()
        : Container.array(TypeName.get(type), element);
  }

  /**
   * Returns whether a type is an array of a type parameter {@code T}, such as {@code T[]} or {@code
   * T[][]}.
   */
  private static boolean isArrayOfParameter(TypeMirror type) {
    TypeMirror root = type;
    while (root.getKind() == TypeKind.ARRAY) {
      root = MoreTypes.asArray(root).getComponentType();
    }
    return root != type && root.getKind() == TypeKind.TYPEVAR;
  }

  private Mapping declared(ResolvedType seen, UsePosition position) {
    DeclaredType type = MoreTypes.asDeclared(seen.type());
    TypeElement element = MoreElements.asType(type.asElement());
    ClassName name = ClassName.get(element);
    Optional<AsOption> given = given(position);
    if (given.isPresent() && !ContainerTypes.contain(name) && !containers.contain(element)) {
      return given.get().mapping(type);
    }
    Optional<Mapping> simple = pattern
        .flatMap(of -> of.mapping(name))
        .or(() -> SimpleTypes.find(name, times))
        .or(() -> SimpleTypes.find(name));
    if (simple.isPresent()) {
      return simple.get();
    }
    if (!accessibility.allowsType(element)) {
      return inaccessible(type);
    }
    if (element.getKind() == ElementKind.ENUM) {
      return KotlinStub.of(element).filter(KotlinStub::lacksConstants).isPresent()
          ? unsupported(type, FieldFault.UNSUPPORTED_KOTLIN_CONSTANTS)
          : new Mapping.EnumOf(
              ExpressionName.of(element), EnumReader.read(element).table(), Unknown.FAIL);
    }
    return MappingAnnotation.isOn(element) ? mapped(seen, name) : container(seen, name, position);
  }

  private Mapping inaccessible(DeclaredType type) {
    TypeElement element = MoreTypes.asTypeElement(type);
    boolean isMappable = element.getKind() == ElementKind.ENUM
        || MappingAnnotation.isOn(element)
        || compiler.isContainer(type);
    Fault fault = new Fault(FieldFault.UNSUPPORTED_INACCESSIBLE, Optional.empty());
    if (!compiler.sources().contain(element)) {
      return new Unsupported(TypeName.get(type), fault.with("widen", "Use another type"));
    }
    return isMappable
        ? new Unsupported(TypeName.get(type), fault)
        : new Unsupported(
            TypeName.get(type),
            fault.with(
                "widen",
                "Widen its access, or the access of a type around it, and annotate "
                    + element.getSimpleName() + " with @VariantDictionary"));
  }

  private Optional<AsOption> given(UsePosition position) {
    return asOption.filter(as -> position == UsePosition.FIELD);
  }

  private Mapping mapped(ResolvedType seen, ClassName name) {
    DeclaredType type = MoreTypes.asDeclared(seen.type());
    TypeElement element = MoreElements.asType(type.asElement());
    Merging merging = MappingAnnotation.merging(element);
    Optional<Shape> shape = MappingAnnotation.shapeOf(element);
    if (!compiler.hasSerializer(element)) {
      return unsupported(type, FieldFault.UNSUPPORTED_NOT_GENERATED);
    }
    if (element.getTypeParameters().isEmpty()) {
      return new Mapping.Mapped(name, shape, merging);
    }
    List<? extends TypeMirror> arguments = type.getTypeArguments();
    if (arguments.isEmpty()) { // Box box
      return unsupported(type, FieldFault.UNSUPPORTED_RAW);
    }
    boolean wild = arguments.stream().anyMatch(argument -> argument.getKind() == TypeKind.WILDCARD);
    Set<Integer> arrays = compiler.arrayParameters().apply(element);
    if (arrays.stream().anyMatch(i -> isArrayOfParameter(arguments.get(i)))) { // Page<T[]> pages
      return unsupported(type, FieldFault.UNSUPPORTED_ARRAY_ARGUMENT);
    }
    return new Mapping.Mapped(
        TypeName.get(type),
        name,
        shape,
        IntStream.range(0, arguments.size())
            .mapToObj(i -> typeArgument(seen, i))
            .toList(),
        arrays,
        wild ? Merging.NONE : merging);
  }

  /**
   * Maps a type argument. Refuses {@code ? extends int[]}: a method captures a wildcard with a type
   * parameter, and an array can't be the bound of a type parameter.
   */
  private Slot typeArgument(ResolvedType seen, int index) {
    Slot slot = argument(seen, index, UsePosition.ELEMENT);
    TypeMirror argument = seen.argument(index).type();
    return argument.getKind() == TypeKind.WILDCARD
            && JavaTypes.isArray(slot.mapping().type())
        ? new Slot(unsupported(argument, FieldFault.UNSUPPORTED_WILDCARD_IN_BOUND), false)
        : slot;
  }

  private Mapping container(ResolvedType seen, ClassName name, UsePosition position) {
    DeclaredType type = MoreTypes.asDeclared(seen.type());
    Optional<PrimitiveOptional> primitive = ContainerTypes.primitiveOptional(name);
    if (primitive.isPresent()) { // OptionalInt level
      TypeMirror held = compiler.types().getPrimitiveType(primitive.get().value());
      Mapping value = read(ResolvedType.of(held), position);
      return new Mapping.OptionalOf(name, name, primitive.get().get(), value);
    }
    if (name.equals(ContainerTypes.OPTIONAL)) {
      return type.getTypeArguments().isEmpty()
          ? unsupported(type, FieldFault.UNSUPPORTED_RAW)
          : optional(seen, position);
    }
    if (MoreTypes.isTypeOf(AtomicReference.class, type)) {
      return type.getTypeArguments().isEmpty()
          ? unsupported(type, FieldFault.UNSUPPORTED_RAW)
          : reference(seen, position);
    }
    return containers.contain(MoreTypes.asTypeElement(type))
        ? containers.read(seen, given(position))
        : other(seen);
  }

  private Mapping optional(ResolvedType seen, UsePosition position) {
    Mapping value = argument(seen, 0, position).mapping();
    return value.isOptional()
        ? unsupported(seen.type(), FieldFault.UNSUPPORTED_NESTED_OPTIONAL, value.parts())
        : new Mapping.OptionalOf(TypeName.get(seen.type()), ContainerTypes.OPTIONAL, "get", value);
  }

  private Mapping reference(ResolvedType seen, UsePosition position) {
    Mapping value = argument(seen, 0, position).mapping();
    return value.isOptional()
        ? unsupported(seen.type(), FieldFault.UNSUPPORTED_NESTED_OPTIONAL, value.parts())
        : new Mapping.ReferenceOf(TypeName.get(seen.type()), value);
  }

  /** Maps the type argument at {@code index}; maps a wildcard as its bound. */
  Slot argument(ResolvedType seen, int index, UsePosition position) {
    ResolvedType argument = seen.argument(index);
    if (argument.type().getKind() != TypeKind.WILDCARD) {
      return slot(argument, position);
    }
    TypeParameterElement parameter =
        MoreTypes.asTypeElement(seen.type()).getTypeParameters().get(index);
    Optional<TypeMirror> bound = bound((WildcardType) argument.type(), parameter);
    if (bound.isEmpty()) {
      return new Slot(unsupported(argument.type(), FieldFault.UNSUPPORTED_WILDCARD), false);
    }
    return fits(bound.get(), parameter)
        ? slot(argument.as(bound.get()), position)
        : new Slot(unsupported(argument.type(), FieldFault.UNSUPPORTED_WILDCARD_IN_BOUND), false);
  }

  /**
   * Returns {@code Item} for {@code ? extends Item}, and the parameter's bound for {@code ?}; empty
   * if there is no such bound.
   */
  private static Optional<TypeMirror> bound(WildcardType wildcard, TypeParameterElement parameter) {
    if (wildcard.getSuperBound() != null) {
      return Optional.empty();
    }
    TypeMirror declared = wildcard.getExtendsBound();
    return declared != null
        ? Optional.of(declared)
        : Optional.<TypeMirror>of(parameter.getBounds().get(0))
            .filter(bound -> !MoreTypes.isTypeOf(Object.class, bound));
  }

  /**
   * Returns whether every subtype of {@code bound} can be the argument for the parameter; false for
   * a parameter with a generic bound, such as {@code T extends Comparable<T>}.
   */
  private boolean fits(TypeMirror bound, TypeParameterElement parameter) {
    Types types = compiler.types();
    return parameter.getBounds().stream()
        .allMatch(of -> types.isSameType(of, types.erasure(of)) && types.isSubtype(bound, of));
  }

  private Mapping other(ResolvedType seen) {
    TypeMirror type = seen.type();
    if (compiler.isContainer(type)) {
      return unsupported(type, FieldFault.UNSUPPORTED_COLLECTION_CLASS, containers.arguments(seen));
    }
    TypeElement element = MoreTypes.asTypeElement(type);
    ClassName name = ClassName.get(element);
    Optional<String> value = Replacements.of(name);
    if (value.isPresent() && !compiler.sources().contain(element)) { // java.awt.Color
      return new Unsupported(
          TypeName.get(type),
          new Fault(FieldFault.UNSUPPORTED_WITH_REPLACEMENT, Optional.empty())
              .with("value", value.get()));
    }
    if (Compiler.isOfJdk(element)) {
      return unsupported(type, FieldFault.UNSUPPORTED_NO_VARIANT_TYPE);
    }
    Optional<TypeElement> origin = AbstractValues.originOf(element);
    Fault fault = new Fault(unmarked(element, origin), Optional.empty())
        .with("name", name.simpleName())
        .with("supertype", origin.map(of -> of.getSimpleName().toString()).orElse(""));
    return new Unsupported(TypeName.get(type), fault);
  }

  private FieldFault unmarked(TypeElement type, Optional<TypeElement> origin) {
    if (origin.filter(compiler.sources()::contain).isPresent()) {
      return FieldFault.UNSUPPORTED_GENERATED;
    } else if (!compiler.sources().contain(type)) {
      return FieldFault.UNSUPPORTED_NOT_COMPILED;
    } else if (!Subtypes.isAbstract(type) || AbstractValues.isOne(type)) {
      return FieldFault.UNSUPPORTED_NOT_ANNOTATED;
    }
    return Subtypes.areOf(type)
        ? FieldFault.UNSUPPORTED_SEALED_NOT_ANNOTATED
        : FieldFault.UNSUPPORTED_ABSTRACT_NOT_ANNOTATED;
  }

  private static Unsupported unsupported(TypeMirror type, FieldFault kind) {
    return unsupported(type, kind, List.of());
  }

  private static Unsupported unsupported(TypeMirror type, FieldFault kind, List<Mapping> parts) {
    return new Unsupported(TypeName.get(type), new Fault(kind, Optional.empty()), parts);
  }
}
