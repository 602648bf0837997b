package io.variantmapper.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestNameTest {
  @Test
  void nameThatDiffersInOneLetterIsFound() {
    assertThat(NearestName.to("ownr", List.of("id", "owner"))).contains("owner");
  }

  @Test
  void swappedNeighborsCountAsOneEdit() {
    assertThat(NearestName.to("nmae", List.of("name"))).contains("name");
    assertThat(NearestName.to("ph", List.of("hp"))).contains("hp");
  }

  @Test
  void swappedLettersThatAreNotNeighborsCountAsTwoEdits() {
    assertThat(NearestName.to("eman", List.of("name"))).isEmpty();
  }

  @Test
  void caseIsIgnored() {
    assertThat(NearestName.to("snake-case", List.of("SNAKE_CASE"))).contains("SNAKE_CASE");
  }

  @Test
  void nearestNameIsSuggested() {
    assertThat(NearestName.to("position", List.of("positions2", "positions")))
        .contains("positions");
  }

  @Test
  void distantNameIsNotSuggested() {
    assertThat(NearestName.to("hp", List.of("owner", "position"))).isEmpty();
  }
}
