package io.variantmapper.benchmarks.codec;

import java.lang.reflect.Array;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Compares two values component by component, because {@code equals} of a record compares arrays by
 * identity.
 */
final class FirstDifference {
  private FirstDifference() {}

  /**
   * Returns the first difference and its path, such as {@code $.items[3].count: 10 became 0}; empty
   * if the values are equal.
   */
  static Optional<String> between(@Nullable Object given, @Nullable Object back) {
    return Optional.ofNullable(at("$", given, back));
  }

  private static @Nullable String at(String path, @Nullable Object given, @Nullable Object back) {
    if (given == null || back == null || given instanceof Map != back instanceof Map) {
      return Objects.equals(given, back) ? null : changed(path, given, back);
    }
    if (given instanceof Map<?, ?> map) {
      return inElements(
          path, List.copyOf(map.entrySet()), List.copyOf(((Map<?, ?>) back).entrySet()));
    }
    if (given instanceof Collection<?> elements && back instanceof Collection<?> others) {
      return inElements(path, elements, others);
    }
    if (given instanceof Map.Entry<?, ?> entry && back instanceof Map.Entry<?, ?> other) {
      String key = at(path + " key", entry.getKey(), other.getKey());
      return key != null ? key : at(path + " value", entry.getValue(), other.getValue());
    }
    if (given.getClass() != back.getClass()) {
      return changed(path, given, back);
    }
    if (given instanceof Record) {
      return inRecord(path, given, back);
    }
    if (given.getClass().isArray()) {
      return inArray(path, given, back);
    }
    return given.equals(back) ? null : changed(path, given, back);
  }

  private static @Nullable String inElements(String path, Collection<?> given, Collection<?> back) {
    if (given.size() != back.size()) {
      return changed(path + ".size()", given.size(), back.size());
    }
    int index = 0;
    Iterator<?> others = back.iterator();
    for (Object element : given) {
      String difference = at(path + "[" + index++ + "]", element, others.next());
      if (difference != null) {
        return difference;
      }
    }
    return null;
  }

  private static @Nullable String inArray(String path, Object given, Object back) {
    if (Objects.deepEquals(given, back)) {
      return null;
    }
    int length = Array.getLength(given);
    if (length != Array.getLength(back)) {
      return changed(path + ".length", length, Array.getLength(back));
    }
    for (int i = 0; i < length; i++) {
      String difference = at(path + "[" + i + "]", Array.get(given, i), Array.get(back, i));
      if (difference != null) {
        return difference;
      }
    }
    return null;
  }

  private static @Nullable String inRecord(String path, Object given, Object back) {
    for (RecordComponent component : given.getClass().getRecordComponents()) {
      String name = path + "." + component.getName();
      String difference = at(name, valueOf(component, given), valueOf(component, back));
      if (difference != null) {
        return difference;
      }
    }
    return null;
  }

  private static @Nullable Object valueOf(RecordComponent component, Object record) {
    try {
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("Can't read " + component + " of " + record, e);
    }
  }

  private static String changed(String path, @Nullable Object given, @Nullable Object back) {
    return path + ": " + given + " became " + back;
  }
}
