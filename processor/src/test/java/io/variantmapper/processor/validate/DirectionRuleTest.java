package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.dictionary;
import static io.variantmapper.processor.validate.Models.field;
import static io.variantmapper.processor.validate.Models.problems;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.model.Direction;
import org.junit.jupiter.api.Test;

class DirectionRuleTest {
  private static final FieldRule RULE = new FieldRule();

  @Test
  void fieldThatIsReadAndWrittenMayHaveAliasesAndOmitItsDefault() {
    TypeModel type =
        dictionary().with(field("hp").withAlias("life").withLiteral(7).withOmittedDefault());
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void writeOnlyFieldMustNotHaveAliases() {
    TypeModel type = dictionary()
        .with(field("hp").with(Direction.WRITTEN).withAlias("life").withAlias("health"));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantContradiction] Player.hp has aliases, but is never read, because it is WRITE_ONLY. \
        Remove the aliases, or change the access.""");
  }

  @Test
  void readOnlyFieldMayHaveAliases() {
    TypeModel type = dictionary().with(field("hp").with(Direction.READ).withAlias("life"));
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void readOnlyFieldMustNotOmitItsDefault() {
    TypeModel type =
        dictionary().with(field("hp").with(Direction.READ).withLiteral(7).withOmittedDefault());
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantContradiction] Player.hp omits its default, but is never written, because it is \
        READ_ONLY. Remove omitDefault, or change the access.""");
  }
}
