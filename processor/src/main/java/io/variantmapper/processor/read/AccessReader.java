package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.read.language.Accessibility;
import io.variantmapper.processor.read.language.Compiler;
import io.variantmapper.processor.read.language.Enclosing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Finds getters and setters of one type's fields; an accessor is its own getter. */
class AccessReader {
  /** Methods that every class has; a field of the same name and type doesn't make them getters. */
  private static final Set<String> OF_OBJECT = Set.of("hashCode", "toString", "clone");

  private final Compiler compiler;
  private final Accessibility accessibility;
  private final DeclaredType owner;
  private final boolean isRecord;
  private final List<? extends Element> members;
  private final Map<String, List<ExecutableElement>> methods = new HashMap<>();

  AccessReader(Compiler compiler, Accessibility accessibility, TypeElement type) {
    this.compiler = compiler;
    this.accessibility = accessibility;
    owner = MoreTypes.asDeclared(type.asType());
    isRecord = type.getKind() == ElementKind.RECORD;
    members = compiler.elements().getAllMembers(type);
    for (Element member : members) {
      if (member instanceof ExecutableElement method && member.getKind() == ElementKind.METHOD) {
        methods
            .computeIfAbsent(method.getSimpleName().toString(), name -> new ArrayList<>())
            .add(method);
      }
    }
  }

  /** All members of the type, inherited ones too; to ask the compiler for them takes its time. */
  List<? extends Element> members() {
    return Collections.unmodifiableList(members);
  }

  /** The method that returns the field's value; not searched by type alone, but by name. */
  Optional<ExecutableElement> getterMethod(Element field) {
    if (field instanceof ExecutableElement accessor) {
      return Optional.of(accessor).filter(accessibility::allows);
    }
    return getterNames(field)
        .flatMap(this::named)
        .filter(method -> isGetter(method, field))
        .findFirst();
  }

  private Stream<ExecutableElement> named(String name) {
    return methods.getOrDefault(name, List.of()).stream()
        .filter(method -> !method.getModifiers().contains(Modifier.STATIC))
        .filter(accessibility::allows);
  }

  Access getter(Element field) {
    return getterMethod(field)
        .map(this::method)
        .orElseGet(() -> isUsable(field) ? field(field) : noGetter(field));
  }

  private boolean isUsable(Element field) {
    return accessibility.allows(field) && !Fields.isHidden(field, owner.asElement());
  }

  private static boolean isField(Element field) {
    return field.getKind().isField();
  }

  /** The setter, or the field itself if it isn't final. */
  Access setter(Element field) {
    return setterMethod(field)
        .map(this::method)
        .orElseGet(() -> isAssignable(field) ? field(field) : noSetter(field));
  }

  /** The method that sets the field, in Java's style or fluent. */
  Optional<ExecutableElement> setterMethod(Element field) {
    if (!isField(field)) {
      return Optional.empty();
    }
    Stream<ExecutableElement> setters =
        setterNames(field).flatMap(this::named).filter(method -> isSetter(method, field));
    Stream<ExecutableElement> fluent = named(Accessors.propertyName(field))
        .filter(method -> isSetter(method, field) && isFluent(method, field));
    return Stream.concat(setters, fluent).findFirst();
  }

  private Access noGetter(Element field) {
    return none(
        field,
        getterNames(field)
            .flatMap(this::named)
            .filter(method -> method.getParameters().isEmpty())
            .map(method -> misfit(method, signature(method).getReturnType())));
  }

  private Access noSetter(Element field) {
    return none(
        field,
        setterNames(field)
            .flatMap(this::named)
            .filter(method -> method.getParameters().size() == 1)
            .map(method -> misfit(method, signature(method).getParameterTypes().get(0))));
  }

