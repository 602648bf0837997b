package game;

import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantDictionary;

@VariantDictionary
public record Marked(int level) {
  @VariantCreator
  static MarkedBuilder start() {
    return new MarkedBuilder();
  }

  static final class MarkedBuilder {
    private int level = 1;

    void setLevel(int level) {
      this.level = level;
    }

    Marked build() {
      return new Marked(level);
    }
  }
}
