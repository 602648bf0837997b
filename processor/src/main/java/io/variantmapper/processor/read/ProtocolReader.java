package io.variantmapper.processor.read;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import io.variantmapper.annotations.VariantProtocol;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Protocol;
import io.variantmapper.processor.model.Protocol.Side;
import io.variantmapper.processor.model.TypeFault;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.read.declaration.DeclarationReader;
import io.variantmapper.processor.read.declaration.MappingAnnotation;
import io.variantmapper.processor.read.declaration.Subtypes;
import io.variantmapper.processor.read.declaration.TypeAnnotations;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads the declaration of a protocol, and the names of its messages for each direction. */
final class ProtocolReader {
  private static final String TO_GODOT = "toGodot";
  private static final String TO_JAVA = "toJava";

  private final Compiler compiler;
  private final TypeElement type;
  private final List<Fault> faults = new ArrayList<>();

  ProtocolReader(Compiler compiler, TypeElement type) {
    this.compiler = compiler;
    this.type = type;
  }

  /** Returns the types that are listed in the annotation of a protocol. */
  static List<TypeElement> typesIn(TypeElement type) {
    return annotation(type).stream()
        .flatMap(annotation -> Stream.of(TO_GODOT, TO_JAVA)
            .flatMap(member -> Annotations.value(annotation, member, TypeMirror.class).stream()))
        .flatMap(named -> element(named).stream())
        .toList();
  }

  private static Optional<AnnotationMirror> annotation(TypeElement type) {
    return Annotations.find(type, VariantProtocol.class);
  }

  private static Optional<TypeElement> element(TypeMirror named) {
    return named.getKind() == TypeKind.DECLARED
        ? Optional.of(MoreTypes.asTypeElement(named))
        : Optional.empty();
  }

  Protocol read() {
    Side toGodot = side(TO_GODOT);
    Side toJava = side(TO_JAVA);
    return new Protocol(
        DeclarationReader.read(compiler, new TypeAnnotations(compiler, type)),
        toGodot,
        toJava,
        List.copyOf(faults));
  }

  private Side side(String member) {
    Optional<TypeMirror> named = annotation(type)
        .flatMap(annotation -> Annotations.value(annotation, member, TypeMirror.class));
    Optional<TypeElement> mapped =
        named.flatMap(ProtocolReader::element).filter(MappingAnnotation::isOn);
    if (mapped.isEmpty()) {
      SourceAnchor anchor = SourceAnchor.of(type);
      faults.add(new Fault(
              canBeMapped(named) ? TypeFault.PROTOCOL_NOT_MAPPED : TypeFault.PROTOCOL_OF_JDK,
              annotation(type).map(annotation -> anchor.at(annotation, member)).orElse(anchor))
          .with("named", named.map(Object::toString).orElse("no type"))
          .with("member", member));
    }
    return mapped
        .map(element -> new Side(ClassName.get(element), messages(element)))
        .orElse(new Side(ClassName.OBJECT, List.of()));
  }

  private static boolean canBeMapped(Optional<TypeMirror> named) {
    return named
        .flatMap(ProtocolReader::element)
        .filter(element -> !Compiler.isOfJdk(element))
        .isPresent();
  }

  private List<ClassName> messages(TypeElement type) {
    return Subtypes.areOf(type)
        ? Subtypes.inSourceOrder(type, compiler.sources()).stream()
            .map(ClassName::get)
            .toList()
        : List.of(ClassName.get(type));
  }
}
