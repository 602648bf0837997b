package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantIgnore;
import java.util.List;

/** As a user of Immutables writes it, with a default and something derived. */
@VariantDictionary
public interface Reward extends Named<String> {
  int getCoins();

  default int amount() {
    return 1;
  }

  default int total() {
    return getCoins() * amount();
  }

  List<String> items();

  @VariantIgnore
  String note();

  static ImmutableReward.Builder builder() {
    return ImmutableReward.builder();
  }
}
