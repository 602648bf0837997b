package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.OwnSerializer;
import io.variantmapper.processor.model.OwnSerializer.Fault;
import io.variantmapper.processor.model.SerializerName;
import io.variantmapper.processor.model.WireType;
import io.variantmapper.processor.read.language.Accessibility;
import io.variantmapper.processor.read.language.Compiler;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/** Looks whether code in one package can use a class as a serializer, and for which type. */
final class SerializerReader {
  private static final String CONTRACT = "io.variantmapper.runtime.VariantSerializer";
  private static final String CHANGES = "io.variantmapper.runtime.ChangeSerializer";

  private final Compiler compiler;
  private final Accessibility accessibility;

  SerializerReader(Compiler compiler, Accessibility accessibility) {
    this.compiler = compiler;
    this.accessibility = accessibility;
  }

  /**
   * A class that an annotation names.
   *
   * @param anchor where it is named; empty for a place outside of the type that is read
   */
  NamedSerializer read(TypeMirror named, Optional<Anchor> anchor) {
    Optional<NamedSerializer> mixIn = ofMixIn(named, anchor);
    return mixIn.isPresent() ? mixIn.get() : ofClass(named, anchor);
  }

  /** The generated serializer that a mix-in has for the type that it maps. */
  private Optional<NamedSerializer> ofMixIn(TypeMirror named, Optional<Anchor> anchor) {
    return Optional.of(named)
        .filter(type -> type.getKind() == TypeKind.DECLARED)
        .map(MoreTypes::asTypeElement)
        .filter(TypeMark::isOn)
        .flatMap(mixIn -> Marks.target(mixIn)
            .map(type -> new NamedSerializer(
                compiler,
                new OwnSerializer(
                    SerializerName.of(ClassName.get(mixIn)),
                    true,
                    TypeMark.hasChanges(mixIn),
                    Optional.of(written(mixIn)),
                    faultOfMixIn(mixIn, anchor)),
                Optional.of(type.asType()),
                anchor)));
  }

  private static WireType.Mapped written(TypeElement mixIn) {
    return new WireType.Mapped(ClassName.get(mixIn), TypeMark.shapeOf(mixIn), List.of());
  }

  private Optional<Fault> faultOfMixIn(TypeElement mixIn, Optional<Anchor> anchor) {
    if (!accessibility.allowsType(mixIn)) {
      return fault(FieldFault.SERIALIZER_OUT_OF_REACH, anchor);
    }
    return compiler.hasSerializer(mixIn)
        ? Optional.empty()
        : fault(FieldFault.SERIALIZER_NOT_GENERATED, anchor);
  }

  private NamedSerializer ofClass(TypeMirror named, Optional<Anchor> anchor) {
    Optional<TypeElement> element = named.getKind() == TypeKind.DECLARED
        ? Optional.of(MoreTypes.asTypeElement(named))
        : Optional.empty();
    // A class literal has no type arguments, and neither have the supertypes of one.
    Optional<TypeMirror> type =
        element.flatMap(declared -> serialized(MoreTypes.asDeclared(declared.asType())));
    Optional<Fault> fault = type.isPresent()
        ? element.flatMap(declared -> fault(declared, anchor))
        : fault(FieldFault.SERIALIZER_NO_SERIALIZER, anchor);
    OwnSerializer serializer = new OwnSerializer(
        TypeName.get(compiler.types().erasure(named)),
        element.flatMap(this::instance).isPresent(),
        element.filter(this::hasChanges).isPresent(),
        Optional.empty(),
        fault);
    return new NamedSerializer(compiler, serializer, type, anchor);
  }

  /** The type argument that a class gives to {@code VariantSerializer}, directly or not. */
  private Optional<TypeMirror> serialized(DeclaredType type) {
    if (MoreElements.asType(type.asElement()).getQualifiedName().contentEquals(CONTRACT)) {
      return type.getTypeArguments().stream()
          .<TypeMirror>map(argument -> argument)
          .findFirst();
    }
    return compiler.types().directSupertypes(type).stream()
        .filter(supertype -> supertype.getKind() == TypeKind.DECLARED)
        .flatMap(supertype -> serialized(MoreTypes.asDeclared(supertype)).stream())
        .findFirst();
  }

  private Optional<Fault> fault(TypeElement serializer, Optional<Anchor> anchor) {
    if (!serializer.getTypeParameters().isEmpty()) {
      return fault(FieldFault.SERIALIZER_GENERIC, anchor);
    }
    if (!accessibility.allowsType(serializer)) {
      return fault(FieldFault.SERIALIZER_OUT_OF_REACH, anchor);
    }
    if (instance(serializer).isPresent()) {
      return Optional.empty();
    }
    Optional<ExecutableElement> constructor = constructor(serializer);
    if (constructor.isEmpty()) {
      return fault(FieldFault.SERIALIZER_NO_OBJECT, anchor);
    }
    List<TypeName> thrown = compiler.checkedExceptions(constructor.get());
    return thrown.stream()
        .findFirst()
        .map(exception -> new Fault(FieldFault.SERIALIZER_THROWS, Optional.of(exception), anchor));
  }

  private static Optional<Fault> fault(FieldFault fault, Optional<Anchor> anchor) {
    return Optional.of(new Fault(fault, Optional.empty(), anchor));
  }

  /** The field {@code INSTANCE}, if its declared type is a serializer for the same. */
  private Optional<VariableElement> instance(TypeElement serializer) {
    return ElementFilter.fieldsIn(serializer.getEnclosedElements()).stream()
        .filter(field -> field.getSimpleName().contentEquals("INSTANCE"))
        .filter(field -> field.getModifiers().contains(Modifier.STATIC))
        .filter(accessibility::allows)
        .filter(field -> isOf(field, serializer))
        .findFirst();
  }

  /** Whether generated code can ask its object for changes. */
  private boolean hasChanges(TypeElement serializer) {
    TypeMirror type = instance(serializer).map(VariableElement::asType).orElse(serializer.asType());
    TypeElement contract = compiler.elements().getTypeElement(CHANGES);
    Types types = compiler.types();
    return contract != null
        && types.isSubtype(types.erasure(type), types.erasure(contract.asType()));
  }

  private boolean isOf(VariableElement field, TypeElement serializer) {
    return field.asType().getKind() == TypeKind.DECLARED
        && isSame(
            serialized(MoreTypes.asDeclared(field.asType())),
            serialized(MoreTypes.asDeclared(serializer.asType())));
  }

  private boolean isSame(Optional<TypeMirror> type, Optional<TypeMirror> other) {
    return type.isPresent()
        && other.isPresent()
        && compiler.types().isSameType(type.get(), other.get());
  }

  private Optional<ExecutableElement> constructor(TypeElement serializer) {
    boolean inner = serializer.getNestingKind() != NestingKind.TOP_LEVEL
        && !serializer.getModifiers().contains(Modifier.STATIC);
    boolean object = serializer.getKind() != ElementKind.ENUM
        && !serializer.getModifiers().contains(Modifier.ABSTRACT)
        && !inner;
    Stream<ExecutableElement> constructors = object
        ? ElementFilter.constructorsIn(serializer.getEnclosedElements()).stream()
        : Stream.empty();
    return constructors
        .filter(constructor -> constructor.getParameters().isEmpty())
        .filter(accessibility::allows)
        .findFirst();
  }
}
