package io.variantmapper.enet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares a host with the engines of recorded sessions, in the place of each of them. */
class ReplayTest {
  static final String[] NAMES = {
    "3.2.3-fragmented",
    "3.2.3-rpc",
    "3.2.3-two-clients",
    "3.6.2-fragmented",
    "3.6.2-plain",
    "3.6.2-refused",
    "3.6.2-rpc",
    "3.6.2-two-clients",
    "3.6.2-zlib",
    "4.6.3-bandwidth",
    "4.6.3-channels",
    "4.6.3-compressed-fastlz",
    "4.6.3-compressed-range",
    "4.6.3-compressed-zlib",
    "4.6.3-compressed-zstd",
    "4.6.3-disconnect-later",
    "4.6.3-fragmented",
    "4.6.3-full",
    "4.6.3-kick-now",
    "4.6.3-loss",
    "4.6.3-refused",
    "4.6.3-rpc",
    "4.6.3-server-closes",
    "4.6.3-slot-again",
    "4.6.3-two-clients",
    "libenet-client",
    "libenet-server"
  };

  static Stream<Arguments> places() {
    return Stream.of(NAMES)
        .flatMap(name -> IntStream.range(-1, Recording.of(name).clients())
            .mapToObj(client -> Arguments.of(name, client)));
  }

  private static Replay replay(String name, int client) {
    boolean isFull = name.equals("4.6.3-full") || name.equals("4.6.3-slot-again");
    HostOptions.Builder options =
        client < 0 ? HostOptions.server(isFull ? 1 : 32) : HostOptions.client();
    if (name.startsWith("3.2.3") || (name.equals("libenet-client") && client >= 0)) {
      options.mtu(1400); // libenet 1.3.17; newer ones begin with 1392.
    }
    if (name.equals("4.6.3-bandwidth") && client >= 0) {
      options.incomingBandwidth(200_000).outgoingBandwidth(100_000);
    }
    if (name.equals("4.6.3-channels") && client < 0) {
      options.incomingBandwidth(5).maxChannels(3);
    }
    options.repeatPolicy(RepeatPolicy.DOUBLING).compression(compression(name));
    int readingDelay = name.equals("3.6.2-two-clients") ? 5 : 1;
    Replay replay = new Replay(Recording.of(name), client, options.build(), readingDelay);
    replay.run();
    return replay;
  }

  private static CompressionMode compression(String name) {
    return switch (name) {
      case "4.6.3-compressed-range",
          "3.6.2-fragmented",
          "3.6.2-refused",
          "3.6.2-rpc",
          "3.6.2-two-clients" -> CompressionMode.RANGE_CODER;
      case "4.6.3-compressed-zlib", "3.6.2-zlib" -> CompressionMode.ZLIB;
      case "4.6.3-compressed-fastlz" -> CompressionMode.FASTLZ;
      case "4.6.3-compressed-zstd" -> CompressionMode.ZSTD;
      default -> CompressionMode.NONE;
    };
  }

  @ParameterizedTest
  @MethodSource("places")
  void hostDeliversTheMessagesThatTheEngineHasDelivered(String name, int client) {
    Replay replay = replay(name, client);

    assertThat(replay.delivered).isEqualTo(replay.recordedMessages());
  }

  @ParameterizedTest
  @MethodSource("places")
  void hostSendsTheCommandsThatTheEngineHasSent(String name, int client) {
    Replay replay = replay(name, client);

    assertThat(replay.sent).isEqualTo(replay.recordedCommands());
  }

  @ParameterizedTest
  @MethodSource("places")
  void hostAcknowledgesWhatTheEngineHasAcknowledged(String name, int client) {
    Replay replay = replay(name, client);

    if (name.equals("4.6.3-loss")) {
      // The recording does not say when the delayed datagrams have arrived.
      replay
          .recordedAcks()
          .forEach((receiver, acks) ->
              assertThat(replay.acks.get(receiver)).containsExactlyInAnyOrderElementsOf(acks));
    } else {
      assertThat(replay.acks).isEqualTo(replay.recordedAcks());
    }
  }
}
