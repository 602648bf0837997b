package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.STRING;
import static io.variantmapper.processor.validate.Models.custom;
import static io.variantmapper.processor.validate.Models.dictionary;
import static io.variantmapper.processor.validate.Models.direct;
import static io.variantmapper.processor.validate.Models.field;
import static io.variantmapper.processor.validate.Models.list;
import static io.variantmapper.processor.validate.Models.problems;
import static io.variantmapper.processor.validate.Models.unfit;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.GodotType;
import org.junit.jupiter.api.Test;

class WireTypeRuleTest {
  private static final FieldRule RULE = new FieldRule();

  @Test
  void inferredTypeHasNoProblem() {
    assertThat(problems(RULE, dictionary().with(field("hp")))).isEmpty();
  }

  @Test
  void messageListsThePossibleTypes() {
    TypeModel type = dictionary()
        .with(field("hp")
            .withUnfitType(
                unfit("NODE_PATH", FieldFault.TYPE_NOT_POSSIBLE, "INT32", "FLOAT", "FLOAT32")));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidType] Player.hp can't be written as NODE_PATH, because its type is int. \
        Choose INT32, FLOAT or FLOAT32, or remove the option type.""");
  }

  @Test
  void messageNamesTheOnlyPossibleType() {
    TypeModel type = dictionary()
        .with(field("hp").withUnfitType(unfit("NODE_PATH", FieldFault.TYPE_NOT_POSSIBLE, "INT32")));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidType] Player.hp can't be written as NODE_PATH, because its type is int. \
        Choose INT32, or remove the option type.""");
  }

  @Test
  void messageSaysThatNoOtherTypeIsPossible() {
    TypeModel type = dictionary()
        .with(field("hp").withUnfitType(unfit("NODE_PATH", FieldFault.TYPE_NOT_POSSIBLE)));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidType] Player.hp can't be written as NODE_PATH, because its type is int. No \
        other type is possible. Remove the option type, or change the type of the field.""");
  }

  @Test
  void typedArrayMustNotHoldNulls() {
    TypeModel type = dictionary()
        .with(field("names")
            .with(list(direct(STRING, GodotType.STRING)))
            .withUnfitType(unfit("TYPED_ARRAY", FieldFault.TYPE_HOLDS_NULLS, "ARRAY")));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidType] Player.names can't be written as TYPED_ARRAY, because its type is \
        java.util.List<java.lang.String>. Its elements may be null, and neither a typed nor a \
        packed container holds nulls. Choose ARRAY, or remove the option type.""");
  }

  @Test
  void serializerDecidesTheVariantType() {
    TypeModel type = dictionary()
        .with(field("name")
            .with(custom(STRING, "Upper"))
            .withUnfitType(unfit("INT32", FieldFault.TYPE_NOT_POSSIBLE)));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidType] Player.name can't be written as INT32, because the serializer \
        game.Upper writes it and chooses the type itself. Remove the option type, or use another \
        serializer.""");
  }
}
