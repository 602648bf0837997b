package io.variantmapper.processor.gdscript;

import com.palantir.javapoet.NameAllocator;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.Node;
import io.variantmapper.processor.model.Node.Function;
import io.variantmapper.processor.model.PacketType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Generates the base class for the script of a node: all functions with {@code @rpc}, without
 * bodies.
 *
 * <pre>{@code
 * @rpc("any_peer", "call_remote", "reliable", 0)
 * func chat(text: String) -> void:
 *     pass
 * }</pre>
 */
final class NodeScript {
  private final Node node;
  private final Dialect dialect;

  NodeScript(Node node, Dialect dialect) {
    this.node = node;
    this.dialect = dialect;
  }

  String text() {
    Lines out = new Lines(dialect);
    ClassScript.addHead(out, node.declaration(), node.base(), dialect);
    node.names().forEach(name -> addFunction(out, node.named(name)));
    return out.toString();
  }

  /**
   * Adds one function. It has the parameters of the longest overload, and defaults for those that a
   * shorter one lacks.
   */
  private void addFunction(Lines out, List<Function> overloads) {
    Function function = overloads.get(overloads.size() - 1);
    out.block(
        """


        $L
        @warning_ignore("unused_parameter", "shadowed_variable_base_class")
        @rpc("$L", "call_remote", "$L", $L)
        func $L($L) -> void:
            pass
        """,
        comment(function),
        word(function.mode()),
        word(function.transferMode()),
        function.channel(),
        function.name(),
        parameters(function, overloads.get(0).parameters().size()));
  }

  private static String comment(Function function) {
    return String.join("\n", DocComment.ofMember(function.doc()));
  }

  // any_peer for ANY_PEER
  private static String word(String constant) {
    return constant.toLowerCase(Locale.ROOT);
  }

  private String parameters(Function function, int required) {
    NameAllocator names = new NameAllocator();
    List<String> parameters = new ArrayList<>();
    for (Field parameter : function.parameters()) {
      String name = names.newName(GdScriptNames.member(parameter.getter().member()), new Object());
      boolean isOptional = parameters.size() >= required;
      String type = isOptional ? "Variant" : type(parameter.slot().wireValue());
      parameters.add(name + ": " + type + (isOptional ? " = null" : ""));
    }
    return String.join(", ", parameters);
  }

  /** Returns the type of an argument, as Godot receives it. A class stays a Dictionary or Array. */
  private String type(PacketType.Value value) {
    return value.isNullable()
        ? "Variant"
        : value.type().godotType().flatMap(dialect::name).orElse("Variant");
  }
}
