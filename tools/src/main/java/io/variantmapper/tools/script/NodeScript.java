package io.variantmapper.tools.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * The functions that peers can call at a node, from its script and the scripts that it extends.
 *
 * <pre>{@code
 * NodeScript script = new ScriptFiles(List.of(file)).read(file);
 * script.description();   // player.gd extends entity.gd extends Node: 4 functions with @rpc
 * }</pre>
 */
public final class NodeScript {
  private final String file;
  private final Optional<String> className;
  private final String chain;
  private final Function<String, Optional<GodotEnum>> enums;
  private final List<GodotFunction> functions;
  private final List<String> ofScripts;

  /**
   * Merges a script with the scripts that it extends.
   *
   * @param chain the names of the scripts and of the class that the last script extends
   * @param scripts the script, followed by the scripts that it extends
   * @param enums finds the enum that a type names
   */
  NodeScript(
      String file,
      List<String> chain,
      List<Script> scripts,
      Function<String, Optional<GodotEnum>> enums) {
    this.enums = enums;
    ofScripts = scripts.stream().flatMap(script -> script.notes().stream()).toList();
    this.file = file;
    this.chain = String.join(" extends ", chain);
    className = scripts.get(0).className();
    Map<String, GodotFunction> all = new TreeMap<>();
    for (Script script : scripts) {
      for (GodotFunction function : script.functions()) {
        all.merge(function.name(), function, GodotFunction::overriding);
      }
    }
    List<GodotFunction> called = new ArrayList<>(all.values());
    called.removeIf(function -> function.settings().isEmpty());
    functions = List.copyOf(called);
  }

  /** Returns the name of the file. */
  String file() {
    return file;
  }

  Optional<String> className() {
    return className;
  }

  /** Returns the functions with {@code @rpc}, sorted by name. */
  List<GodotFunction> functions() {
    return functions;
  }

  /**
   * Returns the type with which a value of a declared type is sent. Enums are ints; classes are
   * Variants, because objects can't be sent.
   */
  GodotType sent(GodotType type) {
    if (GodotTypes.isBuiltIn(type.name())) {
      List<GodotType> elements = type.elements().stream().map(this::sent).toList();
      boolean isTyped = !elements.stream().allMatch(GodotType.VARIANT::equals);
      return new GodotType(type.name(), isTyped ? elements : List.of());
    }
    GodotType other = GodotTypes.isEnumOfEngine(type.name()) ? GodotType.INT : GodotType.VARIANT;
    return enums.apply(type.name()).map(GodotType::of).orElse(other);
  }

  /** Returns a line for each enum whose numbers are not known, and each script with rpc_config. */
  public List<String> notes() {
    Set<String> notes = new TreeSet<>(ofScripts);
    for (GodotFunction function : functions) {
      for (GodotParameter parameter : function.parameters()) {
        unknownEnum(parameter.type())
            .ifPresent(name -> notes.add(
                function.place() + ": the numbers of " + name + " are not known: it is an int"));
      }
    }
    return List.copyOf(notes);
  }

  private Optional<String> unknownEnum(GodotType type) {
    if (GodotTypes.isBuiltIn(type.name())) {
      return type.elements().stream()
          .flatMap(part -> unknownEnum(part).stream())
          .findFirst();
    }
    GodotType sent = sent(type);
    boolean isKnown =
        sent.ofEnum().filter(found -> !found.constants().isEmpty()).isPresent();
    return sent.name().equals("int") && !isKnown ? Optional.of(type.name()) : Optional.empty();
  }

  /** Returns whether peers can call no function of the script. */
  public boolean isEmpty() {
    return functions.isEmpty();
  }

  /** Returns the line that says which scripts were read. */
  public String description() {
    String count = functions.size() == 1 ? "1 function" : functions.size() + " functions";
    return chain + ": " + count + " with @rpc";
  }
}
