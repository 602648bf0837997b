package com.example.game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.runtime.value.Vector2;
import org.apache.pekko.actor.ActorRef;

/** The messages that rooms receive. */
@VariantDictionary
public sealed interface Command {
  @VariantDictionary
  record Move(String player, Vector2 to) implements Command {}

  @VariantDictionary
  record Join(
      String player,
      @VariantField(using = ActorRefSerializer.class) ActorRef replyTo) implements Command {}
}
