package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.INT;
import static io.variantmapper.processor.validate.Models.IO_EXCEPTION;
import static io.variantmapper.processor.validate.Models.STRING;
import static io.variantmapper.processor.validate.Models.dictionary;
import static io.variantmapper.processor.validate.Models.faulty;
import static io.variantmapper.processor.validate.Models.field;
import static io.variantmapper.processor.validate.Models.list;
import static io.variantmapper.processor.validate.Models.own;
import static io.variantmapper.processor.validate.Models.problems;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.MappedType;
import org.junit.jupiter.api.Test;

class SerializerRuleTest {
  private static final FieldRule RULE = new FieldRule();

  @Test
  void usableSerializerIsNoProblem() {
    TypeModel type = dictionary().with(field("name").with(own(STRING, "Upper")));
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void serializerIsForTheTypeOfItsField() {
    TypeModel type =
        dictionary().with(field("hp").with(faulty(INT, FieldFault.SERIALIZER_OTHER_TYPE, STRING)));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantSerializerType] Player.hp is to be written by game.Upper, which is for \
        java.lang.String. Name one for java.lang.Integer.""");
  }

  @Test
  void constructorOfASerializerThrowsNoCheckedException() {
    TypeModel type = dictionary()
        .with(field("name").with(faulty(STRING, FieldFault.SERIALIZER_THROWS, IO_EXCEPTION)));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantCheckedException] Player.name is to be written by game.Upper, whose constructor \
        throws java.io.IOException, which a serializer can't pass on. Throw an unchecked \
        exception instead, or give it a static field INSTANCE.""");
  }

  @Test
  void serializerOfElementsHasElementsOfItsType() {
    TypeModel type =
        dictionary().with(field("hp").with(faulty(INT, FieldFault.SERIALIZER_NO_ELEMENT, STRING)));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantSerializerType] Player.hp has no elements of type java.lang.String, which \
        game.Upper is for. Name one for a type that its elements have, or remove \
        elementUsing.""");
  }

  @Test
  void faultOfAnElementIsReported() {
    TypeModel type = dictionary()
        .with(field("names").with(list(faulty(STRING, FieldFault.SERIALIZER_GENERIC, STRING))));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidSerializer] Player.names is to be written by game.Upper, which has type \
        parameters. Name a class without them.""");
  }

  @Test
  void faultThatIsReportedElsewhereIsNotPrintedAgain() {
    MappedType type = dictionary()
        .with(field("name")
            .with(faulty(STRING, FieldFault.SERIALIZER_GENERIC, STRING).asReportedElsewhere()))
        .build();
    assertThat(RULE.check(type)).singleElement().matches(Fault::reportedElsewhere);
  }
}
