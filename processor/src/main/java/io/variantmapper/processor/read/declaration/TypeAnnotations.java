package io.variantmapper.processor.read.declaration;

import com.google.auto.common.MoreElements;
import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.PlacementFault;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.Enclosing;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/**
 * Finds the annotations for a mapped type and its members, in the type itself or in a mix-in. The
 * mix-in takes precedence.
 */
public class TypeAnnotations {
  private final Compiler compiler;
  private final TypeElement type;

  public TypeAnnotations(Compiler compiler, TypeElement type) {
    this.compiler = compiler;
    this.type = type;
  }

  /**
   * Returns the annotations of the type that {@code annotated} maps: {@code annotated} itself or,
   * if {@code annotated} is a mix-in, its target.
   */
  public static TypeAnnotations of(Compiler compiler, TypeElement annotated) {
    return MixIns.target(annotated)
        .<TypeAnnotations>map(type -> new MixInAnnotations(compiler, annotated, type))
        .orElseGet(() -> new TypeAnnotations(compiler, annotated));
  }

  /** Returns these annotations if they are in a mix-in. */
  public Optional<MixInAnnotations> asMixIn() {
    return Optional.empty();
  }

  public final Compiler compiler() {
    return compiler;
  }

  public final TypeElement type() {
    return type;
  }

  /** Returns the annotated type: the mapped type or its mix-in. */
  public TypeElement annotated() {
    return type;
  }

  /** Returns the fields or accessors that can be properties, in the order of the packet. */
  public List<Element> fields() {
    return Fields.of(type);
  }

  /** Returns the elements that have the annotations for a field. */
  public Stream<Element> of(Element field) {
    return Stream.of(field);
  }

  /** Returns the element that has the annotations for a constructor or method. */
  public Element of(ExecutableElement executable) {
    return executable;
  }

  /**
   * Returns the parameters of a constructor or method, with the names of the fields that they set.
   */
  public List<VariableElement> parameters(ExecutableElement executable) {
    return List.copyOf(executable.getParameters());
  }

  /** Returns the misuse of an annotation at a member. */
  public final Fault misused(
      String annotation, Member member, PlacementFault misuse, SourceAnchor anchor) {
    String owner = type.getSimpleName() + "." + member.name();
    return Fault.ofAnnotation(annotation, owner, misuse, anchor);
  }

  public boolean isCreator(ExecutableElement executable) {
    return MoreElements.isAnnotationPresent(of(executable), VariantCreator.class);
  }

  /**
   * Returns the place of the {@code @VariantCreator} on a constructor or method. If there is no
   * such annotation, returns the place of the constructor or method.
   */
  public final SourceAnchor creator(ExecutableElement executable) {
    Optional<AnnotationMirror> annotation = Annotations.find(of(executable), VariantCreator.class);
    SourceAnchor anchor = anchor(of(executable));
    return isShown(of(executable)) ? annotation.map(anchor::at).orElse(anchor) : anchor;
  }

  /** Returns whether messages can point at a member or parameter. */
  public final boolean isShown(Element member) {
    for (Element around : Enclosing.of(member)) {
      if (around.equals(annotated())) {
        return true;
      }
    }
    return annotated().equals(type) && compiler.sources().contain(member);
  }

  /**
   * Returns the place of a member, or of the annotated type if messages can't point at the member.
   */
  public final SourceAnchor anchor(Element member) {
    return SourceAnchor.of(isShown(member) ? member : annotated());
  }
}
