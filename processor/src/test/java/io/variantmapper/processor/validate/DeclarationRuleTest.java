package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.dictionary;
import static io.variantmapper.processor.validate.Models.problems;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.TypeFault;
import org.junit.jupiter.api.Test;

class DeclarationRuleTest {
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
