package io.variantmapper.sample.cluster;

import io.variantmapper.pekko.VariantBindings;
import io.variantmapper.pekko.VariantPekkoSerializer;
import org.apache.pekko.actor.ExtendedActorSystem;

/**
 * Writes messages between nodes, and events in the journal, as packets. The file {@code
 * cluster.conf} names this class.
 *
 * <pre>{@code
 * pekko.actor.serializers.rooms = "io.variantmapper.sample.cluster.ClusterSerializer"
 * }</pre>
 */
public final class ClusterSerializer extends VariantPekkoSerializer {
  private static final int IDENTIFIER = 7036;

  /** Creates the serializer. Pekko calls this constructor. */
  public ClusterSerializer(ExtendedActorSystem system) {
    super(
        system,
        IDENTIFIER,
        new VariantBindings()
            .bind("command", RoomCommand.class, RoomCommandVariantSerializer.INSTANCE)
            .bind("reply", RoomReply.class, RoomReplyVariantSerializer.INSTANCE)
            .bind("event", RoomEvent.class, RoomEventVariantSerializer.INSTANCE));
  }
}
