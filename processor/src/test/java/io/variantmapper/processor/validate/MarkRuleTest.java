package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.anchor;
import static io.variantmapper.processor.validate.Models.dictionary;
import static io.variantmapper.processor.validate.Models.misused;
import static io.variantmapper.processor.validate.Models.problems;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.MarkFault;
import java.util.List;
import org.junit.jupiter.api.Test;

class MarkRuleTest {
  private static final FaultRule RULE = new FaultRule();

  @Test
  void messageNamesTheAnnotationAndTheAnnotatedMember() {
    TypeModel type =
        dictionary().with(misused("VariantField", "Player.count", MarkFault.STATIC_FIELD));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantMisplacedMark] @VariantField on Player.count has no effect, because static fields \
        are not mapped. Remove it.""");
  }

  @Test
  void fieldWithASimilarNameIsSuggested() {
    Fault mark = misused("VariantField", "PointMixIn.heigth", MarkFault.MATCHES_NO_FIELD)
        .with("guess", new Fault.Guess("heigth", List.of("width", "height")));
    assertThat(problems(RULE, dictionary().with(mark))).containsExactly("""
        [VariantMixInMember] @VariantField on PointMixIn.heigth matches no field of the type. Did \
        you mean height? Give the member the name of a field and no parameters, or remove it.""");
  }

  @Test
  void reportingAFaultWithoutItsArgumentsThrows() {
    TypeModel type = dictionary().with(new Fault(MarkFault.STATIC_FIELD, anchor()));
    assertThatNullPointerException()
        .isThrownBy(() -> problems(RULE, type))
        .withMessage("STATIC_FIELD lacks mark");
  }
}
