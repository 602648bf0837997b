package io.variantmapper.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.benchmarks.codec.Contender;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RowsTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 3, 10, 32, 100})
  void rowsAreReadBack(int fields) {
    assertThat(Rows.of(fields).requireRoundTrip().packet())
        .hasSize(Rows.of(fields).size());
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 100})
  void reversedKeysGiveTheSameRows(int fields) {
    Contender<?> rows = Rows.of(fields);
    byte[] packet = rows.packet();
    byte[] reversed = Rows.reversed(packet);
    assertThat(reversed).hasSameSizeAs(packet).isNotEqualTo(packet);
    assertThat(rows.decode(reversed)).isEqualTo(rows.decode(packet));
  }

  @ParameterizedTest
  @EnumSource(Content.class)
  void packetHasAboutTheGivenSize(Content content) {
    assertThat(content.contender(64).requireRoundTrip().size()).isBetween(63 * 1024, 65 * 1024);
  }
}
