package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Each way to make an object answers what callers ask, so that a new one is one class. */
class ConstructionTest {
  private static final Pattern CONSTRUCTION =
      Pattern.compile("\\bCreation\\.(?:Creator|Builder|Unusable)\\b");

  /** They are made where sources are read; a rule puts what is wrong into sentences. */
  @Test
  void constructionIsKnownByNameOnlyWhereItIsMadeOrReported() {
    assertThat(Repository.sources("processor/src/main/java/"))
        .filteredOn(file -> CONSTRUCTION.matcher(Repository.read(file)).find())
        .extracting(file -> file.getFileName().toString())
        .containsExactlyInAnyOrder(
            "CreationReader.java", "CreationRule.java", "CreatorChoice.java");
  }
}
