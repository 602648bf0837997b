package shop.game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantSubtype;
import io.variantmapper.annotations.VariantTag;
import io.variantmapper.runtime.value.Vector2;

@VariantDictionary
@VariantTag("kind")
sealed interface Message {
  @VariantDictionary
  record Move(Vector2 to) implements Message {}

  @VariantDictionary
  @VariantSubtype("say")
  record Chat(String text) implements Message {}
}
