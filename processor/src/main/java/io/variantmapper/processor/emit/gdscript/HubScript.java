package io.variantmapper.processor.emit.gdscript;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.GdScriptNames;
import io.variantmapper.processor.model.Protocol;
import io.variantmapper.processor.model.Protocol.Side;
import java.util.List;
import java.util.stream.Stream;

/**
 * Generates the class that exchanges the messages of a protocol over a {@code PacketPeer}.
 *
 * <pre>{@code
 * signal welcome_received(message: ServerMessageWelcome)
 * }</pre>
 */
final class HubScript {
  private final Protocol protocol;
  private final Dialect dialect;
  private final ConnectionScript connection;

  HubScript(Protocol protocol, Dialect dialect) {
    this.protocol = protocol;
    this.dialect = dialect;
    connection = new ConnectionScript(dialect);
  }

  /** Returns the text of the script. */
  String text() {
    Lines variables = new Lines();
    addVariables(variables);
    Lines signals = new Lines();
    addSignals(signals);
    Lines functions = new Lines();
    addPoll(functions);
    addSend(functions);
    addReceive(functions);
    addPrivate(functions);
    connection.addFunctions(functions);
    Lines constants = new Lines().add("");
    Preloads.add(constants, dialect, scripts(), List.of(signals, functions));
    Lines out = new Lines();
    ClassScript.addHead(out, protocol.declaration(), dialect.base(), dialect);
    Stream.of(signals, constants, variables, functions)
        .flatMap(part -> part.toString().lines())
        .forEach(out::add);
    return out.toString();
  }

  private List<ClassName> scripts() {
    return Stream.of(protocol.toGodot(), protocol.toJava())
        .flatMap(side -> Stream.concat(Stream.of(side.type()), side.messages().stream()))
        .toList();
  }

  // signal welcome_received(message: ServerMessageWelcome)
  private void addSignals(Lines out) {
    out.add("");
    connection.addSignals(out);
    for (ClassName message : protocol.toGodot().messages()) {
      out.add("## Emitted for each [" + dialect.names().ofClass(message) + "] that arrives.")
          .add("signal " + signal(message) + "("
              + signalParameter("message", dialect.reference(message)) + ")");
    }
    out.add("## Emitted for each packet that is not a message, with the reason. If nothing is")
        .add("## connected, the reason is reported as an error.")
        .add("signal packet_refused(" + signalParameter("reason", "String") + ")");
  }

  /** Returns the parameter of a signal. In Godot 3, the parameter has no type. */
  private String signalParameter(String name, String type) {
    return dialect.isModern() ? name + ": " + type : name;
  }

  private static String signal(ClassName message) {
    return GdScriptNames.message(message) + "_received";
  }

  private String emission(String signal, String argument) {
    return dialect.isModern()
        ? signal + ".emit(" + argument + ")"
        : "emit_signal(\"" + signal + "\", " + argument + ")";
  }

  // var peer: PacketPeer = null
  private void addVariables(Lines out) {
    out.add("## The number of packets that one call of [method poll] reads by default.")
        .add("const MAX_PACKETS: int = 64")
        .add("");
    connection.addVariables(out);
    out.add("## Whether missing keys and nulls leave the defaults of a message in place, and")
        .add("## unknown keys are skipped.")
        .add("var lenient: bool = false");
    connection.addState(out);
    out.beforeFunction()
        .open("func _init(p_peer: PacketPeer = null) -> void:")
        .add("_set_peer(p_peer)")
        .close();
  }

