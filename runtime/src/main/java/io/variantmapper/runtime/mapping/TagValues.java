package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.types.Numbers;
import io.variantmapper.runtime.types.PacketAccess;

/** The values of one or more tags. They are either all Strings or all ints. */
final class TagValues {
  private final FieldKeys names;
  private final int[] numbers;

  private TagValues(String[] names, int[] numbers) {
    this.names = FieldKeys.of(names);
    this.numbers = numbers;
  }

  static TagValues ofNames(String... names) {
    return new TagValues(names, new int[0]);
  }

  static TagValues ofNumbers(int... numbers) {
    return new TagValues(new String[0], numbers);
  }

  /** Reads a tag and returns its index, or {@link FieldKeys#UNKNOWN} if the tag is unknown. */
  int read(VariantReader in) {
    VariantType type = PacketAccess.nextType(in);
    boolean fits =
        isNumber() ? type == VariantType.INT || type == VariantType.FLOAT : type.isText();
    if (!fits) {
      throw unexpectedTagException(in);
    }
    return isNumber() ? indexOf(Numbers.readLong(in)) : names.readName(in);
  }

  boolean isNumber() {
    return names.size() == 0;
  }

  int number(int index) {
    return numbers[index];
  }

  /** Returns the String tags; no keys if the tags are ints. */
  FieldKeys names() {
    return names;
  }

  private int size() {
    return numbers.length + names.size();
  }

  private int indexOf(long number) {
    for (int i = 0; i < numbers.length; i++) {
      if (numbers[i] == number) {
        return i;
      }
    }
    return FieldKeys.UNKNOWN;
  }

  /** Returns an exception about the tag that was read last. */
  UnexpectedVariantException unexpectedTagException(VariantReader in) {
    return names.unknownName(in, (size() == 1 ? "" : "one of ") + known(), "");
  }

  String known() {
    StringBuilder known = new StringBuilder();
    for (int i = 0; i < Math.min(size(), FieldKeys.MAX_NAMED); i++) {
      known.append(i == 0 ? "" : ", ");
      if (isNumber()) {
        known.append(numbers[i]);
      } else {
        known.append('"').append(names.key(i)).append('"');
      }
    }
    return known.append(size() > FieldKeys.MAX_NAMED ? ", …" : "").toString();
  }
}
