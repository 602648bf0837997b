package io.variantmapper.netty.rpc;

import io.netty.channel.Channel;
import io.variantmapper.rpc.PacketSink;
import io.variantmapper.rpc.PeerLimits;
import io.variantmapper.rpc.PeerListener;
import io.variantmapper.rpc.RpcPeer;

/** The way from a connection to its channel. Any thread may call the methods. */
interface Link {
  Channel channel();

  /** Returns the sink that sends packets through the channel. */
  PacketSink sink();

  /** Creates the peer at the other end. */
  default RpcPeer newPeer(int id, PeerListener listener, PeerLimits limits) {
    return new RpcPeer(id, sink(), listener, limits);
  }

  /** Sends the id of the client once. Does nothing at a client. */
  void sendId();

  /** Writes everything that waits, and closes the channel with a code and a reason. */
  void disconnect(int code, String reason);

  /** Forgets the connection, which has ended. */
  void forget();

  /** Closes the channel at once, because the thread of the room has ended. */
  void abandon();

  /** Reads from the peer, or stops. Call this in the thread of the channel. */
  void read(boolean isReading);

  /** Runs a task on the thread of the channel, unless the thread has ended. */
  void run(Runnable task);

  /** Passes an exception to the end of the pipeline, where Netty logs it. */
  void log(Throwable thrown);
}
