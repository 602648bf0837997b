package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.NameWords;
import io.variantmapper.processor.model.Node;
import io.variantmapper.processor.model.Node.Function;
import io.variantmapper.processor.model.NodeFault;
import io.variantmapper.processor.model.StringContent;
import io.variantmapper.processor.model.TypeFault;
import io.variantmapper.processor.read.compiler.Accessibility;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.DocComments;
import io.variantmapper.processor.read.compiler.Enclosing;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.read.declaration.DeclarationReader;
import io.variantmapper.processor.read.declaration.NodeAnnotations;
import io.variantmapper.processor.read.declaration.TypeAnnotations;
import io.variantmapper.processor.read.members.ArgumentsReader;
import io.variantmapper.processor.read.settings.TypeSettings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;

/** Reads an interface that describes a Godot node. */
public final class NodeReader {
  /** The most parameters of a Java method, less the object itself and the call. */
  private static final int MAX_PARAMETERS = 253;

  /** The types that count as two parameters. */
  private static final Set<TypeKind> WIDE = Set.of(TypeKind.LONG, TypeKind.DOUBLE);

  private static final Pattern GODOT_NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_]*");

  /** The characters that Godot replaces in names of nodes. */
  private static final Pattern NOT_IN_NODE_NAMES = Pattern.compile("[.:@%\"\\u0000]");

  private static final Pattern VARIABLE = Pattern.compile("\\{([^{}]*)}");

  private final Compiler compiler;
  private final TypeElement type;
  private final TypeAnnotations annotations;
  private final DocComments docs;
  private final ArgumentsReader arguments;
  private final List<Fault> faults = new ArrayList<>();

  NodeReader(Compiler compiler, TypeSettings ofBuild, TypeElement type) {
    this.compiler = compiler;
    this.type = type;
    annotations = new TypeAnnotations(compiler, type);
    docs = new DocComments(compiler.elements(), type);
    arguments = new ArgumentsReader(
        compiler, ofBuild, annotations, new Accessibility(MoreElements.getPackage(type)));
  }

  /** Returns the fault of an {@code @Rpc} on a method of a class; empty for an interface. */
  public static Optional<Fault> misplaced(Element function) {
    Element around = Enclosing.type(function);
    return around.getKind().isInterface()
        ? Optional.empty()
        : Optional.of(new Fault(NodeFault.RPC_OUTSIDE, SourceAnchor.of(function))
            .with("type", around.getSimpleName())
            .with("function", around.getSimpleName() + "." + function.getSimpleName()));
  }

  Node read() {
    Declaration declaration = DeclarationReader.read(compiler, annotations);
    checkType(declaration);
    String path = path();
    List<Function> functions = new ArrayList<>();
    if (type.getKind() == ElementKind.INTERFACE) {
      ElementFilter.methodsIn(compiler.elements().getAllMembers(type)).stream()
          .filter(this::isFunction)
          .map(this::function)
          .forEach(functions::add);
      if (functions.isEmpty() && faults.isEmpty()) {
        faults.add(atType(NodeFault.WITHOUT_FUNCTIONS));
      }
    }
    functions.sort(Comparator.comparing(Function::name, StringContent::compare)
        .thenComparing(function -> function.parameters().size()));
    checkSameNames(functions);
    faults.addAll(arguments.faults());
    List<Field> parameters =
        functions.stream().flatMap(function -> function.parameters().stream()).toList();
    return new Node(
        declaration,
        path,
        NodeAnnotations.node(type)
            .flatMap(annotation -> Annotations.value(annotation, "base", String.class))
            .orElse("Node"),
        List.copyOf(functions),
        MappedType.ofParameters(declaration, parameters),
        List.copyOf(faults));
  }

  private Fault atType(NodeFault kind) {
    return new Fault(kind, SourceAnchor.of(type)).with("type", type.getSimpleName());
  }

  private void checkType(Declaration declaration) {
    if (type.getKind() != ElementKind.INTERFACE) {
      String found = switch (type.getKind()) {
        case ENUM -> "an enum";
        case RECORD -> "a record";
        case ANNOTATION_TYPE -> "an annotation";
        default -> "a class";
      };
      faults.add(atType(NodeFault.NOT_AN_INTERFACE).with("found", found));
    }
    if (!type.getTypeParameters().isEmpty()) {
      faults.add(atType(NodeFault.GENERIC));
    }
    if (declaration.faults().contains(TypeFault.PRIVATE)) {
      faults.add(atType(NodeFault.PRIVATE)
          .with("kind", "private")
          .with("wayOut", "Widen its access, or the access of a type around it"));
    } else if (declaration.faults().contains(TypeFault.IN_COMPACT_FILE)) {
      faults.add(atType(NodeFault.PRIVATE)
          .with("kind", "in a compact source file")
          .with("wayOut", "Move it into a file of its own"));
    }
  }

  private String path() {
    Optional<AnnotationMirror> annotation = NodeAnnotations.node(type);
    String path =
        annotation.flatMap(m -> Annotations.value(m, "value", String.class)).orElse("");
    problemOf(path)
        .ifPresent(problem -> faults.add(new Fault(
                NodeFault.PATH,
                annotation
                    .map(m -> SourceAnchor.of(type).at(m, "value"))
                    .orElse(SourceAnchor.of(type)))
            .with(Map.of("type", type.getSimpleName(), "path", path, "problem", problem))));
    return path;
  }

  /** Returns what is wrong with a path; empty if nothing is. */
  private static Optional<String> problemOf(String path) {
    if (path.isEmpty() || path.equals(".")) {
      return Optional.empty();
    } else if (path.startsWith("/")) {
      return Optional.of("it begins with a slash, although it is below the root path");
    }
    for (String name : path.split("/", -1)) {
      String text = VARIABLE.matcher(name).replaceAll("x");
      if (text.isEmpty()) {
        return Optional.of("the name of a node is empty");
      } else if (text.contains("{") || text.contains("}")) {
        return Optional.of("a brace has no partner");
      } else if (NOT_IN_NODE_NAMES.matcher(text).find()) {
        return Optional.of("names of nodes contain none of . : @ % \"");
      }
    }
    List<String> variables =
        VARIABLE.matcher(path).results().map(found -> found.group(1)).toList();
    return variables.stream()
        .filter(variable -> !SourceVersion.isName(variable))
        .findFirst()
        .map(variable -> "{" + variable + "} is not a name in Java")
        .or(() -> variables.stream().distinct().count() == variables.size()
            ? Optional.empty()
            : Optional.of("two variables have the same name"));
  }

  /** Returns whether a method is a function of the script; reports methods that can't be one. */
  private boolean isFunction(ExecutableElement method) {
    if (!Enclosing.type(method).getKind().isInterface()) {
      return false;
    }
    boolean isAbstract = method.getModifiers().contains(Modifier.ABSTRACT);
    boolean isMarked = NodeAnnotations.rpc(method).isPresent();
    if (isAbstract && !isMarked) {
      report(NodeFault.WITHOUT_RPC, method);
    } else if (!isAbstract && isMarked) {
      report(NodeFault.WITH_BODY, method);
    }
    boolean isGeneric = !method.getTypeParameters().isEmpty();
    if (isAbstract && isMarked && isGeneric) {
      report(NodeFault.GENERIC_FUNCTION, method);
    }
    return isAbstract && isMarked && !isGeneric;
  }

  private void report(NodeFault kind, ExecutableElement method) {
    faults.add(fault(kind, method));
  }

  /** Returns a fault at a member of the {@code @Rpc}, or at the method if the member is absent. */
  private Fault fault(NodeFault kind, ExecutableElement method, String member) {
    SourceAnchor anchor = annotations.anchor(method);
    Optional<AnnotationMirror> annotation = NodeAnnotations.rpc(method)
        .filter(
            given -> Annotations.given(given, member).isPresent() && annotations.isShown(method));
    return fault(kind, method, annotation.map(given -> anchor.at(given, member)).orElse(anchor));
  }

  private Fault fault(NodeFault kind, ExecutableElement method) {
    return fault(kind, method, annotations.anchor(method));
  }

  private Fault fault(NodeFault kind, ExecutableElement method, SourceAnchor anchor) {
    return new Fault(kind, anchor)
        .with("function", type.getSimpleName() + "." + method.getSimpleName());
  }

  private Function function(ExecutableElement method) {
    checkSignature(method);
    AnnotationMirror annotation = NodeAnnotations.rpc(method).orElseThrow();
    String name = Annotations.value(annotation, "name", String.class)
        .filter(given -> !given.isEmpty())
        .orElseGet(() -> NameWords.snakeCase(method.getSimpleName().toString()));
    if (!GODOT_NAME.matcher(name).matches()) {
      faults.add(fault(NodeFault.NAME, method, "name").with("name", name));
    }
    int channel = Annotations.value(annotation, "channel", Integer.class).orElse(0);
    if (channel < 0) {
      faults.add(fault(NodeFault.CHANNEL, method, "channel").with("found", channel));
    }
    String mode = Annotations.constant(annotation, "value").orElse("AUTHORITY");
    if (mode.equals("DISABLED")) {
      faults.add(fault(NodeFault.DISABLED, method, "value"));
    }
    return new Function(
        method.getSimpleName().toString(),
        name,
        mode,
        Annotations.constant(annotation, "mode").orElse("RELIABLE"),
        channel,
        docs.of(method),
        parameters(method),
        annotations.anchor(method));
  }

  private void checkSignature(ExecutableElement method) {
    if (method.getReturnType().getKind() != TypeKind.VOID) {
      faults.add(fault(NodeFault.RETURNS, method).with("found", method.getReturnType()));
    }
    List<TypeName> thrown = compiler.checkedExceptions(method);
    if (!thrown.isEmpty()) {
      faults.add(fault(NodeFault.THROWS, method).with("found", thrown.get(0)));
    }
    int count = method.getParameters().size();
    long wide = method.getParameters().stream()
        .filter(parameter -> WIDE.contains(parameter.asType().getKind()))
        .count();
    if (count + wide > MAX_PARAMETERS) {
      report(NodeFault.TOO_MANY_PARAMETERS, method);
    }
    if (method.isVarArgs()) {
      faults.add(fault(NodeFault.VARIABLE_ARGUMENTS, method)
          .with("found", TypeName.get(method.getParameters().get(count - 1).asType())));
    }
  }

  private List<Field> parameters(ExecutableElement method) {
    ExecutableType signature = MoreTypes.asExecutable(
        compiler.types().asMemberOf(MoreTypes.asDeclared(type.asType()), method));
    List<Field> parameters = new ArrayList<>();
    for (int i = 0; i < method.getParameters().size(); i++) {
      VariableElement parameter = method.getParameters().get(i);
      arguments
          .read(method, parameter, signature.getParameterTypes().get(i))
          .ifPresent(parameters::add);
    }
    return List.copyOf(parameters);
  }

  /** Reports functions of one name that can't be one function with defaults in Godot. */
  private void checkSameNames(List<Function> functions) {
    Map<String, Function> first = new TreeMap<>();
    for (int i = 0; i < functions.size(); i++) {
      Function function = functions.get(i);
      Function known = first.putIfAbsent(function.name(), function);
      if (known == null) {
        continue;
      }
      boolean sameCount =
          functions.get(i - 1).parameters().size() == function.parameters().size();
      boolean sameSettings = known.mode().equals(function.mode())
          && known.transferMode().equals(function.transferMode())
          && known.channel() == function.channel();
      if (sameCount || !sameSettings) {
        faults.add(new Fault(NodeFault.SAME_NAME, function.anchor())
            .with(Map.of(
                "function",
                type.getSimpleName() + "." + function.method(),
                "other",
                type.getSimpleName() + "." + known.method(),
                "name",
                function.name(),
                "found",
                sameCount ? "the same number of parameters" : "different settings",
                "wayOut",
                sameCount
                    ? "Rename one of them, or give it another name with @Rpc(name = …)."
                    : "Write the same settings in the @Rpc of both.")));
      }
    }
  }
}
