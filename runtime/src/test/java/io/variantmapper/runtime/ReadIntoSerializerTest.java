package io.variantmapper.runtime;

import static io.variantmapper.runtime.Packets.packet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.mapping.FieldReader;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ReadIntoSerializerTest {
  private static final Counters COUNTERS = new Counters();

  @Test
  void packetIsReadIntoTheObject() {
    Counter counter = new Counter();
    COUNTERS.decodeInto(counter, packet("02000000 07000000"));
    assertThat(counter.value).isEqualTo(7);
  }

  @Test
  void packetOfAnotherFormatIsReadIntoTheObject() {
    Counter counter = new Counter();
    COUNTERS.decodeInto(counter, packet("02000000 07000000"), VariantFormat.GODOT_3);
    assertThat(counter.value).isEqualTo(7);
  }

  @Test
  void exceptionOfASetterIsTheCause() {
    assertThatThrownBy(() -> COUNTERS.decodeInto(new Counter(), packet("02000000 ffffffff")))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith("The mapped type refused the value at offset 0 ($): ")
        .hasCauseInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void damagedPacketIsRefused() {
    assertThatThrownBy(() -> COUNTERS.decodeInto(new Counter(), packet("02000000 0700")))
        .isInstanceOf(MalformedPacketException.class);
  }

  @Test
  void bytesAfterTheValueAreRefusedWithoutLeniency() {
    VariantFormat exact = VariantFormat.GODOT_4.withLeniency(Leniency.NONE);
    byte[] packet = packet("02000000 07000000 00000000");
    COUNTERS.decodeInto(new Counter(), packet);
    assertThatThrownBy(() -> COUNTERS.decodeInto(new Counter(), packet, exact))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("4 bytes after the value");
  }

  @Test
  void serializerThatReadsNothingIsRefused() {
    Counter lazy = new Counter();
    lazy.isLazy = true;
    assertThatThrownBy(() -> COUNTERS.decodeInto(lazy, packet("02000000 07000000")))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("Counters read 0 values");
  }

  @Test
  @SuppressWarnings("NullAway") // the mistake that is tested
  void nullIsRefusedAsTheExistingObject() {
    assertThatThrownBy(() -> COUNTERS.decodeInto(null, packet("02000000 07000000")))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("existing");
  }

  @Test
  void valueIsReadIntoTheObjectOfAFieldOrIntoANewObject() {
    VariantReader in = new VariantReader(packet("02000000 07000000"), VariantFormat.GODOT_4);
    Counter counter = new Counter();
    assertThat(FieldReader.readInto(in, COUNTERS, counter)).isSameAs(counter);
    assertThat(counter.value).isEqualTo(7);
    VariantReader again = new VariantReader(packet("02000000 08000000"), VariantFormat.GODOT_4);
    assertThat(FieldReader.readInto(again, COUNTERS, null).value).isEqualTo(8);
  }

  private static final class Counter {
    int value;
    boolean isLazy;

    void setValue(int value) {
      if (value < 0) {
        throw new IllegalArgumentException("value is negative");
      }
      this.value = value;
    }
  }

  /** Has the form of a serializer that the processor generates. */
  private static final class Counters implements ReadIntoSerializer<Counter> {
    @Override
    public void write(VariantWriter out, @Nullable Counter value) {
      throw new AssertionError();
    }

    @Override
    public Counter read(VariantReader in) {
      Counter counter = new Counter();
      readInto(counter, in);
      return counter;
    }

    @Override
    public void readInto(Counter existing, VariantReader in) {
      if (!existing.isLazy) {
        existing.setValue(in.readInt());
      }
    }
  }
}
