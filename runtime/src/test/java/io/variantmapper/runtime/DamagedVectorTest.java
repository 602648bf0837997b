package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantDescription.Floats;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks that we refuse the damaged packets that the engine refuses, and read all other damaged
 * packets as the engine does.
 */
class DamagedVectorTest {
  private static final VariantDescription NARROWED = new VariantDescription(Floats.NARROWED);

  /** The outcome of reading a packet with the library and with the engine. */
  private enum Outcome {
    BOTH_REFUSE,
    BOTH_READ_THE_SAME,
    /** The scripts that made the vectors cannot describe the value. */
    BOTH_READ_BUT_THE_VALUE_IS_UNKNOWN,
    BOTH_READ_BUT_DIFFER,
    ONLY_THE_ENGINE_REFUSES,
    ONLY_WE_REFUSE
  }

  @ParameterizedTest
  @ValueSource(strings = {"damaged-3.2.3.jsonl", "damaged-4.4.jsonl"})
  void damagedPacketIsAcceptedAsInTheEngine(String file) throws IOException {
    Map<Outcome, Integer> outcomes = new TreeMap<>();
    List<EngineVector> vectors = EngineVector.load(file);
    for (EngineVector vector : vectors) {
      Outcome outcome = outcome(vector);
      outcomes.merge(outcome, 1, Integer::sum);
      assertThat(outcome)
          .as(vector.toString())
          .isIn(
              Outcome.BOTH_REFUSE,
              Outcome.BOTH_READ_THE_SAME,
              Outcome.BOTH_READ_BUT_THE_VALUE_IS_UNKNOWN);
    }
    System.out.println(file + ": of " + vectors.size() + " lines " + outcomes);
    assertThat(outcomes.get(Outcome.BOTH_READ_THE_SAME)).isGreaterThan(vectors.size() / 3);
  }

  private static Outcome outcome(EngineVector vector) {
    Variant value;
    try {
      value = Variant.decode(vector.packet(), vector.format());
    } catch (VariantException e) {
      return vector.accepted() ? Outcome.ONLY_WE_REFUSE : Outcome.BOTH_REFUSE;
    }
    if (!vector.accepted()) {
      return Outcome.ONLY_THE_ENGINE_REFUSES;
    }
    if (vector.json().get("value").toString().contains("unsupported")) {
      return Outcome.BOTH_READ_BUT_THE_VALUE_IS_UNKNOWN;
    }
    return NARROWED.of(value).equals(vector.value())
        ? Outcome.BOTH_READ_THE_SAME
        : Outcome.BOTH_READ_BUT_DIFFER;
  }
}