  private Access none(Element field, Stream<Access> misfits) {
    if (!isField(field)) {
      return Access.NONE;
    } else if (Fields.isHidden(field, owner.asElement())) {
      return Access.HIDDEN;
    }
    Element declaring = Enclosing.type(field);
    return MoreElements.getPackage(declaring).equals(MoreElements.getPackage(owner.asElement()))
        ? misfits.findFirst().orElse(Access.NONE)
        : Access.elsewhere(declaring.toString());
  }

  static Access misfit(ExecutableElement method, TypeMirror type) {
    return Access.misfit(method.getSimpleName().toString(), TypeName.get(type));
  }

  private boolean isAssignable(Element field) {
    return isField(field) && isUsable(field) && !field.getModifiers().contains(Modifier.FINAL);
  }

  private Stream<String> getterNames(Element field) {
    String name = Accessors.propertyName(field);
    if (isRecord) {
      return Stream.of(name);
    }
    Stream<String> prefixed = isBoolean(field)
        ? Stream.concat(accessorNames("get", name), accessorNames("is", name))
        : accessorNames("get", name);
    return OF_OBJECT.contains(name) ? prefixed : Stream.concat(prefixed, Stream.of(name));
  }

  /** {@code setAlive} belongs to {@code alive}, and to a boolean {@code isAlive} as well. */
  final Stream<String> setterNames(Element field) {
    String name = Accessors.propertyName(field);
    Stream<String> plain = accessorNames("set", name);
    boolean prefixed = isBoolean(field)
        && name.startsWith("is")
        && name.length() > 2
        && Character.isUpperCase(name.charAt(2));
    return prefixed ? Stream.concat(plain, Stream.of("set" + name.substring(2))) : plain;
  }

  /** {@code getXCount}, and {@code getxCount} as JavaBeans have it. */
  private static Stream<String> accessorNames(String prefix, String name) {
    boolean bean = name.length() > 1 && Character.isUpperCase(name.charAt(1));
    Stream<String> usual = Stream.of(prefix + capitalized(name));
    return bean ? Stream.concat(usual, Stream.of(prefix + name)) : usual;
  }

  private boolean isGetter(ExecutableElement method, Element field) {
    return method.getParameters().isEmpty()
        && method.getReturnType().getKind() != TypeKind.VOID
        && isGiven(typeOf(field), signature(method).getReturnType());
  }

  /** Whether a method returns a field's type: no narrower number, for the field may have others. */
  private boolean isGiven(TypeMirror type, TypeMirror returned) {
    return returned.getKind().isPrimitive()
        ? compiler.types().isSameType(returned, type)
        : compiler.types().isSubtype(returned, type);
  }

  private boolean isSetter(ExecutableElement method, Element field) {
    return method.getParameters().size() == 1
        && compiler.fits(typeOf(field), signature(method).getParameterTypes().get(0));
  }

  /** Whether a method called like the field returns its own object; of a final one it copies. */
  private boolean isFluent(ExecutableElement method, Element field) {
    TypeMirror returned = signature(method).getReturnType();
    return !field.getModifiers().contains(Modifier.FINAL)
        && returned.getKind() == TypeKind.DECLARED
        && !MoreTypes.isTypeOf(Object.class, returned)
        && compiler.types().isSubtype(owner, returned);
  }

  final TypeMirror typeOf(Element field) {
    return field instanceof ExecutableElement accessor
        ? signature(accessor).getReturnType()
        : compiler.types().asMemberOf(owner, field);
  }

  private ExecutableType signature(ExecutableElement method) {
    return MoreTypes.asExecutable(compiler.types().asMemberOf(owner, method));
  }

  final Access method(ExecutableElement method) {
    String name = method.getSimpleName().toString();
    return Access.method(name, compiler.checkedExceptions(method));
  }

  private static Access field(Element field) {
    return Access.field(Accessors.propertyName(field));
  }

  private static boolean isBoolean(Element field) {
    return Accessors.declaredType(field).getKind() == TypeKind.BOOLEAN;
  }

  static String capitalized(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
