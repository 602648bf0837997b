package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.dictionary;
import static io.variantmapper.processor.validate.Models.misused;
import static io.variantmapper.processor.validate.Models.problems;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.model.MarkFault;
import org.junit.jupiter.api.Test;

class MarkRuleTest {
  private static final MarkRule RULE = new MarkRule();

  @Test
  void annotationAndItsMemberAreNamed() {
    TypeModel type =
        dictionary().with(misused("VariantField", "Player.count", MarkFault.STATIC_FIELD));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantMisplacedMark] @VariantField on Player.count has no effect, for static fields are \
        not mapped. Remove it.""");
  }

  @Test
  void fieldWithASimilarNameIsSuggested() {
    TypeModel type = dictionary()
        .with(misused(
            "VariantField", "PointMixIn.heigth", MarkFault.FOR_NO_FIELD, "width", "height"));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantMixInMember] @VariantField on PointMixIn.heigth stands for no field of the type. \
        Did you mean height? Give it the name of a field and no parameters, or remove it.""");
  }

  @Test
  void memberOfAMixInWithoutAnAnnotationIsNamed() {
    TypeModel type = dictionary().with(misused("", "PointMixIn.z", MarkFault.FOR_NO_FIELD));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantMixInMember] PointMixIn.z stands for no field of the type. Give it the name of a \
        field and no parameters, or remove it.""");
  }
}
