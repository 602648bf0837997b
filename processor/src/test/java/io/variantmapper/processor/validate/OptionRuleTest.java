package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.mistake;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OptionRuleTest {
  @Test
  void optionExists() {
    assertThat(OptionRule.problem(mistake("variant.name", "SNAKE_CASE")).text()).isEqualTo("""
        [VariantInvalidOption] The option -Avariant.name doesn't exist. Did you mean \
        variant.naming? There are variant.naming, variant.views.""");
  }

  @Test
  void optionTakesOneOfItsValues() {
    var mistake = mistake("variant.naming", "SNAKE", "AS_DECLARED", "SNAKE_CASE");
    assertThat(OptionRule.problem(mistake).text()).isEqualTo("""
        [VariantInvalidOption] The option -Avariant.naming has the value SNAKE, which it doesn't \
        take. Give it one of AS_DECLARED, SNAKE_CASE.""");
  }

  @Test
  void valueWithASimilarNameIsSuggested() {
    var mistake = mistake("variant.naming", "snake-case", "AS_DECLARED", "SNAKE_CASE");
    assertThat(OptionRule.problem(mistake).text()).isEqualTo("""
        [VariantInvalidOption] The option -Avariant.naming has the value snake-case, which it \
        doesn't take. Did you mean SNAKE_CASE? Give it one of AS_DECLARED, SNAKE_CASE.""");
  }

  @Test
  void optionWithChoicesHasAValue() {
    var mistake = mistake("variant.naming", "", "AS_DECLARED", "SNAKE_CASE");
    assertThat(OptionRule.problem(mistake).text()).isEqualTo("""
        [VariantInvalidOption] The option -Avariant.naming has no value. Give it one of \
        AS_DECLARED, SNAKE_CASE.""");
  }

  @Test
  void optionOfNamesHasAValue() {
    assertThat(OptionRule.problem(mistake("variant.views", "")).text()).isEqualTo("""
        [VariantInvalidOption] The option -Avariant.views has no value. Give it names, with \
        commas between.""");
  }
}
