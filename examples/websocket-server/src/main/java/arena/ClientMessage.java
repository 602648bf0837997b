package arena;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.value.Vector2;

/** The messages of a client. */
@VariantDictionary
public sealed interface ClientMessage {
  /** A player enters the arena. It is the first message of each client. */
  @VariantDictionary
  record Join(String name) implements ClientMessage {}

  /** The player walks to a place. */
  @VariantDictionary
  record Move(Vector2 to) implements ClientMessage {}
}
