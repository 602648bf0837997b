package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.STRING;
import static io.variantmapper.processor.validate.Models.array;
import static io.variantmapper.processor.validate.Models.dictionary;
import static io.variantmapper.processor.validate.Models.field;
import static io.variantmapper.processor.validate.Models.problems;
import static io.variantmapper.processor.validate.Models.unsupported;
import static io.variantmapper.processor.validate.Models.unusableDefault;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.model.FieldFault;
import org.junit.jupiter.api.Test;

class DefaultRuleTest {
  private static final FieldRule RULE = new FieldRule();

  @Test
  void defaultThatFitsTheTypeHasNoProblem() {
    assertThat(problems(RULE, dictionary().with(field("hp").withLiteral(7)))).isEmpty();
  }

  @Test
  void textOfADefaultMustBeAValueOfTheFieldsType() {
    TypeModel type = dictionary()
        .with(field("hp").with(unusableDefault(FieldFault.DEFAULT_OF_WRONG_TYPE, "seven")));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidDefault] The default of Player.hp, "seven", is not a value of type int. \
        Write a whole number of 32 bits in decimal digits, without a suffix.""");
  }

  @Test
  void constantWithASimilarNameIsSuggested() {
    TypeModel type = dictionary()
        .with(field("hp")
            .with(unusableDefault(FieldFault.DEFAULT_CONSTANT_UNKNOWN, "SWORDS", "BOW", "SWORD")));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidDefault] The default of Player.hp, "SWORDS", is not a constant of int. Did \
        you mean SWORD? Write the name of a constant.""");
  }

  @Test
  void memberThatADefaultRefersToMustExist() {
    TypeModel type = dictionary()
        .with(field("hp").with(unusableDefault(FieldFault.DEFAULT_MEMBER_UNKNOWN, "START")));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidDefault] The default of Player.hp refers to "START", but Player has no \
        field or method of that name. Add a static method that returns int.""");
  }

  @Test
  void defaultMustNotBeGivenTwice() {
    TypeModel type = dictionary()
        .with(field("hp").with(unusableDefault(FieldFault.DEFAULT_GIVEN_TWICE, "START")));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidDefault] The default of Player.hp is given both by defaultValue and by \
        defaultFrom. Keep one of the two.""");
  }

  @Test
  void omittedDefaultMustBeKnown() {
    TypeModel type = dictionary().with(field("hp").withOmittedDefault());
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidDefault] Player.hp can't omit its default, because no default is known. Set \
        one with defaultValue or defaultFrom.""");
  }

  @Test
  void javaDefaultCountsAsAKnownDefault() {
    TypeModel type = dictionary().with(field("hp").withoutRequirement().withOmittedDefault());
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void initialValueOfAFieldIsNotAKnownDefault() {
    TypeModel type = dictionary()
        .with(field("hp")
            .withSetter(Models.method("setHp"))
            .withoutRequirement()
            .withOmittedDefault());
    assertThat(problems(RULE, type)).hasSize(1);
  }

  @Test
  void fieldOfAnArrayMustNotOmitItsDefault() {
    TypeModel type = array().with(field("hp").withLiteral(7).withOmittedDefault());
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidDefault] Player.hp can't omit its default, because each field of an Array \
        has a fixed index. Remove omitDefault.""");
  }

  @Test
  void defaultOfAFieldWithoutAMappingIsAlsoReported() {
    TypeModel type = dictionary()
        .with(field("hp")
            .with(unsupported(STRING, FieldFault.UNSUPPORTED_NO_VARIANT_TYPE))
            .with(unusableDefault(FieldFault.DEFAULT_WITHOUT_TEXT_FORM, "a")));
    assertThat(problems(RULE, type))
        .satisfiesExactly(
            first -> assertThat(first).startsWith("[VariantUnsupportedType]"),
            second -> assertThat(second).startsWith("[VariantInvalidDefault]"));
  }
}
