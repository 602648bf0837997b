package game;

import io.variantmapper.annotations.VariantDictionary;

@VariantDictionary
public final class Wolf extends Creature<String> {
  final String pack;

  Wolf(int id, String pack) {
    super(id);
    this.pack = pack;
  }
}
