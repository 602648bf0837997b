package io.variantmapper.processor.gdscript;

import com.palantir.javapoet.ClassName;
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

  String text() {
    Lines variables = new Lines(dialect);
    addVariables(variables);
    Lines signals = new Lines(dialect);
    addSignals(signals);
    Lines functions = new Lines(dialect);
    addPoll(functions);
    addSend(functions);
    addReceive(functions);
    addPrivate(functions);
    connection.addFunctions(functions);
    Lines constants = new Lines(dialect).add("");
    Preloads.add(constants, dialect, scripts(), List.of(signals, functions));
    Lines out = new Lines(dialect);
    ClassScript.addHead(out, protocol.declaration(), dialect.base(), dialect);
    return out.block("$L\n$L\n$L\n$L", signals, constants, variables, functions).toString();
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
      String parameter = signalParameter("message", dialect.reference(message));
      out.block("""
          ## Emitted for each [$L] that arrives.
          signal $L($L)
          """, dialect.names().ofClass(message), signal(message), parameter);
    }
    out.block("""
        ## Emitted for each packet that is not a message, with the reason. If nothing is
        ## connected, the reason is reported as an error.
        signal packet_refused($L)
        """, signalParameter("reason", "String"));
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
    out.block("""
        ## The number of packets that one call of [method poll] reads by default.
        const MAX_PACKETS: int = 64

        """);
    connection.addVariables(out);
    out.block("""
        ## Whether missing keys and nulls leave the defaults of a message in place, and
        ## unknown keys are skipped.
        var lenient: bool = false
        """);
    connection.addState(out);
    out.block("""


        func _init(p_peer: PacketPeer = null) -> void:
            _set_peer(p_peer)
        """);
  }

  /** A function that is connected to a signal may set peer to another peer or to null. */
  private void addPoll(Lines out) {
    out.block("""


        ## Emits a signal for each packet that has arrived, and returns their number. Call it
        ## in each frame. It reads at most [param limit] packets, so that it ends even if
        ## packets arrive faster than they are read; the next call reads the rest. It also
        ## emits the signals of the connection.
        func poll(limit: int = MAX_PACKETS) -> int:
            if peer == null:
                return 0
            var polled: PacketPeer = peer
            _report_start()
            _poll(polled)
            _poll(polled.get("stream_peer"))
            _report_start()
            var count: int = 0
            while count < limit and peer != null and $L.get_available_packet_count() > 0:
                count += 1
                _receive($L.get_var())
            if count < limit:
                _report_end()
            return count
        """, connection.packets(), connection.packets());
  }

  // func send_move(message: ClientMessageMove) -> Error:
  //     return send(message)
  private void addSend(Lines out) {
    Side side = protocol.toJava();
    String error = dialect.isModern() ? "Error" : "int";
    out.block("""


        ## Sends a message. Returns OK, or the error of the peer.
        func send(message: $L) -> $L:
            if peer == null:
                return ERR_UNCONFIGURED
            return $L.put_var(message.to_variant())
        """, dialect.reference(side.type()), error, connection.packets());
    for (ClassName message : side.messages()) {
      out.block(
          """


          ## Sends a [$L]. See [method send].
          func send_$L(message: $L) -> $L:
              return send(message)
          """,
          dialect.names().ofClass(message),
          GdScriptNames.message(message),
          dialect.reference(message),
          error);
    }
  }

  private void addReceive(Lines out) {
    Side side = protocol.toGodot();
    Lines cases = out.others();
    for (ClassName message : side.messages()) {
      cases.block("""
          elif message is $L:
              $L
          """, dialect.reference(message), emission(signal(message), "message"));
    }
    out.block(
        """


        func _receive(value: Variant) -> void:
            var problem: Array[String] = []
            var message: $L = $L.read_from(value, lenient, $L, problem)
            if message == null:
                _refuse("$L" + $L)
            $L
        """,
        dialect.objects(side.type()),
        dialect.reference(side.type()),
        ObjectReader.MAX_DEPTH,
        dialect.names().ofClass(side.type()),
        dialect.joined("problem"),
        cases);
  }

  /**
   * A WebSocketPeer only receives when it is polled. So does the StreamPeerTCP in a
   * PacketPeerStream of Godot 4. A PacketPeerUDP does not have the method poll.
   */
  private void addPrivate(Lines out) {
    String connections = dialect.isModern()
        ? "packet_refused.get_connections()"
        : "get_signal_connection_list(\"packet_refused\")";
    out.block("""


        func _refuse(reason: String) -> void:
            if $L.is_empty():
                push_error(reason)
            $L


        static func _poll(value: Variant) -> void:
            var polled: Object = value
            if polled != null and polled.has_method("poll"):
                var _result: Variant = polled.call("poll")
        """, connections, emission("packet_refused", "reason"));
  }
}
