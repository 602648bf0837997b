package io.variantmapper.processor.read.type;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Direct;
import io.variantmapper.processor.model.Mapping.Reason;
import io.variantmapper.processor.model.Mapping.Unknown;
import io.variantmapper.processor.model.Mapping.Unsupported;
import io.variantmapper.processor.model.Slot;
import io.variantmapper.processor.read.language.Annotations;
import io.variantmapper.processor.read.language.Compiler;
import io.variantmapper.processor.read.language.Reach;
import io.variantmapper.processor.read.language.Wildcards;
import io.variantmapper.processor.read.mark.FieldMark;
import io.variantmapper.processor.read.mark.TypeMark;
import io.variantmapper.processor.read.serializer.FieldSerializers;
import io.variantmapper.processor.read.serializer.FieldSerializers.Place;
import io.variantmapper.processor.read.serializer.KnownSerializers;
import io.variantmapper.processor.read.type.ContainerTypes.Container;
import io.variantmapper.processor.read.type.ContainerTypes.PrimitiveOptional;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** Finds how a Java type is mapped, for generated code in one package. */
public final class MappingReader {
  private final Compiler compiler;
  private final Reach reach;
  private final KnownSerializers known;
  private final FieldSerializers ofField;
  private final Unknown unknown;
  private final ContainerFaults faults;

  public MappingReader(Compiler compiler, Reach reach, KnownSerializers known) {
    this(compiler, reach, known, new FieldSerializers(), Unknown.FAIL);
  }

  private MappingReader(
      Compiler compiler,
      Reach reach,
      KnownSerializers known,
      FieldSerializers ofField,
      Unknown unknown) {
    this.compiler = compiler;
    this.reach = reach;
    this.known = known;
    this.ofField = ofField;
    this.unknown = unknown;
    faults = new ContainerFaults(compiler);
  }

  /** A reader for one field, with its own serializers, and its policy for unknown constants. */
  public MappingReader forField(Optional<FieldMark> mark) {
    FieldSerializers named = mark.map(known::ofField).orElseGet(FieldSerializers::new);
    Unknown policy = mark.map(FieldMark::unknown).orElse(Unknown.FAIL);
    return new MappingReader(compiler, reach, known, named, policy);
  }

  public Mapping read(TypeMirror field) {
    Mapping mapping = read(field, Place.FIELD);
    return ofField.unused(field).orElse(mapping);
  }

  /** A serializer of the user's comes before anything that could be done without. */
  private Mapping read(TypeMirror type, Place place) {
    Optional<Mapping.Own> own =
        ofField.find(type, place).map(named -> named.mapping(type)).or(() -> known.find(type));
    if (own.isEmpty()) {
      return readUnnamed(type, place);
    }
    return reach.allowsAll(type) ? own.get() : unsupported(type, Reason.OUT_OF_REACH);
  }

  private Mapping readUnnamed(TypeMirror type, Place place) {
    if (type.getKind() == TypeKind.ARRAY) {
      return array(MoreTypes.asArray(type));
    }
    if (type.getKind() == TypeKind.DECLARED) {
      return declared(MoreTypes.asDeclared(type), place);
    }
    if (type.getKind() == TypeKind.TYPEVAR) {
      return new Mapping.Variable(TypeVariableName.get(MoreTypes.asTypeVariable(type)));
    }
    Optional<Direct> direct = DirectTypes.find(TypeName.get(type));
    return direct.isPresent() ? direct.get() : unsupported(type, Reason.NO_VARIANT_TYPE);
  }

  /** The place inside a container; only here a {@code @Nullable} stands on the type itself. */
  private Slot slot(TypeMirror type, Place place) {
    return new Slot(read(type, place), Annotations.isNullable(type));
  }

  private Mapping array(ArrayType type) {
    TypeMirror component = type.getComponentType();
    if (component.getKind() == TypeKind.TYPEVAR) {
      return unsupported(type, Reason.VARIABLE_ARRAY);
    }
    Slot element = element(slot(component, Place.ELEMENT));
    Optional<Direct> packed = DirectTypes.find(TypeName.get(type));
    boolean direct = element.mapping() instanceof Direct;
    // A packed array has no room for nils, nor for what a serializer of the user's writes.
    return packed.isPresent() && direct && !element.nullable()
        ? packed.get()
        : new Mapping.ArrayOf(TypeName.get(type), element);
  }

  private Mapping declared(DeclaredType type, Place place) {
    TypeElement element = MoreElements.asType(type.asElement());
    ClassName name = ClassName.get(element);
    Optional<Direct> direct = DirectTypes.find(name);
    if (direct.isPresent()) {
      return direct.get();
    }
    Optional<Mapping.Text> text = TextTypes.find(name);
    if (text.isPresent()) {
      return text.get();
    }
    if (!reach.allowsType(element)) {
      return unsupported(type, Reason.OUT_OF_REACH);
    }
    if (element.getKind() == ElementKind.ENUM) {
      return new Mapping.EnumOf(name, EnumReader.read(element).table(), Unknown.FAIL);
    }
    return TypeMark.isOn(element) ? mapped(type, name) : container(type, name, place);
  }

