package io.variantmapper.it.engine;

import io.variantmapper.rpc.ArgumentWriter;
import io.variantmapper.rpc.FunctionTable;
import io.variantmapper.rpc.RpcFunction;
import io.variantmapper.rpc.RpcMode;
import io.variantmapper.rpc.RpcNode;
import io.variantmapper.rpc.Targets;
import io.variantmapper.rpc.TransferMode;
import io.variantmapper.runtime.TreeSerializer;
import io.variantmapper.runtime.Variant;
import java.util.Objects;

/** The functions of the project {@code godot4-calls}. */
final class CallFunctions {
  static final FunctionTable TABLE = FunctionTable.of(
      ofServer("welcome"),
      ofServer("add"),
      ofServer("echo"),
      ofServer("send_chat"),
      ofServer("bye"),
      ofClients("hello"),
      ofClients("sum"),
      ofClients("back"),
      ofClients("chat"));

  private CallFunctions() {}

  private static RpcFunction ofServer(String name) {
    return new RpcFunction(name, RpcMode.AUTHORITY, TransferMode.RELIABLE, 0);
  }

  private static RpcFunction ofClients(String name) {
    return new RpcFunction(name, RpcMode.ANY_PEER, TransferMode.RELIABLE, 0);
  }

  static String name(int function) {
    return Objects.requireNonNull(TABLE.function(function)).name();
  }

  static void call(RpcNode node, Targets targets, String function, Variant... arguments) {
    ArgumentWriter writer = node.call(TABLE.number(function));
    for (Variant argument : arguments) {
      TreeSerializer.INSTANCE.write(writer.next(), argument);
    }
    node.send(targets);
  }
}
