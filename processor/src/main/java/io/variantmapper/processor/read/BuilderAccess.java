package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.read.language.Accessibility;
import io.variantmapper.processor.read.language.Compiler;
import io.variantmapper.processor.read.language.TypeVariableSubstitution;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Getters of one type's fields, and the methods of its builder that set them. */
final class BuilderAccess extends AccessReader {
  private final Compiler compiler;
  private final DeclaredType builder;
  private final List<? extends Element> members;
  private final Map<String, List<ExecutableElement>> methods;

  BuilderAccess(
      Compiler compiler, Accessibility accessibility, TypeElement type, DeclaredType declared) {
    super(compiler, accessibility, type);
    this.compiler = compiler;
    builder = TypeVariableSubstitution.withoutWildcards(declared, compiler.types());
    TypeElement element = MoreElements.asType(declared.asElement());
    members = compiler.elements().getAllMembers(element);
    methods = ElementFilter.methodsIn(members).stream()
        .filter(method -> !method.getModifiers().contains(Modifier.STATIC))
        .filter(accessibility::allows)
        .filter(method -> method.getParameters().size() == 1)
        .collect(Collectors.groupingBy(method -> method.getSimpleName().toString()));
  }

  /** Returns all members of the type and of the builder. */
  @Override
  List<? extends Element> members() {
    return Stream.concat(super.members().stream(), members.stream()).toList();
  }

  /** {@code hp(…)}, {@code setHp(…)} or {@code withHp(…)}; nothing on the object itself. */
  @Override
  Access setter(Element field) {
    return setterMethod(field).map(this::method).orElseGet(() -> noSetter(field));
  }

  @Override
  Optional<ExecutableElement> setterMethod(Element field) {
    return candidates(field)
        .filter(method -> compiler.fits(typeOf(field), taken(method)))
        .findFirst();
  }

  private Access noSetter(Element field) {
    return candidates(field)
        .findFirst()
        .map(method -> misfit(method, taken(method)))
        .orElse(Access.NONE);
  }

  private Stream<ExecutableElement> candidates(Element field) {
    String name = Accessors.propertyName(field);
    // Immutables calls a setter like its accessor, get and all.
    String accessor = field.getSimpleName().toString();
    Stream<String> own = Stream.of(name, "with" + capitalized(name), accessor);
    return Stream.concat(own, setterNames(field))
        .flatMap(candidate -> methods.getOrDefault(candidate, List.of()).stream());
  }

  private TypeMirror taken(ExecutableElement method) {
    var signature = MoreTypes.asExecutable(compiler.types().asMemberOf(builder, method));
    return signature.getParameterTypes().get(0);
  }
}
