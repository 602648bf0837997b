package io.variantmapper.benchmarks.contest;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.benchmarks.codec.Contender;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

final class ContendersTest {
  static Stream<Arguments> all() {
    return Workloads.NAMES.stream()
        .flatMap(workload -> Stream.of(Peer.values()).map(peer -> Arguments.of(peer, workload)));
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyPeerReadsBackWhatItWrote(Peer peer, String workload) {
    Contenders.of(peer, Workloads.named(workload)).requireRoundTrip();
  }

  @ParameterizedTest
  @MethodSource("all")
  void secondPacketEqualsTheFirst(Peer peer, String workload) {
    Contender<?> contender = Contenders.of(peer, Workloads.named(workload));
    byte[] first = contender.encode().clone();
    assertThat(contender.encode()).isEqualTo(first);
  }

  @ParameterizedTest
  @EnumSource(
      value = Peer.class,
      names = {"EXPERT_DICTIONARY", "EXPERT_ARRAY"})
  void expertsCodeWritesTheSamePacketsAsTheMapper(Peer expert) {
    Peer mapper = expert == Peer.EXPERT_ARRAY ? Peer.ARRAY : Peer.DICTIONARY;
    for (String name : Workloads.NAMES) {
      byte[] expected = Contenders.of(mapper, Workloads.named(name)).encode();
      assertThat(Contenders.of(expert, Workloads.named(name)).encode())
          .describedAs(name)
          .isEqualTo(expected);
    }
  }

  @Test
  void packetThatIsNotCopiedIsInTheWritersBuffer() {
    Workload<?, ?> player = Workloads.named(Workloads.PLAYER);
    byte[] packet = Contenders.of(Peer.DICTIONARY, player).encode();
    Contender<?> uncopied = Contenders.of(Peer.DICTIONARY_UNCOPIED, player);
    assertThat(uncopied.encode()).startsWith(packet).isSameAs(uncopied.encode());
    assertThat(uncopied.size()).isEqualTo(packet.length);
  }

  @ParameterizedTest
  @EnumSource(
      value = Peer.class,
      names = {"DICTIONARY_UNCOPIED", "ARRAY_UNCOPIED"},
      mode = EnumSource.Mode.EXCLUDE)
  void eachPacketIsANewArray(Peer peer) {
    Contender<?> contender = Contenders.of(peer, Workloads.named(Workloads.CHAT));
    byte[] packet = contender.encode();
    assertThat(packet).hasSize(contender.size()).isNotSameAs(contender.encode());
  }
}
