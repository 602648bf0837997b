package io.variantmapper.processor.read.compiler;

import static java.util.stream.Collectors.toSet;

import com.google.auto.common.MoreElements;
import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.processor.model.SourceName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/**
 * The stub that kapt creates for a Kotlin class. A stub lacks everything that has no name in Java;
 * the names are in {@code @kotlin.Metadata}.
 */
public final class KotlinStub {
  private static final String METADATA = "kotlin.Metadata";
  private static final String VALUE_CLASS = "kotlin.jvm.JvmInline";

  /** The last parameter that Kotlin adds to a constructor with a parameter of a value class. */
  private static final String MARKER = "Lkotlin/jvm/internal/DefaultConstructorMarker;)V";

  /** The end of the name of a field that holds the delegate of a property. */
  private static final String DELEGATE = "$delegate";

  private static final Pattern RENAMED = Pattern.compile("p\\d+_\\d+");

  /** The names and signatures of the class and its members. */
  private final List<String> names;

  private final KotlinMetadata metadata;

  /** The names of the fields and constants that the stub has. */
  private final Set<String> fields;

  private KotlinStub(TypeElement type, AnnotationMirror annotation) {
    names = Annotations.values(annotation, "d2", String.class);
    String message = String.join("", Annotations.values(annotation, "d1", String.class));
    metadata = new KotlinMetadata(message, names);
    fields = ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .map(field -> field.getSimpleName().toString())
        .collect(toSet());
  }

  /**
   * Returns whether the class was compiled by Kotlin's compiler, or is a stub that kapt generated
   * for a Kotlin class.
   */
  public static boolean isOf(TypeElement type) {
    return MoreElements.isAnnotationPresent(type, METADATA);
  }

  /** Returns the stub; empty if the class is not a Kotlin class. */
  public static Optional<KotlinStub> of(TypeElement type) {
    return MoreElements.getAnnotationMirror(type, METADATA)
        .toJavaUtil()
        .map(annotation -> new KotlinStub(type, annotation));
  }

  /** Returns whether a value class of Kotlin is compiled to this class. */
  public static boolean isValueClass(TypeElement type) {
    return MoreElements.isAnnotationPresent(type, VALUE_CLASS);
  }

  /** Returns whether a field holds the delegate of a property. */
  // val area: Int by lazy { width * height }
  public static boolean isDelegate(Element field) {
    return field.getSimpleName().toString().endsWith(DELEGATE)
        && field.getEnclosingElement() instanceof TypeElement type
        && isOf(type);
  }

  /** Returns the name of the property whose value or delegate a field holds. */
  public static String withoutDelegate(String field) {
    return field.endsWith(DELEGATE)
        ? field.substring(0, field.length() - DELEGATE.length())
        : field;
  }

  /**
   * Returns the name of a method without the name of the module, which Kotlin adds to methods that
   * are internal: {@code getHp} for {@code getHp$game}.
   */
  public static String nameInKotlin(ExecutableElement method) {
    String name = method.getSimpleName().toString();
    int end = name.indexOf('$');
    return end > 0 && isOf(MoreElements.asType(method.getEnclosingElement()))
        ? name.substring(0, end)
        : name;
  }

  /**
   * Returns whether kapt has given a parameter another name, because its own name is not a name in
   * Java.
   */
  public static boolean isRenamed(VariableElement parameter) {
    return RENAMED.matcher(parameter.getSimpleName()).matches()
        && Enclosing.type(parameter) instanceof TypeElement type
        && isOf(type);
  }

  /**
   * Returns whether the setter of a property lacks its prefix {@code is}: {@code setAlive} for
   * {@code isAlive}, whatever the type of the property.
   */
  public static boolean hasPrefixIs(String property) {
    return property.matches("is[^a-z].*");
  }

  /**
   * Returns whether a method of a companion object has {@code @JvmStatic}, so that kapt copies it
   * and its annotations to the class around the companion object.
   */
  public static boolean isCopiedFromCompanion(Element method) {
    return isInCompanion(method)
        && MoreElements.isAnnotationPresent(method, "kotlin.jvm.JvmStatic");
  }

  /** Returns whether a member belongs to the companion object of a class. */
  // public static final Companion Companion
  public static boolean isInCompanion(Element member) {
    return member.getEnclosingElement() instanceof TypeElement companion
        && companion.getEnclosingElement() instanceof TypeElement around
        && isOf(around)
        && ElementFilter.fieldsIn(around.getEnclosedElements()).stream()
            .filter(field -> field.getSimpleName().equals(companion.getSimpleName()))
            .anyMatch(field -> field.getModifiers().contains(Modifier.STATIC));
  }

  /** Returns whether a method that Java code sees only in a companion object is the creator. */
  // companion object { @VariantCreator fun of(x: Int) = Spawn(x) }
  public static boolean hidesCreator(TypeElement type) {
    return isOf(type)
        && ElementFilter.typesIn(type.getEnclosedElements()).stream()
            .flatMap(nested -> ElementFilter.methodsIn(nested.getEnclosedElements()).stream())
            .filter(method -> MoreElements.isAnnotationPresent(method, VariantCreator.class))
            .anyMatch(method -> isInCompanion(method) && !isCopiedFromCompanion(method));
  }

  /**
   * Returns the properties that the stub lacks, because their names are not names in Java. A class
   * file lacks none.
   */
  public Stream<String> missingProperties() {
    return metadata
        .storedProperties()
        .filter(name -> !SourceVersion.isName(name) && !fields.contains(name));
  }

  /** Returns whether the stub of an enum lacks constants that have no name in Java. */
  // enum class Mood { GOOD, default }
  public boolean lacksConstants() {
    return metadata.constants().anyMatch(name -> !fields.contains(name));
  }

  /**
   * Returns whether Java code can't name the accessors of a property, because the type of the
   * property is a value class. Kotlin adds a hash to the names of such accessors.
   */
  // getTime-UwyO8pc
  public boolean hidesAccessors(String property) {
    return names.stream().anyMatch(name -> name.startsWith(getter(property) + "-"));
  }

  /**
   * Returns whether Java code can't call a constructor, because the type of a parameter is a value
   * class.
   */
  public boolean hidesConstructor() {
    return names.stream().anyMatch(name -> name.endsWith(MARKER));
  }

  private static String getter(String property) {
    return hasPrefixIs(property) ? property : "get" + SourceName.capitalized(property);
  }
}
