package io.variantmapper.processor.read.declaration;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import io.variantmapper.annotations.VariantExtras;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.KotlinStub;
import io.variantmapper.processor.read.compiler.SourceOrder;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Finds the fields that can become properties of a type, and the getters that have no field. For an
 * abstract type that another generator implements, finds the accessors.
 */
public final class Fields {
  /** The methods that are never properties, although some types declare them abstract. */
  private static final Set<String> NO_ACCESSORS =
      Set.of("hashCode", "toString", "clone", "toBuilder");

  private Fields() {}

  /**
   * Returns the fields that are neither static nor transient, in declaration order, with the fields
   * of superclasses first, followed by the methods that are getters of no field. In classes of the
   * JDK only public fields count, because compilers show other fields only with certain options.
   */
  public static List<Element> of(TypeElement type) {
    if (!AbstractValues.isOne(type)) {
      return Stream.concat(ofClass(type).stream(), gettersOfNoField(type)).toList();
    }
    Map<String, ExecutableElement> accessors = new LinkedHashMap<>();
    addAccessors(type, accessors, new HashSet<>());
    return List.copyOf(accessors.values());
  }

  /** Returns the fields of a class, abstract or not, and of its superclasses. */
  private static List<Element> ofClass(TypeElement type) {
    List<Element> fields = new ArrayList<>();
    Compiler.superclass(type).map(Fields::ofClass).ifPresent(fields::addAll);
    boolean ofJdk = Compiler.isOfJdk(type);
    for (VariableElement field : SourceOrder.fields(type)) {
      Set<Modifier> modifiers = field.getModifiers();
      if (field.getKind() == ElementKind.FIELD
          && isProperty(modifiers)
          && (!ofJdk || modifiers.contains(Modifier.PUBLIC))) {
        fields.add(field);
      }
    }
    return fields;
  }

  /**
   * Returns the methods that have the signature of a getter, but not the name of a field's getter.
   * The case of letters and underscores do not count, because the styles of names differ: {@code
   * getXCoord} is the getter of {@code xCoord}. A method of a superclass precedes the methods of
   * the class, even if the class overrides it.
   */
  // void setGold(int gold) { purse.put(gold); } int getGold() { return purse.sum(); }
  private static Stream<? extends Element> gettersOfNoField(TypeElement type) {
    Accessors accessors = new Accessors();
    accessors.addClass(type);
    accessors.addInterfaces(type);
    Map<String, ExecutableElement> byProperty = new LinkedHashMap<>();
    accessors.getters.values().stream()
        .filter(accessors::isOfNoField)
        .forEach(getter -> byProperty.merge(
            Member.nameOf(getter),
            getter,
            (first, second) -> Member.hasPrefix(first) ? first : second));
    return byProperty.values().stream();
  }

  /** Returns whether two names may belong to the same property, in different styles. */
  public static boolean haveSameName(CharSequence name, CharSequence other) {
    return folded(name).equals(folded(other));
  }

  private static String folded(CharSequence name) {
    return name.toString().replace("_", "").toLowerCase(Locale.ROOT);
  }

  /** The accessors of a class and its supertypes, without the types of the JDK. */
  private static final class Accessors {
    /** The methods with the signature of a getter, by name. */
    final Map<String, ExecutableElement> getters = new LinkedHashMap<>();

    /** The names that the properties of fields can have. */
    final Set<String> ofFields = new HashSet<>();

    /** The names that the properties of static and transient fields would have. */
    final Set<String> ofLeftOut = new HashSet<>();

    /** The names of the properties whose getter or setter has an annotation for entries. */
    final Set<String> annotated = new HashSet<>();

    private final Set<TypeElement> interfaces = new HashSet<>();

    void addClass(TypeElement type) {
      Compiler.superclass(type).ifPresent(this::addClass);
      if (Compiler.isOfJdk(type)) {
        return;
      }
      for (Element member : SourceOrder.members(type)) {
        if (member instanceof ExecutableElement method) {
          addAnnotated(method);
          if (method.getKind() == ElementKind.METHOD && isAccessor(method)) {
            getters.put(method.getSimpleName().toString(), method);
          }
        } else if (member.getKind().isField()) {
          Set<String> names = isProperty(member.getModifiers()) ? ofFields : ofLeftOut;
          names.add(folded(KotlinStub.withoutDelegate(member.getSimpleName().toString())));
          Member.withoutPrefix(member).map(Fields::folded).ifPresent(names::add);
        }
      }
    }

