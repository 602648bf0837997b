package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.dictionary;
import static io.variantmapper.processor.validate.Models.field;
import static io.variantmapper.processor.validate.Models.problems;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ViewRuleTest {
  private static final FieldRule RULE = new FieldRule();

  @Test
  void declaredViewHasNoProblem() {
    TypeModel type = dictionary().with(field("hp").withView("server", "client", "server"));
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void viewMustBeDeclared() {
    TypeModel type = dictionary().with(field("hp").withView("admin"));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantUnknownView] Player.hp is for the view "admin", which is not declared. Declare it \
        with views = … on the type, in the package's @VariantDefaults, or with -Avariant.views.""");
  }

  @Test
  void viewWithASimilarNameIsSuggested() {
    TypeModel type = dictionary().with(field("hp").withView("sevrer", "client", "server"));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantUnknownView] Player.hp is for the view "sevrer", which is not declared. Did you \
        mean "server"? Declare the view, or use a declared one: "client", "server".""");
  }

  @Test
  void eachUndeclaredViewIsReported() {
    TypeModel type =
        dictionary().with(field("hp").withView("a").withView("client", "client").withView("b"));
    assertThat(problems(RULE, type)).hasSize(2);
  }
}
