package io.variantmapper.it.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.variantmapper.netty.rpc.ConnectionListener;
import io.variantmapper.netty.rpc.RpcClient;
import io.variantmapper.netty.rpc.RpcConnection;
import io.variantmapper.netty.rpc.RpcRoom;
import io.variantmapper.rpc.SessionOptions;
import io.variantmapper.sample.rpc.Transport;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Checks that a client in Java calls a Godot server, and is called. */
@GodotTest(value = GodotVersion.GODOT_4, web = false)
@Timeout(180)
final class EngineCallServerTest {
  private final EventLoopGroup threads =
      new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
  private final List<String> calls = new CopyOnWriteArrayList<>();
  private final CompletableFuture<Integer> closeCode = new CompletableFuture<>();

  @Parameter
  private GodotEngine engine;

  @TempDir
  private Path folder;

  @AfterEach
  void stop() {
    threads.shutdownGracefully(0, 5, TimeUnit.SECONDS).syncUninterruptibly();
  }

  @Test
  void clientInJavaPlaysWithAGodotServer() throws Exception {
    assertThat(serve("bot")).contains("sum 42\nback [42, \"text\", Vector2(1, 2)]\n");
    assertThat(calls)
        .containsExactly("welcome [hi bot, 7]", "add [20, 22]", "echo", "bye []", "closed");
  }

  @Test
  void clientInJavaAuthenticatesAtAGodotServer() throws Exception {
    assertThat(serve("bot", "auth")).contains("authenticated with secret");
    assertThat(calls).startsWith("authentication as server", "welcome [hi bot, 7]");
  }

  @Test
  void clientInJavaReadsTheCodeWithWhichAGodotServerKicksIt() throws Exception {
    serve("stranger");
    assertThat(closeCode.get(60, TimeUnit.SECONDS)).isEqualTo(1000);
    assertThat(calls).containsExactly("closed");
  }

  @Test
  void clientsInJavaPlayOnTheServerOfTheSample() throws Exception {
    try (SampleGame game = new SampleGame(Transport.WS, folder, 0)) {
      game.playInJava(engine);
    }
  }

  /** Runs a Godot server for a client with a name, and returns what the server prints. */
  private String serve(String name, String... options) throws Exception {
    int port = RunningScene.freePort();
    List<String> arguments = new ArrayList<>(List.of("serve", Integer.toString(port)));
    arguments.addAll(List.of(options));
    GodotProject project = GodotProject.calls(engine, folder);
    try (RunningScene server = project.startScene(arguments.toArray(String[]::new))) {
      server.awaitLine("serving");
      new Bootstrap()
          .group(threads)
          .channel(NioSocketChannel.class)
          .handler(new RpcClient(new Connection(name, arguments.contains("auth")))
              .webSocket(URI.create("ws://127.0.0.1:" + port + "/")))
          .connect("127.0.0.1", port)
          .syncUninterruptibly();
      return server.end();
    }
  }

  private final class Connection implements ConnectionListener {
    private final String name;
    private final boolean authenticates;

    Connection(String name, boolean authenticates) {
      this.name = name;
      this.authenticates = authenticates;
    }

    @Override
    public void opened(RpcConnection server) {
      if (!authenticates) {
        authenticated(server);
      }
    }

    @Override
    public void authenticationReceived(RpcConnection server, byte[] data) {
      calls.add("authentication as " + new String(data, UTF_8));
      server.sendAuthentication("secret".getBytes(UTF_8));
      server.completeAuthentication();
    }

    @Override
    public void authenticated(RpcConnection server) {
      CallBot bot = new CallBot(server, name, SessionOptions.DEFAULT, calls);
      server.moveTo(new RpcRoom(bot.session(), server.channel().eventLoop()));
    }

    @Override
    public void closed(RpcConnection server) {
      closeCode.complete(server.closeCode());
    }
  }
}
