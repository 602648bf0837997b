package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.stream.Stream;

/**
 * A Godot node whose script has functions that peers call.
 *
 * <pre>{@code
 * node.names()                      // ["chat", "move", "welcome"]: the index is the number
 * node.functions().get(0).method()  // "sendChat"
 * }</pre>
 *
 * @param path the path below the root path, with {@code {name}} for each variable; empty if each
 *     node has its own path
 * @param base the Godot class that the script extends
 * @param functions the functions, in the order of {@link #names}; functions with the same name
 *     differ in the number of their parameters
 * @param arguments a type whose fields are the parameters of all functions, so that the code that
 *     writes and reads them follows from one type
 * @param faults the reasons why no code can be generated
 */
public record Node(
    Declaration declaration,
    String path,
    String base,
    List<Function> functions,
    MappedType arguments,
    List<Fault> faults) {
  /**
   * A function with {@code @rpc}.
   *
   * @param method the name in Java
   * @param name the name in Godot
   * @param mode the constant of {@code RpcMode}
   * @param transferMode the constant of {@code TransferMode}
   */
  public record Function(
      String method,
      String name,
      String mode,
      String transferMode,
      int channel,
      String doc,
      List<Field> parameters,
      Anchor anchor) {
    /** Returns whether only the authority of the node may call the function. */
    public boolean isOfAuthority() {
      return mode.equals("AUTHORITY");
    }
  }

  /** Returns whether generated code can name the type. */
  public boolean isNameable() {
    return faults.stream()
        .noneMatch(fault -> fault.kind() == NodeFault.PRIVATE || fault.kind() == NodeFault.GENERIC);
  }

  /** Returns a copy of this node that has no functions. */
  public Node withoutFunctions() {
    return new Node(
        declaration,
        path,
        base,
        List.of(),
        MappedType.ofParameters(declaration, List.of()),
        faults);
  }

  /** Returns the names in Godot, in the order of their numbers. */
  public List<String> names() {
    return functions.stream().map(Function::name).distinct().toList();
  }

  /** Returns the functions with a name, with the fewest parameters first. */
  public List<Function> named(String name) {
    return functions.stream().filter(function -> function.name().equals(name)).toList();
  }

  /** Returns the texts and the variables of the path, in their order. */
  public Stream<Part> parts() {
    Stream.Builder<Part> parts = Stream.builder();
    int end = 0;
    for (int open = path.indexOf('{'); open >= 0; open = path.indexOf('{', end)) {
      int close = path.indexOf('}', open);
      if (close < 0) {
        break;
      }
      if (open > end) {
        parts.add(new Part(path.substring(end, open), false));
      }
      parts.add(new Part(path.substring(open + 1, close), true));
      end = close + 1;
    }
    if (end < path.length()) {
      parts.add(new Part(path.substring(end), false));
    }
    return parts.build();
  }

  /** A piece of the path: a text, or the name of a variable. */
  public record Part(String text, boolean isVariable) {}

  /** Returns the name of the generated class for nodes: {@code World_PlayerNode}. */
  public ClassName nodeClass() {
    return generated("Node");
  }

  /** Returns the name of the generated interface that receives calls: {@code PlayerCalls}. */
  public ClassName callsClass() {
    return generated("Calls");
  }

  private ClassName generated(String suffix) {
    ClassName origin = declaration.origin();
    return ClassName.get(origin.packageName(), String.join("_", origin.simpleNames()) + suffix);
  }
}
