package io.variantmapper.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.schema.SchemaEnum.Constant;
import java.util.List;
import org.junit.jupiter.api.Test;

class SchemaEnumTest {
  private static final Constant GOLD = new Constant("GOLD", "gold", true);
  private static final Constant ONE = new Constant("ONE", 1L, false);

  private static SchemaEnum rank(boolean ignoresCase) {
    return new SchemaEnum("game.Rank", ignoresCase, List.of(GOLD, ONE));
  }

  @Test
  void constantIsFoundByItsValueAndByItsName() {
    assertThat(rank(false).constantOf("gold")).contains(GOLD);
    assertThat(rank(false).constantOf("GOLD")).contains(GOLD);
    assertThat(rank(false).constantOf(1L)).contains(ONE);
  }

  @Test
  void unknownValueIsNoConstantEvenWithAFallback() {
    assertThat(rank(true).constantOf("silver")).isEmpty();
    assertThat(rank(true).constantOf(2L)).isEmpty();
  }

  @Test
  void caseIsIgnoredOnRequest() {
    assertThat(rank(true).constantOf("GoLd")).contains(GOLD);
    assertThat(rank(false).constantOf("GoLd")).isEmpty();
  }
}
