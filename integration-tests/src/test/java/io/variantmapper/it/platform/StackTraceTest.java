package io.variantmapper.it.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Checks that each stack frame of the runtime and of generated code has the name of a file and the
 * number of a line.
 */
class StackTraceTest {
  private static final String OURS = "io.variantmapper.";

  /** A class whose setter refuses a value that a packet may contain. */
  @VariantDictionary
  static final class Door {
    private int width;

    int getWidth() {
      return width;
    }

    void setWidth(int width) {
      if (width < 0) {
        throw new IllegalArgumentException("A door has no negative width");
      }
      this.width = width;
    }
  }

  @Test
  void everyFrameOfAFailingSetterHasAFileAndALine() {
    byte[] packet = Variant.of(Map.of("width", -1)).encode(VariantFormat.GODOT_4);
    UnexpectedVariantException refused = catchThrowableOfType(
        UnexpectedVariantException.class,
        () -> StackTraceTest_DoorVariantSerializer.INSTANCE.decode(packet));

    Throwable cause = Objects.requireNonNull(refused.getCause());
    assertThat(cause).hasMessage("A door has no negative width");
    assertThat(frames(refused)).hasSizeGreaterThan(3).allMatch(StackTraceTest::hasLine);
    assertThat(frames(cause)).hasSizeGreaterThan(3).allMatch(StackTraceTest::hasLine);
  }

  private static List<StackTraceElement> frames(Throwable thrown) {
    return Stream.of(thrown.getStackTrace())
        .filter(frame -> frame.getClassName().startsWith(OURS))
        .toList();
  }

  private static boolean hasLine(StackTraceElement frame) {
    return frame.getFileName() != null && frame.getLineNumber() > 0;
  }
}
