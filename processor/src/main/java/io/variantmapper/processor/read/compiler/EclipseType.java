package io.variantmapper.processor.read.compiler;

import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/**
 * A type as Eclipse's compiler (ecj) represents it. The compiler shows processors less than it
 * knows, so this class uses public members of the compiler by reflection. If a later version of the
 * compiler does not have these members, this class throws an {@link IllegalStateException}, because
 * a guessed order would change packets silently.
 *
 * <p>The {@code Filer} can't read class files instead: in Eclipse's IDE, it reads only the output
 * folders of the project.
 */
final class EclipseType {
  private static final String COMPILER = "org.eclipse.jdt.internal.compiler.";

  private final TypeElement type;

  /** The {@code ReferenceBinding} of the type. */
  private final Object binding;

  private EclipseType(TypeElement type) {
    this.type = type;
    binding = field(type, "apt.model.ElementImpl", "_binding").orElseThrow();
  }

  /** Returns the type; empty if another compiler represents it. */
  static Optional<EclipseType> of(TypeElement type) {
    return type.getClass().getName().startsWith(COMPILER)
        ? Optional.of(new EclipseType(type))
        : Optional.empty();
  }

  /**
   * Returns the places of members in the class file: other members before fields, and fields before
   * methods, as javac lists them. Empty if the type is compiled from a source file.
   */
  Optional<ToIntFunction<Element>> placesInClassFile() {
    if (!isBinary()) {
      return Optional.empty();
    }
    Object file = classFile();
    Map<String, Integer> fields =
        places(call(file, "env.IBinaryType", "getFields"), "env.IBinaryField", "getName");
    Map<String, Integer> methods =
        places(call(file, "env.IBinaryType", "getMethods"), "env.IBinaryMethod", "getSelector");
    return Optional.of(member -> {
      String name = member.getSimpleName().toString();
      return member instanceof ExecutableElement
          ? fields.size() + methods.getOrDefault(name, 0)
          : fields.getOrDefault(name, -1);
    });
  }

  private boolean isBinary() {
    return call(binding, "lookup.ReferenceBinding", "isBinaryBinding")
        .filter(Boolean.TRUE::equals)
        .isPresent();
  }

  /** Reads the class file again, because the compiler has sorted the members that it keeps. */
  private Object classFile() {
    Object name = field(binding, "lookup.ReferenceBinding", "compoundName").orElseThrow();
    return field(type, "apt.model.ElementImpl", "_env")
        .flatMap(env -> call(env, "apt.dispatch.BaseProcessingEnvImpl", "getLookupEnvironment"))
        .flatMap(lookup -> field(lookup, "lookup.LookupEnvironment", "nameEnvironment"))
        .flatMap(names -> call(names, "env.INameEnvironment", "findType", name))
        .flatMap(answer -> call(answer, "env.NameEnvironmentAnswer", "getBinaryType"))
        .orElseThrow();
  }

  private Map<String, Integer> places(Optional<Object> members, String kind, String getName) {
    Map<String, Integer> places = new HashMap<>();
    int length = members.map(Array::getLength).orElse(0);
    for (int i = 0; i < length; i++) {
      Object member = Array.get(members.orElseThrow(), i);
      char[] name = (char[]) call(member, kind, getName).orElseThrow();
      places.putIfAbsent(new String(name), i);
    }
    return places;
  }

  private Optional<Object> field(Object of, String kind, String name) {
    try {
      return Optional.ofNullable(compilerClass(kind).getField(name).get(of));
    } catch (ReflectiveOperationException e) {
      throw unknown(kind, name, e);
    }
  }

  private Optional<Object> call(Object target, String kind, String name, Object... arguments) {
    try {
      Method method = Stream.of(compilerClass(kind).getMethods())
          .filter(found -> found.getName().equals(name))
          .filter(found -> found.getParameterCount() == arguments.length)
          .findFirst()
          .orElseThrow(() -> new NoSuchMethodException(name));
      return Optional.ofNullable(method.invoke(target, arguments));
    } catch (ReflectiveOperationException e) {
      throw unknown(kind, name, e);
    }
  }

  private Class<?> compilerClass(String name) throws ClassNotFoundException {
    return Class.forName(COMPILER + name, false, type.getClass().getClassLoader());
  }

  private static IllegalStateException unknown(String kind, String name, Exception cause) {
    return new IllegalStateException(
        "This version of Eclipse's compiler has no " + COMPILER + kind + "." + name, cause);
  }
}
