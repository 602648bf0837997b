package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Checks that the model has one form for all ways to create an object, so that a new way needs only
 * one class.
 */
class ConstructionTest {
  private static final Pattern CREATION =
      Pattern.compile("\\bCreation\\s*\\.(?:of|ofBuilder|impossible)\\(");

  /**
   * Checks that only the kinds of creators, and the class that chooses a creator, call the factory
   * methods of {@code Creation}.
   */
  @Test
  void onlyCreatorKindsAndCreatorChoiceCallFactoriesOfCreation() {
    assertThat(Repository.sources("processor/src/main/java/"))
        .filteredOn(file -> CREATION.matcher(Repository.read(file)).find())
        .filteredOn(file -> !Repository.read(file).contains("implements Creator.Kind"))
        .extracting(file -> file.getFileName().toString())
        .containsExactly("CreatorChoice.java");
  }
}
