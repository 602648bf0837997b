package io.variantmapper.processor.gdscript;

import io.variantmapper.processor.model.GodotType;
import java.util.List;

/** Generates the GDScript for Arrays and Dictionaries, which are copied to read or write them. */
interface CopiedValue extends ContainerValue {
  /** Returns the word {@code Array} or {@code Dictionary}. */
  @Override
  String expected();

  /** Returns the types that packets state for the elements, or for the keys and the values. */
  List<GodotType> stated();

  /** Returns the type without element types, because GDScript can't nest typed containers. */
  @Override
  default String element() {
    return isNullable() ? "" : expected();
  }

  @Override
  default boolean isRawKey() {
    return true;
  }

  @Override
  default boolean isUnchanged() {
    return false;
  }

  /**
   * Returns whether the container's elements, keys and values are written unchanged. In that case,
   * a copy of the container is written.
   */
  boolean isCopied();

  @Override
  default String form(String variable) {
    if (!isNullable()) {
      return presentForm(variable);
    }
    String function = parts().function("_write_", signature(), this::addNullable);
    return function + "(" + variable + ")";
  }

  private String presentForm(String variable) {
    return isCopied()
        ? copy(variable)
        : parts().function("_write_", words(), this::addWriting) + "(" + variable + ")";
  }

  // Array(scores, TYPE_NIL, &"", null): TYPE_NIL if the packet does not state the element type
  private String copy(String variable) {
    if (!parts().dialect().isModern()) {
      return variable + ".duplicate()";
    }
    StringBuilder copy = new StringBuilder(expected() + "(" + variable);
    for (int i = 0; i < (expected().equals("Array") ? 1 : 2); i++) {
      GodotType type = i < stated().size() ? stated().get(i) : GodotType.ANY;
      String name = type == GodotType.ANY ? "NIL" : type.name();
      // Godot's names are TYPE_TRANSFORM3D and TYPE_PACKED_INT32_ARRAY.
      copy.append(", TYPE_" + name.replace("_2D", "2D").replace("_3D", "3D") + ", &\"\", null");
    }
    return copy + ")";
  }

  private void addNullable(String function, Lines out) {
    out.block("""
        static func $L($value: Variant) -> Variant:
            if $value == null:
                return null
            var $list: $L = $value
            return $L
        """, function, typeName(), presentForm(parts().local("list")));
  }

  void addWriting(String function, Lines out);

  default String written() {
    return parts().dialect().isModern() && !stated().isEmpty()
        ? expected() + stated().stream().map(GodotType::godotName).toList()
        : expected();
  }

  default String loopVariable(String name, String type) {
    return parts().dialect().isModern()
        ? parts().dialect().variable(parts().local(name), type)
        : parts().local(name);
  }

  default void addRefusal(Lines out, String condition, String result) {
    parts().need(PrivateFunction.REFUSE);
    out.block("""
        if $L:
            _refuse($problem, "", "$L", $value)
            return $L
        """, condition, expected(), result);
  }

  default void addConversion(Lines out, ScriptValue part, Place place) {
    Lines conversion = parts().lines();
    part.convert(conversion, place);
    if (part.isNullable() && !conversion.isEmpty()) {
      out.block("""
          if $L != null:
              $L
          """, place.variable(), conversion);
    } else {
      out.block("$L", conversion);
    }
  }
}
