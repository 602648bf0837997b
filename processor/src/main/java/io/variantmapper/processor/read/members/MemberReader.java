package io.variantmapper.processor.read.members;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.annotations.Nullness;
import io.variantmapper.annotations.VariantExtras;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantIgnore;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.SourceName;
import io.variantmapper.processor.read.compiler.Accessibility;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.Enclosing;
import io.variantmapper.processor.read.compiler.KotlinStub;
import io.variantmapper.processor.read.compiler.ResolvedType;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.read.compiler.TypeVariableSubstitution;
import io.variantmapper.processor.read.creation.Creator;
import io.variantmapper.processor.read.declaration.AbstractValues;
import io.variantmapper.processor.read.declaration.Fields;
import io.variantmapper.processor.read.declaration.MappingAnnotation;
import io.variantmapper.processor.read.declaration.Member;
import io.variantmapper.processor.read.declaration.TypeAnnotations;
import io.variantmapper.processor.read.types.ContainerTypes;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads the fields and accessors of one type, and finds the getter and setter of each. */
final class MemberReader {
  private static final List<Class<? extends Annotation>> ANNOTATIONS =
      List.of(VariantField.class, VariantExtras.class);

  private static final List<Class<? extends Annotation>> INHERITED =
      List.of(VariantField.class, VariantExtras.class, VariantIgnore.class);

  private final Compiler compiler;
  private final Accessibility accessibility;
  private final TypeAnnotations annotations;
  private final boolean isAbstractValue;
  private final boolean isBean;
  private final Methods methods;
  private final Optional<Methods> builder;
  private final List<VariableElement> parameters;

  /** The annotated accessors of supertypes, which the type may override. */
  private final List<ExecutableElement> annotatedAbove;

  /**
   * Creates a reader for the members of a type.
   *
   * @param creator the creator, whose parameters or builder set the members
   */
  MemberReader(
      Compiler compiler,
      Accessibility accessibility,
      TypeAnnotations annotations,
      Creator creator) {
    this.compiler = compiler;
    this.accessibility = accessibility;
    this.annotations = annotations;
    isAbstractValue = AbstractValues.isOne(annotations.type());
    isBean = MappingAnnotation.shape(annotations.annotated()) != Shape.VALUE;
    methods = new Methods(MoreTypes.asDeclared(annotations.type().asType()));
    parameters = creator.parameters();
    annotatedAbove = isAbstractValue ? List.of() : annotatedAbove(annotations.type());
    builder = creator
        .builder()
        .map(type -> TypeVariableSubstitution.withoutWildcards(type, compiler.types()))
        .map(Methods::new);
  }

  /**
   * Returns all members of the type and its builder. The members are cached, because the compiler
   * takes time to list them.
   */
  List<Element> all() {
    List<Element> all = new ArrayList<>(methods.members);
    if (builder.isPresent()) {
      all.addAll(builder.get().members);
    }
    return all;
  }

  /**
   * Returns whether an element can be a property. In an abstract type, a method with a body is a
   * property only if a builder can set its value. In a class, a getter without a field is a
   * property if reading can set its value, or if the getter, its setter or a mix-in has an
   * annotation for it.
   */
  boolean isProperty(Element element) {
    if (!(element instanceof ExecutableElement getter)
        || element.getModifiers().contains(Modifier.ABSTRACT)) {
      return true;
    }
    Search search = new Search(getter);
    if (isAbstractValue) {
      return search.setter().isPresent();
    }
    return annotations.of(element).count() > 1
        || isAnnotatedOrOverrides(getter)
        || (search.ownSetter.isPresent() && isAnnotatedOrOverrides(search.ownSetter.get()))
        || (accessibility.allows(getter) && search.isPair(getter));
  }

