package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ArrayElementsTest {
  private static final VariantFormat FORMAT = VariantFormat.GODOT_4;

  static List<VariantFormat> formats() {
    return List.of(VariantFormat.GODOT_4, VariantFormat.GODOT_3, VariantFormat.GODOT_2);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void elementsAreReturnedInTheirOrder(VariantFormat format) {
    byte[] packet = Variant.of(List.of("a", "b", "c")).encode(format);
    assertThat(ArrayElements.of(packet, PlainSerializer.STRING, format))
        .containsExactly("a", "b", "c");
  }

  @Test
  void eachIteratorStartsAtTheFirstElement() {
    ArrayElements<String> names = strings("a", "b");
    assertThat(names.iterator().next()).isEqualTo("a");
    assertThat(names).containsExactly("a", "b");
  }

  @Test
  void emptyArrayHasNoElements() {
    assertThat(strings()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("formats")
  void packedArrayIsReadLikeAnArrayOfItsElements(VariantFormat format) {
    byte[] bytes = Variant.of(new byte[] {1, 2, 3}).encode(format);
    byte[] texts = Variant.of(new String[] {"a", "b"}).encode(format);
    VariantFormat exact = format.withLeniency(Leniency.NONE);
    assertThat(ArrayElements.of(bytes, PlainSerializer.INTEGER, exact)).containsExactly(1, 2, 3);
    assertThat(ArrayElements.of(texts, PlainSerializer.STRING, exact)).containsExactly("a", "b");
  }

  @Test
  void nilElementsAreReadBySerializersThatReadNil() {
    byte[] packet = Variant.of(Arrays.asList("a", null)).encode(FORMAT);
    VariantSerializer<Optional<String>> optional =
        ContainerSerializers.optionalOf(PlainSerializer.STRING);
    assertThat(ArrayElements.of(packet, optional, FORMAT))
        .containsExactly(Optional.of("a"), Optional.empty());
  }

  @Test
  void noElementIsReadBeforeItsTurn() {
    Iterator<String> names = texts(List.of("a", 7)).iterator();
    assertThat(names.next()).isEqualTo("a");
    assertThat(names.hasNext()).isTrue();
  }

  @Test
  void pathOfAWrongElementIsReportedAndTheIterationEnds() {
    Iterator<String> names = texts(List.of("a", 7, "c")).iterator();
    names.next();
    assertThatExceptionOfType(UnexpectedVariantException.class)
        .isThrownBy(names::next)
        .withMessageContaining("Expected String but found int 7")
        .satisfies(e -> assertThat(e.path()).isEqualTo("$[1]"));
    assertEnded(names);
  }

  @Test
  void pathLeadsToTheWrongValueInsideAnElement() {
    byte[] packet = Variant.of(List.of(List.of(1, 2), List.of(3, "x"))).encode(FORMAT);
    Iterator<List<Integer>> rows = ArrayElements.of(
            packet, ContainerSerializers.listOf(PlainSerializer.INTEGER), FORMAT)
        .iterator();
    rows.next();
    assertThatExceptionOfType(UnexpectedVariantException.class)
        .isThrownBy(rows::next)
        .satisfies(e -> assertThat(e.path()).isEqualTo("$[1][1]"));
    assertEnded(rows);
  }

  @Test
  void pathOfATruncatedElementIsReportedAndTheIterationEnds() {
    byte[] whole = Variant.of(List.of("abcd", "efgh")).encode(FORMAT);
    byte[] packet = Arrays.copyOf(whole, whole.length - 4);
    Iterator<String> names =
        ArrayElements.of(packet, PlainSerializer.STRING, FORMAT).iterator();
    assertThat(names.next()).isEqualTo("abcd");
    assertThatExceptionOfType(MalformedPacketException.class)
        .isThrownBy(names::next)
        .satisfies(e -> assertThat(e.path()).isEqualTo("$[1]"));
    assertEnded(names);
  }

  @Test
  void exceptionOfTheSerializerIsTheCause() {
    IllegalArgumentException own = new IllegalArgumentException("no b");
    VariantSerializer<String> picky = new Reading() {
      @Override
      public String read(VariantReader in) {
        String text = in.readString();
        if (text.equals("b")) {
          throw own;
        }
        return text;
      }
    };
    byte[] packet = Variant.of(List.of("a", "b", "c")).encode(FORMAT);
    Iterator<String> names = ArrayElements.of(packet, picky, FORMAT).iterator();
    names.next();
    assertThatExceptionOfType(UnexpectedVariantException.class)
        .isThrownBy(names::next)
        .withCause(own)
        .satisfies(e -> assertThat(e.path()).isEqualTo("$[1]"));
    assertEnded(names);
  }

  @Test
  void serializerThatReadsTwoElementsIsRefused() {
    VariantSerializer<String> greedy = new Reading() {
      @Override
      public String read(VariantReader in) {
        return in.readString() + in.readString();
      }
    };
    byte[] packet = Variant.of(List.of("a", "b")).encode(FORMAT);
    Iterator<String> names = ArrayElements.of(packet, greedy, FORMAT).iterator();
    assertThatThrownBy(names::next)
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("read 2 values");
    assertEnded(names);
  }

  @Test
  void packetThatIsNotAnArrayIsRefusedWhenTheIterationBegins() {
    byte[] packet = Variant.of("a").encode(FORMAT);
    ArrayElements<String> names = ArrayElements.of(packet, PlainSerializer.STRING, FORMAT);
    assertThatThrownBy(names::iterator)
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("Expected Array but found String \"a\"");
  }

  @Test
  void nextAfterTheLastElementThrows() {
    Iterator<String> names = strings("a").iterator();
    names.next();
    assertEnded(names);
    assertEnded(strings().iterator());
  }

  @Test
  void limitOfValuesAppliesToTheWholeArray() {
    VariantFormat strict = FORMAT.withLimits(ReadLimits.DEFAULT.withMaxValues(5));
    VariantSerializer<List<Integer>> row = ContainerSerializers.listOf(PlainSerializer.INTEGER);
    byte[] packet = Variant.of(List.of(List.of(1), List.of(2, 3), List.of(4))).encode(FORMAT);
    Iterator<List<Integer>> rows = ArrayElements.of(packet, row, strict).iterator();
    assertThat(rows.next()).containsExactly(1);
    assertThatThrownBy(rows::next).hasMessageContaining("More than 5 values, the limit");
    byte[] long6 = Variant.of(Collections.nCopies(6, 7)).encode(FORMAT);
    ArrayElements<Integer> numbers = ArrayElements.of(long6, PlainSerializer.INTEGER, strict);
    assertThatThrownBy(numbers::iterator).hasMessageContaining("More than 5 values, the limit");
  }

  @Test
  void hugeCountIsRefusedBeforeMemoryIsAllocated() {
    byte[] packet = Packets.packet("1c000000 ffffff7f" + "00000000".repeat(14));
    ArrayElements<String> names = ArrayElements.of(packet, PlainSerializer.STRING, FORMAT);
    assertThatThrownBy(names::iterator).isInstanceOf(MalformedPacketException.class);
    long before = AllocatedBytes.ofThisThread();
    assertThatThrownBy(names::iterator).isInstanceOf(MalformedPacketException.class);
    assertThat(AllocatedBytes.ofThisThread() - before).isLessThan(1 << 16);
  }

  @Test
  void iteratingDoesNotStoreTheElements() {
    byte[] packet = Variant.of(new int[1 << 20]).encode(FORMAT);
    VariantSerializer<Integer> zero = PlainSerializer.INTEGER;
    sum(packet, zero);
    long before = AllocatedBytes.ofThisThread();
    assertThat(sum(packet, zero)).isZero();
    assertThat(AllocatedBytes.ofThisThread() - before).isLessThan(1 << 16);
  }

  private static int sum(byte[] packet, VariantSerializer<Integer> serializer) {
    int sum = 0;
    for (int number : ArrayElements.of(packet, serializer, FORMAT)) {
      sum += number;
    }
    return sum;
  }

  @Test
  void bytesAfterTheArrayAreIgnoredUnlessTheFormatRefusesThem() {
    byte[] packet = Arrays.copyOf(Variant.of(List.of("a", "b")).encode(FORMAT), 36);
    assertThat(ArrayElements.of(packet, PlainSerializer.STRING, FORMAT)).containsExactly("a", "b");
    VariantFormat strict = FORMAT.withLeniency(Leniency.NONE);
    Iterator<String> names =
        ArrayElements.of(packet, PlainSerializer.STRING, strict).iterator();
    names.next();
    assertThatThrownBy(names::next)
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageContaining("bytes after the value");
    assertEnded(names);
  }

  private static void assertEnded(Iterator<?> elements) {
    assertThat(elements.hasNext()).isFalse();
    assertThatThrownBy(elements::next)
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("The Array has no more elements.");
  }

  private static ArrayElements<String> strings(String... names) {
    return texts(List.of((Object[]) names));
  }

  private static ArrayElements<String> texts(List<?> elements) {
    return ArrayElements.of(Variant.of(elements).encode(FORMAT), PlainSerializer.STRING, FORMAT);
  }

  private abstract static class Reading implements VariantSerializer<String> {
    @Override
    public void write(VariantWriter out, @Nullable String value) {
      out.writeString(value);
    }
  }
}
