package io.variantmapper.processor.read.misuse;

import com.google.auto.common.AnnotationMirrors;
import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import io.variantmapper.annotations.VariantImports;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.PlacementFault;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.Enclosing;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.read.declaration.Fields;
import io.variantmapper.processor.read.declaration.MappingAnnotation;
import io.variantmapper.processor.read.declaration.Member;
import io.variantmapper.processor.read.declaration.NodeAnnotations;
import io.variantmapper.processor.read.declaration.Subtypes;
import io.variantmapper.processor.read.declaration.TagReader;
import io.variantmapper.processor.read.serializers.ImportAnnotations;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;

/** An annotation on an element, and what {@link PlacementTable} asks about the element. */
public record PlacedAnnotation(
    Compiler compiler, Element annotated, Class<? extends Annotation> annotation) {
  /** Returns the annotation, or the first of repeated imports. */
  Optional<AnnotationMirror> mirror() {
    Optional<AnnotationMirror> found = Annotations.find(annotated, annotation);
    return annotation.equals(VariantImports.class)
        ? found.flatMap(imports -> ImportAnnotations.on(annotated).stream().findFirst())
        : found;
  }

  /** Returns the misuse of the annotation; empty if the element does not have the annotation. */
  public Stream<Fault> misused(PlacementFault misuse, List<String> candidates) {
    return mirror().stream()
        .map(mirror -> Fault.ofAnnotation(
            Annotations.name(mirror),
            owner(annotated),
            misuse,
            SourceAnchor.of(annotated).at(mirror)))
        .map(fault -> fault.with("guess", guess(annotated, candidates)));
  }

  /** Returns the misuse of an annotation on a type, package or annotation type. */
  public static Fault misused(AnnotationMirror mirror, Element annotated, PlacementFault misuse) {
    return misused(mirror, annotated, misuse, SourceAnchor.of(annotated).at(mirror));
  }

  /** Returns the misuse of an annotation, to be reported at {@code anchor}. */
  public static Fault misused(
      AnnotationMirror mirror, Element annotated, PlacementFault misuse, SourceAnchor anchor) {
    String owner = annotated.getSimpleName().toString();
    return Fault.ofAnnotation(Annotations.name(mirror), owner, misuse, anchor);
  }

  /**
   * Returns the name of {@code member}, which may be mistyped, with the {@code candidates} for the
   * correct name.
   */
  static Fault.Guess guess(Element member, List<String> candidates) {
    return new Fault.Guess(member.getSimpleName().toString(), candidates);
  }

  /** Returns {@code Type} for a type or constructor, and {@code Type.member} for a member. */
  static String owner(Element element) {
    String type = Enclosing.type(element).getSimpleName().toString();
    boolean named = !MoreElements.isType(element) && element.getKind() != ElementKind.CONSTRUCTOR;
    return named ? type + "." + element.getSimpleName() : type;
  }

  /** Returns the element itself if it is a type; otherwise the type that contains the element. */
  TypeElement type() {
    return MoreElements.asType(Enclosing.type(annotated));
  }

  boolean is(ElementKind kind) {
    return annotated.getKind() == kind;
  }

  boolean isField() {
    return annotated.getKind().isField();
  }

  /** Returns whether the element is a parameter of a function that peers call. */
  boolean isArgument() {
    return is(ElementKind.PARAMETER)
        && Enclosing.of(annotated).stream()
            .anyMatch(around -> NodeAnnotations.rpc(around).isPresent());
  }

  boolean has(Modifier modifier) {
    return annotated.getModifiers().contains(modifier);
  }

  boolean isBeside(Class<? extends Annotation> other) {
    return Annotations.find(annotated, other).isPresent();
  }

  boolean isMapped() {
    return MappingAnnotation.isOn(type());
  }

  boolean isInAbstractType() {
    return Subtypes.isAbstract(type());
  }

  /** Returns whether mapped types may inherit the fields of the type. */
  boolean isInSuperclass() {
    return isInAbstractType()
        || compiler.sources().all(compiler.elements()).stream().anyMatch(this::isAboveMapped);
  }

  /**
   * Returns whether {@code below}, or a type nested in {@code below}, is mapped and extends this
   * element's type.
   */
  private boolean isAboveMapped(TypeElement below) {
    return (Compiler.superclasses(below).anyMatch(type()::equals) && MappingAnnotation.isOn(below))
        || ElementFilter.typesIn(below.getEnclosedElements()).stream()
            .anyMatch(this::isAboveMapped);
  }

  /** Returns whether the type is abstract and mapped by its accessors, not by its subtypes. */
  boolean isInAbstractValue() {
    return isInAbstractType() && isMapped() && !Subtypes.areOf(type());
  }

  /** Returns whether the type has a tag, or may have one as soon as all its supertypes exist. */
  boolean isSubtype() {
    return new TagReader(compiler).tag(type()).isPresent() || !hasKnownSupertypes(type());
  }

  /**
   * Returns whether all supertypes exist. A missing supertype could be a hierarchy, but {@link
   * Compiler#supertypes} leaves missing types out.
   */
  private static boolean hasKnownSupertypes(TypeElement type) {
    return Stream.concat(Stream.of(type.getSuperclass()), type.getInterfaces().stream())
        .filter(supertype -> supertype.getKind() != TypeKind.NONE)
        .allMatch(supertype -> supertype.getKind() == TypeKind.DECLARED
            && hasKnownSupertypes(MoreTypes.asTypeElement(supertype)));
  }

  /**
   * Returns whether an element is a mapped type, contains one, or is a package or annotation type.
   */
  static boolean isAroundMapped(Element element) {
    return element.getKind() == ElementKind.PACKAGE
        || element.getKind() == ElementKind.ANNOTATION_TYPE
        || MappingAnnotation.isOn(element)
        || NodeAnnotations.node(element).isPresent()
        || element.getEnclosedElements().stream()
            .filter(MoreElements::isType)
            .anyMatch(PlacedAnnotation::isAroundMapped);
  }

  /**
   * Returns whether the element is an accessor of an interface, or an abstract accessor. Another
   * type may inherit the accessor and be mapped by its accessors.
   */
  boolean isInherited() {
    return isInAbstractType()
        && Fields.isAccessor((ExecutableElement) annotated)
        && (has(Modifier.ABSTRACT) || type().getKind() == ElementKind.INTERFACE);
  }

  /**
   * Returns whether the element is a method of a class that could be the getter or the setter of a
   * property.
   */
  boolean isAccessorOfClass() {
    return isMethodOfClass()
        && !has(Modifier.PRIVATE)
        && (Fields.isAccessor((ExecutableElement) annotated) || isSetter());
  }

  /** Returns whether the element could be the getter or the setter if it were not private. */
  boolean isPrivateAccessor() {
    return isMethodOfClass() && has(Modifier.PRIVATE) && (isGetter() || isSetter());
  }

  private boolean isMethodOfClass() {
    return is(ElementKind.METHOD)
        && type().getKind() != ElementKind.INTERFACE
        && type().getKind() != ElementKind.ENUM
        && !has(Modifier.STATIC);
  }

  private boolean isGetter() {
    return annotated instanceof ExecutableElement method
        && method.getParameters().isEmpty()
        && method.getReturnType().getKind() != TypeKind.VOID;
  }

  // void setHp(int hp), Unit hp(int hp)
  private boolean isSetter() {
    return annotated instanceof ExecutableElement method
        && method.getParameters().size() == 1
        && !method.getReturnType().getKind().isPrimitive();
  }

  /**
   * Returns whether the annotation comes from a record component. The compiler copies such an
   * annotation to every place that its {@code @Target} allows.
   */
  boolean isCopiedFromComponent() {
    return type().getKind() == ElementKind.RECORD
        && (is(ElementKind.RECORD_COMPONENT) || (!is(ElementKind.FIELD) && repeatsFieldOfType()));
  }

  /**
   * Returns whether the element is a method that overrides another method with the same annotation.
   */
  boolean repeatsInheritedMethod() {
    return annotated instanceof ExecutableElement method
        && method.getParameters().isEmpty()
        && compiler
            .supertypes(type().asType())
            .map(DeclaredType::asElement)
            .filter(above -> !above.equals(type()))
            .flatMap(above -> ElementFilter.methodsIn(above.getEnclosedElements()).stream())
            .filter(above -> above.getParameters().isEmpty())
            .filter(above -> above.getSimpleName().equals(method.getSimpleName()))
            .anyMatch(this::isSameOn);
  }

  boolean repeatsFieldOfType() {
    return repeats(ElementFilter.fieldsIn(type().getEnclosedElements()).stream());
  }

  /** Returns whether one of {@code others} has the element's name and the same annotation. */
  boolean repeats(Stream<? extends Element> others) {
    return others
        .filter(other -> annotated.getSimpleName().contentEquals(Member.nameOf(other)))
        .anyMatch(this::isSameOn);
  }

  /**
   * Returns whether another element has the annotation with the same values. Kotlin's compiler
   * repeats the annotation of a property on the field, the constructor's parameter and the
   * parameter of {@code copy}.
   */
  boolean isSameOn(Element other) {
    Optional<AnnotationMirror> own = mirror();
    Optional<AnnotationMirror> others = Annotations.find(other, annotation);
    return own.isPresent()
        && others.isPresent()
        && AnnotationMirrors.equivalence().equivalent(own.get(), others.get());
  }
}
