package io.variantmapper.processor.emit.gdscript;

import io.variantmapper.processor.model.WireType;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The private functions and the enums that the code of a script needs. The rest of the code is
 * generated first. The classes that generate it register here the functions and enums that the code
 * uses.
 */
final class ScriptParts {
  private final Dialect dialect;
  private final Types types;
  private final Locals locals;
  private final Set<PrivateFunction> privateFunctions = EnumSet.noneOf(PrivateFunction.class);
  private final Map<String, String> functions = new TreeMap<>();
  private final Map<String, String> signatures = new HashMap<>();
  private final Map<String, WireType.EnumOf> enums = new LinkedHashMap<>();

  ScriptParts(Dialect dialect, Locals locals) {
    this.dialect = dialect;
    this.locals = locals;
    types = new Types(dialect);
  }

  Dialect dialect() {
    return dialect;
  }

  Types types() {
    return types;
  }

  /**
   * Returns a name for a local variable or parameter. The name does not hide a member of the class.
   */
  String local(String wanted) {
    return locals.name(wanted);
  }

  /** Returns the registered enums. The keys are the names of the enums in GDScript. */
  Map<String, WireType.EnumOf> enums() {
    return enums;
  }

  /** Registers an enum, and returns its name in GDScript. */
  String need(WireType.EnumOf type) {
    String name = dialect.names().ofEnum(type.name());
    enums.putIfAbsent(name, type);
    return name;
  }

  /** Adds a private function, and the functions that it calls, to the script. */
  void need(PrivateFunction function) {
    privateFunctions.add(function);
    privateFunctions.addAll(function.needs());
  }

  boolean needs(PrivateFunction function) {
    return privateFunctions.contains(function);
  }

  /**
   * Returns the name of the function that reads or writes values of a type. If another type has the
   * same words, such as {@code NullableItem} and a nullable {@code Item}, the name gets an
   * underscore.
   */
  String function(String verb, WireType.Value value) {
    String signature = types.signature(value);
    String name = verb + signature.replace('.', '_');
    while (!signatures.computeIfAbsent(name, key -> signature).equals(signature)) {
      name += "_";
    }
    return name;
  }

  /**
   * Registers a function, and returns whether it is new. The caller must generate the text of a new
   * function.
   */
  boolean isNew(String function) {
    return functions.putIfAbsent(function, "") == null;
  }

  /** Adds the text of a function. */
  void put(String function, Lines text) {
    functions.put(function, text.toString());
  }

  /**
   * Adds the functions from {@link #put}, sorted by name, and then each needed {@link
   * PrivateFunction}.
   */
  void addTo(Lines out) {
    functions.values().forEach(text -> {
      out.beforeFunction();
      text.lines().forEach(out::add);
    });
    for (PrivateFunction function : privateFunctions) {
      out.beforeFunction();
      function.addTo(out, dialect, locals);
    }
  }
}
