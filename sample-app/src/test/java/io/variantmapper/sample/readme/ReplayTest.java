package io.variantmapper.sample.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.ContainerSerializers;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.value.Vector3;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ReplayTest {
  @TempDir
  private Path folder;

  @Test
  void statesAreLoadedInTheirOrder() throws IOException {
    File file = folder.resolve("last.replay").toFile();
    List<PlayerState> states = List.of(state("Ada", 7), state("Ada", 5), state("Bo", 9));
    Replay.save(file, states);
    assertThat(Replay.load(file)).isEqualTo(states);
  }

  @Test
  void fileIsReplacedAsAWhole() throws IOException {
    File file = folder.resolve("last.replay").toFile();
    Replay.save(file, List.of(state("Ada", 7), state("Ada", 5)));
    Replay.save(file, List.of(state("Bo", 9)));
    assertThat(Replay.load(file)).containsExactly(state("Bo", 9));
    assertThat(folder.toFile().list()).containsExactly("last.replay");
  }

  @Test
  void statesOfAnArrayAreReadOneByOne() {
    VariantSerializer<List<PlayerState>> all =
        ContainerSerializers.listOf(PlayerStateVariantSerializer.INSTANCE);
    assertThat(Replay.lowestHp(all.encode(List.of(state("Ada", 7), state("Bo", 5)))))
        .isEqualTo(5);
    assertThat(Replay.lowestHp(all.encode(List.of()))).isEqualTo(Integer.MAX_VALUE);
  }

  private static PlayerState state(String name, int hp) {
    return new PlayerState(name, hp, new Vector3(1, 0, -3.5));
  }
}
