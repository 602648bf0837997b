package io.variantmapper.netty;

/**
 * The reasons for which a server ends the connection of a client.
 *
 * <pre>{@code
 * Map<ClientFault, LongAdder> counters = new EnumMap<>(ClientFault.class);
 * for (ClientFault fault : ClientFault.values()) {
 *   counters.put(fault, new LongAdder());
 * }
 * pipeline.reporting((channel, e) -> counters.get(e.fault()).increment());
 * }</pre>
 */
public enum ClientFault {
  /** A packet cannot be read, or has another type than expected. */
  BAD_PACKET(1007),
  /** A message is over the limit for bytes. */
  TOO_LARGE(1009),
  /** The bytes break the rules of HTTP, WebSocket or TLS. */
  PROTOCOL_ERROR(1002),
  /** More messages than {@link ClientLimits#maxMessages()}. */
  TOO_MANY_MESSAGES(1008),
  /** More bytes than {@link ClientLimits#maxBytes()}. */
  TOO_MANY_BYTES(1008),
  /** The client does not read its messages. */
  NOT_READING(1008),
  /** No login within {@link ClientLimits#maxLogin()}. */
  NOT_LOGGED_IN(1008),
  /** No message within {@link ClientLimits#maxSilence()}. */
  SILENT(1008),
  /** A limit of {@link ConnectionCount} is reached. */
  TOO_MANY_CLIENTS(1013);

  private final int closeCode;

  ClientFault(int closeCode) {
    this.closeCode = closeCode;
  }

  /**
   * Returns the code with which a WebSocket is closed for this reason, such as 1008 for a violated
   * policy.
   *
   * @see <a href="https://www.iana.org/assignments/websocket/websocket.xhtml">IANA's list</a>
   */
  public int closeCode() {
    return closeCode;
  }
}
