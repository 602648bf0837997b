package io.variantmapper.enet.compression;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The codecs read what engines wrote. The range coder writes it as well. */
class RecordedDatagramsTest {
  private static final int ROOM = 4096;

  static Stream<Arguments> sessions() {
    Supplier<DatagramCodec> rangeCoder = DatagramCodecs::rangeCoder;
    Supplier<DatagramCodec> fastLz = DatagramCodecs::fastLz;
    Supplier<DatagramCodec> zlib = DatagramCodecs::zlib;
    Supplier<DatagramCodec> zstd = DatagramCodecs::zstd;
    return Stream.of(
        Arguments.of("3.6.2-rpc", 19, rangeCoder),
        Arguments.of("3.6.2-zlib", 8, zlib),
        Arguments.of("4.6.3-compressed-range", 14, rangeCoder),
        Arguments.of("4.6.3-compressed-fastlz", 7, fastLz),
        Arguments.of("4.6.3-compressed-zlib", 8, zlib),
        Arguments.of("4.6.3-compressed-zstd", 6, zstd));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("sessions")
  void recordedDatagramIsDecompressed(String session, int count, Supplier<DatagramCodec> supplier)
      throws IOException {
    List<RecordedDatagram> datagrams = RecordedDatagram.ofSession(session);
    assertThat(datagrams).hasSize(count);
    try (DatagramCodec codec = supplier.get()) {
      for (RecordedDatagram datagram : datagrams) {
        byte[] compressed = datagram.compressed();
        byte[] plain = new byte[ROOM];
        int size = codec.decompress(compressed, 0, compressed.length, plain, 0, ROOM);
        assertThat(Arrays.copyOf(plain, size)).isEqualTo(datagram.plain());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"3.6.2-rpc", "4.6.3-compressed-range"})
  void rangeCoderWritesTheRecordedBytes(String session) throws IOException {
    try (DatagramCodec codec = DatagramCodecs.rangeCoder()) {
      for (RecordedDatagram datagram : RecordedDatagram.ofSession(session)) {
        byte[] plain = datagram.plain();
        byte[] compressed = new byte[ROOM];
        int size = codec.compress(plain, 0, plain.length, compressed, 0, ROOM);
        assertThat(Arrays.copyOf(compressed, size)).isEqualTo(datagram.compressed());
      }
    }
  }
}
