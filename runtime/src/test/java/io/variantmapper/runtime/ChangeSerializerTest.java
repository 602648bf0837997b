package io.variantmapper.runtime;

import static io.variantmapper.runtime.Packets.hex;
import static io.variantmapper.runtime.Packets.packet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.mapping.FieldChanges;
import io.variantmapper.runtime.mapping.FieldCursor;
import io.variantmapper.runtime.mapping.FieldKeys;
import io.variantmapper.runtime.mapping.FieldReader;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ChangeSerializerTest {
  private static final Points POINTS = new Points();
  private static final Point BEFORE = new Point(1, 2);
  private static final String X = "04000000 01000000 78000000 ";
  private static final String Y = "04000000 01000000 79000000 ";

  @Test
  void onlyDifferingFieldsAreWritten() {
    assertThat(hex(POINTS.encodeChanges(BEFORE, new Point(1, 5))))
        .isEqualTo(hex(packet("1b000000 01000000" + Y + "02000000 05000000")));
  }

  @Test
  void changesBetweenEqualObjectsAreAnEmptyDictionary() {
    assertThat(hex(POINTS.encodeChanges(BEFORE, BEFORE, VariantFormat.GODOT_3)))
        .isEqualTo(hex(packet("12000000 00000000")));
  }

  @Test
  void absentFieldKeepsItsValue() {
    byte[] changes = packet("1b000000 01000000" + X + "02000000 07000000");
    assertThat(POINTS.decodeChanges(BEFORE, changes)).isEqualTo(new Point(7, 2));
  }

  @Test
  void serializerThatDoesNotReadTheChangesIsReported() {
    ChangeSerializer<String> lazy = new Lazy();
    assertThatThrownBy(() -> lazy.decodeChanges("", packet("02000000 07000000")))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("Lazy read 0 values");
  }

  private static final class Lazy implements ChangeSerializer<String> {
    @Override
    public String applyChanges(@Nullable String before, VariantReader in) {
      return "";
    }

    @Override
    public void writeChanges(VariantWriter out, @Nullable String before, @Nullable String after) {
      throw new AssertionError();
    }

    @Override
    public void write(VariantWriter out, @Nullable String value) {
      throw new AssertionError();
    }

    @Override
    public String read(VariantReader in) {
      throw new AssertionError();
    }
  }

  @Test
  void bytesAfterTheChangesAreRefusedWithoutLeniency() {
    VariantFormat exact = VariantFormat.GODOT_4.withLeniency(Leniency.NONE);
    byte[] changes = packet("1b000000 00000000 00000000");
    assertThat(POINTS.decodeChanges(BEFORE, changes)).isEqualTo(BEFORE);
    assertThatThrownBy(() -> POINTS.decodeChanges(BEFORE, changes, exact))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("4 bytes after the value");
  }

  @Test
  void nestedChangesDeeperThanTheLimitAreRefused() {
    VariantFormat shallow = VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxDepth(1));
    VariantWriter out = new VariantWriter(shallow);
    out.beginArray(1);
    assertThatThrownBy(() -> POINTS.writeChanges(out, BEFORE, new Point(0, 0)))
        .isInstanceOf(UnsupportedVariantException.class);
  }

  @Test
  void exceptionOfTheMappedTypeIsTheCause() {
    byte[] changes = packet("1b000000 01000000" + X + "02000000 ffffffff");
    assertThatThrownBy(() -> POINTS.decodeChanges(BEFORE, changes))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasCauseInstanceOf(IllegalArgumentException.class);
  }

  private record Point(int x, int y) {
    Point {
      if (x < 0) {
        throw new IllegalArgumentException("x is negative");
      }
    }
  }

  /** Has the form of a serializer that the processor generates. */
  @NullUnmarked // unlike generated code, does not handle null
  private static final class Points implements ChangeSerializer<Point> {
    private static final FieldKeys KEYS = FieldKeys.of("x", "y");

    @Override
    public void writeChanges(VariantWriter out, @Nullable Point before, @Nullable Point after) {
      FieldChanges changes = FieldChanges.begin(out, KEYS);
      if (before.x() != after.x()) {
        changes.writeKey(0);
        out.writeInt(after.x());
      }
      if (before.y() != after.y()) {
        changes.writeKey(1);
        out.writeInt(after.y());
      }
      changes.end();
    }

    @Override
    public Point applyChanges(@Nullable Point before, VariantReader in) {
      int x = before.x();
      int y = before.y();
      FieldCursor fields = FieldCursor.begin(in, KEYS);
      while (fields.next()) {
        switch (fields.index()) {
          case 0 -> x = in.readInt();
          case 1 -> y = in.readInt();
          default -> in.skip();
        }
      }
      FieldReader.endFields(in);
      return new Point(x, y);
    }

    @Override
    public void write(VariantWriter out, @Nullable Point value) {
      throw new AssertionError();
    }

    @Override
    public Point read(VariantReader in) {
      throw new AssertionError();
    }
  }
}
