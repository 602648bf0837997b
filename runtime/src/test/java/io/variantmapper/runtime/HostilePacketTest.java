package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.mapping.FieldCursor;
import io.variantmapper.runtime.mapping.FieldKeys;
import io.variantmapper.runtime.mapping.TypeTags;
import io.variantmapper.runtime.types.Containers;
import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.types.Texts;
import io.variantmapper.runtime.value.Image;
import io.variantmapper.runtime.value.InputEvent;
import io.variantmapper.runtime.value.Vector2;
import java.util.Arrays;
import java.util.Collections;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hostile packets are read or refused in bounded memory and time. */
class HostilePacketTest {
  private static final int MEBIBYTE = 1 << 20;
  private static final int HEAP_PER_BYTE = 16;
  private static final int KEYS = 1 << 15;
  private static final VariantFormat DEEP =
      VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxDepth(1_000_000));
  private static final long CONSTANT = 64 << 10;

  private final VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);

  /** Loads the classes now, because loading them also takes memory. */
  @BeforeAll
  static void refuseAPacket() {
    isRead(new byte[0], VariantFormat.GODOT_4);
    FieldCursor.begin(Packets.reader("1b000000 00000000"), FieldKeys.of("hp")).next();
  }

  @Test
  void hugeCountIsRefusedBeforeMemoryIsAllocated() {
    byte[] packet = Packets.packet("1c000000 ffffff7f" + "00000000".repeat(14));
    assertThat(allocatedFor(packet, VariantFormat.GODOT_4, false)).isLessThan(CONSTANT);
  }

  @Test
  void nestedArraysDeeperThanTheLimitAreRefused() {
    VariantWriter out = new VariantWriter(DEEP);
    while (out.size() < MEBIBYTE) {
      out.beginArray(1);
    }
    assertBounded(Packets.written(out), false);
  }

  @Test
  void nestedDictionariesWithLargeCountsAreRefused() {
    for (int depth = 0; depth < 1024; depth++) {
      out.beginDictionary(100_000);
      out.writeNil();
    }
    byte[] packet = Arrays.copyOf(Packets.written(out), MEBIBYTE);
    assertThatThrownBy(() -> Variant.decode(packet, VariantFormat.GODOT_4))
        .isInstanceOf(VariantException.class);
    assertBounded(packet, false);
  }

  @Test
  void largeCountsOfNestedContainersInASmallPacketAreRefused() {
    for (int depth = 0; depth < 1024; depth++) {
      out.beginDictionary(2000);
      out.writeNil();
    }
    assertBounded(Arrays.copyOf(Packets.written(out), out.size() + 16_000), false);
  }

  @Test
  void countsOfNestedArraysReserveLittleCapacity() {
    for (int depth = 0; depth < 1024; depth++) {
      out.beginArray(256);
    }
    VariantReader in =
        new VariantReader(Arrays.copyOf(Packets.written(out), out.size() + 1024), out.format());
    long reserved = 0;
    for (int depth = 0; depth < 1024; depth++) {
      reserved += in.capacity(in.beginArray());
    }
    assertThat(reserved).isLessThan(2L * out.size());
  }

  @Test
  void rawBytesAreReadOneByOneInBoundedMemory() {
    out.writePackedByteArray(new byte[MEBIBYTE]);
    VariantReader in = new VariantReader(Packets.written(out), VariantFormat.GODOT_4);
    int count = in.beginArray();
    long before = AllocatedBytes.ofThisThread();
    for (int i = 0; i < count; i++) {
      in.readRaw();
    }
    assertThat(AllocatedBytes.ofThisThread() - before).isLessThan(256L * count);
  }

  @Test
  void millionEmptyArraysAreReadInBoundedMemory() {
    out.beginArray(1_000_000);
    for (int i = 0; i < 1_000_000; i++) {
      out.beginArray(0);
      out.endArray();
    }
    assertBounded(Packets.written(out), true);
  }

  @Test
  void millionEmptyDictionariesAreReadInBoundedMemory() {
    out.beginArray(1_000_000);
    for (int i = 0; i < 1_000_000; i++) {
      out.beginDictionary(0);
      out.endDictionary();
    }
    assertBounded(Packets.written(out), true);
  }

  @Test
  void millionIntKeysThatCollideInJavaAreReadInBoundedMemory() {
    out.beginDictionary(1_000_000);
    for (int i = 0; i < 1_000_000; i++) {
      // Long.hashCode is the exclusive or of both halves, so all of these have the hash 0.
      out.writeLong((long) i << 32 | i);
      out.writeNil();
    }
    assertBounded(Packets.written(out), true);
  }

  @Test
  void millionEqualDictionaryKeysOfGodot3AreReadInBoundedMemory() {
    VariantWriter out3 = new VariantWriter(VariantFormat.GODOT_3);
    out3.beginDictionary(1_000_000);
    for (int i = 0; i < 1_000_000; i++) {
      out3.beginDictionary(0);
      out3.endDictionary();
      out3.writeNil();
    }
    assertBounded(Packets.written(out3), VariantFormat.GODOT_3, true);
  }

  @Test
  void stringKeysThatCollideInJavaAreReadInBoundedMemory() {
    out.beginDictionary(1 << 18);
    for (int i = 0; i < 1 << 18; i++) {
      out.writeString(colliding(i));
      out.writeNil();
    }
    assertBounded(Packets.written(out), true);
  }

  @Test
  void unknownKeysOfAMappedTypeAreSkippedInBoundedMemory() {
    out.beginDictionary(100_000);
    for (int i = 0; i < 100_000; i++) {
      out.writeNil();
      out.writeInt(i);
    }
    byte[] packet = Packets.written(out);
    long before = AllocatedBytes.ofThisThread();
    VariantReader in = new VariantReader(packet, VariantFormat.GODOT_4);
    FieldCursor fields = FieldCursor.begin(in, FieldKeys.of("hp"));
    while (fields.next()) {
      in.skip();
    }
    assertThat(AllocatedBytes.ofThisThread() - before).isLessThan(CONSTANT);
  }

  /**
   * Finding all nested tags takes one walk over the packet. The test damages the bytes that have
   * been skipped, so that it fails if they are skipped again.
   */
  @Test
  void tagsAfterNestedValuesAreFoundInOneWalk() {
    int levels = 1000;
    for (int i = 0; i < levels; i++) {
      out.beginDictionary(2);
      out.writeInt(0);
    }
    int innermost = out.size();
    out.beginArray(100);
    for (int i = 0; i < 100; i++) {
      out.writeNil();
    }
    out.endArray();
    for (int i = 0; i < levels; i++) {
      out.writeString("type");
      out.writeString("node");
      out.endDictionary();
    }
    byte[] packet = Packets.written(out);
    TypeTags tags = TypeTags.ofNames("type", "node");
    VariantReader in = new VariantReader(packet, VariantFormat.GODOT_4);
    for (int found = 0; found < levels; found++) {
      assertThat(tags.find(in)).isZero();
      Arrays.fill(packet, innermost, innermost + 400, (byte) -1);
      in.beginDictionary();
      in.readInt();
    }
    assertThatThrownBy(in::skip).isInstanceOf(MalformedPacketException.class);
  }

  @Test
  void objectKeysThatDifferInAPropertyAreReadInBoundedMemory() {
    out.beginDictionary(KEYS);
    for (int i = 0; i < KEYS; i++) {
      Containers.beginObject(out, "A", 1);
      Texts.put(out, "");
      out.writeInt(i);
      Nesting.end(out, "endObject()", false);
      out.writeNil();
    }
    assertBounded(Packets.written(out), true);
  }

  @Test
  void keysOfTypesThatOnlyGodot2HasAreReadInBoundedMemory() {
    VariantWriter out2 = new VariantWriter(VariantFormat.GODOT_2);
    out2.beginDictionary(2 * KEYS);
    for (int i = 0; i < KEYS; i++) {
      out2.writeInputEvent(InputEvent.of(InputEvent.KEY, 0, 0, i));
      out2.writeNil();
      out2.writeImage(new Image(Image.RGB, 0, i, 0, new byte[0]));
      out2.writeNil();
    }
    assertBounded(Packets.written(out2), VariantFormat.GODOT_2, true);
  }

  @Test
  void vectorsInsideNestedKeysAreReadInBoundedMemory() {
    for (int level = 0; level < 7; level++) {
      out.beginDictionary(1);
    }
    out.writePackedVector2Array(
        Collections.nCopies(MEBIBYTE / 8, Vector2.ZERO).toArray(Vector2[]::new));
    for (int level = 0; level < 7; level++) {
      out.writeNil();
      out.endDictionary();
    }
    assertBounded(Packets.written(out), true);
  }

  @ParameterizedTest
  @CsvSource({"8, true", "9, false"})
  void keysMayBeNestedIn8Levels(int levels, boolean read) {
    for (int level = 0; level < levels; level++) {
      out.beginDictionary(1);
    }
    out.writeNil();
    for (int level = 0; level < levels; level++) {
      out.writeNil();
      out.endDictionary();
    }
    assertThat(isRead(Packets.written(out), VariantFormat.GODOT_4)).isEqualTo(read);
  }

  /**
   * Returns one of many texts with the same hash: "Aa" and "BB" have the same hash in Java, and so
   * do all texts that consist of 18 such pairs of letters.
   */
  private static String colliding(int bits) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 18; i++) {
      text.append((bits >> i & 1) == 0 ? "Aa" : "BB");
    }
    return text.toString();
  }

  private static void assertBounded(byte[] packet, boolean accepted) {
    assertBounded(packet, VariantFormat.GODOT_4, accepted);
  }

  private static void assertBounded(byte[] packet, VariantFormat format, boolean accepted) {
    long allocated = allocatedFor(packet, format, accepted);
    System.out.println(
        packet.length + " bytes take " + allocated / packet.length + " bytes of heap each");
    assertThat(allocated).isLessThan((long) packet.length * HEAP_PER_BYTE + CONSTANT);
  }

  private static long allocatedFor(byte[] packet, VariantFormat format, boolean accepted) {
    long before = AllocatedBytes.ofThisThread();
    boolean read = isRead(packet, format);
    long allocated = AllocatedBytes.ofThisThread() - before;
    assertThat(read).isEqualTo(accepted);
    return allocated;
  }

  private static boolean isRead(byte[] packet, VariantFormat format) {
    try {
      Variant.decode(packet, format);
      return true;
    } catch (VariantException e) {
      return false;
    }
  }
}
