package game;

import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantSubtype;
import io.variantmapper.annotations.VariantTag;
import java.util.List;

@VariantDictionary
@VariantTag("kind")
public sealed interface ClientMessage {
  @VariantDictionary
  record Move(int x, int y) implements ClientMessage {}

  @VariantDictionary(nulls = NullPolicy.OMIT)
  @VariantSubtype("say")
  record Chat(String text, @VariantField(required = false) List<String> to)
      implements ClientMessage {}

  @VariantDictionary
  record Leave() implements ClientMessage {}

  /** Its subtypes have a serializer of their own, too. */
  @VariantDictionary
  sealed interface Trade extends ClientMessage {}

  @VariantArray
  record Offer(String item, int price) implements Trade {}

  @VariantDictionary
  record Batch(List<ClientMessage> messages, Trade trade) implements Trade {}

  @VariantDictionary
  @VariantSubtype(fallback = true)
  record Unknown(@VariantField("kind") String kind) implements ClientMessage {}
}
