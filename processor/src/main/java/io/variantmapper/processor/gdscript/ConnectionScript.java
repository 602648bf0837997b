package io.variantmapper.processor.gdscript;

/**
 * Generates the part of a protocol's class that says when the connection of its peer begins and
 * ends. This part is the same for all protocols.
 *
 * <pre>{@code
 * signal disconnected(code: int, reason: String)
 * }</pre>
 *
 * <p>The class reads the status of the connection before and after it polls the peer. The numbers
 * are those of {@code StreamPeerTCP.Status}. They are also the numbers of {@code StreamPeerTLS} and
 * of {@code NetworkedMultiplayerPeer}, which Godot 3's {@code WebSocketClient} extends. The class
 * calls the methods of a WebSocket by name, because an engine can be built without WebSocket.
 */
final class ConnectionScript {
  private final Dialect dialect;

  ConnectionScript(Dialect dialect) {
    this.dialect = dialect;
  }

  private void add(Lines out, String modern, String old) {
    add(out, dialect.isModern() ? modern : old);
  }

  private static void add(Lines out, String both) {
    both.lines().map(line -> line.replace("  ", "\t")).forEach(out::add);
  }

  private String emission(String signal) {
    return dialect.isModern() ? signal + ".emit()" : "emit_signal(\"" + signal + "\")";
  }

  String packets() {
    return dialect.isModern() ? "peer" : "_packets()";
  }

  // signal connected
  void addSignals(Lines out) {
    add(out, """
        ## Emitted when [member peer] has connected, before its first message.
        signal connected
        ## Emitted when [member peer] could not connect, for example because no server
        ## listens.
        signal connection_failed
        """);
    add(out, """
        ## Emitted when a connection has ended, whichever side has closed it, after its last
        ## message. The code and the reason are those of the WebSocketPeer. For other peers,
        ## they are -1 and empty.
        signal disconnected(code: int, reason: String)
        """, """
        ## Emitted when a connection has ended, whichever side has closed it, after its last
        ## message. If the server has closed a WebSocket, the code and the reason are those of
        ## the server. Otherwise, they are -1 and empty.
        signal disconnected(code, reason)
        """);
  }

  // var peer: PacketPeer = null: set = _set_peer
  void addVariables(Lines out) {
    add(out, """
        ## The peer that packets arrive at, and that messages are sent to. It may be null.
        var peer: PacketPeer = null: set = _set_peer
        """, """
        ## The peer that packets arrive at, and that messages are sent to. It may be null. For
        ## a WebSocket, it is the WebSocketClient.
        var peer: PacketPeer = null setget _set_peer
        """);
  }

  // var _status: int = StreamPeerTCP.STATUS_NONE
  void addState(Lines out) {
    add(out, """

        # The status that was reported last; STATUS_ERROR after the end of the connection.
        var _status: int = StreamPeerTCP.STATUS_NONE
        """);
    if (!dialect.isModern()) {
      add(out, """
          var _close_code: int = -1
          var _close_reason: String = ""
          """);
    }
  }

  void addFunctions(Lines out) {
    addSetter(out);
    addReports(out);
    addStatus(out);
    addEnd(out);
  }

  private void addSetter(Lines out) {
    out.block("\n\n");
    add(out, """
        func _set_peer(p_peer: PacketPeer) -> void:
          peer = p_peer
          _status = StreamPeerTCP.STATUS_NONE
        """, """
        func _set_peer(p_peer: PacketPeer) -> void:
          if peer != null and peer.has_signal("server_close_request"):
            peer.disconnect("server_close_request", self, "_on_close_request")
          peer = p_peer
          _status = StreamPeerTCP.STATUS_NONE
          _on_close_request(-1, "")
          if peer != null and peer.has_signal("server_close_request"):
            var _error: int = peer.connect("server_close_request", self, "_on_close_request")
        """);
  }

  private void addReports(Lines out) {
    out.block("\n\n");
    add(out, """
        # A connection can begin and end between two calls of this function.
        func _report_start() -> void:
          var status: int = _read_status()
          if status == StreamPeerTCP.STATUS_CONNECTING:
            _status = status
        """);
    if (!dialect.isModern()) {
      add(out, """
              _on_close_request(-1, "")
          """);
    }
    add(out, """
          elif _status != StreamPeerTCP.STATUS_CONNECTED:
            if status == StreamPeerTCP.STATUS_CONNECTED or _has_been_connected(status):
              _status = StreamPeerTCP.STATUS_CONNECTED
              %s


        func _has_been_connected(status: int) -> bool:
          if status < 0 or _status == StreamPeerTCP.STATUS_ERROR:
            return false
          return %s.get_available_packet_count() > 0 or %s >= 0


        # A peer that has never been used has STATUS_NONE.
        func _report_end() -> void:
          var status: int = _read_status()
          if status != StreamPeerTCP.STATUS_NONE and status != StreamPeerTCP.STATUS_ERROR:
            return
          if _status == StreamPeerTCP.STATUS_CONNECTED:
            _status = StreamPeerTCP.STATUS_ERROR
            _report_disconnected()
          elif _status == StreamPeerTCP.STATUS_CONNECTING or _status < status:
            _status = StreamPeerTCP.STATUS_ERROR
            %s
        """.formatted(
            emission("connected"),
            packets(),
            dialect.isModern() ? "_close_code()" : "_close_code",
            emission("connection_failed")));
  }

  private void addStatus(Lines out) {
    out.block("\n\n");
    add(out, """
        # Returns a status of StreamPeerTCP; -1 if the peer has none, like a PacketPeerUDP.
        # A WebSocketPeer is closed before it connects, and then has no address.
        func _read_status() -> int:
          if peer == null:
            return -1
          if peer.has_method("get_requested_url"):
            var state: int = peer.call("get_ready_state")
            if state < 3:
              return mini(state + 1, StreamPeerTCP.STATUS_CONNECTED)
            var is_fresh: bool = str(peer.call("get_requested_url")).is_empty()
            return StreamPeerTCP.STATUS_NONE if is_fresh else StreamPeerTCP.STATUS_ERROR
        """, """
        # Returns a status of StreamPeerTCP; -1 if the peer has none, like a PacketPeerUDP.
        func _read_status() -> int:
          if peer == null:
            return -1
          if peer.has_method("get_connection_status"):
            return peer.call("get_connection_status")
        """);
    add(out, """
          var stream: Object = peer.get("stream_peer")
          if stream == null or not stream.has_method("get_status"):
            return -1
          var status: int = stream.call("get_status")
        """);
    add(out, """
          return mini(status, StreamPeerTCP.STATUS_ERROR)
        """, """
          return int(min(status, StreamPeerTCP.STATUS_ERROR))
        """);
  }

  private void addEnd(Lines out) {
    out.block("\n\n");
    add(out, """
        func _close_code() -> int:
          return peer.call("get_close_code") if peer.has_method("get_close_code") else -1


        func _report_disconnected() -> void:
          var code: int = _close_code()
          var reason: String = ""
          if peer.has_method("get_close_reason"):
            reason = peer.call("get_close_reason")
          disconnected.emit(code, reason)
        """, """
        func _report_disconnected() -> void:
          emit_signal("disconnected", _close_code, _close_reason)


        func _on_close_request(code: int, reason: String) -> void:
          _close_code = code
          _close_reason = reason


        # The packets of a WebSocketClient arrive at another peer.
        func _packets() -> PacketPeer:
          if peer.has_method("connect_to_url"):
            return peer.call("get_peer", 1)
          return peer
        """);
  }
}
