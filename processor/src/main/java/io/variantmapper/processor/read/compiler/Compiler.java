package io.variantmapper.processor.read.compiler;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.SerializerName;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Answers questions about types with the compiler's APIs.
 *
 * @param initializers the values that fields have before something sets them
 * @param arrayParameters returns the indexes of a mapped type's type parameters for which the
 *     serializer takes an empty array
 */
public record Compiler(
    Elements elements,
    Types types,
    SourceTypes sources,
    Initializers initializers,
    Function<TypeElement, Set<Integer>> arrayParameters) {
  private static final Pattern JDK_MODULE = Pattern.compile("(java|jdk)\\.");

  /** Returns whether {@code type} is {@code superclass} or a subtype, with any type arguments. */
  public boolean isA(TypeMirror type, Class<?> superclass) {
    TypeElement element = elements.getTypeElement(superclass.getCanonicalName());
    return element != null && types.isSubtype(type, types.erasure(element.asType()));
  }

  /** Returns the box of a primitive type, or any other type unchanged. */
  public TypeMirror boxed(TypeMirror type) {
    return type.getKind().isPrimitive()
        ? types.boxedClass(MoreTypes.asPrimitiveType(type)).asType()
        : type;
  }

  /** Returns the primitive type of a box, or any other type unchanged. */
  public TypeMirror unboxed(TypeMirror type) {
    return TypeName.get(type).isBoxedPrimitive() ? types.unboxedType(type) : type;
  }

  public boolean isContainer(TypeMirror type) {
    return isA(type, Collection.class) || isA(type, Map.class);
  }

  /** Returns the superclass; empty if it is Object, because Object has no fields. */
  public static Optional<TypeElement> superclass(TypeElement type) {
    TypeMirror above = type.getSuperclass();
    return above.getKind() == TypeKind.DECLARED && !MoreTypes.isTypeOf(Object.class, above)
        ? Optional.of(MoreTypes.asTypeElement(above))
        : Optional.empty();
  }

  /** Returns all superclasses except Object, nearest first. */
  public static Stream<TypeElement> superclasses(TypeElement type) {
    List<TypeElement> superclasses = new ArrayList<>();
    for (Optional<TypeElement> above = superclass(type); above.isPresent(); ) {
      superclasses.add(above.get());
      above = superclass(above.get());
    }
    return superclasses.stream();
  }

  /**
   * Returns a type and all its supertypes, depth first. For a type variable, returns its bounds and
   * all their supertypes.
   */
  public Stream<DeclaredType> supertypes(TypeMirror type) {
    return switch (type.getKind()) {
      case TYPEVAR -> supertypes(MoreTypes.asTypeVariable(type).getUpperBound());
      case INTERSECTION -> directSupertypes(type);
      case DECLARED -> Stream.concat(Stream.of(MoreTypes.asDeclared(type)), directSupertypes(type));
      default -> Stream.empty();
    };
  }

  private Stream<DeclaredType> directSupertypes(TypeMirror type) {
    return types.directSupertypes(type).stream().flatMap(this::supertypes);
  }

  public boolean isCanonical(ExecutableElement executable) {
    Element type = Enclosing.type(executable);
    return executable.getKind() == ElementKind.CONSTRUCTOR
        && type.getKind() == ElementKind.RECORD
        && haveSameTypes(
            executable.getParameters(), MoreElements.asType(type).getRecordComponents());
  }

  /**
   * Returns whether the elements of two lists have the same types. Type arguments are not compared.
   */
  public boolean haveSameTypes(List<? extends Element> some, List<? extends Element> others) {
    boolean haveSame = some.size() == others.size();
    for (int i = 0; haveSame && i < some.size(); i++) {
      haveSame = isSame(some.get(i).asType(), others.get(i).asType());
    }
    return haveSame;
  }

  /** Returns whether two types are the same apart from their type arguments. */
  public boolean isSame(TypeMirror one, TypeMirror other) {
    return types.isSameType(types.erasure(one), types.erasure(other));
  }

  /**
   * Returns whether {@code to} can represent every value of {@code from} without rounding or
   * boxing.
   */
  public boolean fits(TypeMirror from, TypeMirror to) {
    return types.isSubtype(from, to) && !isRounded(from.getKind(), to.getKind());
  }

  private static boolean isRounded(TypeKind from, TypeKind to) {
    return (to == TypeKind.FLOAT && (from == TypeKind.INT || from == TypeKind.LONG))
        || (to == TypeKind.DOUBLE && from == TypeKind.LONG);
  }

  /** Returns whether the class, such as {@code javax.swing.JPanel}, is in a module of the JDK. */
  public static boolean isOfJdk(TypeElement type) {
    // The name is not enough, because other libraries also have packages that begin with javax.
    Element module = MoreElements.getPackage(type).getEnclosingElement();
    return isOfJdk(ClassName.get(type))
        || (module != null && JDK_MODULE.matcher(module.toString()).lookingAt());
  }

  /**
   * Returns whether the name of the class begins with {@code java.}. The class need not be loaded,
   * because its name is enough.
   */
  public static boolean isOfJdk(ClassName name) {
    return name.packageName().startsWith("java.");
  }

  /** Returns whether the user did not write the element, such as a default constructor. */
  public boolean isImplicit(Element element) {
    return elements.getOrigin(element) == Elements.Origin.MANDATED;
  }

  /**
   * Returns whether other files can name a type. If not, it belongs to the class that a compact
   * source file declares implicitly. javac finds that class only as the owner of its members.
   */
  public boolean isNameable(TypeElement type) {
    return !(Enclosing.outermost(type) instanceof TypeElement outermost)
        || elements.getTypeElement(outermost.getQualifiedName()) != null;
  }

  /**
   * Returns whether the serializer of a mapped type exists, or will be generated by this
   * compilation.
   */
  public boolean hasSerializer(TypeElement annotated) {
    ClassName serializer = SerializerName.of(ClassName.get(annotated));
    return sources.haveSerializer(elements, annotated, serializer.canonicalName());
  }

  /** Returns the exceptions that a caller of {@code executable} must catch or declare. */
  public List<TypeName> checkedExceptions(ExecutableElement executable) {
    List<TypeName> checked = new ArrayList<>();
    for (TypeMirror thrown : executable.getThrownTypes()) {
      if (!isA(thrown, RuntimeException.class) && !isA(thrown, Error.class)) {
        checked.add(TypeName.get(thrown));
      }
    }
    return checked;
  }
}
