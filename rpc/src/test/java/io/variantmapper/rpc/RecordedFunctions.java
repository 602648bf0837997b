package io.variantmapper.rpc;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The functions of a recorded session, with the numbers of their parameters. */
final class RecordedFunctions {
  private final Map<String, Integer> counts = new HashMap<>();
  private final FunctionTable table;

  private RecordedFunctions(JsonArray functions, boolean hasConfigured) {
    List<RpcFunction> declared = new ArrayList<>();
    for (JsonElement function : functions) {
      if (function.isJsonArray()) {
        JsonArray parts = function.getAsJsonArray();
        String name = parts.get(1).getAsString();
        declared.add(function(name, parts.get(0).getAsString()));
        if (!parts.get(2).getAsString().equals("any")) {
          counts.put(name, parts.get(2).getAsInt());
        }
      } else {
        declared.add(function(function.getAsString(), "\"any_peer\""));
      }
    }
    FunctionTable declaredTable = FunctionTable.of(declared.toArray(RpcFunction[]::new));
    table = hasConfigured
        ? declaredTable.withConfigured(
            new RpcFunction("z_node", RpcMode.ANY_PEER, TransferMode.UNRELIABLE, 3),
            new RpcFunction("c_node", RpcMode.ANY_PEER, TransferMode.RELIABLE, 0))
        : declaredTable;
  }

  static RecordedFunctions of(JsonObject scenario, int peer) {
    String name = peer != 1 && scenario.has("client_methods") ? "client_methods" : "methods";
    JsonArray functions = scenario.has(name) ? scenario.getAsJsonArray(name) : new JsonArray();
    return new RecordedFunctions(functions, scenario.has("node_methods"));
  }

  private static RpcFunction function(String name, String annotation) {
    String[] words = annotation.replace("\"", "").split(", ");
    List<String> all = List.of(words);
    TransferMode mode = all.contains("unreliable")
        ? TransferMode.UNRELIABLE
        : all.contains("unreliable_ordered")
            ? TransferMode.UNRELIABLE_ORDERED
            : TransferMode.RELIABLE;
    String last = words[words.length - 1];
    return new RpcFunction(
        name,
        all.contains("any_peer") ? RpcMode.ANY_PEER : RpcMode.AUTHORITY,
        mode,
        last.matches("\\d+") ? Integer.parseInt(last) : 0);
  }

  FunctionTable table() {
    return table;
  }

  void requireCount(RpcFunction function, ArgumentReader arguments) {
    Integer count = counts.get(function.name());
    if (count != null) {
      arguments.requireCount(count);
    }
  }
}
