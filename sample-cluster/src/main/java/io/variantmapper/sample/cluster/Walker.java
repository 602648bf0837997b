package io.variantmapper.sample.cluster;

import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.sample.message.ClientMessage;
import java.time.Duration;
import java.util.Random;
import org.apache.pekko.actor.AbstractActorWithTimers;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.Props;

/**
 * A client that walks through the rooms. It repeats each step until a room acknowledges it, and
 * then takes the next step.
 */
final class Walker extends AbstractActorWithTimers {
  private static final int STEPS_PER_ROOM = 8;
  private static final Duration PACE = Duration.ofMillis(100);
  private static final Duration REPEAT = Duration.ofSeconds(3);

  private enum Timer {
    NEXT,
    REPEAT
  }

  private final DemoSize size;
  private final ActorRef rooms;
  private final Tally tally;
  private final String name;
  private final Random random;

  /** The player's state after all acknowledged steps. */
  private Visitor visitor;

  private String room;

  /**
   * The step that is not acknowledged yet. The next two fields are the player's state after this
   * step.
   */
  private RoomCommand pending;

  private Visitor nextVisitor;
  private String nextRoom;

  Walker(int number, DemoSize size, ActorRef rooms, Tally tally) {
    this.size = size;
    this.rooms = rooms;
    this.tally = tally;
    name = "player-" + number;
    random = new Random(number);
    room = size.room(number);
    visitor = Visitor.of(name, 0, Vector3.ZERO);
    nextRoom = room;
    nextVisitor = Visitor.of(name, 1, place());
    pending = new RoomCommand.Enter(room, name, 1, nextVisitor.position());
  }

  static Props props(int number, DemoSize size, ActorRef rooms, Tally tally) {
    return Props.create(Walker.class, () -> new Walker(number, size, rooms, tally));
  }

  @Override
  public void preStart() {
    send();
  }

  @Override
  public Receive createReceive() {
    return receiveBuilder()
        .match(RoomReply.Done.class, done -> done.number() == nextVisitor.number(), this::done)
        .match(RoomReply.Done.class, repeated -> {})
        .match(RoomReply.Refused.class, tally::refused)
        .matchEquals(Timer.NEXT, next -> next())
        .matchEquals(Timer.REPEAT, repeat -> {
          tally.repeated();
          send();
        })
        .build();
  }

  private void send() {
    rooms.tell(pending, getSelf());
    getTimers().startSingleTimer(Timer.REPEAT, Timer.REPEAT, REPEAT);
  }

  private void done(RoomReply.Done done) {
    if (visitor.number() == done.number()) {
      return;
    }
    visitor = nextVisitor;
    room = nextRoom;
    tally.acknowledged(room, visitor);
    getTimers().cancel(Timer.REPEAT);
    if (visitor.number() < size.steps()) {
      getTimers().startSingleTimer(Timer.NEXT, Timer.NEXT, PACE);
    }
  }

  private void next() {
    long number = visitor.number() + 1;
    if (number % STEPS_PER_ROOM == 0) {
      nextRoom = otherRoom();
      nextVisitor = visitor.stepped(number);
      pending = new RoomCommand.Go(room, name, number, nextRoom);
    } else {
      Vector3 to = place();
      nextVisitor = visitor.moved(number, to);
      pending = new RoomCommand.Act(room, name, number, new ClientMessage.Move(to));
    }
    send();
  }

  private String otherRoom() {
    String other = room;
    while (other.equals(room)) {
      other = size.room(random.nextInt(size.rooms()));
    }
    return other;
  }

  /**
   * Returns a place with whole numbers, because the 32-bit components of a packet's vectors hold
   * such numbers exactly.
   */
  private Vector3 place() {
    return new Vector3(random.nextInt(1000), 0, random.nextInt(1000));
  }
}
