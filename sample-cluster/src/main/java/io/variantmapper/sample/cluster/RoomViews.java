package io.variantmapper.sample.cluster;

import io.variantmapper.sample.cli.CommandFailure;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.pattern.Patterns;

/**
 * The states of all rooms.
 *
 * @param views one view for each room, in the order of the rooms' numbers
 */
record RoomViews(List<RoomReply.View> views) {
  private static final Duration TIMEOUT = Duration.ofSeconds(5);
  private static final int ATTEMPTS = 12;

  /**
   * Asks all rooms for their states.
   *
   * @throws CommandFailure if a room does not answer
   */
  static RoomViews ask(ActorRef rooms, DemoSize size) throws CommandFailure {
    List<String> names = new ArrayList<>();
    for (int room = 0; room < size.rooms(); room++) {
      names.add(size.room(room));
    }
    List<CompletableFuture<RoomReply.View>> answers = names.stream()
        .map(name -> ask(rooms, name, ATTEMPTS).toCompletableFuture())
        .toList();
    try {
      return new RoomViews(answers.stream().map(CompletableFuture::join).toList());
    } catch (CompletionException e) {
      throw new CommandFailure("A room does not answer: " + e.getCause());
    }
  }

  private static CompletionStage<RoomReply.View> ask(ActorRef rooms, String name, int attempts) {
    return Patterns.ask(rooms, new RoomCommand.Look(name), TIMEOUT)
        .thenApply(RoomReply.View.class::cast)
        .exceptionallyCompose(problem -> isTimeout(problem) && attempts > 1
            ? ask(rooms, name, attempts - 1)
            : CompletableFuture.failedFuture(problem));
  }

  private static boolean isTimeout(Throwable problem) {
    return problem instanceof TimeoutException || problem.getCause() instanceof TimeoutException;
  }

  /** Returns the number of rooms of each node. */
  Map<String, Integer> roomsByNode() {
    Map<String, Integer> byNode = new TreeMap<>();
    views.forEach(view -> byNode.merge(view.node(), 1, Integer::sum));
    return byNode;
  }

  int players() {
    return views.stream().mapToInt(view -> view.present().size()).sum();
  }

  int leaving() {
    return views.stream().mapToInt(RoomReply.View::leaving).sum();
  }
}
