package io.variantmapper.sample.cluster;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.Props;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.sharding.ClusterSharding;
import org.apache.pekko.persistence.AbstractPersistentActorWithTimers;
import org.apache.pekko.persistence.Recovery;
import org.apache.pekko.persistence.RecoveryCompleted;
import org.apache.pekko.persistence.SnapshotSelectionCriteria;

/**
 * A room. It acknowledges a step after the journal has stored the event. If the room moves to
 * another node, it restores its state from the events in the journal.
 *
 * <p>If a player goes to another room, that room stores the player before this room forgets the
 * player. This room repeats its message until the other room has answered, even if a node stops in
 * the meantime.
 */
final class Room extends AbstractPersistentActorWithTimers {
  private static final Duration RETRY = Duration.ofSeconds(1);

  private final RoomState state = new RoomState();

  /** The clients that wait until the next room has stored their player. */
  private final Map<String, ActorRef> waiting = new HashMap<>();

  private enum Retry {
    NOW
  }

  static Props props() {
    return Props.create(Room.class, Room::new);
  }

  @Override
  public String persistenceId() {
    return "room|" + name();
  }

  private String name() {
    return getSelf().path().name();
  }

  @Override
  public Recovery recovery() {
    return Recovery.create(SnapshotSelectionCriteria.none());
  }

  @Override
  public Receive createReceiveRecover() {
    return receiveBuilder()
        .match(RoomEvent.class, state::apply)
        .match(RecoveryCompleted.class, completed -> retryUntilAllHaveLeft())
        .build();
  }

  @Override
  public Receive createReceive() {
    return receiveBuilder()
        .match(RoomCommand.Enter.class, this::enter)
        .match(RoomCommand.Act.class, this::act)
        .match(RoomCommand.Go.class, this::go)
        .match(RoomCommand.Arrive.class, this::arrive)
        .match(RoomCommand.Arrived.class, this::arrived)
        .match(RoomCommand.Look.class, look -> look())
        .matchEquals(Retry.NOW, retry -> retryUntilAllHaveLeft())
        .build();
  }

  private void enter(RoomCommand.Enter enter) {
    if (state.hasStored(enter.player(), enter.number())) {
      acknowledge(getSender(), enter.player(), enter.number());
    } else if (state.isPresent(enter.player())) {
      refuse(enter.player(), enter.number(), "The player is already in this room.");
    } else {
      Visitor visitor = Visitor.of(enter.player(), enter.number(), enter.at());
      store(new RoomEvent.Entered(visitor), enter.player(), enter.number());
    }
  }

  private void act(RoomCommand.Act act) {
    if (state.hasStored(act.player(), act.number())) {
      acknowledge(getSender(), act.player(), act.number());
      return;
    }
    String problem = state.problem(act.player(), act.number());
    if (problem != null) {
      refuse(act.player(), act.number(), problem);
    } else {
      RoomEvent moved =
          new RoomEvent.Moved(act.player(), act.number(), act.move().to());
      store(moved, act.player(), act.number());
    }
  }

  private void store(RoomEvent event, String player, long number) {
    ActorRef client = getSender();
    persist(event, stored -> {
      state.apply(stored);
      acknowledge(client, player, number);
    });
  }

  private void go(RoomCommand.Go go) {
    if (state.isLeaving(go.player(), go.number())) {
      waiting.put(go.player(), getSender());
      return;
    }
    if (state.hasStored(go.player(), go.number())) {
      acknowledge(getSender(), go.player(), go.number());
      return;
    }
    String problem = go.to().equals(name())
        ? "The player is already in this room."
        : state.problem(go.player(), go.number());
    if (problem != null) {
      refuse(go.player(), go.number(), problem);
      return;
    }
    ActorRef client = getSender();
    persist(new RoomEvent.Leaving(go.player(), go.number(), go.to()), leaving -> {
      state.apply(leaving);
      waiting.put(go.player(), client);
      retryUntilAllHaveLeft();
    });
  }

  private void arrive(RoomCommand.Arrive arrive) {
    Visitor visitor = arrive.visitor();
    RoomCommand answer = new RoomCommand.Arrived(arrive.from(), visitor.player(), visitor.number());
    if (state.hasStored(visitor.player(), visitor.number())) {
      tellRoom(answer);
    } else {
      persist(new RoomEvent.Entered(visitor), entered -> {
        state.apply(entered);
        tellRoom(answer);
      });
    }
  }

  private void arrived(RoomCommand.Arrived arrived) {
    if (!state.isLeaving(arrived.player(), arrived.number())) {
      return;
    }
    persist(new RoomEvent.Left(arrived.player()), left -> {
      state.apply(left);
      ActorRef client = waiting.remove(arrived.player());
      if (client != null) {
        acknowledge(client, arrived.player(), arrived.number());
      }
    });
  }

  /**
   * Announces each leaving player to the next room, and repeats this until all rooms have answered.
   */
  private void retryUntilAllHaveLeft() {
    for (RoomState.Departure departure : state.leaving()) {
      tellRoom(new RoomCommand.Arrive(departure.to(), departure.visitor(), name()));
    }
    if (!state.leaving().isEmpty()) {
      timers().startSingleTimer(Retry.NOW, Retry.NOW, RETRY);
    }
  }

  private void tellRoom(RoomCommand command) {
    ClusterSharding.get(getContext().getSystem()).shardRegion(Rooms.TYPE).tell(command, getSelf());
  }

  private void acknowledge(ActorRef client, String player, long number) {
    client.tell(new RoomReply.Done(player, number), getSelf());
  }

  private void refuse(String player, long number, String reason) {
    getSender().tell(new RoomReply.Refused(player, number, reason), getSelf());
  }

  private void look() {
    String node = Rooms.hostAndPort(Cluster.get(getContext().getSystem()));
    RoomReply view =
        new RoomReply.View(name(), node, state.present(), state.leaving().size());
    getSender().tell(view, getSelf());
  }
}
