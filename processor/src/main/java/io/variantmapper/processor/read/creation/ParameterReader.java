package io.variantmapper.processor.read.creation;

import com.palantir.javapoet.TypeName;
import io.variantmapper.annotations.VariantIgnore;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Creation.Match;
import io.variantmapper.processor.model.Creation.Parameter;
import io.variantmapper.processor.read.compiler.Accessibility;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.Enclosing;
import io.variantmapper.processor.read.compiler.KotlinStub;
import io.variantmapper.processor.read.compiler.TypeVariableSubstitution;
import io.variantmapper.processor.read.declaration.Member;
import io.variantmapper.processor.read.declaration.TypeAnnotations;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/** Reads the parameters of a creator, and matches them with fields by name. */
public final class ParameterReader {
  private static final Pattern MADE_UP = Pattern.compile("arg\\d+");

  private final Compiler compiler;
  private final Accessibility accessibility;
  private final TypeAnnotations annotations;
  private final Map<String, Member> fields;
  private final Map<String, Member> ignored;
  private final Set<String> converted;

  /**
   * Creates a reader for the fields of one type.
   *
   * @param fields the members that are properties, by name
   * @param ignored the members that are not mapped, by name
   * @param converted the names of the properties whose parameters are read as another type
   */
  public ParameterReader(
      Compiler compiler,
      Accessibility accessibility,
      TypeAnnotations annotations,
      Map<String, Member> fields,
      Map<String, Member> ignored,
      Set<String> converted) {
    this.compiler = compiler;
    this.accessibility = accessibility;
    this.annotations = annotations;
    this.fields = fields;
    this.ignored = ignored;
    this.converted = converted;
  }

  List<Parameter> read(ExecutableElement executable) {
    TypeVariableSubstitution substitution =
        new TypeVariableSubstitution(compiler, annotations.type(), Creator.made(executable));
    List<VariableElement> named = annotations.parameters(executable);
    List<Parameter> parameters = new ArrayList<>();
    for (int i = 0; i < named.size(); i++) {
      TypeMirror as = substitution.of(executable.getParameters().get(i).asType());
      parameters.add(parameter(named.get(i), as, executable));
    }
    return List.copyOf(parameters);
  }

  private Parameter parameter(VariableElement parameter, TypeMirror as, ExecutableElement of) {
    String name = property(parameter);
    Match match = match(parameter, name, as, of);
    return new Parameter(
        name,
        TypeName.get(as),
        match,
        match.isDefault() ? kept(name, as) : Optional.empty(),
        annotations.anchor(parameter));
  }

  /** Returns the name of the property that a parameter sets: {@code hp} for a field {@code _hp}. */
  private String property(VariableElement parameter) {
    String name = parameter.getSimpleName().toString();
    return Stream.concat(fields.values().stream(), ignored.values().stream())
        .filter(member -> member.isNamed(name))
        .map(Member::name)
        .findFirst()
        .orElse(name);
  }

  private Optional<Access> kept(String name, TypeMirror as) {
    return Optional.ofNullable(ignored.get(name))
        .filter(member -> isTaken(member.type().type(), as))
        .map(Member::getter)
        .filter(getter -> getter.exists() && getter.checkedExceptions().isEmpty());
  }

  /**
   * Returns whether the name of a parameter is made up. The compiler makes up names such as {@code
   * arg0} if the class file contains none.
   */
  private boolean isUnnamed(VariableElement parameter) {
    return !compiler.sources().contain(parameter)
        && MADE_UP.matcher(parameter.getSimpleName()).matches();
  }

  private Match match(VariableElement parameter, String name, TypeMirror as, ExecutableElement of) {
    // Unit(@VariantIgnore int cache)
    if (ignored.containsKey(name)
        || Annotations.find(parameter, VariantIgnore.class).isPresent()) {
      if (accessibility.allowsAll(as)) {
        return Match.DEFAULT;
      }
      return isOverloaded(of) ? Match.INACCESSIBLE : Match.NULL;
    }
    Member field = fields.get(name);
    if (field == null) {
      if (KotlinStub.isRenamed(parameter)) {
        return Match.RENAMED;
      }
      return isUnnamed(parameter) ? Match.UNNAMED : Match.MISSING;
    }
    return converted.contains(name) || isTaken(field.type().type(), as)
        ? Match.PROPERTY
        : Match.MISMATCHED;
  }

  /**
   * Returns whether generated code can access another constructor or method that has the same name
   * and the same number of parameters.
   */
  private boolean isOverloaded(ExecutableElement executable) {
    return Enclosing.type(executable).getEnclosedElements().stream()
        .filter(other -> !other.equals(executable) && accessibility.allows(other))
        .filter(other -> other.getSimpleName().equals(executable.getSimpleName()))
        .anyMatch(other -> other instanceof ExecutableElement overload
            && overload.getParameters().size() == executable.getParameters().size());
  }

  private boolean isTaken(TypeMirror type, TypeMirror parameter) {
    return isTaken(type, parameter, compiler);
  }

  /** Returns whether every value of a field except null can be passed to a parameter. */
  public static boolean isTaken(TypeMirror type, TypeMirror parameter, Compiler compiler) {
    // For example, the parameter of Unit(float speed) rounds values of a field long speed.
    boolean rounds =
        parameter.getKind().isPrimitive() && !compiler.fits(compiler.unboxed(type), parameter);
    return !rounds && compiler.types().isAssignable(type, parameter);
  }
}
