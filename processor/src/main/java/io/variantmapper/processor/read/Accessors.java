package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** The methods that an abstract type has in the place of fields. */
final class Accessors {
  /** Abstract again in some types, but no property in any. */
  private static final Set<String> OTHERS = Set.of("hashCode", "toString", "clone", "toBuilder");

  private final Map<String, ExecutableElement> byName = new LinkedHashMap<>();
  private final Set<TypeElement> entered = new HashSet<>();

  private Accessors() {}

  /**
   * All methods without parameters that return something, inherited ones first, in declaration
   * order. One that is overridden keeps its place.
   */
  static List<Element> of(TypeElement type) {
    Accessors accessors = new Accessors();
    accessors.enter(type);
    return List.copyOf(accessors.byName.values());
  }

  /** Of what two supertypes have, a class's wins over an interface's. */
  private void enter(TypeElement type) {
    if (!entered.add(type)) {
      return;
    }
    Stream<TypeMirror> supertypes =
        Stream.concat(type.getInterfaces().stream(), Stream.of(type.getSuperclass()));
    supertypes
        .filter(supertype -> supertype.getKind() == TypeKind.DECLARED)
        .map(MoreTypes::asTypeElement)
        .filter(supertype -> !supertype.getQualifiedName().contentEquals("java.lang.Object"))
        .forEach(this::enter);
    ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .filter(Accessors::isAccessor)
        .forEach(method -> byName.put(method.getSimpleName().toString(), method));
  }

  /** Whether a method is one by its signature. */
  static boolean isAccessor(ExecutableElement method) {
    return method.getParameters().isEmpty()
        && method.getReturnType().getKind() != TypeKind.VOID
        && !method.getModifiers().contains(Modifier.STATIC)
        && !method.getModifiers().contains(Modifier.PRIVATE)
        && !OTHERS.contains(method.getSimpleName().toString());
  }

  /** Whether whoever makes the object has to say what it returns. */
  static boolean isAbstract(Element accessor) {
    return accessor.getModifiers().contains(Modifier.ABSTRACT);
  }

  /** The name of a property: of a field its own, of an accessor that without get or is. */
  static String propertyName(Element member) {
    String name = member.getSimpleName().toString();
    if (!(member instanceof ExecutableElement accessor)) {
      return name;
    }
    boolean truth = accessor.getReturnType().getKind() == TypeKind.BOOLEAN;
    return Stream.of("get", "is")
        .filter(prefix -> prefix.equals("get") || truth)
        .filter(prefix -> name.startsWith(prefix) && name.length() > prefix.length())
        .map(prefix -> name.substring(prefix.length()))
        .filter(rest -> Character.isUpperCase(rest.charAt(0)))
        .map(Accessors::decapitalized)
        .filter(SourceVersion::isName)
        .findFirst()
        .orElse(name);
  }

  /** As JavaBeans have it: {@code URL} stays. */
  private static String decapitalized(String name) {
    boolean acronym = name.length() > 1 && Character.isUpperCase(name.charAt(1));
    return acronym ? name : Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }

  /** The type of a field, or of what an accessor returns, as it is declared. */
  static TypeMirror declaredType(Element member) {
    return member instanceof ExecutableElement accessor
        ? accessor.getReturnType()
        : member.asType();
  }

  /** The package of what is generated beside {@code type}, with the dot behind it. */
  static String packagePrefix(TypeElement type) {
    String name = MoreElements.getPackage(type).getQualifiedName().toString();
    return name.isEmpty() ? "" : name + ".";
  }
}