  private boolean isAnnotatedOrOverrides(ExecutableElement accessor) {
    for (ExecutableElement method : withOverridden(accessor)) {
      if (isAnnotated(method, ANNOTATIONS)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAnnotated(
      Element accessor, List<Class<? extends Annotation>> annotations) {
    for (Class<? extends Annotation> annotation : annotations) {
      if (Annotations.find(accessor, annotation).isPresent()) {
        return true;
      }
    }
    return false;
  }

  private List<ExecutableElement> annotatedAbove(TypeElement type) {
    return compiler
        .supertypes(type.asType())
        .map(MoreTypes::asTypeElement)
        .filter(above -> !above.equals(type) && !Compiler.isOfJdk(above))
        .flatMap(above -> ElementFilter.methodsIn(above.getEnclosedElements()).stream())
        .filter(method -> isAnnotated(method, INHERITED))
        .toList();
  }

  /** Returns an accessor, and the annotated methods that it overrides. */
  private List<ExecutableElement> withOverridden(ExecutableElement accessor) {
    List<ExecutableElement> all = new ArrayList<>();
    all.add(accessor);
    for (ExecutableElement above : annotatedAbove) {
      if (compiler.elements().overrides(accessor, above, annotations.type())) {
        all.add(above);
      }
    }
    return all;
  }

  Member read(Element element) {
    Search search = new Search(element);
    Optional<VariableElement> parameter = search.parameter();
    Optional<ExecutableElement> getter = search.getter();
    Optional<ExecutableElement> setter = parameter.isPresent() ? Optional.empty() : search.setter();
    ResolvedType type = new ResolvedType(search.type, Annotations.typeOf(element));
    List<Element> annotatedElements = new ArrayList<>(annotations.of(element).toList());
    if (parameter.isPresent()) {
      annotatedElements.add(parameter.get());
    }
    List<Element> all = new ArrayList<>(annotatedElements);
    if (getter.isPresent()) {
      all.add(getter.get());
    }
    if (setter.isPresent()) {
      all.add(setter.get().getParameters().get(0));
    }
    if (!isAbstractValue) {
      getter.ifPresent(own -> addWithOverridden(own, element, annotatedElements));
      search.ownSetter.ifPresent(own -> addWithOverridden(own, element, annotatedElements));
    }
    Access get = getter.isPresent() ? search.get(getter.get()) : search.fieldToGet();
    return new Member(
        element,
        search.name,
        type,
        annotatedElements,
        parameter,
        search.holder(setter),
        get,
        parameter.isPresent() ? Access.CREATOR : search.set(setter, get),
        getter.isPresent() && search.returnsOptional(getter.get())
            ? Nullness.NULLABLE
            : nullness(type, all),
        isSpecific(element, search.type)
            ? SourceAnchor.of(annotations.annotated())
            : annotations.anchor(annotatedElements.get(0)));
  }

  private void addWithOverridden(ExecutableElement accessor, Element member, List<Element> all) {
    for (ExecutableElement method : withOverridden(accessor)) {
      if (!method.equals(member)) {
        all.add(method);
      }
    }
  }

  private static Nullness nullness(ResolvedType type, List<Element> annotated) {
    if (type.isNullable() || annotated.stream().anyMatch(Annotations::isNullableMember)) {
      return Nullness.NULLABLE;
    }
    return type.isNonNull() || annotated.stream().anyMatch(Annotations::isNonNullMember)
        ? Nullness.NON_NULL
        : Nullness.INHERITED;
  }

  /**
   * Returns whether the field's type in the mapped type differs from the type that a generic
   * superclass declares.
   */
  private boolean isSpecific(Element field, TypeMirror type) {
    // class Base<T> { private T id; } class Unit extends Base<String> {}
    return !Enclosing.type(field).equals(annotations.type())
        && !TypeName.get(Annotations.typeOf(field)).equals(TypeName.get(type));
  }

  private Access method(ExecutableElement method) {
    return Access.method(method.getSimpleName().toString(), compiler.checkedExceptions(method));
  }

  private static Access misfit(ExecutableElement method, TypeMirror type) {
    return Access.misfit(method.getSimpleName().toString(), TypeName.get(type));
  }

  private static Access inaccessible(ExecutableElement method) {
    return Access.ofPrivate(method.getSimpleName().toString());
  }

  private final class Methods {
    final DeclaredType owner;
    final List<? extends Element> members;

    /** The methods that generated code can call, by name. */
    final Map<String, List<ExecutableElement>> byName = new HashMap<>();

    /** The other methods, by name. */
    final Map<String, List<ExecutableElement>> inaccessible = new HashMap<>();

    Methods(DeclaredType owner) {
      this.owner = owner;
      members = compiler.elements().getAllMembers(MoreTypes.asTypeElement(owner));
      for (ExecutableElement method : ElementFilter.methodsIn(members)) {
        if (!method.getModifiers().contains(Modifier.STATIC)) {
          (accessibility.allows(method) ? byName : inaccessible)
              .computeIfAbsent(KotlinStub.nameInKotlin(method), name -> new ArrayList<>())
              .add(method);
        }
      }
    }

    List<ExecutableElement> named(List<String> names, int parameters) {
      return of(byName, names, parameters);
    }

    List<ExecutableElement> inaccessible(List<String> names, int parameters) {
      return of(inaccessible, names, parameters);
    }

    private static List<ExecutableElement> of(
        Map<String, List<ExecutableElement>> some, List<String> names, int parameters) {
      List<ExecutableElement> found = new ArrayList<>();
      for (String name : names) {
        for (ExecutableElement method : some.getOrDefault(name, List.of())) {
          if (method.getParameters().size() == parameters) {
            found.add(method);
          }
        }
      }
      return found;
    }

    TypeMirror returned(ExecutableElement method) {
      return signature(method).getReturnType();
    }

    TypeMirror taken(ExecutableElement method) {
      return signature(method).getParameterTypes().get(0);
    }

    private ExecutableType signature(ExecutableElement method) {
      return MoreTypes.asExecutable(compiler.types().asMemberOf(owner, method));
    }
  }

  private final class Search {
    final Element field;
    final String name;
    final TypeMirror type;

    /** The method of the class that sets the value, even if reading calls another. */
    final Optional<ExecutableElement> ownSetter;

    Search(Element field) {
      this.field = field;
      type = field instanceof ExecutableElement accessor
          ? methods.returned(accessor)
          : compiler.types().asMemberOf(methods.owner, field);
      name = nameWithoutPrefix().orElseGet(() -> Member.nameOf(field));
      ownSetter = findOwnSetter();
    }

    // private int _hp; int getHp()
    private Optional<String> nameWithoutPrefix() {
      if (!field.getKind().isField()
          || isRecord()
          || getter(Member.nameOf(field)).isPresent()) {
        return Optional.empty();
      }
      return Member.withoutPrefix(field)
          .filter(rest -> getter(rest).isPresent() || parameterNamed(rest).isPresent())
          .filter(rest -> annotations.fields().stream()
              .noneMatch(other -> other.getSimpleName().contentEquals(rest)));
    }

    /** Returns the field that holds the value before the setter is called. */
    Optional<VariableElement> holder(Optional<ExecutableElement> setter) {
      List<? extends Element> candidates =
          setter.isPresent() ? Enclosing.type(setter.get()).getEnclosedElements() : List.of(field);
      for (VariableElement member : ElementFilter.fieldsIn(candidates)) {
        boolean isNamed = member.getSimpleName().contentEquals(name)
            || member.getSimpleName().equals(field.getSimpleName());
        if (isNamed
            && Fields.isProperty(member.getModifiers())
            && Enclosing.outermost(member).equals(Enclosing.outermost(annotations.type()))) {
          return Optional.of(member);
        }
      }
      return Optional.empty();
    }

    /** Returns the creator's parameter that sets the value. */
    Optional<VariableElement> parameter() {
      Optional<VariableElement> named = parameterNamed(name);
      return named.isPresent() ? named : parameterNamed(field.getSimpleName());
    }

    private Optional<VariableElement> parameterNamed(CharSequence wanted) {
      for (VariableElement parameter : parameters) {
        if (parameter.getSimpleName().contentEquals(wanted)) {
          return Optional.of(parameter);
        }
      }
      return Optional.empty();
    }

    /** Returns the method that returns the value; an accessor is its own getter. */
    Optional<ExecutableElement> getter() {
      if (field instanceof ExecutableElement accessor) {
        return Optional.of(accessor).filter(accessibility::allows);
      }
      return getter(name);
    }

    private Optional<ExecutableElement> getter(String property) {
      for (ExecutableElement method : methods.named(getterNames(property), 0)) {
        if (returnsField(method) || returnsOptional(method)) {
          return Optional.of(method);
        }
      }
      return Optional.empty();
    }

    // private int hp; int getHp() or int hp()
    private List<String> getterNames(String property) {
      if (isRecord()) {
        return List.of(property);
      }
      List<String> names = accessorNames("get", property);
      if (isBoolean()) {
        names.addAll(accessorNames("is", property));
      }
      if (!SourceName.isMethodOfObject(property)) {
        names.add(property);
      }
      return names;
    }

    /**
     * Returns whether a method returns the field's type. A method with a narrower numeric type is
     * refused, because the field may have values that do not fit.
     */
    private boolean returnsField(ExecutableElement method) {
      TypeMirror returned = methods.returned(method);
      return returned.getKind().isPrimitive()
          ? compiler.types().isSameType(returned, type)
          : returned.getKind() != TypeKind.VOID && compiler.types().isSubtype(returned, type);
    }

    /**
     * Returns whether a method returns the value of the field as an Optional. Some classes have
     * such a getter for a field that can be null.
     */
    boolean returnsOptional(ExecutableElement method) {
      // private String guild; Optional<String> getGuild()
      TypeMirror returned = methods.returned(method);
      return field.getKind().isField()
          && returned instanceof DeclaredType
          && MoreTypes.isTypeOf(Optional.class, returned)
          && ContainerTypes.optionalContent(returned, compiler.types())
              .filter(value -> compiler.types().isSubtype(value, type))
              .isPresent();
    }

    Access get(ExecutableElement method) {
      return returnsOptional(method) ? method(method).unwrapped() : method(method);
    }

    Access fieldToGet() {
      return isUsable()
          ? Access.field(field.getSimpleName().toString())
          : missing(Stream.concat(
              methods.named(getterNames(name), 0).stream()
                  .map(method -> misfit(method, methods.returned(method))),
              methods.inaccessible(getterNames(name), 0).stream()
                  .filter(this::returnsField)
                  .map(MemberReader::inaccessible)));
    }

    /** Returns the method of the builder, or of the object itself, that sets the value. */
    Optional<ExecutableElement> setter() {
      if (builder.isPresent()) {
        Methods of = builder.get();
        List<ExecutableElement> candidates = builderCandidates(of);
        return candidates.stream()
            .filter(method -> compiler.fits(type, of.taken(method)))
            .findFirst()
            .or(() -> candidates.stream().filter(this::takesContent).findFirst());
      }
      return ownSetter;
    }

    /**
     * Returns whether a getter without a field, and without an annotation, has a counterpart that
     * sets the value. The setter must have the names and the signature of JavaBeans, and must not
     * be overloaded, because then the call might mean another method.
     */
    boolean isPair(ExecutableElement getter) {
      if (parameter().isPresent() || builder.isPresent()) {
        return parameter().isPresent() || setter().isPresent();
      }
      return isBean
          && Member.hasPrefix(getter)
          && methods.named(setterNames(), 1).size() == 1
          && ownSetter
              .filter(setter -> throwsNothing(getter) && throwsNothing(setter))
              .isPresent();
    }

    private boolean throwsNothing(ExecutableElement accessor) {
      return compiler.checkedExceptions(accessor).isEmpty();
    }

    private Optional<ExecutableElement> findOwnSetter() {
      if (isAbstractValue) {
        return Optional.empty();
      }
      for (ExecutableElement method : methods.named(setterNames(), 1)) {
        if (compiler.fits(type, methods.taken(method))) {
          return Optional.of(method);
        }
      }
      if (field.getKind().isField()) {
        for (ExecutableElement method : methods.named(List.of(name), 1)) {
          if (isFluent(method) && compiler.fits(type, methods.taken(method))) {
            return Optional.of(method);
          }
        }
      }
      return Optional.empty();
    }

    /**
     * Returns whether a method of the builder takes the value of an Optional property. With
     * AutoValue, a builder may have such a method instead of a method that takes the Optional.
     */
    // abstract Optional<String> guild(); abstract Builder setGuild(String guild)
    private boolean takesContent(ExecutableElement method) {
      return builder
          .flatMap(of -> ContainerTypes.optionalContent(type, compiler.types())
              .filter(content -> compiler.fits(content, of.taken(method))
                  || compiler.fits(compiler.unboxed(content), of.taken(method))))
          .isPresent();
    }

    Access set(Optional<ExecutableElement> setter, Access getter) {
      if (setter.isPresent()) {
        return set(setter.get());
      }
      Access access = fieldToSet();
      return !access.exists() && canFill(getter)
          ? Access.filled(compiler.isA(type, Map.class))
          : access;
    }

    /** Returns whether a getter returns a container of the JDK whose content can be replaced. */
    // private final List<String> tags = new ArrayList<>(); List<String> getTags() { return tags; }
    private boolean canFill(Access getter) {
      return builder.isEmpty()
          && !isAbstractValue
          && (getter.kind() == Access.Kind.METHOD || getter.kind() == Access.Kind.FIELD)
          && getter.checkedExceptions().isEmpty()
          && type instanceof DeclaredType declared
          && hasKnownLookUp(declared)
          && ClassName.get(MoreTypes.asTypeElement(declared)).packageName().startsWith("java.util")
          && declared.getTypeArguments().stream()
              .noneMatch(argument -> argument.getKind() == TypeKind.WILDCARD);
    }

    /**
     * Returns whether the type says how the container looks up its elements or keys, so that
     * reading can refuse content that would make it slow. A Collection may be a HashSet.
     */
    private boolean hasKnownLookUp(DeclaredType declared) {
      return Stream.of(List.class, Set.class, Queue.class, Map.class)
          .anyMatch(known -> compiler.isA(declared, known));
    }

    private Access set(ExecutableElement method) {
      Access access = method(method);
      return builder.filter(of -> !compiler.fits(type, of.taken(method))).isPresent()
          ? access.ofContent()
          : access;
    }

    // hp(int hp), withHp(int hp) or setHp(int hp); Immutables has getHp(int hp) for int getHp().
    private List<ExecutableElement> builderCandidates(Methods found) {
      List<String> names = new ArrayList<>();
      names.add(name);
      names.add("with" + SourceName.capitalized(name));
      names.add(field.getSimpleName().toString());
      names.addAll(setterNames());
      return found.named(names, 1);
    }

    /**
     * Returns whether a method with the field's name is a fluent setter: it returns the object's
     * type, and the field is not final. If the field is final, a method of that name may return a
     * copy instead.
     */
    private boolean isFluent(ExecutableElement method) {
      TypeMirror returned = methods.returned(method);
      return !field.getModifiers().contains(Modifier.FINAL)
          && returned.getKind() == TypeKind.DECLARED
          && !MoreTypes.isTypeOf(Object.class, returned)
          && compiler.types().isSubtype(methods.owner, returned);
    }

    Access fieldToSet() {
      if (builder.isPresent()) {
        return builderCandidates(builder.get()).stream()
            .findFirst()
            .map(method -> misfit(method, builder.get().taken(method)))
            .orElse(Access.NONE);
      }
      return field.getKind().isField()
              && isUsable()
              && !field.getModifiers().contains(Modifier.FINAL)
          ? Access.field(field.getSimpleName().toString())
          : missing(Stream.concat(
              methods.named(setterNames(), 1).stream()
                  .map(method -> misfit(method, methods.taken(method))),
              methods.inaccessible(setterNames(), 1).stream()
                  .filter(method -> compiler.fits(type, methods.taken(method)))
                  .map(MemberReader::inaccessible)));
    }

    private boolean isUsable() {
      return accessibility.allows(field) && !Fields.isHidden(field, annotations.type());
    }

    /** Returns why the value has no accessor. The reason can be one of {@code candidates}. */
    private Access missing(Stream<Access> candidates) {
      if (!field.getKind().isField()) {
        return isAbstractValue ? Access.NONE : Access.WITHOUT_FIELD;
      } else if (Fields.isHidden(field, annotations.type())) {
        return Access.HIDDEN;
      }
      Element declaring = Enclosing.type(field);
      if (KotlinStub.isDelegate(field)) {
        return Access.DELEGATE;
      } else if (KotlinStub.of(MoreElements.asType(declaring))
          .filter(stub -> stub.hidesAccessors(name))
          .isPresent()) {
        return Access.OF_VALUE_CLASS;
      }
      return MoreElements.getPackage(declaring).equals(MoreElements.getPackage(annotations.type()))
          ? candidates.findFirst().orElse(Access.NONE)
          : Access.elsewhere(declaring.toString());
    }

    /**
     * Returns the possible names of the setter. For a boolean field {@code isAlive}, {@code
     * setAlive} is also possible; in Kotlin, for a property {@code isAlive} of any type.
     */
    // private int hp; void setHp(int hp)
    private List<String> setterNames() {
      List<String> names = accessorNames("set", name);
      boolean prefixed = KotlinStub.isOf(MoreElements.asType(Enclosing.type(field)))
          ? KotlinStub.hasPrefixIs(name)
          : isBoolean() && name.matches("is\\p{javaUpperCase}.*");
      if (prefixed) {
        names.add("set" + name.substring(2));
      }
      return names;
    }

    /**
     * Returns the possible names of an accessor. The getter of {@code xCount} can be {@code
     * getXCount} or, as in JavaBeans, {@code getxCount}.
     */
    private List<String> accessorNames(String prefix, String property) {
      List<String> names = new ArrayList<>();
      String usual = prefix + SourceName.capitalized(property);
      String bean = prefix + property;
      names.add(usual);
      // get3D has the same name in both ways.
      if (property.length() > 1
          && Character.isUpperCase(property.charAt(1))
          && !bean.equals(usual)) {
        names.add(bean);
      }
      return names;
    }

    private boolean isRecord() {
      return annotations.type().getKind() == ElementKind.RECORD;
    }

    private boolean isBoolean() {
      return Annotations.typeOf(field).getKind() == TypeKind.BOOLEAN;
    }
  }
}
