package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that the consumer build {@code platforms/recipes} compiles the code of the recipes. */
class RecipesDocumentTest {
  private static final String COMPILED =
      JavaBlocks.sources("integration-tests/src/it/platforms/recipes");

  private static final String COMPILED_KOTLIN =
      JavaBlocks.kotlinSources("integration-tests/src/it/platforms/recipes");

  static List<String> kotlinRecipes() {
    return JavaBlocks.kotlin("docs/recipes.md");
  }

  static List<String> recipes() {
    return JavaBlocks.of("docs/recipes.md");
  }

  @ParameterizedTest
  @MethodSource("recipes")
  void recipeIsCompiled(String recipe) {
    assertThat(COMPILED).contains(recipe);
  }

  @ParameterizedTest
  @MethodSource("kotlinRecipes")
  void kotlinRecipeIsCompiled(String recipe) {
    assertThat(COMPILED_KOTLIN).contains(recipe);
  }
}
