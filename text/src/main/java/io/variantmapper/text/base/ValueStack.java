package io.variantmapper.text.base;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.Variant;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;

/**
 * The values of all open containers while a text is read. This class does not look at the hash
 * codes of keys, because a stranger can choose keys with equal hash codes. The map of a
 * {@link Variant.Dictionary} mixes a random number into its hashes.
 *
 * <pre>{@code
 * int first = values.size();
 * values.push(key);
 * values.push(value);
 * Variant dictionary = values.popDictionary(first);
 * }</pre>
 */
public final class ValueStack {
  private static final int FIRST_CAPACITY = 32;

  private Variant[] values = new Variant[FIRST_CAPACITY];
  private int size;

  /** Returns the number of values. */
  public int size() {
    return size;
  }

  /** Adds a value. */
  public void push(Variant value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
    }
    values[size++] = value;
  }

  /** Removes the values from index {@code first} on, and returns them. */
  public List<Variant> popList(int first) {
    List<Variant> list = List.of(Arrays.copyOfRange(values, first, size));
    size = first;
    return list;
  }

  /** Removes the keys and values from index {@code first} on, and returns them as a Dictionary. */
  public Variant.Dictionary popDictionary(int first) {
    return popDictionary(first, ContainerType.UNTYPED, ContainerType.UNTYPED, false);
  }

  /**
   * Removes the keys and values from index {@code first} on, and returns them as a Dictionary. A
   * duplicate key has its first position and its last value. A String and a StringName with the
   * same text are the same key.
   *
   * @throws IllegalArgumentException if engines drop an entry because its key does not suit
   *     {@code keyType}
   */
  public Variant.Dictionary popDictionary(
      int first, ContainerType keyType, ContainerType valueType, boolean isShared) {
    Variant.Dictionary dictionary =
        new Variant.Dictionary(new Pairs(first, size), keyType, valueType, isShared);
    size = first;
    return dictionary;
  }

  /** A map that may have duplicate keys, and that is only used for iteration. */
  private final class Pairs extends AbstractMap<Variant, Variant> {
    private final int first;
    private final int end;

    Pairs(int first, int end) {
      this.first = first;
      this.end = end;
    }

    @Override
    public Set<Map.Entry<Variant, Variant>> entrySet() {
      return new AbstractSet<>() {
        @Override
        public Iterator<Map.Entry<Variant, Variant>> iterator() {
          return new Cursor(first, end);
        }

        @Override
        public int size() {
          return (end - first) / 2;
        }
      };
    }

    @Override
    public int size() {
      return (end - first) / 2;
    }
  }

  /** An iterator that is also the entry that it returned last. */
  private final class Cursor
      implements Iterator<Map.Entry<Variant, Variant>>, Map.Entry<Variant, Variant> {
    private int next;
    private final int end;

    Cursor(int first, int end) {
      next = first;
      this.end = end;
    }

    @Override
    public boolean hasNext() {
      return next < end;
    }

    @Override
    public Map.Entry<Variant, Variant> next() {
      if (next >= end) {
        throw new NoSuchElementException();
      }
      next += 2;
      return this;
    }

    @Override
    public Variant getKey() {
      return values[next - 2];
    }

    @Override
    public Variant getValue() {
      return values[next - 1];
    }

    @Override
    public Variant setValue(Variant value) {
      throw new UnsupportedOperationException();
    }
  }
}
