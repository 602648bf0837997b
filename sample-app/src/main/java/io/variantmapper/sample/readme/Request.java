package io.variantmapper.sample.readme;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantTag;
import io.variantmapper.runtime.value.Vector2;

/**
 * A message from a client. Its entry {@code "kind"} names the record.
 *
 * <pre>{@code
 * Request request = RequestVariantSerializer.INSTANCE.decode(packet);
 * }</pre>
 */
@VariantDictionary
@VariantTag("kind")
public sealed interface Request {
  /** A request to enter the game: {@code {"kind": "Join", "name": "Ada"}}. */
  @VariantDictionary
  record Join(String name) implements Request {}

  /** A request to walk to a place: {@code {"kind": "Move", "to": Vector2(3, 4)}}. */
  @VariantDictionary
  record Move(Vector2 to) implements Request {}
}
