package io.variantmapper.netty.rpc;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.variantmapper.netty.FaultLog;
import io.variantmapper.netty.ServerPipeline;
import io.variantmapper.rpc.PeerFault;
import io.variantmapper.rpc.PeerListener;
import io.variantmapper.rpc.RpcPeer;
import io.variantmapper.rpc.TransferMode;
import io.variantmapper.runtime.VariantException;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * A connection to a peer over WebSocket or ENet, which is in one room after another.
 *
 * <pre>{@code
 * void join(RpcCall call, String name) {
 *   RpcConnection client = server.connection(call.sender());
 *   client.moveTo(rooms.get(name));
 * }
 * }</pre>
 *
 * <p>The packets of the peer are handled in order, also while it moves from a room to a room on
 * another thread. Any thread may call the methods. They return at once, and take effect after the
 * packet that is handled now, and before the next one.
 */
public final class RpcConnection {
  /** So many packets are handled before the other connections of the thread have their turn. */
  private static final int PACKETS_AT_ONCE = 256;

  private enum Work {
    NONE,
    RUNNING,
    /** There is more to do than what the running work has seen. */
    MORE
  }

  private final Link link;
  private final ConnectionListener listener;
  private final ConnectionCounters counters;
  private final FaultLog faults;
  private final IncomingPackets incoming;
  private final RpcPeer peer;
  private final Queue<Runnable> commands = new ConcurrentLinkedQueue<>();
  private final AtomicReference<Work> work = new AtomicReference<>(Work.NONE);
  private final RoomTask working = new Task(this::work);
  private volatile int clientId;
  private volatile String uri = "";
  private volatile int closeCode = -1;
  private volatile String closeReason = "";
  private volatile boolean isInactive;

  /** Changed only by the running work. */
  private volatile Executor thread;

  /** The following fields are used only by the running work. */
  private @Nullable RpcRoom room;

  private @Nullable RpcRoom nextRoom;
  private boolean isEnding;
  private boolean isClosed;

  /**
   * Creates a connection that is in no room.
   *
   * @param peerId the id of the other end
   */
  RpcConnection(
      Link link,
      int peerId,
      ConnectionListener listener,
      ConnectionLimits limits,
      ConnectionCounters counters,
      FaultLog faults) {
    this.link = link;
    this.listener = listener;
    this.counters = counters;
    this.faults = faults;
    thread = link.channel().eventLoop();
    incoming = new IncomingPackets(link, limits.maxUnhandled());
    peer = link.newPeer(peerId, new PeerEvents(), limits.peer());
  }

  /**
   * Returns the id of the client, which is the id of the peer at a server, and the own id at a
   * client. It is 0 at a client until the server has sent it.
   */
  public int clientId() {
    return clientId;
  }

  /**
   * Returns the address that the client has requested, such as {@code /?room=7}; empty over ENet,
   * which has no addresses.
   */
  public String uri() {
    return uri;
  }

  /**
   * Returns the code with which the server has closed the connection of a client. It is 0 if there
   * was no code, and −1 if the server has sent nothing.
   */
  public int closeCode() {
    return closeCode;
  }

  /** Returns the reason with which the server has closed the connection of a client. */
  public String closeReason() {
    return closeReason;
  }

  /**
   * Returns the channel, for example to attach your own data to it. Over ENet, all clients of a
   * port share one channel.
   */
  public Channel channel() {
    return link.channel();
  }

  /**
   * Moves the peer to a room, and out of the room in which it is. Its packets that have not been
   * handled yet reach the new room. If the connection is ending, or is in the room, nothing
   * happens.
   */
  public void moveTo(RpcRoom newRoom) {
    Objects.requireNonNull(newRoom, "newRoom");
    execute(() -> nextRoom = newRoom);
  }

  /**
   * Sends the id of the client, so that the authentication can begin. {@link #moveTo} also does
   * so if this method was not called. At a client, this does nothing.
   */
  public void authenticate() {
    execute(link::sendId);
  }

  /**
   * Sends data to the authentication of the other end.
   *
   * @throws IllegalArgumentException if {@code data} is empty
   * @see RpcPeer#sendAuthentication
   */
  public void sendAuthentication(byte[] data) {
    if (data.length == 0) {
      throw new IllegalArgumentException(
          "No data means that the authentication is complete. Use completeAuthentication().");
    }
    byte[] copy = data.clone();
    execute(() -> {
      link.sendId();
      peer.sendAuthentication(copy);
    });
  }

  /**
   * Completes the authentication at this end.
   *
   * @see RpcPeer#completeAuthentication
   */
  public void completeAuthentication() {
    execute(() -> {
      link.sendId();
      peer.completeAuthentication();
    });
  }

  /**
   * Removes the peer from its room, and closes the connection. The packets that were sent before
   * are written first, and the client has a quarter of a second to read it. Tasks of the room that
   * have not begun can come too late.
   *
   * <p>Over ENet, Godot shows neither the code nor the reason to a client.
   *
   * @param code a number from 4000 to 4999, which {@code WebSocketPeer.get_close_code()} returns
   * @param reason a text, which is cut after 123 bytes, for {@code get_close_reason()}
   */
  public void disconnect(int code, String reason) {
    Objects.requireNonNull(reason, "reason");
    execute(() -> {
      if (!isEnding) {
        isEnding = true;
        incoming.clear();
        leave();
        link.disconnect(code, reason);
      }
    });
  }

