package io.variantmapper.tools.script;

import io.variantmapper.schema.SchemaFunction.Caller;
import io.variantmapper.schema.SchemaFunction.Transfer;
import java.util.List;
import java.util.Optional;

/**
 * A function of a script.
 *
 * @param file the file for messages
 * @param settings the settings of its {@code @rpc}; empty if it has none
 * @param hasRest whether the function takes any number of further arguments
 */
record GodotFunction(
    String name,
    String file,
    int line,
    Optional<Settings> settings,
    List<GodotParameter> parameters,
    boolean hasRest) {
  /** The arguments of {@code @rpc}. */
  record Settings(Caller caller, Transfer transfer, int channel) {}

  /** Returns the function with the settings of the function that it overrides, if it has none. */
  GodotFunction overriding(GodotFunction base) {
    return settings.isPresent()
        ? this
        : new GodotFunction(name, file, line, base.settings, parameters, hasRest);
  }

  /** Returns the number of arguments that a call must have. */
  int required() {
    return (int)
        parameters.stream().filter(parameter -> !parameter.isOptional()).count();
  }

  /** Returns the file and the line, as at the start of a message. */
  String place() {
    return file + ":" + line;
  }
}
