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
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Types that a serializer of the user's own gives a meaning. */
@VariantImport(type = UUID.class, using = OwnSerializerRows.UuidSerializer.class)
@VariantImport(type = Instant.class, using = OwnSerializerRows.InstantSerializer.class)
@VariantImport(type = LocalDate.class, using = OwnSerializerRows.DateSerializer.class)
@VariantImport(type = OwnSerializerRows.Vec.class, using = OwnSerializerRows.VecMixIn.class)
final class OwnSerializerRows {
  private static final UUID ID = UUID.fromString("f81d4fae-7dec-11d0-a765-00a0c91e6bf6");
  private static final String ID_LITERAL = "\"f81d4fae-7dec-11d0-a765-00a0c91e6bf6\"";
  private static final Instant BEGIN = Instant.ofEpochSecond(1_700_000_000);

  static final Section SECTION = Section.of(
          "serializers of your own",
          field(new Session(ID), ID_LITERAL).alsoFrom("&" + ID_LITERAL),
          field(new Friends(Map.of(ID, 2)), "{" + ID_LITERAL + ": 2}"),
          field(new Begin(BEGIN), "\"2023-11-14T22:13:20Z\"")
              .alsoFrom("\"2023-11-14T22:13:20.000Z\""),
          field(new Birthday(LocalDate.of(2024, 2, 29)), "\"2024-02-29\""),
          field(new Nameday(null), "null"),
          field(new Cooldown(Duration.ofMillis(1500)), "1.5"),
          field(new Laps(List.of(Duration.ofSeconds(2), Duration.ofMillis(2500))), "[2.0, 2.5]")
              .alsoFrom("[2, 2.5]", "PackedFloat32Array([2, 2.5])"),
          field(new Price(new Money(350)), "350").alsoFrom("350.0"),
          field(new Position(new Vec(1, 2)), "[2.0, 1.0]").alsoFrom("{\"x\": 1, \"y\": 2}"))
      .with(InstantSerializer.class, SecondsSerializer.class, Money.class, VecMixIn.class);

  private OwnSerializerRows() {}

  static final class UuidSerializer implements VariantSerializer<UUID> {
    @Override
    public void write(VariantWriter out, @Nullable UUID value) {
      out.writeString(value == null ? null : value.toString());
    }

    @Override
    public UUID read(VariantReader in) {
      return UUID.fromString(in.readString());
    }
  }

  static final class InstantSerializer implements VariantSerializer<Instant> {
    @Override
    public void write(VariantWriter out, @Nullable Instant value) {
      out.writeString(value == null ? null : value.toString());
    }

    @Override
    public Instant read(VariantReader in) {
      return Instant.parse(in.readString());
    }
  }

  static final class DateSerializer implements VariantSerializer<LocalDate> {
    @Override
    public void write(VariantWriter out, @Nullable LocalDate value) {
      out.writeString(value == null ? null : value.toString());
    }

    @Override
    public LocalDate read(VariantReader in) {
      return LocalDate.parse(in.readString());
    }
  }

  static final class SecondsSerializer implements VariantSerializer<Duration> {
    @Override
    public void write(VariantWriter out, @Nullable Duration value) {
      if (value == null) {
        out.writeNil();
        return;
      }
      out.writeFloat(value.toMillis() / 1000.0);
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
      out.writeInt(value.cents());
    }

    @Override
    public Money read(VariantReader in) {
      return new Money(in.readLong());
    }
  }

  @VariantUsing(MoneySerializer.class)
  record Money(long cents) {}

  /** As if of somebody else's. */
  record Vec(float x, float y) {}

  @VariantMixIn(Vec.class)
  @VariantArray
  interface VecMixIn {
    float y();

    float x();
  }

  @VariantArray
  record Session(UUID session) {}

  @VariantArray
  record Friends(Map<UUID, Integer> friends) {}

  @VariantArray
  record Begin(Instant begin) {}

  @VariantArray
  record Birthday(LocalDate birthday) {}

  @VariantArray
  record Nameday(@Nullable LocalDate nameday) {}

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
