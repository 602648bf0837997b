package com.example.game;

import io.variantmapper.pekko.VariantBindings;
import io.variantmapper.pekko.VariantPekkoSerializer;
import org.apache.pekko.actor.ExtendedActorSystem;

/** The serializer of the game. */
public final class GameSerializer extends VariantPekkoSerializer {
  public GameSerializer(ExtendedActorSystem system) {
    super(
        system,
        7001,
        new VariantBindings()
            .bind("player", Player.class, PlayerVariantSerializer.INSTANCE)
            .bind("command", Command.class, CommandVariantSerializer.INSTANCE)
            .alias("hero", PlayerVariantSerializer.INSTANCE)); // was called hero in version 1
  }
}
