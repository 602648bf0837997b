package io.variantmapper.sample.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.world.SampleWorlds;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;

final class RosterTest {
  private static final int MANY = 300;

  private final Roster roster = new Roster(SampleWorlds.meadow(), 255);

  @Test
  void newPlayerReplacesAnOfflinePlayerInAFullWorld() throws RefusedException {
    enterMany(id -> false);
    assertThat(roster.copy()).hasSize(256).first().extracting("name").isEqualTo("Grace");
  }

  @Test
  void newPlayerIsRefusedIfOnlinePlayersFillTheWorld() {
    assertThatThrownBy(() -> enterMany(id -> true)).hasMessage("The world is full.");
  }

  private void enterMany(IntPredicate isOnline) throws RefusedException {
    for (int i = 0; i < MANY; i++) {
      roster.enter(new ClientMessage.Login("Player" + i), isOnline);
    }
  }
}
