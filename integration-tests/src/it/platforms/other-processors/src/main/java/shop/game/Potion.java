package shop.game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.immutables.value.Value;

/** An Immutables type. Only the generated class has a builder. */
@Value.Immutable
@VariantDictionary
public interface Potion {
  @VariantField("display_name")
  String name();

  Integer getStrength();

  List<String> effects();

  Map<String, Double> mixture();

  Optional<String> maker();

  @Value.Default
  default int doses() {
    return 3;
  }

  @Value.Derived
  default int total() {
    return getStrength() * doses();
  }
}
