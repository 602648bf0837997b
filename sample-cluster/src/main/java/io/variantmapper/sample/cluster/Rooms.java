package io.variantmapper.sample.cluster;

import java.util.Optional;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.Address;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.sharding.ClusterSharding;
import org.apache.pekko.cluster.sharding.ClusterShardingSettings;
import org.apache.pekko.cluster.sharding.ShardRegion;
import org.jspecify.annotations.Nullable;

/**
 * The rooms of the cluster. Each room is a separate shard, so that all nodes own about the same
 * number of rooms.
 */
final class Rooms {
  static final String TYPE = "room";

  /** The role of the nodes that own rooms. */
  static final String ROLE = "rooms";

  private Rooms() {}

  /** Lets the node own rooms. Returns the actor that forwards messages to the rooms. */
  static ActorRef host(ActorSystem system) {
    return ClusterSharding.get(system)
        .start(
            TYPE,
            Room.props(),
            ClusterShardingSettings.create(system).withRole(ROLE),
            new ByRoom());
  }

  /** Returns the actor that forwards messages to the rooms of other nodes. */
  static ActorRef proxy(ActorSystem system) {
    return ClusterSharding.get(system).startProxy(TYPE, Optional.of(ROLE), new ByRoom());
  }

  /** Returns the address of the node, such as {@code 127.0.0.1:7551}. */
  static String hostAndPort(Cluster cluster) {
    return hostAndPort(cluster.selfMember().address());
  }

  static String hostAndPort(Address address) {
    return address.getHost().orElse("") + ":" + address.getPort().orElse(0);
  }

  /** Finds the room of a message. */
  private static final class ByRoom implements ShardRegion.MessageExtractor {
    @Override
    public @Nullable String entityId(Object message) {
      return message instanceof RoomCommand command ? command.room() : null;
    }

    @Override
    public Object entityMessage(Object message) {
      return message;
    }

    @Override
    public @Nullable String shardId(Object message) {
      return message instanceof ShardRegion.StartEntity start
          ? start.entityId()
          : entityId(message);
    }
  }
}
