package io.variantmapper.enet;

/**
 * Numbers about a host, since it was created.
 *
 * <pre>{@code
 * long lost = host.counters().droppedDatagrams();
 * }</pre>
 *
 * <p>Written by the thread of the host. Other threads may read the numbers, and can see older ones.
 */
public final class HostCounters {
  private long receivedDatagrams;
  private long receivedBytes;
  private long sentDatagrams;
  private long sentBytes;
  private long droppedDatagrams;
  private long refusedConnections;
  private long deliveredMessages;

  HostCounters() {}

  void received(int bytes) {
    receivedDatagrams++;
    receivedBytes += bytes;
  }

  void sent(int bytes) {
    sentDatagrams++;
    sentBytes += bytes;
  }

  void dropped() {
    droppedDatagrams++;
  }

  void refused() {
    refusedConnections++;
  }

  void delivered() {
    deliveredMessages++;
  }

  /** Returns the number of datagrams that have arrived. */
  public long receivedDatagrams() {
    return receivedDatagrams;
  }

  /** Returns the number of bytes that have arrived, without the headers of UDP and IP. */
  public long receivedBytes() {
    return receivedBytes;
  }

  /** Returns the number of datagrams that were sent. */
  public long sentDatagrams() {
    return sentDatagrams;
  }

  /** Returns the number of bytes that were sent, without the headers of UDP and IP. */
  public long sentBytes() {
    return sentBytes;
  }

  /** Returns the number of datagrams that were not understood, or came from strangers. */
  public long droppedDatagrams() {
    return droppedDatagrams;
  }

  /** Returns the number of connections that were refused. */
  public long refusedConnections() {
    return refusedConnections;
  }

  /** Returns the number of messages that the listener has received. */
  public long deliveredMessages() {
    return deliveredMessages;
  }

  @Override
  public String toString() {
    return "received " + receivedDatagrams + " datagrams with " + receivedBytes + " bytes, sent "
        + sentDatagrams + " with " + sentBytes + ", dropped " + droppedDatagrams
        + ", refused connections " + refusedConnections + ", delivered messages "
        + deliveredMessages;
  }
}
