package io.variantmapper.sample.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.value.Vector3;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ComparisonTest {
  private static final Vector3 HERE = new Vector3(1, 0, 2);
  private static final Vector3 THERE = new Vector3(3, 0, 4);
  private static final Visitor ENTERED = Visitor.of("ada", 1, Vector3.ZERO);
  private static final Visitor MOVED = ENTERED.moved(2, HERE).moved(3, THERE);
  private static final Map<String, Tally.Expected> ACKNOWLEDGED =
      Map.of("ada", new Tally.Expected("meadow", MOVED));

  @Test
  void nothingIsLostIfTheRoomsContainWhatTheyAcknowledged() {
    Comparison comparison = compare(view("meadow", MOVED), view("cave"));

    assertThat(comparison).isEqualTo(new Comparison(2, 0, List.of()));
    assertThat(comparison.isComplete()).isTrue();
  }

  @Test
  void missingMoveIsLost() {
    Comparison comparison = compare(view("meadow", ENTERED.moved(2, HERE)));

    assertThat(comparison.lost()).isEqualTo(1);
    assertThat(comparison.isComplete()).isFalse();
  }

  @Test
  void acknowledgedMoveIsLostIfTheRoomHasAnotherMove() {
    Visitor other = ENTERED.moved(2, THERE).moved(3, THERE);

    assertThat(compare(view("meadow", other)).lost()).isEqualTo(1);
  }

  @Test
  void allMovesOfAMissingPlayerAreLost() {
    assertThat(compare(view("meadow"), view("cave")).lost()).isEqualTo(2);
  }

  @Test
  void playerInTwoRoomsIsAProblem() {
    Comparison comparison = compare(view("meadow", MOVED), view("cave", MOVED));

    assertThat(comparison.lost()).isZero();
    assertThat(comparison.problems()).hasSize(2);
  }

  @Test
  void playerInAnotherRoomIsAProblem() {
    Comparison comparison = compare(view("meadow"), view("cave", MOVED));

    assertThat(comparison.problems()).hasSize(1);
    assertThat(comparison.isComplete()).isFalse();
  }

  @Test
  void playerBetweenRoomsIsAProblem() {
    RoomReply.View view = new RoomReply.View("cave", "127.0.0.1:7551", List.of(), 1);

    assertThat(compare(view("meadow", MOVED), view).problems()).hasSize(1);
  }

  private static Comparison compare(RoomReply.View... views) {
    return Comparison.of(ACKNOWLEDGED, new RoomViews(List.of(views)));
  }

  private static RoomReply.View view(String room, Visitor... present) {
    return new RoomReply.View(room, "127.0.0.1:7551", List.of(present), 0);
  }
}
