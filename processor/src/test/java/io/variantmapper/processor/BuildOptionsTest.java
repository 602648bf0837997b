package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.FaultKind;
import io.variantmapper.processor.model.PlacementFault;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class BuildOptionsTest {
  @Test
  void optionWithAnAllowedValueIsAccepted() {
    assertThat(BuildOptions.of(Map.of("variant.naming", "SNAKE_CASE")).mistakes())
        .isEmpty();
  }

  @Test
  void optionOfAnotherProcessorIsIgnored() {
    assertThat(BuildOptions.of(Map.of("other.naming", "SNAKE")).mistakes()).isEmpty();
  }

  @Test
  void unknownOptionIsAMistake() {
    assertThat(mistake("variant.name", "SNAKE_CASE")).isEqualTo(PlacementFault.OPTION_UNKNOWN);
  }

  @Test
  void valueThatAnOptionDoesNotAllowIsAMistake() {
    assertThat(mistake("variant.schema", "yes")).isEqualTo(PlacementFault.OPTION_VALUE_NOT_ALLOWED);
  }

  @Test
  void optionWithChoicesNeedsAValue() {
    assertThat(mistake("variant.naming", null)).isEqualTo(PlacementFault.OPTION_WITHOUT_VALUE);
  }

  @Test
  void optionOfNamesNeedsAValue() {
    assertThat(mistake("variant.views", null)).isEqualTo(PlacementFault.OPTION_WITHOUT_NAMES);
  }

  private static FaultKind mistake(String option, @Nullable String value) {
    List<Fault> mistakes =
        BuildOptions.of(Collections.singletonMap(option, value)).mistakes();
    assertThat(mistakes).hasSize(1);
    return mistakes.get(0).kind();
  }
}