    /** Adds the getters of all interfaces that the class does not override, the nearest first. */
    void addInterfaces(TypeElement type) {
      for (TypeMirror supertype : type.getInterfaces()) {
        if (supertype.getKind() != TypeKind.DECLARED) {
          continue;
        }
        TypeElement above = MoreTypes.asTypeElement(supertype);
        if (!Compiler.isOfJdk(above) && interfaces.add(above)) {
          for (ExecutableElement method : ElementFilter.methodsIn(SourceOrder.members(above))) {
            addAnnotated(method);
            if (isAccessor(method)) {
              getters.putIfAbsent(method.getSimpleName().toString(), method);
            }
          }
          addInterfaces(above);
        }
      }
      Compiler.superclass(type).ifPresent(this::addInterfaces);
    }

    private void addAnnotated(ExecutableElement method) {
      if (Annotations.find(method, VariantField.class).isPresent()
          || Annotations.find(method, VariantExtras.class).isPresent()) {
        annotated.add(folded(Member.propertyOf(method)));
      }
    }

    /**
     * Returns whether a getter may belong to a property without a field. A getter of an interface,
     * or of a static or transient field, needs an annotation.
     */
    boolean isOfNoField(ExecutableElement getter) {
      String property = folded(Member.nameOf(getter));
      String method = folded(getter.getSimpleName());
      boolean needsAnnotation =
          ofLeftOut.contains(property) || ofLeftOut.contains(method) || getter.isDefault();
      return !getter.getModifiers().contains(Modifier.ABSTRACT)
          && getter.getTypeParameters().isEmpty()
          && !ofFields.contains(property)
          && !ofFields.contains(method)
          && (!needsAnnotation || annotated.contains(property));
    }
  }

  /**
   * Adds all methods without parameters that return a value, inherited ones first. An overriding
   * method takes the position of the method that it overrides. If a superclass and an interface
   * declare the same method, the method of the superclass takes precedence.
   */
  private static void addAccessors(
      TypeElement type, Map<String, ExecutableElement> byName, Set<TypeElement> entered) {
    if (!entered.add(type)) {
      return;
    }
    Stream.concat(type.getInterfaces().stream(), Stream.of(type.getSuperclass()))
        .filter(supertype -> supertype.getKind() == TypeKind.DECLARED)
        .filter(supertype -> !MoreTypes.isTypeOf(Object.class, supertype))
        .forEach(supertype -> addAccessors(MoreTypes.asTypeElement(supertype), byName, entered));
    ElementFilter.methodsIn(SourceOrder.members(type)).stream()
        .filter(Fields::isAccessor)
        .forEach(method -> byName.put(method.getSimpleName().toString(), method));
  }

  /** Returns whether a method has the signature of an accessor. */
  public static boolean isAccessor(ExecutableElement method) {
    return method.getParameters().isEmpty()
        && method.getReturnType().getKind() != TypeKind.VOID
        && !method.getModifiers().contains(Modifier.STATIC)
        && !method.getModifiers().contains(Modifier.PRIVATE)
        && !NO_ACCESSORS.contains(method.getSimpleName().toString());
  }

  /** Returns whether another field of the same name hides {@code field} in {@code type}. */
  public static boolean isHidden(Element field, Element type) {
    Element declaring = field.getEnclosingElement();
    return !type.equals(declaring)
        && (type.getEnclosedElements().stream().anyMatch(member -> isHiddenBy(field, member))
            || Compiler.superclass(MoreElements.asType(type)).stream()
                .anyMatch(above -> isHidden(field, above)));
  }

  private static boolean isHiddenBy(Element field, Element member) {
    return member.getKind() == ElementKind.FIELD
        && member.getSimpleName().equals(field.getSimpleName());
  }

  /** Returns whether fields with the given modifiers are mapped. */
  public static boolean isProperty(Set<Modifier> modifiers) {
    return !modifiers.contains(Modifier.STATIC) && !modifiers.contains(Modifier.TRANSIENT);
  }
}
