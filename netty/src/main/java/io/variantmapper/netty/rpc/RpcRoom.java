package io.variantmapper.netty.rpc;

import io.variantmapper.rpc.ClientSession;
import io.variantmapper.rpc.RpcPeer;
import io.variantmapper.rpc.ServerSession;
import io.variantmapper.rpc.Session;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A session and the thread on which it runs. Calls arrive on this thread.
 *
 * <pre>{@code
 * ServerSession session = new ServerSession(listener, SessionOptions.DEFAULT);
 * RpcRoom room = new RpcRoom(session, threads.next());
 * room.execute(() -> session.addNode("Game", table, dispatcher));
 * }</pre>
 *
 * <p>If the executor has several threads, each task can run on another of them, but only one task
 * of the room runs at a time, and they run in order. So also a thread pool can serve many rooms.
 * Before you end the executor, move the peers to another room, or disconnect them.
 */
public final class RpcRoom implements Executor {
  /** Adds peers to a session, and removes them. */
  private interface Members {
    void add(RpcPeer peer);

    void remove(RpcPeer peer);

    void disconnected(RpcPeer peer);
  }

  private final Session session;
  private final Members members;
  private final Executor thread;
  private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
  private final AtomicInteger waiting = new AtomicInteger();

  private RpcRoom(Session session, Members members, Executor thread) {
    this.session = session;
    this.members = members;
    this.thread = Objects.requireNonNull(thread, "thread");
  }

  /** Creates a room of a server. From now on, only tasks of the room may use the session. */
  public RpcRoom(ServerSession session, Executor thread) {
    this(
        session,
        new Members() {
          @Override
          public void add(RpcPeer peer) {
            session.add(peer);
          }

          @Override
          public void remove(RpcPeer peer) {
            session.remove(peer);
          }

          @Override
          public void disconnected(RpcPeer peer) {
            session.disconnected(peer);
          }
        },
        thread);
  }

  /** Creates a room of a client. From now on, only tasks of the room may use the session. */
  public RpcRoom(ClientSession session, Executor thread) {
    this(
        session,
        new Members() {
          @Override
          public void add(RpcPeer server) {
            session.add(server);
          }

          @Override
          public void remove(RpcPeer server) {
            session.disconnected(server);
          }

          @Override
          public void disconnected(RpcPeer server) {
            session.disconnected(server);
          }
        },
        thread);
  }

  /** Returns the session, which only tasks of the room may use. */
  public Session session() {
    return session;
  }

  /**
   * Runs a task on the thread of the room, after the tasks that wait. Any thread may call this.
   *
   * @throws RejectedExecutionException if the executor of the room has ended
   */
  @Override
  public void execute(Runnable task) {
    tasks.add(Objects.requireNonNull(task, "task"));
    if (waiting.getAndIncrement() == 0 && !submit()) {
      throw new RejectedExecutionException("The executor of the room has ended");
    }
  }

  /** Returns false, and forgets all tasks, if the executor has ended. */
  private boolean submit() {
    try {
      thread.execute(this::runNext);
      return true;
    } catch (RejectedExecutionException e) {
      tasks.clear();
      waiting.set(0);
      return false;
    }
  }

  /** Runs one task for each task of the executor, so that the rooms of a thread take turns. */
  private void runNext() {
    try {
      Objects.requireNonNull(tasks.poll(), "task").run();
    } finally {
      if (waiting.decrementAndGet() > 0) {
        submit();
      }
    }
  }

  void add(RpcPeer peer) {
    members.add(peer);
  }

  void remove(RpcPeer peer) {
    members.remove(peer);
  }

  void disconnected(RpcPeer peer) {
    members.disconnected(peer);
  }
}
