package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.dictionary;
import static io.variantmapper.processor.validate.Models.field;
import static io.variantmapper.processor.validate.Models.list;
import static io.variantmapper.processor.validate.Models.mapped;
import static io.variantmapper.processor.validate.Models.mixedIn;
import static io.variantmapper.processor.validate.Models.optional;
import static io.variantmapper.processor.validate.Models.problems;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ContainmentRuleTest {
  private final ContainmentRule rule = new ContainmentRule();

  @Test
  void typeMustNotRequireItself() {
    TypeModel type = dictionary().with(field("next").with(mapped("Player")));
    assertThat(problems(rule, type)).containsExactly("""
        [VariantEndlessType] Player.next requires a value of type Player in every Player, so \
        reading would never end. Mark it @Nullable, make it an Optional, or set required = false.""");
  }

  @Test
  void nullableFieldMayHoldItsDeclaringType() {
    TypeModel type = dictionary().with(field("next").with(mapped("Player")).withNull());
    assertThat(problems(rule, type)).isEmpty();
  }

  @Test
  void optionalFieldMayHoldItsDeclaringType() {
    TypeModel type = dictionary().with(field("next").with(optional(mapped("Player"))));
    assertThat(problems(rule, type)).isEmpty();
  }

  @Test
  void listFieldMayHoldItsDeclaringType() {
    TypeModel type = dictionary().with(field("next").with(list(mapped("Player"))));
    assertThat(problems(rule, type)).isEmpty();
  }

  @Test
  void fieldThatIsNotRequiredMayHoldItsDeclaringType() {
    TypeModel type = dictionary().with(field("next").with(mapped("Player")).withoutRequirement());
    assertThat(problems(rule, type)).isEmpty();
  }

  @Test
  void fieldThatSomeViewsOmitMayHoldItsDeclaringType() {
    TypeModel type =
        dictionary().with(field("next").with(mapped("Player")).withView("server", "server"));
    assertThat(problems(rule, type)).isEmpty();
  }

  @Test
  void typeOfAMixInMustNotRequireItself() {
    TypeModel type = dictionary()
        .withName("Vec")
        .withMixIn("VecMixIn")
        .with(field("next").with(mixedIn("Vec", "VecMixIn")));
    assertThat(problems(rule, type)).containsExactly("""
        [VariantEndlessType] Vec.next requires a value of type Vec in every Vec, so reading would \
        never end. Mark it @Nullable, make it an Optional, or set required = false.""");
  }

  @Test
  void twoTypesMustNotRequireEachOther() {
    TypeModel guild = dictionary().withName("Guild").with(field("leader").with(mapped("Player")));
    assertThat(problems(rule, guild)).isEmpty();
    TypeModel type = dictionary().with(field("guild").with(mapped("Guild")));
    assertThat(problems(rule, type)).containsExactly("""
        [VariantEndlessType] Player.guild requires a value of type Guild in every Player, and this \
        value requires another Player through Guild.leader, so reading would never end. Mark one \
        of these fields @Nullable, make it an Optional, or set required = false.""");
  }

  @Test
  void flattenedTypeMustNotRequireTheOuterType() {
    TypeModel place = dictionary().withName("Place").with(field("owner").with(mapped("Player")));
    TypeModel type = dictionary().with(field("at").with(mapped("Place")).withFlattened("", place));
    assertThat(problems(rule, type)).containsExactly("""
        [VariantEndlessType] Player.at.owner requires a value of type Player in every Player, so \
        reading would never end. Mark it @Nullable, make it an Optional, or set required = false.""");
  }
}
