package io.variantmapper.runtime;

import io.variantmapper.runtime.packet.PacketDiagnosis;
import io.variantmapper.runtime.types.PacketAccess;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A path to one value inside a packet, such as {@code $.player.bag[2].name}. The {@code find}
 * methods read this value and skip the other values without decoding them.
 *
 * <pre>{@code
 * VariantPath path = VariantPath.of("player", "bag", 2, "name");
 * String name = path.find(packet, PlainSerializer.STRING, VariantFormat.GODOT_4);
 * if (name == null) {
 *   // the bag has fewer than three items, or the third has no name
 * }
 * }</pre>
 *
 * <p>The whole packet is still checked, except the texts and numbers that are skipped. So damaged
 * bytes after the value are also found. If a key on the path occurs more than once, its last value
 * wins, unless the format refuses duplicate keys. A {@code find} method goes through the packet
 * only once. The {@link ReadLimits} apply to all values, whether they are read or skipped.
 *
 * <p>Immutable, so all threads can share one path.
 */
public final class VariantPath {
  /** The steps of the path; each is a String or a Long. */
  private final Object[] steps;

  private VariantPath(Object[] steps) {
    this.steps = steps;
  }

  /**
   * Returns a path of these steps. Each step leads from a container to a value in the container:
   *
   * <ul>
   * <li>a String leads to the value that a Dictionary has for this key; the key in the packet may
   *     be a String or a StringName;
   * <li>an Integer or a Long leads to the element at this index in an Array or a packed array, or
   *     to the value that a Dictionary has for this int as a key.
   * </ul>
   *
   * <p>A path without steps leads to the value of the whole packet. A path can't lead to the
   * properties of an Object, even if the packet contains them.
   *
   * <p>A typed Array in a packet can contain elements of other types. Engines drop such elements,
   * so a tree does not contain them. But an index in a path counts all elements in the packet.
   *
   * @throws IllegalArgumentException if a step is not a String, an Integer or a Long
   */
  public static VariantPath of(Object... steps) {
    Object[] own = new Object[steps.length];
    for (int i = 0; i < steps.length; i++) {
      Object step = Objects.requireNonNull(steps[i], "steps[" + i + "]");
      if (!(step instanceof String || step instanceof Integer || step instanceof Long)) {
        throw new IllegalArgumentException(
            "Step " + i + " is a " + step.getClass().getName()
                + ". Use a String for a key, and an Integer or a Long for an index or a key.");
      }
      own[i] = step instanceof Integer index ? Long.valueOf(index) : step;
    }
    return new VariantPath(own);
  }

  /**
   * Returns the value at this path in a whole packet, as a tree.
   *
   * @return the value; {@link Variant.Nil} if the value is a nil, but null if the packet does not
   *     have a value at this path
   * @throws MalformedPacketException if the bytes are not a Variant of this format, if they exceed
   *     its limits, or if a key on the path occurs more than once and the format refuses this
   */
  public @Nullable Variant find(byte[] packet, VariantFormat format) {
    return find(packet, TreeSerializer.INSTANCE, format);
  }

  /**
   * Returns the value at this path in a whole packet, as {@code serializer} reads it.
   *
   * @return the value; null if the packet does not have a value at this path
   * @throws MalformedPacketException if the bytes are not a Variant of this format, if they exceed
   *     its limits, or if a key on the path occurs more than once and the format refuses this
   * @throws UnexpectedVariantException if the value has the wrong type, such as nil, or does not
   *     fit the Java type. Also thrown if the serializer throws an exception that is not a
   *     {@link VariantException}; that exception is then the cause
   * @throws UnsupportedVariantException if the format does not have the type that the serializer
   *     reads
   */
  public <T> @Nullable T find(
      byte[] packet, VariantSerializer<T> serializer, VariantFormat format) {
    Objects.requireNonNull(serializer, "serializer");
    VariantReader in = new VariantReader(packet, format);
    try {
      T found = find(in, serializer, 0);
      PacketAccess.requireEnd(in);
      return found;
    } catch (RuntimeException | StackOverflowError e) {
      throw PacketDiagnosis.refused(in, e);
    }
  }

  /**
   * Follows the remaining steps, starting at the next value.
   *
   * @param done the number of steps that led to the next value
   * @return the value; null if the remaining steps do not lead to a value
   */
  private <T> @Nullable T find(VariantReader in, VariantSerializer<T> serializer, int done) {
    if (done == steps.length) {
      return in.read(serializer);
    }
    VariantType type = in.peekType();
    if (type == VariantType.DICTIONARY) {
      return findInDictionary(in, serializer, done);
    } else if (steps[done] instanceof Long && (type == VariantType.ARRAY || type.isPackedArray())) {
      return findInArray(in, serializer, done);
    }
    in.skip();
    return null;
  }

  private <T> @Nullable T findInDictionary(
      VariantReader in, VariantSerializer<T> serializer, int done) {
    @Nullable T found = null;
    boolean wasMet = false;
    int count = in.beginDictionary();
    for (int i = 0; i < count; i++) {
      if (!readIsKey(in, steps[done])) {
        in.skip();
        continue;
      }
      if (wasMet && !in.format().leniency().duplicateKeys()) {
        throw PacketAccess.malformed(in, "The key " + steps[done] + " comes twice");
      }
      wasMet = true;
      found = find(in, serializer, done + 1);
    }
    in.endDictionary();
    return found;
  }

  private static boolean readIsKey(VariantReader in, Object step) {
    VariantType type = in.peekType();
    if (type.isText() && step instanceof String) {
      return in.readString().equals(step);
    } else if (type == VariantType.INT && step instanceof Long) {
      return step.equals(in.readLong());
    }
    in.skip();
    return false;
  }

  private <T> @Nullable T findInArray(VariantReader in, VariantSerializer<T> serializer, int done) {
    long index = (Long) steps[done];
    @Nullable T found = null;
    int count = in.beginArray();
    for (int i = 0; i < count; i++) {
      if (i == index) {
        found = find(in, serializer, done + 1);
      } else {
        in.skip();
      }
    }
    in.endArray();
    return found;
  }

  /** Returns the path as it appears in messages, such as {@code $.player.bag[2].name}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("$");
    for (Object step : steps) {
      text.append(step instanceof String key ? PacketDiagnosis.textStep(key) : "[" + step + "]");
    }
    return text.toString();
  }
}
