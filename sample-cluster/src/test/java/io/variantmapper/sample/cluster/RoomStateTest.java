package io.variantmapper.sample.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.value.Vector3;
import org.junit.jupiter.api.Test;

class RoomStateTest {
  private static final Vector3 PLACE = new Vector3(1, 0, 2);
  private static final Visitor ADA = Visitor.of("ada", 1, Vector3.ZERO);

  private final RoomState state = new RoomState();

  @Test
  void moveChangesThePlayer() {
    state.apply(new RoomEvent.Entered(ADA));
    state.apply(new RoomEvent.Moved("ada", 2, PLACE));

    assertThat(state.present()).containsExactly(ADA.moved(2, PLACE));
  }

  @Test
  void onlyTheNextStepIsAccepted() {
    state.apply(new RoomEvent.Entered(ADA));

    assertThat(state.hasStored("ada", 1)).isTrue();
    assertThat(state.hasStored("ada", 2)).isFalse();
    assertThat(state.problem("ada", 2)).isNull();
    assertThat(state.problem("ada", 3)).isEqualTo("Expected step 2.");
  }

  @Test
  void playerWhoIsLeavingIsNotPresent() {
    state.apply(new RoomEvent.Entered(ADA));
    state.apply(new RoomEvent.Leaving("ada", 2, "cave"));

    assertThat(state.present()).isEmpty();
    assertThat(state.leaving()).containsExactly(new RoomState.Departure(ADA.stepped(2), "cave"));
    assertThat(state.isLeaving("ada", 2)).isTrue();
    assertThat(state.problem("ada", 3)).isEqualTo("The player is not in this room.");
  }

  @Test
  void stepsOfAPlayerWhoHasLeftStayStored() {
    state.apply(new RoomEvent.Entered(ADA));
    state.apply(new RoomEvent.Leaving("ada", 2, "cave"));
    state.apply(new RoomEvent.Left("ada"));

    assertThat(state.leaving()).isEmpty();
    assertThat(state.hasStored("ada", 1)).isTrue();
    assertThat(state.hasStored("ada", 2)).isTrue();
  }

  @Test
  void playerWhoComesBackIsPresent() {
    state.apply(new RoomEvent.Entered(ADA));
    state.apply(new RoomEvent.Leaving("ada", 2, "cave"));
    state.apply(new RoomEvent.Left("ada"));
    state.apply(new RoomEvent.Entered(ADA.stepped(3)));

    assertThat(state.present()).containsExactly(ADA.stepped(3));
    assertThat(state.hasStored("ada", 3)).isTrue();
  }
}
