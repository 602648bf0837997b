package io.variantmapper.rpc;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A map from ids to objects. A {@code HashMap} would allocate an Integer for each look-up of an id
 * over 127, and so for each call.
 */
final class IdTable<T> {
  private static final int INITIAL_CAPACITY = 8;

  private int[] ids = new int[INITIAL_CAPACITY];
  private @Nullable Object[] values = new Object[INITIAL_CAPACITY];
  private int size;

  int size() {
    return size;
  }

  @SuppressWarnings("unchecked")
  @Nullable
  T get(int id) {
    return (T) values[slot(id)];
  }

  void put(int id, T value) {
    if (2 * size >= ids.length) {
      resize(2 * ids.length);
    }
    int slot = slot(id);
    size += values[slot] == null ? 1 : 0;
    ids[slot] = id;
    values[slot] = value;
  }

  void remove(int id) {
    int free = slot(id);
    if (values[free] == null) {
      return;
    }
    size--;
    values[free] = null;
    // Moves each later value of the group whose own slot is not between the free one and it.
    int mask = ids.length - 1;
    for (int i = free + 1 & mask; values[i] != null; i = i + 1 & mask) {
      int own = home(ids[i]);
      if ((i - own & mask) >= (i - free & mask)) {
        ids[free] = ids[i];
        values[free] = values[i];
        values[i] = null;
        free = i;
      }
    }
  }

  @SuppressWarnings("unchecked")
  void removeIf(Predicate<T> condition) {
    int[] oldIds = ids;
    @Nullable Object[] oldValues = values;
    clear();
    for (int i = 0; i < oldIds.length; i++) {
      T value = (T) oldValues[i];
      if (value != null && !condition.test(value)) {
        put(oldIds[i], value);
      }
    }
  }

  @SuppressWarnings("unchecked")
  void forEach(Consumer<T> action) {
    for (Object value : values) {
      if (value != null) {
        action.accept((T) value);
      }
    }
  }

  void clear() {
    ids = new int[INITIAL_CAPACITY];
    values = new Object[INITIAL_CAPACITY];
    size = 0;
  }

  private void resize(int capacity) {
    int[] oldIds = ids;
    @Nullable Object[] oldValues = values;
    ids = new int[capacity];
    values = new Object[capacity];
    for (int i = 0; i < oldIds.length; i++) {
      if (oldValues[i] != null) {
        int slot = slot(oldIds[i]);
        ids[slot] = oldIds[i];
        values[slot] = oldValues[i];
      }
    }
  }

  /** Returns the slot that has the id, or the free slot for it. */
  private int slot(int id) {
    int mask = ids.length - 1;
    int slot = home(id);
    while (ids[slot] != id && values[slot] != null) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  /** Returns the slot where the search for the id begins; ids that count up get different ones. */
  private int home(int id) {
    return id & ids.length - 1;
  }

  @Override
  public String toString() {
    return Arrays.toString(values);
  }
}
