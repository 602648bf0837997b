package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantMixIn;
import io.variantmapper.processor.model.MarkFault;
import io.variantmapper.processor.model.MisusedMark;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;

/**
 * Where the annotations for a mapped type and its members stand: in its own source or, before that,
 * in a mix-in.
 */
class Marks {
  private final Compiler compiler;
  private final TypeElement type;

  Marks(Compiler compiler, TypeElement type) {
    this.compiler = compiler;
    this.type = type;
  }

  /** The annotations for the type that {@code marked} maps: itself, or that of a mix-in. */
  static Marks of(Compiler compiler, TypeElement marked) {
    return target(marked)
        .<Marks>map(type -> new MixInMarks(compiler, marked, type))
        .orElseGet(() -> new Marks(compiler, marked));
  }

  /** Whether the type is a mix-in. */
  static boolean isMixIn(Element type) {
    return Annotations.find(type, VariantMixIn.class).isPresent();
  }

  /** The type that a mix-in maps, if it is a class or interface at all. */
  static Optional<TypeElement> target(Element mixIn) {
    return Annotations.find(mixIn, VariantMixIn.class)
        .flatMap(mark -> Annotations.type(mark, "value"))
        .filter(named -> named.getKind() == TypeKind.DECLARED)
        .map(MoreTypes::asTypeElement);
  }

  final Compiler compiler() {
    return compiler;
  }

  /** The type that is mapped. */
  final TypeElement type() {
    return type;
  }

  /** The type that bears the annotations for the whole. */
  TypeElement bearer() {
    return type;
  }

  /** What can be properties, in the order of the wire. */
  List<Element> fields() {
    return Fields.of(type);
  }

  /** What bears the annotations for a field. */
  Stream<Element> of(Element field) {
    return Stream.of(field);
  }

  /** What bears the annotations for a constructor or method. */
  Element of(ExecutableElement executable) {
    return executable;
  }

  /** The parameters of a constructor or method, by the names that are to be those of fields. */
  List<VariableElement> parameters(ExecutableElement executable) {
    return List.copyOf(executable.getParameters());
  }

  /** Returns a misused annotation about a member. */
  final MisusedMark misused(
      String annotation, Member member, MarkFault misuse, SourceAnchor anchor) {
    String owner = type.getSimpleName() + "." + member.name();
    return new MisusedMark(annotation, owner, misuse, anchor);
  }

  boolean isCreator(ExecutableElement executable) {
    return MoreElements.isAnnotationPresent(of(executable), VariantCreator.class);
  }

  /** The place of a {@code @VariantCreator}, or else of what could bear one. */
  final SourceAnchor creator(ExecutableElement executable) {
    Optional<AnnotationMirror> mark = Annotations.find(of(executable), VariantCreator.class);
    SourceAnchor anchor = anchor(of(executable));
    return isShown(of(executable)) ? mark.map(anchor::at).orElse(anchor) : anchor;
  }

  /** Whether a member, or a parameter of one, is where messages are to be shown. */
  final boolean isShown(Element member) {
    return Enclosing.of(member).anyMatch(bearer()::equals)
        || (bearer().equals(type) && compiler.sources().contain(member));
  }

  /** The place to show for a member; one of another compilation has none. */
  final SourceAnchor anchor(Element member) {
    return SourceAnchor.of(isShown(member) ? member : bearer());
  }
}
