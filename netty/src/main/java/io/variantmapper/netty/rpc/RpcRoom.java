package io.variantmapper.netty.rpc;

import io.variantmapper.rpc.ClientSession;
import io.variantmapper.rpc.RpcPeer;
import io.variantmapper.rpc.ServerSession;
import io.variantmapper.rpc.Session;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

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
 *
 * <p>Code that is not in a task of the room gets an {@link IllegalStateException} if it calls a
 * function, or uses the session in another way. There are two exceptions. The thread that creates
 * the room may use the session until the first task runs, for example to add nodes. If the executor
 * is an event loop of Netty, all code on its thread may use the session, for example a timer.
 *
 * <p>Before you end the executor, move the peers to another room, or disconnect them. The
 * connection of any other peer is closed as soon as the executor refuses a task for it. If the
 * executor has dropped the task, as {@code shutdownNow} does, the connection is closed when the
 * next message of the peer arrives after the executor has terminated. This needs the {@link
 * ExecutorService} itself: with another {@code Executor} that drops tasks, the peer waits.
 */
public final class RpcRoom implements Executor {
  private final Session session;
  private final Consumer<RpcPeer> adding;
  private final Consumer<RpcPeer> removing;
  private final Consumer<RpcPeer> ending;
  private final Executor thread;
  private final RoomThread current;
  private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
  private final AtomicInteger waiting = new AtomicInteger();
  private final Runnable running = this::runNext;

  private RpcRoom(
      Session session,
      Consumer<RpcPeer> adding,
      Consumer<RpcPeer> removing,
      Consumer<RpcPeer> ending,
      Executor thread) {
    this.session = session;
    this.adding = adding;
    this.removing = removing;
    this.ending = ending;
    this.thread = Objects.requireNonNull(thread, "thread");
    current = new RoomThread(thread);
    session.guard(current);
  }

  /**
   * Creates a room of a server. From now on, only tasks of the room may use the session.
   *
   * @throws IllegalStateException if the session is in a room
   */
  public RpcRoom(ServerSession session, Executor thread) {
    this(session, session::add, session::remove, session::disconnected, thread);
  }

  /**
   * Creates a room of a client. From now on, only tasks of the room may use the session.
   *
   * @throws IllegalStateException if the session is in a room
   */
  public RpcRoom(ClientSession session, Executor thread) {
    this(session, session::add, session::disconnected, session::disconnected, thread);
  }

  /** Returns the session, which only tasks of the room may use. */
  public Session session() {
    return session;
  }

  /**
   * Runs a task on the thread of the room, after the tasks that wait. Any thread may call this. If
   * the task throws an exception, Netty logs the exception, and the room goes on.
   *
   * @throws RejectedExecutionException if the executor of the room has ended
   */
  @Override
  public void execute(Runnable task) {
    tasks.add(Objects.requireNonNull(task, "task"));
    boolean isFirst = waiting.getAndIncrement() == 0;
    if (isFirst ? !submit() : dropIfEnded()) {
      throw new RejectedExecutionException("The executor of the room has ended");
    }
  }

  /** Returns false, and drops all tasks, if the executor has ended. */
  private boolean submit() {
    try {
      thread.execute(running);
      return true;
    } catch (RejectedExecutionException e) {
      dropTasks();
      return false;
    }
  }

  private void dropTasks() {
    do {
      drop(tasks.poll());
    } while (waiting.decrementAndGet() > 0);
  }

  /** Returns true, and drops all tasks, if the executor has dropped the task that runs them. */
  boolean dropIfEnded() {
    if (!(thread instanceof ExecutorService service) || !service.isTerminated()) {
      return false;
    }
    // Several threads can do this at the same time.
    for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
      drop(task);
    }
    return true;
  }

  private static void drop(@Nullable Runnable task) {
    if (task instanceof RoomTask dropped) {
      dropped.dropped();
    }
  }

  /** Runs one task for each task of the executor, so that the rooms of a thread take turns. */
  private void runNext() {
    try {
      current.run(Objects.requireNonNull(tasks.poll(), "task"));
    } catch (Throwable thrown) {
      RoomLog.failed(thrown);
    } finally {
      if (waiting.decrementAndGet() > 0) {
        submit();
      }
    }
  }

  void add(RpcPeer peer) {
    adding.accept(peer);
  }

  void remove(RpcPeer peer) {
    removing.accept(peer);
  }

  void disconnected(RpcPeer peer) {
    ending.accept(peer);
  }
}
