package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;

/** Built by its only constructor; the names of its fields are those of generated variables. */
@VariantDictionary
final class Login {
  private final String value;
  private final int count;
  private final int i;
  private final int KEYS;

  Login(String value, int count, @VariantField("index") int i, int KEYS) {
    this.value = value;
    this.count = count;
    this.i = i;
    this.KEYS = KEYS;
  }

  String value() {
    return value;
  }

  int count() {
    return count;
  }

  int getI() {
    return i;
  }

  int KEYS() {
    return KEYS;
  }
}
