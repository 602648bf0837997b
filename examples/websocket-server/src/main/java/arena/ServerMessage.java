package arena;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.value.Vector2;

/** The messages of the server. */
@VariantDictionary
public sealed interface ServerMessage {
  /** The answer to {@link ClientMessage.Join}, with the number of players. */
  @VariantDictionary
  record Welcome(String name, int players) implements ServerMessage {}

  /** Tells all players that one of them has moved. */
  @VariantDictionary
  record Moved(String name, Vector2 to) implements ServerMessage {}

  /** The last message to a client that the server disconnects. */
  @VariantDictionary
  record Refused(String reason) implements ServerMessage {}
}
