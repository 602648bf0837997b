package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.wire.LetterCase;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The keys of one mapped type in lower case.
 *
 * <p>Only the letters from A to Z are converted; see {@link LetterCase}. Immutable.
 *
 * <pre>{@code
 * new FoldedKeys(List.of("maxHp"), new int[] {0}).find(text, 0, text.length)   // 0 for "MAXHP"
 * }</pre>
 */
final class FoldedKeys {
  private final FieldKeys keys;

  /** For each key, the index of its field. */
  private final int[] fields;

  /**
   * The size in bytes of the longest key, encoded as a String value. Longer texts can't match and
   * are not copied.
   */
  private final int maxLength;

  /**
   * Converts the keys to lower case.
   *
   * @param fields for each key, the index of its field
   * @param exact the indices of the fields whose keys must match exactly; these keys are left out
   */
  FoldedKeys(List<String> keys, int[] fields, int... exact) {
    Map<String, Integer> fieldOfEach = new LinkedHashMap<>();
    for (int i = 0; i < fields.length; i++) {
      if (!keys.get(i).isEmpty() && !contains(exact, fields[i])) {
        String lower = LetterCase.lower(keys.get(i));
        if (!fieldOfEach.containsKey(lower)) {
          fieldOfEach.put(lower, fields[i]);
        }
      }
    }
    this.keys = FieldKeys.of(fieldOfEach.keySet().toArray(new String[0]));
    this.fields = new int[fieldOfEach.size()];
    int count = 0;
    for (int field : fieldOfEach.values()) {
      this.fields[count++] = field;
    }
    int longest = 0;
    for (int i = 0; i < count; i++) {
      longest = Math.max(longest, this.keys.encodedSize(i));
    }
    maxLength = longest;
  }

  private static boolean contains(int[] indices, int index) {
    for (int other : indices) {
      if (other == index) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the index of the field whose key equals this text when case is ignored, or
   * {@link FieldCursor#UNKNOWN} if there is none.
   */
  int find(byte[] bytes, int at, int length) {
    if (length > maxLength) {
      return FieldCursor.UNKNOWN;
    }
    int key = keys.findExact(LetterCase.lower(bytes, at, length), 0, length);
    return key == FieldCursor.UNKNOWN ? key : fields[key];
  }
}