  /** Runs a task on the thread of the room, before the next packet is handled. */
  void execute(Runnable command) {
    commands.add(command);
    wakeUp();
  }

  /** Takes the id that the server has sent, or has chosen. */
  void open(int id, String requested) {
    clientId = id;
    uri = requested;
    execute(() -> listener.opened(this));
  }

  /** Takes a packet; {@link #wakeUp} starts its handling. */
  void receive(ByteBuf packet) {
    incoming.add(packet);
  }

  /** Takes a packet; {@link #wakeUp} starts its handling. */
  void receive(byte[] bytes, int offset, int length, TransferMode mode, int channel) {
    incoming.add(bytes, offset, length, mode, channel);
  }

  /** Reads again, if there is room. Call this in the thread of the channel. */
  void resume() {
    incoming.resume();
  }

  void closedByServer(int code, String reason) {
    closeReason = reason;
    closeCode = Math.max(code, 0);
  }

  /** Removes the peer from its room after the packets that have arrived. */
  void inactive() {
    isInactive = true;
    wakeUp();
  }

  /** Starts the work, unless it is running. */
  void wakeUp() {
    if (work.getAndSet(Work.MORE) == Work.NONE) {
      submit();
    } else if (thread instanceof RpcRoom current) {
      // The work may wait for an executor that has ended.
      current.dropIfEnded();
    }
  }

  private void submit() {
    try {
      thread.execute(working);
    } catch (RejectedExecutionException e) {
      // The thread of the room has ended, so nothing can be handled any more.
      link.abandon();
    }
  }

  private void work() {
    for (int packets = 0; packets < PACKETS_AT_ONCE; packets++) {
      work.set(Work.RUNNING);
      boolean isDone = !next();
      if (nextRoom != null) {
        changeRoom(nextRoom);
        return;
      }
      if (isDone && work.compareAndSet(Work.RUNNING, Work.NONE)) {
        return;
      }
    }
    submit();
  }

  /** Does one thing. Returns false if there is nothing to do. */
  private boolean next() {
    Runnable command = commands.poll();
    if (command != null) {
      guard(command);
    } else if (!isEnding && incoming.next()) {
      counters.received.increment();
      handlePacket();
    } else if (isInactive && !isClosed) {
      isClosed = true;
      isEnding = true;
      incoming.clear();
      leave();
      link.forget();
      guard(() -> listener.closed(this));
    } else {
      return false;
    }
    return true;
  }

  void failed(Throwable thrown) {
    execute(() -> fail(thrown));
  }

  /** Does the same as {@link #guard}, without an object for each packet. */
  private void handlePacket() {
    try {
      incoming.handle(peer);
    } catch (Throwable thrown) {
      fail(thrown);
    }
  }

  private void guard(Runnable task) {
    try {
      task.run();
    } catch (Throwable thrown) {
      fail(thrown);
    }
  }

  /** Reports an exception, in the thread of the connection. */
  private void fail(Throwable thrown) {
    try {
      listener.failed(this, thrown);
    } catch (Throwable second) {
      log(second);
    }
  }

  /** Passes an exception to the end of the pipeline, where Netty logs it. */
  void log(Throwable thrown) {
    link.log(thrown);
  }

  /** Writes a line to Netty's log, unless the log of the server has had enough lines. */
  void log(String kind, String reason) {
    try {
      faults.write(channel(), kind, "client " + clientId + ": " + reason);
    } catch (RejectedExecutionException e) {
      // The event loop has ended, so it does not count further faults. The line is written.
    }
  }

  private void leave() {
    RpcRoom left = room;
    if (left != null) {
      room = null;
      guard(() -> left.disconnected(peer));
    }
  }

  /** Leaves the room, and continues the work on the thread of the new room. */
  private void changeRoom(RpcRoom newRoom) {
    nextRoom = null;
    RpcRoom left = room;
    if (isEnding || left == newRoom) {
      submit();
      return;
    }
    if (left == null) {
      link.sendId();
      ServerPipeline.admit(channel());
    } else {
      room = null;
      guard(() -> left.remove(peer));
    }
    thread = newRoom;
    try {
      newRoom.execute(new Task(() -> enter(newRoom)));
    } catch (RejectedExecutionException e) {
      link.abandon();
    }
  }

  private void enter(RpcRoom newRoom) {
    room = newRoom;
    guard(() -> newRoom.add(peer));
    work();
  }

  @Override
  public String toString() {
    return "client " + clientId + " " + channel();
  }

  /** Closes the channel if it cannot run, because nothing else would continue the work. */
  private final class Task implements RoomTask {
    private final Runnable body;

    Task(Runnable body) {
      this.body = body;
    }

    @Override
    public void run() {
      body.run();
    }

    @Override
    public void dropped() {
      link.abandon();
    }
  }

  /** Passes the events of the peer to the listener. */
  private final class PeerEvents implements PeerListener {
    @Override
    public void refused(PeerFault fault, VariantException reason) {
      counters.refused.increment();
      listener.refused(RpcConnection.this, fault, reason);
    }

    @Override
    public void authenticationReceived(byte[] data) {
      listener.authenticationReceived(RpcConnection.this, data);
    }

    @Override
    public void authenticated() {
      listener.authenticated(RpcConnection.this);
    }
  }
}
