package io.variantmapper.benchmarks.codec;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

import io.variantmapper.benchmarks.domain.Chat;
import io.variantmapper.benchmarks.domain.Heights;
import io.variantmapper.benchmarks.domain.Item;
import io.variantmapper.benchmarks.domain.Rarity;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class ContenderTest {
  private static final Chat CHAT = new Chat("all", "Ada", "Hello", 7);

  @Test
  void droppedFieldIsReportedWithItsName() {
    assertRefused(CHAT, new Chat("all", "Ada", "", 7), "$.text: Hello became ");
  }

  @Test
  void changedFloatIsReportedWithItsIndex() {
    Heights given = new Heights(2, new float[] {1, 2});
    Heights back = new Heights(2, new float[] {1, 0});
    assertRefused(given, back, "$.heights[1]: 2.0 became 0.0");
  }

  @Test
  void droppedElementIsReported() {
    assertRefused(List.of(1, 2), List.of(1), "$.size(): 2 became 1");
  }

  @Test
  void changedFieldOfAnElementIsReportedWithItsPath() {
    Item given = new Item("Rope", 1, Rarity.RARE, 0.5f);
    Item back = new Item("Rope", 1, Rarity.COMMON, 0.5f);
    assertRefused(List.of(given), List.of(back), "$[0].rarity: RARE became COMMON");
  }

  @Test
  void changedValueOfAMapIsReported() {
    assertRefused(Map.of("a", 1), Map.of("a", 2), "$[0] value: 1 became 2");
  }

  @Test
  void valueOfAnotherTypeIsReported() {
    assertRefused(1, 1L, "$: 1 became 1");
  }

  @Test
  void failureIsReportedAsDataLoss() {
    Contender<Chat> contender = new Contender<>("failing", CHAT, new Codec<>() {
      @Override
      public byte[] encode(Chat value) {
        throw new UnsupportedOperationException("no chats");
      }

      @Override
      public Chat decode(byte[] packet) {
        return CHAT;
      }
    });
    assertThatExceptionOfType(DataLossException.class)
        .isThrownBy(contender::requireRoundTrip)
        .withMessageEndingWith("it failed with java.lang.UnsupportedOperationException: no chats");
  }

  @Test
  void equalArraysAreAccepted() {
    Heights given = new Heights(1, new float[] {1});
    Contender<Heights> contender = giving(given, new Heights(1, new float[] {1}));
    assertThatNoException().isThrownBy(contender::requireRoundTrip);
  }

  private static <T> void assertRefused(T given, T back, String difference) {
    assertThatExceptionOfType(DataLossException.class)
        .isThrownBy(giving(given, back)::requireRoundTrip)
        .withMessage(
            "Not measured: forgetful does not return the value that it encoded: " + difference);
  }

  private static <T> Contender<T> giving(T given, T back) {
    return new Contender<>("forgetful", given, new Codec<>() {
      @Override
      public byte[] encode(T value) {
        return new byte[0];
      }

      @Override
      public T decode(byte[] packet) {
        return back;
      }
    });
  }
}
