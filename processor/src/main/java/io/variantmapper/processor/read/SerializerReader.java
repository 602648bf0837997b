package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.OwnSerializer;
import io.variantmapper.processor.model.OwnSerializer.Fault;
import io.variantmapper.processor.model.OwnSerializer.Reason;
import io.variantmapper.processor.model.SerializerName;
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

/** Looks whether code in one package can use a class as a serializer, and for which type. */
final class SerializerReader {
  private static final String CONTRACT = "io.variantmapper.runtime.VariantSerializer";

  private final Compiler compiler;
  private final Reach reach;

  SerializerReader(Compiler compiler, Reach reach) {
    this.compiler = compiler;
    this.reach = reach;
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
                    Optional.of(ClassName.get(mixIn)),
                    reach.allowsType(mixIn)
                        ? Optional.empty()
                        : fault(Reason.OUT_OF_REACH, anchor)),
                Optional.of(type.asType()),
                anchor)));
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
        : fault(Reason.NO_SERIALIZER, anchor);
    boolean instance = element.filter(this::hasInstance).isPresent();
    TypeName name = TypeName.get(compiler.types().erasure(named));
    return new NamedSerializer(
        compiler, new OwnSerializer(name, instance, Optional.empty(), fault), type, anchor);
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
      return fault(Reason.GENERIC, anchor);
    }
    if (!reach.allowsType(serializer)) {
      return fault(Reason.OUT_OF_REACH, anchor);
    }
    if (hasInstance(serializer)) {
      return Optional.empty();
    }
    Optional<ExecutableElement> constructor = constructor(serializer);
    if (constructor.isEmpty()) {
      return fault(Reason.NO_OBJECT, anchor);
    }
    List<TypeName> thrown = compiler.checkedExceptions(constructor.get());
    return thrown.stream()
        .findFirst()
        .map(exception -> new Fault(Reason.THROWS, Optional.of(exception), anchor));
  }

  private static Optional<Fault> fault(Reason reason, Optional<Anchor> anchor) {
    return Optional.of(new Fault(reason, Optional.empty(), anchor));
  }

  /** Whether {@code INSTANCE} is a serializer of the same class, by its declared type. */
  private boolean hasInstance(TypeElement serializer) {
    return ElementFilter.fieldsIn(serializer.getEnclosedElements()).stream()
        .filter(field -> field.getSimpleName().contentEquals("INSTANCE"))
        .filter(field -> field.getModifiers().contains(Modifier.STATIC))
        .filter(reach::allows)
        .anyMatch(field -> isOf(field, serializer));
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
        .filter(reach::allows)
        .findFirst();
  }
}
