package io.variantmapper.sample.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.sample.readme.Attack.Server;
import io.variantmapper.sample.readme.Attack.Transport;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Attacks the server of docs/server.md over sockets, while honest clients use it. */
@Timeout(300)
class OnlineServerTest {
  private static final int STRANGERS = 10;

  private static final ExecutorService STRANGER_THREADS = Executors.newCachedThreadPool();
  private static final Map<Server, List<HonestClient>> HONEST = new EnumMap<>(Server.class);
  private static OnlineServerProcess process;

  @BeforeAll
  static void start() throws Exception {
    process = new OnlineServerProcess();
    for (Server server : Server.values()) {
      HONEST.put(
          server,
          List.of(
              HonestClient.tcp(process.port(server, Transport.TCP)),
              HonestClient.webSocket(process.port(server, Transport.WEB_SOCKET))));
      play(server);
    }
  }

  @AfterAll
  static void stop() {
    process.close();
    STRANGER_THREADS.shutdownNow();
  }

  static List<Attack> attacks() {
    return Attack.all();
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void honestClientsPlayDuringAnAttack(Attack attack) throws Exception {
    int port = process.port(attack.server(), attack.transport());
    List<CompletableFuture<Void>> strangers = Stream.generate(
            () -> CompletableFuture.runAsync(() -> attack.run(port), STRANGER_THREADS))
        .limit(STRANGERS)
        .toList();
    play(attack.server());
    strangers.forEach(CompletableFuture::join);
    play(attack.server());
    assertThat(process.isAlive()).isTrue();
  }

  private static void play(Server server) throws Exception {
    for (HonestClient honest : HONEST.getOrDefault(server, List.of())) {
      honest.play();
    }
  }
}
