package io.variantmapper.processor.read.declaration;

import io.variantmapper.annotations.Nullness;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.ResolvedType;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;

/**
 * A field of a mapped type, an accessor of an abstract type, or a getter without a field, with its
 * annotations, getter and setter.
 *
 * @param element the field, accessor or getter
 * @param name the name of the property: the name of the field, or {@code hp} for a field {@code
 *     _hp} with {@code getHp()}
 * @param type the type of the member in the mapped type: if a superclass declares the member, the
 *     type parameters of the superclass are replaced by their type arguments
 * @param annotatedElements the elements whose annotations apply to the member, in order of
 *     precedence: members of a mix-in, the element itself, the creator's parameter, the getter and
 *     the setter of a class
 * @param parameter the creator's parameter that sets the member
 * @param holder the field that holds the value of a new object, if the same file declares it: the
 *     field itself, or the field of a builder
 * @param nullness whether {@code @Nullable} or {@code @NonNull} is on the type, one of the
 *     annotated elements, the getter or the setter's parameter; nullable also if the getter
 *     returns the value as an Optional
 * @param anchor the place in the source that messages about the member refer to
 */
public record Member(
    Element element,
    String name,
    ResolvedType type,
    List<Element> annotatedElements,
    Optional<VariableElement> parameter,
    Optional<VariableElement> holder,
    Access getter,
    Access setter,
    Nullness nullness,
    SourceAnchor anchor) {
  private static final Pattern UNDERSCORED = Pattern.compile("_+(\\p{Alpha}.*)");
  private static final Pattern OF_MEMBER = Pattern.compile("m(\\p{Upper}.*)");

  public Optional<Element> annotated(Class<? extends Annotation> annotation) {
    for (Element annotated : annotatedElements) {
      if (Annotations.find(annotated, annotation).isPresent()) {
        return Optional.of(annotated);
      }
    }
    return Optional.empty();
  }

  public boolean isAnnotated(Class<? extends Annotation> annotation) {
    return annotated(annotation).isPresent();
  }

  /** Returns whether a creator's parameter with the given name sets the member. */
  public boolean isNamed(CharSequence parameter) {
    return name.contentEquals(parameter) || element.getSimpleName().contentEquals(parameter);
  }

  /**
   * Returns the name of a field without its prefix: {@code hp} for {@code _hp} and {@code mHp};
   * empty if the field does not have a prefix. Accessors may have this name instead of the field's
   * own name.
   */
  public static Optional<String> withoutPrefix(Element field) {
    String name = field.getSimpleName().toString();
    Matcher underscored = UNDERSCORED.matcher(name);
    Matcher member = OF_MEMBER.matcher(name);
    return underscored.matches()
        ? Optional.of(underscored.group(1))
        : Optional.of(member).filter(Matcher::matches).map(found -> propertyName(found.group(1)));
  }

  /**
   * Returns the name of a field, or the name of an accessor with {@code get} or {@code is} removed.
   * As in JavaBeans, the name may be a keyword: {@code isDefault} belongs to {@code default}.
   */
  public static String nameOf(Element element) {
    String name = element.getSimpleName().toString();
    if (!(element instanceof ExecutableElement accessor)) {
      return name;
    }
    boolean truth = accessor.getReturnType().getKind() == TypeKind.BOOLEAN;
    return Stream.of("get", "is")
        .filter(prefix -> prefix.equals("get") || truth)
        .filter(prefix -> isPrefixOf(name, prefix))
        .map(prefix -> propertyName(name.substring(prefix.length())))
        .findFirst()
        .orElse(name);
  }

  /** Returns the name of the property that a getter or setter would have by its own name. */
  public static String propertyOf(ExecutableElement accessor) {
    return accessor.getParameters().isEmpty()
        ? nameOf(accessor)
        : accessor.getSimpleName().toString().replaceFirst("^set(?=.)", "");
  }

  /** Returns whether a getter begins with {@code get} or {@code is}, as in JavaBeans. */
  public static boolean hasPrefix(ExecutableElement getter) {
    return !getter.getSimpleName().contentEquals(nameOf(getter));
  }

  /**
   * Returns whether a name has a prefix, unlike {@code getaway} and {@code isoDate}. In the getter
   * {@code getxCoord} of {@code xCoord}, a capital letter follows the first letter.
   */
  private static boolean isPrefixOf(String name, String prefix) {
    if (!name.startsWith(prefix) || name.equals(prefix)) {
      return false;
    }
    String rest = name.substring(prefix.length());
    return !Character.isLowerCase(rest.charAt(0))
        || (prefix.equals("get") && isSecondUpperCase(rest));
  }

  /**
   * Converts the first letter to lower case. Acronyms stay unchanged, as in JavaBeans: {@code
   * getURL} belongs to {@code URL}.
   */
  private static String propertyName(String name) {
    return isSecondUpperCase(name)
        ? name
        : Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }

  private static boolean isSecondUpperCase(String name) {
    return name.length() > 1 && Character.isUpperCase(name.charAt(1));
  }
}
