package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.IO_EXCEPTION;
import static io.variantmapper.processor.validate.Models.constructorThatThrows;
import static io.variantmapper.processor.validate.Models.createdByBuilder;
import static io.variantmapper.processor.validate.Models.dictionary;
import static io.variantmapper.processor.validate.Models.factoryThatThrows;
import static io.variantmapper.processor.validate.Models.field;
import static io.variantmapper.processor.validate.Models.problems;
import static io.variantmapper.processor.validate.Models.throwing;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.Direction;
import org.junit.jupiter.api.Test;

class CheckedExceptionRuleTest {
  private static final CheckedExceptionRule RULE = new CheckedExceptionRule();

  private static String thrownBy(String subject) {
    return "[VariantCheckedException] " + subject + " throws java.io.IOException, but generated"
        + " code can't throw checked exceptions. Throw an unchecked exception instead.";
  }

  @Test
  void typeWithoutCheckedExceptionsHasNoProblem() {
    assertThat(problems(RULE, dictionary().with(field("hp")))).isEmpty();
  }

  @Test
  void constructorMustNotThrowACheckedException() {
    TypeModel type = dictionary().with(constructorThatThrows(IO_EXCEPTION));
    assertThat(problems(RULE, type)).containsExactly(thrownBy("The constructor of Player"));
  }

  @Test
  void factoryMustNotThrowACheckedException() {
    TypeModel type = dictionary().with(factoryThatThrows("create", IO_EXCEPTION));
    assertThat(problems(RULE, type)).containsExactly(thrownBy("Player.create"));
  }

  @Test
  void builderMustNotThrowACheckedException() {
    TypeModel type = dictionary().with(createdByBuilder(IO_EXCEPTION));
    assertThat(problems(RULE, type)).containsExactly(thrownBy("The builder of Player"));
  }

  @Test
  void getterMustNotThrowACheckedException() {
    TypeModel type = dictionary().with(field("hp").withGetter(throwing("getHp", IO_EXCEPTION)));
    assertThat(problems(RULE, type)).containsExactly(thrownBy("Player.getHp"));
  }

  @Test
  void getterOfAReadOnlyFieldMayThrow() {
    TypeModel type = dictionary()
        .with(field("hp").withGetter(throwing("getHp", IO_EXCEPTION)).with(Direction.READ));
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void getterOfAReadOnlyFieldMustNotThrowIfChangesAreMerged() {
    TypeModel type = dictionary()
        .with(Trait.CHANGES)
        .with(field("hp").withGetter(throwing("getHp", IO_EXCEPTION)).with(Direction.READ));
    assertThat(problems(RULE, type)).containsExactly(thrownBy("Player.getHp"));
  }

  @Test
  void setterOfAWriteOnlyFieldMayThrow() {
    TypeModel type = dictionary()
        .with(field("hp").withSetter(throwing("setHp", IO_EXCEPTION)).with(Direction.WRITTEN));
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void setterOfAWriteOnlyFieldMustNotThrowIfMergingCreatesACopy() {
    TypeModel type = dictionary()
        .with(Trait.CHANGES)
        .with(field("name"))
        .with(field("hp").withSetter(throwing("setHp", IO_EXCEPTION)).with(Direction.WRITTEN));
    assertThat(problems(RULE, type)).containsExactly(thrownBy("Player.setHp"));
  }

  @Test
  void setterOfAWriteOnlyFieldMayThrowEvenIfChangesAreMergedInPlace() {
    TypeModel type = dictionary()
        .with(Trait.CHANGES)
        .with(field("name").withSetter(Models.method("setName")))
        .with(field("hp").withSetter(throwing("setHp", IO_EXCEPTION)).with(Direction.WRITTEN));
    assertThat(problems(RULE, type)).isEmpty();
  }
}
