package io.variantmapper.it.mapping;

import static io.variantmapper.it.mapping.Row.field;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantImport;
import io.variantmapper.annotations.VariantMixIn;
import io.variantmapper.annotations.VariantUsing;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Rows for types that the user's own serializers write. */
@VariantImport(type = Instant.class, using = CustomSerializerRows.MillisSerializer.class)
@VariantImport(type = CustomSerializerRows.Vec.class, using = CustomSerializerRows.VecMixIn.class)
final class CustomSerializerRows {
  private static final Instant BEGIN = Instant.ofEpochSecond(1_700_000_000);

  static final Section SECTION = Section.of(
          "serializers of your own",
          field(new Begin(BEGIN), "1700000000000").alsoFrom("1700000000000.0"),
          field(new End(null), "null"),
          field(new Places(Map.of(BEGIN, 2)), "{1700000000000: 2}"),
          field(new Cooldown(Duration.ofMillis(1500)), "1.5"),
          field(new Laps(List.of(Duration.ofSeconds(2), Duration.ofMillis(2500))), "[2.0, 2.5]")
              .alsoFrom("[2, 2.5]", "PackedFloat32Array([2, 2.5])"),
          field(new Price(new Money(350)), "350").alsoFrom("350.0"),
          field(new Position(new Vec(1, 2)), "[2.0, 1.0]").alsoFrom("{\"x\": 1, \"y\": 2}"))
      .with(MillisSerializer.class, SecondsSerializer.class, Money.class, VecMixIn.class);

  private CustomSerializerRows() {}

  static final class MillisSerializer implements VariantSerializer<Instant> {
    @Override
    public void write(VariantWriter out, @Nullable Instant value) {
      if (value == null) {
        out.writeNil();
        return;
      }
      out.writeLong(value.toEpochMilli());
    }

    @Override
    public Instant read(VariantReader in) {
      return Instant.ofEpochMilli(in.readLong());
    }
  }

  static final class SecondsSerializer implements VariantSerializer<Duration> {
    @Override
    public void write(VariantWriter out, @Nullable Duration value) {
      if (value == null) {
        out.writeNil();
        return;
      }
      out.writeDouble(value.toMillis() / 1000.0);
    }

    @Override
    public Duration read(VariantReader in) {
      return Duration.ofMillis(Math.round(in.readDouble() * 1000));
    }
  }

  static final class MoneySerializer implements VariantSerializer<Money> {
    @Override
    public void write(VariantWriter out, @Nullable Money value) {
      if (value == null) {
        out.writeNil();
        return;
      }
      out.writeLong(value.cents());
    }

    @Override
    public Money read(VariantReader in) {
      return new Money(in.readLong());
    }
  }

  @VariantUsing(MoneySerializer.class)
  record Money(long cents) {}

  /** A type that represents a type of another library. */
  record Vec(float x, float y) {}

  @VariantMixIn(Vec.class)
  @VariantArray
  interface VecMixIn {
    float y();

    float x();
  }

  @VariantArray
  record Begin(Instant begin) {}

  @VariantArray
  record End(@Nullable Instant end) {}

  @VariantArray
  record Places(Map<Instant, Integer> places) {}

  @VariantArray
  record Cooldown(
      @VariantField(using = SecondsSerializer.class) Duration cooldown) {}

  @VariantArray
  record Laps(
      @VariantField(elementUsing = SecondsSerializer.class) List<Duration> laps) {}

  @VariantArray
  record Price(Money price) {}

  @VariantArray
  record Position(Vec position) {}
}
