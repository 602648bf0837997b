package io.variantmapper.benchmarks.domain;

import io.variantmapper.annotations.VariantArray;

/** A {@link Chat} as an Array. */
@VariantArray
public record ArrayChat(String channel, String sender, String text, long tick)
    implements ChatFields {
  /** Returns the same message in Array shape. */
  public static ArrayChat of(Chat chat) {
    return new ArrayChat(chat.channel(), chat.sender(), chat.text(), chat.tick());
  }
}
