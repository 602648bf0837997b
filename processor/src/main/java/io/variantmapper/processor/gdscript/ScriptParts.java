package io.variantmapper.processor.gdscript;

import io.variantmapper.processor.model.PacketType;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/**
 * The private functions and the enums that the code of a script needs. The rest of the code is
 * generated first. The classes that generate it register here the functions and enums that the code
 * uses.
 */
final class ScriptParts {
  private final Dialect dialect;
  private final BiFunction<PacketType.Value, ScriptParts, ScriptValue> values;
  private final Locals locals;
  private final Set<PrivateFunction> privateFunctions = EnumSet.noneOf(PrivateFunction.class);
  private final Map<String, String> functions = new TreeMap<>();
  private final Map<String, String> signatures = new HashMap<>();
  private final Map<String, PacketType.EnumOf> enums = new LinkedHashMap<>();

  ScriptParts(
      Dialect dialect,
      Locals locals,
      BiFunction<PacketType.Value, ScriptParts, ScriptValue> values) {
    this.dialect = dialect;
    this.locals = locals;
    this.values = values;
  }

  Dialect dialect() {
    return dialect;
  }

  ScriptValue value(PacketType.Value type) {
    return values.apply(type, this);
  }

  /** Returns new lines, in which local variables get the names of {@link #local}. */
  Lines lines() {
    return new Lines(dialect, locals);
  }

  /**
   * Returns a name for a local variable or parameter. The name does not hide a member of the class.
   */
  String local(String wanted) {
    return locals.name(wanted);
  }

  /** Returns the registered enums. The keys are the names of the enums in GDScript. */
  Map<String, PacketType.EnumOf> enums() {
    return enums;
  }

  String need(PacketType.EnumOf type) {
    String name = dialect.names().ofEnum(type.name());
    enums.putIfAbsent(name, type);
    return name;
  }

  /** Adds a private function, and the functions that it calls, to the script. */
  void need(PrivateFunction function) {
    privateFunctions.add(function);
    privateFunctions.addAll(function.needs());
  }

  // if field is float:
  //     field = _whole(field)
  void addConversion(Lines out, String variable, String from, PrivateFunction conversion) {
    need(conversion);
    String name = conversion.name().toLowerCase(Locale.ROOT);
    out.block("""
        if $L is $L:
            $L = _$L($L)
        """, variable, from, variable, name, variable);
  }

  /**
   * Returns the name of the function that reads or writes values of a type. If another type has the
   * same words, such as {@code NullableItem} and a nullable {@code Item}, the name gets an
   * underscore. If the script does not have the function yet, adds it to the script.
   *
   * @param signature the words that describe the type, with dots between them
   * @param text adds the text of the function with the given name
   */
  String function(String verb, String signature, BiConsumer<String, Lines> text) {
    String name = verb + signature.replace('.', '_');
    while (!signatures.computeIfAbsent(name, key -> signature).equals(signature)) {
      name += "_";
    }
    // The text may contain a call of the function itself.
    if (functions.putIfAbsent(name, "") == null) {
      Lines function = lines();
      text.accept(name, function);
      functions.put(name, function.toString());
    }
    return name;
  }

  /**
   * Adds the functions from {@link #function}, sorted by name, and then each needed {@link
   * PrivateFunction}.
   */
  void addTo(Lines out) {
    functions.values().forEach(text -> out.block("\n\n$L", text));
    for (PrivateFunction function : privateFunctions) {
      out.block("\n\n");
      function.addTo(out, dialect);
    }
  }
}
