package io.variantmapper.netty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.netty.buffer.AbstractByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.buffer.UnpooledByteBufAllocator;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FrameCumulatorTest {
  private static final int LARGE = 4 << 20;

  private final FrameCumulator cumulator = new FrameCumulator();

  private static ByteBuf full(int size) {
    byte[] bytes = new byte[size];
    new Random(size).nextBytes(bytes);
    return Unpooled.buffer(size, size + 1).writeBytes(bytes);
  }

  /** With equal steps, a frame of 256 MiB would be copied 64 times. */
  @Test
  void largeBufferThatIsFullBecomesTwiceAsLarge() {
    ByteBuf all = cumulator.cumulate(UnpooledByteBufAllocator.DEFAULT, full(LARGE), full(1));

    assertThat(all.capacity()).isGreaterThan(2 * LARGE);
    all.release();
  }

  @Test
  void bytesStayInOrder() {
    ByteBuf expected = Unpooled.wrappedBuffer(full(LARGE), full(9));
    ByteBuf all = cumulator.cumulate(UnpooledByteBufAllocator.DEFAULT, full(LARGE), full(9));

    assertThat(all).isEqualTo(expected);
    all.release();
    expected.release();
  }

  @Test
  void copiedBuffersAreReleased() {
    ByteBuf collected = full(LARGE);
    ByteBuf in = full(1);
    cumulator.cumulate(UnpooledByteBufAllocator.DEFAULT, collected, in).release();

    assertThat(collected.refCnt()).isZero();
    assertThat(in.refCnt()).isZero();
  }

  @Test
  void withoutMemoryTheCollectedBytesStay() {
    ByteBuf collected = full(LARGE);
    ByteBuf in = full(1);

    assertThatThrownBy(() -> cumulator.cumulate(new NoMemory(), collected, in))
        .isInstanceOf(OutOfMemoryError.class);
    assertThat(in.refCnt()).isZero();
    assertThat(collected.readableBytes()).isEqualTo(LARGE);
    collected.release();
  }

  private static final class NoMemory extends AbstractByteBufAllocator {
    @Override
    protected ByteBuf newHeapBuffer(int initialCapacity, int maxCapacity) {
      throw new OutOfMemoryError("for a test");
    }

    @Override
    protected ByteBuf newDirectBuffer(int initialCapacity, int maxCapacity) {
      throw new OutOfMemoryError("for a test");
    }

    @Override
    public boolean isDirectBufferPooled() {
      return false;
    }
  }
}
