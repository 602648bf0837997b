package io.variantmapper.runtime;

import io.variantmapper.runtime.packet.PacketDiagnosis;
import io.variantmapper.runtime.types.PacketAccess;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

/**
 * The elements of a packet whose value is an Array. They are read one by one, so a large Array
 * never becomes a list in memory.
 *
 * <pre>{@code
 * byte[] packet = ContainerSerializers.listOf(PlainSerializer.STRING).encode(List.of("a", "b"));
 * for (String name :
 *     ArrayElements.of(packet, PlainSerializer.STRING, VariantFormat.GODOT_4)) {
 *   System.out.println(name);
 * }
 * }</pre>
 *
 * <p>Each iterator starts at the first element. The value may be a typed or an untyped Array, or
 * any packed array. The {@link ReadLimits} apply to the whole packet. An iterator is not
 * thread-safe.
 *
 * <p>Damaged bytes are found only when the loop reaches them. By then, the iterator has already
 * returned the elements before these bytes.
 *
 * @param <T> the Java type of an element
 */
public final class ArrayElements<T> implements Iterable<T> {
  private final byte[] packet;
  private final VariantSerializer<T> elements;
  private final VariantFormat format;

  private ArrayElements(byte[] packet, VariantSerializer<T> elements, VariantFormat format) {
    this.packet = Objects.requireNonNull(packet, "packet");
    this.elements = Objects.requireNonNull(elements, "elements");
    this.format = Objects.requireNonNull(format, "format");
  }

  /**
   * Returns the elements of a whole packet. This method does not read them yet.
   *
   * @param packet the bytes, which are not copied and must not change
   * @param elements the serializer that reads each element
   */
  public static <T> ArrayElements<T> of(
      byte[] packet, VariantSerializer<T> elements, VariantFormat format) {
    return new ArrayElements<>(packet, elements, format);
  }

  /**
   * Returns an iterator that starts at the first element. If an element can't be read, {@code next}
   * throws a {@link VariantException} with the path to this element, such as {@code $[7].hp}. After
   * that, the iterator has no more elements. For the last element, {@code next} also throws if
   * bytes follow the Array and the format refuses such bytes, as in
   * {@link VariantSerializer#decode}.
   *
   * @throws MalformedPacketException if the packet exceeds a limit, or the count of its elements is
   *     damaged, or if bytes that the format refuses follow an empty Array
   * @throws UnexpectedVariantException if the packet is not an Array
   */
  @Override
  public Iterator<T> iterator() {
    return new ElementIterator<>(new VariantReader(packet, format), elements);
  }

  private static final class ElementIterator<T> implements Iterator<T> {
    private final VariantReader in;
    private final VariantSerializer<T> elements;
    private int left;

    ElementIterator(VariantReader in, VariantSerializer<T> elements) {
      this.in = in;
      this.elements = elements;
      try {
        left = in.beginArray();
        endIfRead(left);
      } catch (StackOverflowError e) {
        throw PacketDiagnosis.refused(in, e);
      }
    }

    @Override
    public boolean hasNext() {
      return left > 0;
    }

    @Override
    public T next() {
      if (left == 0) {
        throw new NoSuchElementException("The Array has no more elements.");
      }
      int rest = left - 1;
      // If reading throws, the iterator has no more elements.
      left = 0;
      try {
        T element = in.read(elements);
        endIfRead(rest);
        left = rest;
        return element;
      } catch (RuntimeException | StackOverflowError e) {
        throw PacketDiagnosis.refused(in, e);
      }
    }

    private void endIfRead(int rest) {
      if (rest == 0) {
        in.endArray();
        PacketAccess.requireEnd(in);
      }
    }
  }
}
