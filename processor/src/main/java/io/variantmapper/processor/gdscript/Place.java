package io.variantmapper.processor.gdscript;

/**
 * A variable that holds a value from a packet. The value is not null.
 *
 * @param variable the name of the variable; the code replaces its value with the converted value
 * @param path the GDScript expression for the last step of the path to the value, such as the
 *     value's key; empty if there is no such step
 * @param isTyped whether the value is later stored in a variable or container with a declared type.
 *     In that case, Godot itself converts it, for example from an int to a float.
 * @param failure the statement that ends the generated function if there is a problem
 */
record Place(String variable, String path, boolean isTyped, String failure) {
  void addFailureInside(Lines out, String condition) {
    out.block(
        """
        if $L:
            $L
            $L
        """, condition, path.isEmpty() ? "" : out.text("$problem.push_front($L)", path), failure);
  }

  // _refuse(problem, "." + HP_KEY, "int", field)
  // return false
  Lines refusal(ScriptParts parts, String function, String expected) {
    return parts
        .lines()
        .block("""
        $L($problem, $L, "$L", $L)
        $L
        """, function, path.isEmpty() ? "\"\"" : path, expected, variable, failure);
  }
}
