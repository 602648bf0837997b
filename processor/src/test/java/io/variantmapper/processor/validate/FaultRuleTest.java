package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.anchor;
import static io.variantmapper.processor.validate.Models.dictionary;
import static io.variantmapper.processor.validate.Models.misused;
import static io.variantmapper.processor.validate.Models.problems;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.PlacementFault;
import io.variantmapper.processor.model.TypeFault;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class FaultRuleTest {
  @Nested
  class Annotations {
    private static final FaultRule RULE = new FaultRule();

    @Test
    void messageNamesTheAnnotationAndTheAnnotatedMember() {
      TypeModel type =
          dictionary().with(misused("VariantField", "Player.count", PlacementFault.STATIC_FIELD));
      assertThat(problems(RULE, type)).containsExactly("""
          [VariantMisplacedMark] @VariantField on Player.count has no effect, because static fields \
          are not mapped. Remove it.""");
    }

    @Test
    void fieldWithASimilarNameIsSuggested() {
      Fault annotation = misused(
              "VariantField", "PointMixIn.heigth", PlacementFault.MATCHES_NO_FIELD)
          .with("guess", new Fault.Guess("heigth", List.of("width", "height")));
      assertThat(problems(RULE, dictionary().with(annotation))).containsExactly("""
          [VariantMixInMember] @VariantField on PointMixIn.heigth matches no field of the type. Did \
          you mean height? Give the member the name of a field and no parameters, or remove it.""");
    }

    @Test
    void reportingAFaultWithoutItsArgumentsThrows() {
      TypeModel type = dictionary().with(new Fault(PlacementFault.STATIC_FIELD, anchor()));
      assertThatNullPointerException()
          .isThrownBy(() -> problems(RULE, type))
          .withMessage("STATIC_FIELD lacks mark");
    }
  }

  @Nested
  class Declarations {
    private static final Rule RULE = type -> FaultRule.check(type.declaration());

    @Test
    void typeWithoutFaultsHasNoProblem() {
      assertThat(problems(RULE, dictionary())).isEmpty();
    }

    @Test
    void nestedClassMustBeStatic() {
      assertThat(problems(RULE, dictionary().with(TypeFault.INNER))).containsExactly("""
          [VariantInnerType] Player is an inner class, which can't be created without an object of \
          the enclosing class. Make it static.""");
    }

    @Test
    void messageNamesTheMixInInsteadOfItsType() {
      TypeModel type = dictionary().withMixIn("PlayerMixIn").with(TypeFault.MIX_IN_NOT_ABSTRACT);
      assertThat(problems(RULE, type)).containsExactly("""
          [VariantInvalidMixIn] PlayerMixIn is not abstract, but a mix-in must be abstract, because \
          it is never instantiated. Make it an interface or an abstract class, or remove \
          @VariantMixIn.""");
    }

    @Test
    void eachFaultIsReported() {
      TypeModel type = dictionary().with(TypeFault.ENUM).with(TypeFault.PRIVATE);
      assertThat(problems(RULE, type)).hasSize(2);
    }

    @Test
    void subtypeThatCannotBeMappedIsReportedElsewhere() {
      MappedType type = dictionary().with(TypeFault.UNFIT_SUBTYPE).build();
      assertThat(RULE.check(type)).singleElement().matches(Fault::reportedElsewhere);
    }
  }
}
