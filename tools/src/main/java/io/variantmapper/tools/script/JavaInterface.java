package io.variantmapper.tools.script;

import io.variantmapper.runtime.VariantType;
import io.variantmapper.schema.SchemaFunction.Caller;
import io.variantmapper.schema.SchemaFunction.Transfer;
import io.variantmapper.tools.input.InputException;
import io.variantmapper.tools.script.GodotFunction.Settings;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Writes the Java interface that describes a script.
 *
 * <pre>{@code
 * new JavaInterface(script).lines("game");   // package game; …
 * }</pre>
 */
public final class JavaInterface {
  private static final String RPC = "io.variantmapper.rpc.";
  private static final String ANNOTATIONS = "io.variantmapper.annotations.";
  private static final Pattern PRINTABLE = Pattern.compile("[\\w.-]+");

  /** The most parameters of a method in Java with one word each, except the object and the call. */
  private static final int MAX_WORDS = 253;

  /** The most methods for one function, so that the output is not much larger than the script. */
  private static final int MAX_COUNTS = 32;

  private static final int LINE_LENGTH = 100;

  private static final Map<Class<?>, String> PRIMITIVES =
      Map.of(Boolean.class, "boolean", Long.class, "long", Double.class, "double");

  private final NodeScript script;
  private final String name;
  private final Set<String> imports = new TreeSet<>();
  private final JavaEnums enums;
  private final Set<String> methods = new HashSet<>();

  public JavaInterface(NodeScript script) {
    this.script = script;
    name = JavaNames.type(script.className().orElseGet(this::fileName));
    enums = new JavaEnums(name);
  }

