package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.INT;
import static io.variantmapper.processor.validate.Models.IO_EXCEPTION;
import static io.variantmapper.processor.validate.Models.STRING;
import static io.variantmapper.processor.validate.Models.custom;
import static io.variantmapper.processor.validate.Models.dictionary;
import static io.variantmapper.processor.validate.Models.faulty;
import static io.variantmapper.processor.validate.Models.field;
import static io.variantmapper.processor.validate.Models.list;
import static io.variantmapper.processor.validate.Models.problems;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.MappedType;
import org.junit.jupiter.api.Test;

class SerializerRuleTest {
  private static final FieldRule RULE = new FieldRule();

  @Test
  void usableSerializerHasNoProblem() {
    TypeModel type = dictionary().with(field("name").with(custom(STRING, "Upper")));
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void serializerMustBeForTheTypeOfItsField() {
    TypeModel type = dictionary()
        .with(field("hp").with(faulty(INT, FieldFault.SERIALIZER_OF_WRONG_TYPE, STRING)));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantSerializerType] Player.hp uses the serializer game.Upper, which is for \
        java.lang.String. Name a serializer for java.lang.Integer.""");
  }

  @Test
  void constructorOfASerializerMustNotThrowACheckedException() {
    TypeModel type = dictionary()
        .with(field("name")
            .with(faulty(STRING, FieldFault.SERIALIZER_CONSTRUCTOR_THROWS, IO_EXCEPTION)));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantCheckedException] Player.name uses the serializer game.Upper, whose constructor \
        throws java.io.IOException, but generated code can't throw checked exceptions. Throw an \
        unchecked exception instead, or add a static field INSTANCE.""");
  }

  @Test
  void serializerOfElementsNeedsElementsOfItsType() {
    TypeModel type = dictionary()
        .with(field("hp").with(faulty(INT, FieldFault.SERIALIZER_MATCHES_NO_ELEMENT, STRING)));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantSerializerType] Player.hp uses the serializer game.Upper, which is for \
        java.lang.String, but the field has no elements of that type. Name a serializer for a type \
        of its elements, or remove elementUsing.""");
  }

  @Test
  void faultOfASerializerOfElementsIsReported() {
    TypeModel type = dictionary()
        .with(field("names").with(list(faulty(STRING, FieldFault.SERIALIZER_GENERIC, STRING))));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidSerializer] Player.names uses the serializer game.Upper, which has type \
        parameters. Name a class without type parameters.""");
  }

  @Test
  void faultThatIsReportedElsewhereIsNotReportedAgain() {
    MappedType type = dictionary()
        .with(field("name")
            .with(faulty(STRING, FieldFault.SERIALIZER_GENERIC, STRING).asReportedElsewhere()))
        .build();
    assertThat(RULE.check(type)).singleElement().matches(Fault::reportedElsewhere);
  }
}
