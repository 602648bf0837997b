package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.field;
import static io.variantmapper.processor.validate.Models.problems;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.model.Shape;
import org.junit.jupiter.api.Test;

class SingleValueRuleTest {
  private static final SingleValueRule RULE = new SingleValueRule();

  private static TypeModel singleValue() {
    return new TypeModel(Shape.VALUE);
  }

  @Test
  void singleValueWithOneFieldHasNoProblem() {
    assertThat(problems(RULE, singleValue().with(field("id")))).isEmpty();
  }

  @Test
  void singleValueMustNotHaveASecondField() {
    TypeModel type = singleValue().with(field("x"), field("y"));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantSingleValue] Player is written as the value of its only field, but has 2 fields: \
        x, y. Use @VariantDictionary, or give Player one field and a creator that takes only this \
        field.""");
  }

  @Test
  void singleValueNeedsAField() {
    assertThat(problems(RULE, singleValue())).singleElement().asString().contains("has none.");
  }

  @Test
  void singleValueMustNotBeNullable() {
    TypeModel type = singleValue().with(field("id").withString().withNull());
    assertThat(problems(RULE, type))
        .singleElement()
        .asString()
        .contains("can be null or an empty Optional");
  }

  @Test
  void singleValueMustNotKeepUnknownKeys() {
    TypeModel type = singleValue().with(field("rest").asExtras());
    assertThat(problems(RULE, type)).singleElement().asString().contains("keeps unknown keys");
  }

  @Test
  void dictionaryMayHaveManyFields() {
    assertThat(problems(RULE, Models.dictionary().with(field("x"), field("y")))).isEmpty();
  }
}
