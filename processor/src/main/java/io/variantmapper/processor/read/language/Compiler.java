package io.variantmapper.processor.read.language;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.SerializerName;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** The compiler's knowledge of types, with the questions that the readers ask. */
public record Compiler(Elements elements, Types types, SourceTypes sources) {
  /** Whether {@code type} is, or derives from, {@code superclass}, type arguments aside. */
  public boolean isA(TypeMirror type, Class<?> superclass) {
    TypeElement element = elements.getTypeElement(superclass.getCanonicalName());
    return element != null && types.isSubtype(type, types.erasure(element.asType()));
  }

  /** Returns a type and all that it derives from, depth first; of a type variable, its bounds. */
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

  /** Whether every value of {@code from} is one of {@code to} as it is: not rounded, nor boxed. */
  public boolean fits(TypeMirror from, TypeMirror to) {
    return types.isSubtype(from, to) && !isRounded(from.getKind(), to.getKind());
  }

  private static boolean isRounded(TypeKind from, TypeKind to) {
    return (to == TypeKind.FLOAT && (from == TypeKind.INT || from == TypeKind.LONG))
        || (to == TypeKind.DOUBLE && from == TypeKind.LONG);
  }

  /** Whether a class is one of the JDK's own, without asking the compiler for it. */
  public static boolean isOfJdk(ClassName name) {
    return name.packageName().startsWith("java.");
  }

  /** Whether a marked type has its generated serializer, or is being given it. */
  public boolean hasSerializer(TypeElement marked) {
    ClassName serializer = SerializerName.of(ClassName.get(marked));
    return sources.haveSerializer(elements, marked, serializer.canonicalName());
  }

  /** The exceptions that a caller of {@code executable} must catch or declare. */
  public List<TypeName> checkedExceptions(ExecutableElement executable) {
    return executable.getThrownTypes().stream()
        .filter(thrown -> !isA(thrown, RuntimeException.class) && !isA(thrown, Error.class))
        .map(TypeName::get)
        .toList();
  }
}
