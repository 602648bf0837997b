// Solves 12 problems.
package game;

import io.variantmapper.annotations.FieldAccess;
import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantExtras;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantIgnore;
import io.variantmapper.annotations.VariantSingleValue;
import io.variantmapper.runtime.Variant;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@VariantDictionary
record Point(int x, int y) {}

@VariantDictionary
record Nothing() {}

@VariantSingleValue
record Rest(Map<String, Variant> all) {}

@VariantSingleValue
record Maybe(String text) {}

@VariantSingleValue
record Perhaps(String text) {}

@VariantSingleValue
record Badge(
    int id) {}

@VariantSingleValue
record Cached(int id, @VariantIgnore String cache) {
  @VariantCreator
  static Cached of(int id) {
    return new Cached(id, "");
  }
}

@VariantDictionary
sealed interface Id permits Number {}

@VariantDictionary
record Number(int value) implements Id {}

@VariantDictionary
sealed interface Event permits Start, Stop {}

@VariantDictionary
record Start(int time) implements Event {}

@VariantArray
record Stop(int time) implements Event {}

@VariantDictionary
record Holder(Single single) {}

@VariantSingleValue
record Single(int value) {}