  private String fileName() {
    String file = script.file();
    return file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1)
        .replaceFirst("\\.gd$", "");
  }

  /** Returns the simple name of the interface. */
  public String name() {
    return name;
  }

  /**
   * Returns the lines of the source file.
   *
   * @param packageName the package; empty for none
   */
  public List<String> lines(String packageName) {
    List<String> body = new ArrayList<>();
    for (GodotFunction function : script.functions()) {
      addMethods(function, body);
    }
    body.addAll(enums.lines());
    imports.add(RPC + "VariantNode");
    List<String> lines = new ArrayList<>();
    if (!packageName.isEmpty()) {
      lines.addAll(List.of("package " + packageName + ";", ""));
    }
    imports.forEach(type -> lines.add("import " + type + ";"));
    lines.add("");
    if (PRINTABLE.matcher(fileName()).matches()) {
      lines.add("/** The functions of the script " + fileName() + ".gd. */");
    }
    lines.add("@VariantNode");
    lines.add("public interface " + name + " {");
    lines.addAll(body.subList(0, Math.max(0, body.size() - 1)));
    lines.add("}");
    return lines.stream().flatMap(line -> Stream.of(line.split("\n"))).toList();
  }

  /** Adds a method for each number of arguments, and an empty line after each. */
  private void addMethods(GodotFunction function, List<String> body) {
    String method = JavaNames.member(function.name());
    boolean isNamed = !JavaNames.isDerived(function.name());
    while (!methods.add(method)) {
      method += "_";
      isNamed = true;
    }
    int counts = function.parameters().size() - function.required() + 1;
    if (counts > MAX_COUNTS) {
      throw new InputException(function.place() + ": " + function.name() + " takes " + counts
          + " numbers of arguments, but at most " + MAX_COUNTS + " methods can be printed for it");
    }
    String annotation = annotation(function, isNamed);
    if (function.hasRest()) {
      body.add("  // The script takes further arguments, which can't be received in Java.");
    }
    for (int i = function.required(); i <= function.parameters().size(); i++) {
      body.add("  " + annotation);
      List<String> parameters = parameters(function, i);
      String line = "  void " + method + "(" + String.join(", ", parameters) + ");";
      body.add(
          line.length() > LINE_LENGTH
              ? "  void " + method + "(\n      " + String.join(",\n      ", parameters) + ");"
              : line);
      body.add("");
    }
  }

  private String annotation(GodotFunction function, boolean isNamed) {
    imports.add(RPC + "Rpc");
    Settings settings = function.settings().orElseThrow();
    if (settings.channel() < 0) {
      throw new InputException(function.place() + ": " + function.name() + " has the channel "
          + settings.channel() + ". Channels begin at 0");
    }
    List<String> members = new ArrayList<>();
    if (isNamed) {
      members.add("name = \"" + function.name() + "\"");
    }
    if (settings.caller() == Caller.ANY_PEER) {
      imports.add(RPC + "RpcMode");
      members.add("value = RpcMode.ANY_PEER");
    }
    if (settings.transfer() != Transfer.RELIABLE) {
      imports.add(RPC + "TransferMode");
      members.add("mode = TransferMode." + settings.transfer().name());
    }
    if (settings.channel() != 0) {
      members.add("channel = " + settings.channel());
    }
    String all = String.join(", ", members);
    String given = members.size() == 1 ? all.replaceFirst("^value = ", "") : all;
    return given.isEmpty() ? "@Rpc" : "@Rpc(" + given + ")";
  }

  private List<String> parameters(GodotFunction function, int count) {
    Set<String> names = new HashSet<>();
    List<String> parameters = new ArrayList<>();
    int words = 0;
    for (GodotParameter parameter : function.parameters().subList(0, count)) {
      String parameterName = JavaNames.member(parameter.name());
      while (!names.add(parameterName)) {
        parameterName += "_";
      }
      GodotType type = script.sent(parameter.type());
      String java = java(type, false);
      words += java.equals("long") || java.equals("double") ? 2 : 1;
      parameters.add(typed(type) + java + " " + parameterName);
    }
    if (words > MAX_WORDS) {
      throw new InputException(function.place() + ": " + function.name() + " takes " + count
          + " arguments, which are too many for a method in Java");
    }
    return parameters;
  }

  /** Returns the annotation of a typed Array or Dictionary; empty for any other type. */
  private String typed(GodotType type) {
    if (type.elements().isEmpty()) {
      return "";
    }
    imports.add(ANNOTATIONS + "VariantField");
    imports.add(ANNOTATIONS + "WireType");
    return "@VariantField(type = WireType.TYPED_" + type.name().toUpperCase(Locale.ROOT) + ") ";
  }

  private String java(GodotType type, boolean isBoxed) {
    if (type.equals(GodotType.VARIANT) || type.name().equals("Callable")) {
      return imported("io.variantmapper.runtime.Variant");
    }
    Optional<String> ofEnum = type.ofEnum().flatMap(enums::nameOf);
    if (ofEnum.isPresent()) {
      imports.add(ANNOTATIONS + "VariantValue");
      return ofEnum.get();
    }
    VariantType builtIn = GodotTypes.of(type.name());
    return switch (builtIn) {
      case ARRAY -> imported("java.util.List") + "<" + element(type, 0) + ">";
      case DICTIONARY ->
        imported("java.util.Map") + "<" + element(type, 0) + ", " + element(type, 1) + ">";
      default -> java(builtIn.javaClass(), isBoxed);
    };
  }

  private String element(GodotType type, int index) {
    return java(
        index < type.elements().size() ? type.elements().get(index) : GodotType.VARIANT, true);
  }

  private String java(Class<?> type, boolean isBoxed) {
    if (type.isArray()) {
      Class<?> element = type.getComponentType();
      return (element.isPrimitive() ? element.getName() : java(element, true)) + "[]";
    } else if (type.getPackageName().equals("java.lang")) {
      return isBoxed ? type.getSimpleName() : PRIMITIVES.getOrDefault(type, type.getSimpleName());
    }
    return imported(type.getName());
  }

  /** Imports a class, and returns its simple name. */
  private String imported(String type) {
    imports.add(type);
    return type.substring(type.lastIndexOf('.') + 1);
  }
}