  // func poll(limit: int = MAX_PACKETS) -> int:
  //     …
  //     while count < limit and peer != null and peer.get_available_packet_count() > 0:
  //         count += 1
  //         _receive(peer.get_var())
  //     …
  //     return count
  private void addPoll(Lines out) {
    out.beforeFunction()
        .add(
            "## Emits a signal for each packet that has arrived, and returns their number. Call it")
        .add("## in each frame. It reads at most [param limit] packets, so that it ends even if")
        .add("## packets arrive faster than they are read; the next call reads the rest. It also")
        .add("## emits the signals of the connection.")
        .openFunction("func poll", List.of("limit: int = MAX_PACKETS"), dialect.result("int"))
        .open("if peer == null:")
        .add("return 0")
        .close()
        .add("var polled: PacketPeer = peer")
        .add("_report_start()")
        .add("_poll(polled)")
        .add("_poll(polled.get(\"stream_peer\"))")
        .add("_report_start()")
        .add("var count: int = 0")
        // A function that is connected to a signal may set peer to another peer or to null.
        .open("while count < limit and peer != null and " + connection.packets()
            + ".get_available_packet_count() > 0:")
        .add("count += 1")
        .add("_receive(" + connection.packets() + ".get_var())")
        .close()
        .open("if count < limit:")
        .add("_report_end()")
        .close()
        .add("return count")
        .close();
  }

  // func send_move(message: ClientMessageMove) -> Error:
  //     return send(message)
  private void addSend(Lines out) {
    Side side = protocol.toJava();
    String error = dialect.isModern() ? "Error" : "int";
    String type = dialect.reference(side.type());
    out.beforeFunction()
        .add("## Sends a message. Returns OK, or the error of the peer.")
        .openFunction("func send", List.of("message: " + type), dialect.result(error))
        .open("if peer == null:")
        .add("return ERR_UNCONFIGURED")
        .close()
        .add("return " + connection.packets() + ".put_var(message.to_variant())")
        .close();
    for (ClassName message : side.messages()) {
      out.beforeFunction()
          .add("## Sends a [" + dialect.names().ofClass(message) + "]. See [method send].")
          .openFunction(
              "func send_" + GdScriptNames.message(message),
              List.of("message: " + dialect.reference(message)),
              dialect.result(error))
          .add("return send(message)")
          .close();
    }
  }

  // func _receive(value: Variant) -> void:
  //     var problem: Array[String] = []
  //     var message: ServerMessage = ServerMessage.read_from(value, lenient, 256, problem)
  //     if message == null:
  //         _refuse("ServerMessage" + "".join(PackedStringArray(problem)))
  //     elif message is ServerMessageWelcome:
  //         welcome_received.emit(message)
  private void addReceive(Lines out) {
    Side side = protocol.toGodot();
    out.beforeFunction()
        .open("func _receive(" + dialect.variant("value") + ") -> void:")
        .add("var problem: " + dialect.texts() + " = []")
        .add("var message: " + dialect.objects(side.type()) + " = " + dialect.reference(side.type())
            + ".read_from(value, lenient, " + ObjectReader.MAX_DEPTH + ", problem)")
        .open("if message == null:")
        .add("_refuse(\"" + dialect.names().ofClass(side.type()) + "\" + "
            + dialect.joined("problem") + ")")
        .close();
    for (ClassName message : side.messages()) {
      out.open("elif message is " + dialect.reference(message) + ":")
          .add(emission(signal(message), "message"))
          .close();
    }
    out.close();
  }

  private void addPrivate(Lines out) {
    String connections = dialect.isModern()
        ? "packet_refused.get_connections()"
        : "get_signal_connection_list(\"packet_refused\")";
    out.beforeFunction()
        .open("func _refuse(reason: String) -> void:")
        .open("if " + dialect.isEmpty(connections) + ":")
        .add("push_error(reason)")
        .close()
        .add(emission("packet_refused", "reason"))
        .close();
    // A WebSocketPeer only receives when it is polled. So does the StreamPeerTCP in a
    // PacketPeerStream of Godot 4. A PacketPeerUDP does not have the method poll.
    out.beforeFunction()
        .open("static func _poll(" + dialect.variant("value") + ") -> void:")
        .add("var polled: Object = value")
        .open("if polled != null and polled.has_method(\"poll\"):")
        .add("var " + dialect.variant("_result") + " = polled.call(\"poll\")")
        .close()
        .close();
  }
}
