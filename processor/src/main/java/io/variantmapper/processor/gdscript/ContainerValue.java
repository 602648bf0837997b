package io.variantmapper.processor.gdscript;

/** Generates the functions that read Arrays, packed arrays and Dictionaries. */
interface ContainerValue extends ScriptValue {
  /** Adds the body of the function that reads a container. */
  void addReading(Lines out);

  /**
   * Returns the name of the function that reads a container. The function does not accept null. If
   * the script does not have the function yet, adds it to the script.
   */
  // static func _read_array_of_item(value: Variant, …) -> Array[Item]:
  default String reader() {
    return parts().function("_read_", words(), (function, out) -> {
      String forObjects = hasObjects() ? out.text("$lenient: bool, $depth: int, ") : "";
      Lines body = out.others();
      addReading(body);
      out.block("""
          static func $L($value: Variant, $L$problem: Array[String]) -> $L:
              $L
          """, function, forObjects, typeName(), body);
    });
  }

  // field = _read_array_of_item(field, lenient, depth, problem)
  // if not problem.is_empty():
  //     problem.push_front("." + ITEMS_KEY)
  //     return false
  @Override
  default void convert(Lines out, Place place) {
    String function = reader();
    String forObjects = hasObjects() ? out.text("$lenient, $depth, ") : "";
    String variable = place.variable();
    out.block("$L = $L($L, $L$problem)", variable, function, variable, forObjects);
    place.addFailureInside(out, "not " + parts().dialect().isEmpty(parts().local("problem")));
  }
}
