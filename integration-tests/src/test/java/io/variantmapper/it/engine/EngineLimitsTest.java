package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.sample.message.ServerMessageVariantSerializer;
import io.variantmapper.sample.server.GameServer;
import io.variantmapper.sample.server.ServerPorts;
import io.variantmapper.sample.server.ServerSettings;
import io.variantmapper.sample.world.SampleWorlds;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks that the sample's server says why it ends a connection. The web build takes no part,
 * because its script would have to end before a message arrives.
 */
@GodotTest(web = false)
final class EngineLimitsTest {
  @Parameter
  private GodotEngine engine;

  @ParameterizedTest
  @ValueSource(strings = {"StreamPeer", "WebSocketPeer"})
  void messageOverTheLimitEndsTheConnectionWithAReason(String peer, @TempDir Path folder)
      throws Exception {
    GodotProject project = GodotProject.exchange(engine, folder);
    ServerSettings settings = ServerSettings.of(engine.format());
    try (GameServer server =
        GameServer.start(ServerPorts.free(), SampleWorlds.meadow(), settings, line -> {})) {
      ServerPorts ports = server.ports();
      int port = peer.equals("StreamPeer") ? ports.tcp() : ports.webSocket();
      String limit = String.valueOf(settings.format().limits().maxBytes());
      project.run("break_limits.gd", limit, peer + ":" + port, "out");
    }

    assertThat(project.frames("out"))
        .map(packet -> ServerMessageVariantSerializer.INSTANCE.decode(packet, engine.format()))
        .extracting(Object::toString)
        .satisfiesExactly(
            answer -> assertThat(answer).contains("name", "fatal=false"),
            answer -> assertThat(answer).contains("over the limit of 4096", "fatal=true"));
  }
}
