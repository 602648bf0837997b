package io.variantmapper.netty.rpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.netty.channel.EventLoop;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.variantmapper.rpc.FunctionTable;
import io.variantmapper.rpc.RpcFunction;
import io.variantmapper.rpc.RpcMode;
import io.variantmapper.rpc.RpcNode;
import io.variantmapper.rpc.ServerSession;
import io.variantmapper.rpc.SessionListener;
import io.variantmapper.rpc.SessionOptions;
import io.variantmapper.rpc.TransferMode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class RpcRoomTest {
  private static final Executor NEW_THREADS = task -> new Thread(task, "other").start();

  private final Queue<Runnable> tasks = new ArrayDeque<>();
  private final ServerSession session =
      new ServerSession(new SessionListener() {}, SessionOptions.DEFAULT);
  private final RpcNode node = session.addNode(
      "Game",
      FunctionTable.of(new RpcFunction("say", RpcMode.ANY_PEER, TransferMode.RELIABLE, 0)),
      (call, function, arguments) -> {});

  private void call() {
    node.call(0);
  }

  private void runTasks() {
    while (!tasks.isEmpty()) {
      tasks.remove().run();
    }
  }

  /** Calls on a new thread, and returns the exception. */
  private Throwable callOnAnotherThread() {
    CompletableFuture<Void> called = CompletableFuture.runAsync(this::call, NEW_THREADS);
    return Objects.requireNonNull(catchThrowable(called::join).getCause());
  }

  @Test
  void anotherThreadCannotCallWhileATaskRuns() {
    RpcRoom room = new RpcRoom(session, tasks::add);
    Queue<Throwable> thrown = new ArrayDeque<>();
    room.execute(() -> thrown.add(callOnAnotherThread()));
    runTasks();
    assertThat(thrown.remove())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("The thread other calls a function, but runs no task of the room. Only tasks of"
            + " the room may use its session: use room.execute(() -> …).");
  }

  @Test
  void threadOfTheRoomCannotCallBetweenTwoTasks() {
    RpcRoom room = new RpcRoom(session, tasks::add);
    room.execute(() -> {});
    runTasks();
    assertThatThrownBy(this::call).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void timerOfAnEventLoopCanCallBetweenTwoTasks() throws Exception {
    EventLoopGroup threads = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    EventLoop loop = threads.next();
    CompletableFuture.runAsync(() -> {}, new RpcRoom(session, loop)).get();
    assertThatCode(loop.schedule(this::call, 1, TimeUnit.MILLISECONDS)::sync)
        .doesNotThrowAnyException();
    assertThatThrownBy(this::call).isInstanceOf(IllegalStateException.class);
    threads.shutdownGracefully();
  }

  @Test
  void eachTaskCanCallOnAThreadOfItsOwn() throws InterruptedException {
    RpcRoom room = new RpcRoom(session, NEW_THREADS);
    CountDownLatch calls = new CountDownLatch(100);
    for (int i = 0; i < 100; i++) {
      room.execute(() -> {
        call();
        calls.countDown();
      });
    }
    assertThat(calls.await(5, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void threadThatCreatesTheRoomCanSetItUp() {
    RpcRoom room = new RpcRoom(session, tasks::add);
    assertThatCode(this::call).doesNotThrowAnyException();
    assertThatCode(() -> room.execute(this::call)).doesNotThrowAnyException();
  }

  @Test
  void exceptionOfATaskIsLoggedAndTheRoomGoesOn() {
    RpcRoom room = new RpcRoom(session, tasks::add);
    List<String> events = new ArrayList<>();
    try (NettyLog log = new NettyLog()) {
      room.execute(() -> {
        throw new IllegalStateException("broken tick");
      });
      room.execute(() -> events.add("next"));
      runTasks();
      assertThat(log.lines())
          .containsExactly("A task of a room has thrown an exception. The room goes on."
              + " java.lang.IllegalStateException: broken tick");
    }
    assertThat(events).containsExactly("next");
  }

  @Test
  void roomWhoseExecutorDropsATaskRefusesTheNextOne() throws InterruptedException {
    ExecutorService thread = Executors.newSingleThreadExecutor();
    RpcRoom room = new RpcRoom(session, thread);
    thread.submit(() -> new CompletableFuture<Void>().get());
    room.execute(() -> {});
    thread.shutdownNow();
    assertThat(thread.awaitTermination(5, TimeUnit.SECONDS)).isTrue();
    assertThatThrownBy(() -> room.execute(() -> {})).isInstanceOf(RejectedExecutionException.class);
  }

  @Test
  void sessionIsInOneRoom() {
    assertThat(new RpcRoom(session, tasks::add).session()).isSameAs(session);
    assertThatThrownBy(() -> new RpcRoom(session, tasks::add))
        .isInstanceOf(IllegalStateException.class);
  }
}
