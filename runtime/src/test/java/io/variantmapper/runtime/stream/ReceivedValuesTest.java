package io.variantmapper.runtime.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.ArrayElements;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.PlainSerializer;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReceivedValuesTest {
  private static final VariantFormat FORMAT = VariantFormat.GODOT_4;

  @TempDir
  private Path folder;

  @Test
  void valuesAreReceivedInTheirOrder() throws IOException {
    assertThat(in("a", "b", "c").receiveAll(PlainSerializer.STRING)).containsExactly("a", "b", "c");
    assertThat(in().receiveAll(PlainSerializer.STRING)).isEmpty();
  }

  @Test
  void valueIsReceivedOnlyWhenItIsRequested() throws IOException {
    PacketInputStream in = in("a", "b", "c");
    Iterator<String> names = in.receiveAll(PlainSerializer.STRING).iterator();
    assertThat(names.next()).isEqualTo("a");
    assertThat(in.receive(PlainSerializer.STRING)).isEqualTo("b");
  }

  @Test
  void everyWayToReceiveContinuesWithTheNextValue() throws IOException {
    PacketInputStream in = in("a", "b", "c", "d");
    Iterator<String> names = in.receiveAll(PlainSerializer.STRING).iterator();
    assertThat(names.hasNext()).isTrue();
    assertThat(in.receive(PlainSerializer.STRING)).isEqualTo("a");
    assertThat(names.hasNext()).isTrue();
    Iterator<String> others = in.receiveAll(PlainSerializer.STRING).iterator();
    assertThat(others.next()).isEqualTo("b");
    assertThat(in.receiveAll(PlainSerializer.STRING)).containsExactly("c", "d");
    assertEnded(names);
  }

  @Test
  void nextAfterTheLastValueThrows() throws IOException {
    Iterator<String> names = in("a").receiveAll(PlainSerializer.STRING).iterator();
    names.next();
    assertEnded(names);
    names = in("a").receiveAll(PlainSerializer.STRING).iterator();
    names.next();
    assertThatThrownBy(names::next).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void unexpectedValueEndsTheIteration() throws IOException {
    PacketInputStream in = in("a", List.of(7), "c");
    Iterator<String> names = in.receiveAll(PlainSerializer.STRING).iterator();
    names.next();
    assertThatThrownBy(names::next).isInstanceOf(UnexpectedVariantException.class);
    assertEnded(names);
    assertThat(in.receiveAll(PlainSerializer.STRING)).containsExactly("c");
  }

  @Test
  void streamThatEndsInsideAFrameEndsTheIteration() {
    PacketInputStream in =
        new PacketInputStream(new ByteArrayInputStream(new byte[] {8, 0, 0, 0, 4}), FORMAT);
    Iterator<String> names = in.receiveAll(PlainSerializer.STRING).iterator();
    assertThatThrownBy(names::hasNext)
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("The stream ended inside a frame");
    assertEnded(names);
  }

  @Test
  void frameOverTheLimitEndsTheIteration() throws IOException {
    VariantFormat strict = FORMAT.withLimits(ReadLimits.DEFAULT.withMaxBytes(12));
    PacketInputStream in =
        new PacketInputStream(new ByteArrayInputStream(frames("a", "abcdefgh")), strict);
    Iterator<String> names = in.receiveAll(PlainSerializer.STRING).iterator();
    names.next();
    assertThatThrownBy(names::next).hasMessageStartingWith("A frame of 16 bytes is over the limit");
    assertEnded(names);
  }

  @Test
  void failureOfTheStreamEndsTheIteration() {
    IOException failure = new IOException("reset");
    InputStream broken = new FilterInputStream(InputStream.nullInputStream()) {
      @Override
      public int read(byte[] bytes, int offset, int length) throws IOException {
        throw failure;
      }
    };
    PacketInputStream in = new PacketInputStream(broken, FORMAT);
    Iterator<String> names = in.receiveAll(PlainSerializer.STRING).iterator();
    assertThatThrownBy(names::hasNext).isInstanceOf(UncheckedIOException.class).hasCause(failure);
    assertEnded(names);
    Iterator<String> others = in.receiveAll(PlainSerializer.STRING).iterator();
    assertThatThrownBy(others::next).isInstanceOf(UncheckedIOException.class).hasCause(failure);
    assertEnded(others);
  }

  @Test
  void closedStreamReceivesNothing() throws IOException {
    PacketInputStream in = in("a", "b");
    Iterator<String> names = in.receiveAll(PlainSerializer.STRING).iterator();
    assertThat(names.hasNext()).isTrue();
    in.close();
    assertThatThrownBy(names::next)
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("PacketInputStream is closed");
    assertThatThrownBy(in::receivePacket)
        .isInstanceOf(IOException.class)
        .hasMessageContaining("PacketInputStream is closed");
    assertThatThrownBy(in.receiveAll(PlainSerializer.STRING).iterator()::hasNext)
        .isInstanceOf(UncheckedIOException.class);
  }

  @Test
  void valuesOfAFileAreReceivedInTheirOrder() throws IOException {
    File file = file("a", "b");
    try (PacketInputStream in = PacketFile.open(file, FORMAT)) {
      assertThat(in.receiveAll(PlainSerializer.STRING)).containsExactly("a", "b");
    }
  }

  @Test
  void elementsOfAnArrayInAFileAreReadInTheirOrder() throws IOException {
    File file = file(List.of("a", "b"));
    try (PacketInputStream in = PacketFile.open(file, FORMAT)) {
      byte[] packet = Objects.requireNonNull(in.receivePacket());
      assertThat(ArrayElements.of(packet, PlainSerializer.STRING, FORMAT))
          .containsExactly("a", "b");
    }
  }

  @Test
  void missingFileIsNotOpened() {
    File missing = folder.resolve("missing").toFile();
    assertThatThrownBy(() -> PacketFile.open(missing, FORMAT))
        .isInstanceOf(FileNotFoundException.class);
  }

  private static void assertEnded(Iterator<?> values) {
    assertThat(values.hasNext()).isFalse();
    assertThatThrownBy(values::next)
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("The stream has no more values.");
  }

  private File file(Object... values) throws IOException {
    return Files.write(folder.resolve("values.save"), frames(values)).toFile();
  }

  private static PacketInputStream in(Object... values) throws IOException {
    return new PacketInputStream(new ByteArrayInputStream(frames(values)), FORMAT);
  }

  private static byte[] frames(Object... values) throws IOException {
    ByteArrayOutputStream sent = new ByteArrayOutputStream();
    PacketOutputStream out = new PacketOutputStream(sent, FORMAT);
    for (Object value : values) {
      out.sendPacket(Variant.of(value).encode(FORMAT));
    }
    return sent.toByteArray();
  }
}
