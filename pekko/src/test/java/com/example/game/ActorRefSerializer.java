package com.example.game;

import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.serialization.Serialization;

/** Writes an actor as its path, which contains the address of its node. */
public final class ActorRefSerializer implements VariantSerializer<ActorRef> {
  @Override
  public void write(VariantWriter out, ActorRef actor) {
    out.writeString(actor == null ? null : Serialization.serializedActorPath(actor));
  }

  @Override
  public ActorRef read(VariantReader in) {
    ExtendedActorSystem system =
        (ExtendedActorSystem) Serialization.getCurrentTransportInformation().system();
    return system.provider().resolveActorRef(in.readString());
  }
}