  private Mapping mapped(DeclaredType type, ClassName name) {
    TypeElement element = MoreElements.asType(type.asElement());
    boolean changes = TypeMark.hasChanges(element);
    if (!compiler.hasSerializer(element)) {
      return unsupported(type, Reason.NOT_GENERATED);
    }
    if (element.getTypeParameters().isEmpty()) {
      return new Mapping.Mapped(name, changes);
    }
    List<? extends TypeMirror> arguments = type.getTypeArguments();
    if (arguments.isEmpty()) {
      return unsupported(type, Reason.RAW);
    }
    boolean wild = arguments.stream().anyMatch(argument -> argument.getKind() == TypeKind.WILDCARD);
    return new Mapping.Generic(
        TypeName.get(type),
        name,
        IntStream.range(0, arguments.size())
            .mapToObj(i -> argument(type, i, Place.ELEMENT))
            .toList(),
        changes && !wild);
  }

  private Mapping container(DeclaredType type, ClassName name, Place place) {
    Optional<PrimitiveOptional> primitive = ContainerTypes.primitiveOptional(name);
    if (primitive.isPresent()) {
      TypeMirror held = compiler.types().getPrimitiveType(primitive.get().value());
      Mapping value = read(held, place);
      return new Mapping.OptionalOf(name, name, primitive.get().get(), value);
    }
    if (name.equals(ContainerTypes.OPTIONAL)) {
      return type.getTypeArguments().isEmpty()
          ? unsupported(type, Reason.RAW)
          : optional(type, place);
    }
    Optional<Container> collection = ContainerTypes.collection(name);
    Optional<Container> map = ContainerTypes.map(name);
    if (collection.isEmpty() && map.isEmpty()) {
      return other(type);
    } else if (type.getTypeArguments().isEmpty()) {
      return unsupported(type, Reason.RAW);
    }
    return collection.isPresent()
        ? collection(type, name, collection.get())
        : map(type, name, map.orElseThrow());
  }

  private Mapping optional(DeclaredType type, Place place) {
    Mapping value = argument(type, 0, place).mapping();
    return value instanceof Mapping.OptionalOf
        ? unsupported(type, Reason.NESTED_OPTIONAL)
        : new Mapping.OptionalOf(TypeName.get(type), ContainerTypes.OPTIONAL, "get", value);
  }

  private Mapping collection(DeclaredType type, ClassName name, Container container) {
    Slot element = element(argument(type, 0, Place.ELEMENT));
    Optional<Reason> fault = faults.ofElements(type, container, element);
    return fault.isPresent()
        ? unsupported(type, fault.get())
        : new Mapping.CollectionOf(TypeName.get(type), name, container.filled(), element);
  }

  private Mapping map(DeclaredType type, ClassName name, Container container) {
    Slot key = key(argument(type, 0, Place.KEY));
    Slot value = element(argument(type, 1, Place.VALUE));
    Optional<Reason> fault = faults.ofEntries(type, container, key, value);
    return fault.isPresent()
        ? unsupported(type, fault.get())
        : new Mapping.MapOf(TypeName.get(type), name, container.filled(), key, value);
  }

  /** An entry can be skipped for its key; but null for an unknown one would be one key of many. */
  private Slot key(Slot slot) {
    return unknown == Unknown.SKIP && slot.mapping() instanceof Mapping.EnumOf constant
        ? new Slot(constant.with(unknown), false)
        : slot;
  }

  /** The place of an element, which may hold an unknown constant; or null for one, as a nil. */
  private Slot element(Slot slot) {
    return slot.mapping() instanceof Mapping.EnumOf constant
        ? new Slot(constant.with(unknown), slot.nullable() || unknown == Unknown.NULL)
        : slot;
  }

  private Slot argument(DeclaredType type, int index, Place place) {
    TypeMirror argument = type.getTypeArguments().get(index);
    if (argument.getKind() != TypeKind.WILDCARD) {
      return slot(argument, place);
    }
    TypeParameterElement parameter =
        MoreElements.asType(type.asElement()).getTypeParameters().get(index);
    Optional<TypeMirror> bound = Wildcards.bound((WildcardType) argument, parameter);
    if (bound.isEmpty()) {
      return new Slot(unsupported(argument, Reason.WILDCARD), false);
    }
    return Wildcards.fits(bound.get(), parameter, compiler.types())
        ? slot(bound.get(), place)
        : new Slot(unsupported(argument, Reason.WILDCARD_OF_BOUND), false);
  }

  private Mapping other(DeclaredType type) {
    // Of Iterables only that itself, for others may be types of the user's to annotate.
    boolean collection = MoreTypes.isTypeOf(Iterable.class, type)
        || compiler.isA(type, Collection.class)
        || compiler.isA(type, Map.class);
    return unsupported(type, collection ? Reason.OTHER_COLLECTION : Reason.NO_VARIANT_TYPE);
  }

  private static Unsupported unsupported(TypeMirror type, Reason reason) {
    return new Unsupported(TypeName.get(type), reason);
  }
}
