package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.dictionary;
import static io.variantmapper.processor.validate.Models.field;
import static io.variantmapper.processor.validate.Models.notFlattened;
import static io.variantmapper.processor.validate.Models.problems;
import static io.variantmapper.processor.validate.Models.type;
import static io.variantmapper.processor.validate.Models.unsupported;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.FieldFault;
import org.junit.jupiter.api.Test;

class FlatteningRuleTest {
  private static final FieldRule RULE = new FieldRule();

  @Test
  void typeWithoutProblemsMayBeFlattened() {
    TypeModel place = dictionary().withName("Place").with(field("x"));
    assertThat(problems(RULE, dictionary().with(field("at").withFlattened("", place))))
        .isEmpty();
  }

  @Test
  void firstProblemOfTheInnerTypeIsReported() {
    TypeModel place = dictionary()
        .withName("Place")
        .with(field("x").withGetter(Access.NONE), field("y").withGetter(Access.NONE));
    TypeModel type = dictionary().with(field("at").withFlattened("", place));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidFlattening] Player.at can't be flattened because of a problem in its type: \
        Place.x can't be written, because the field is private and has no getter. Add x() or \
        getX() with the field's own type, make the field package-private, or leave the field out \
        with @VariantIgnore.""");
  }

  @Test
  void flattenedTypeNeedsFields() {
    TypeModel type = dictionary()
        .with(field("hp")
            .withFlatteningMistake(
                notFlattened(FieldFault.FLATTENED_WITHOUT_FIELDS, "java.lang.String")));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidFlattening] Player.hp can't be flattened, because its type, \
        java.lang.String, has no fields to take its place. Use a type with @VariantDictionary or \
        @VariantArray, or remove flatten.""");
  }

  @Test
  void flattenedTypeMustNotFlattenTheOuterType() {
    TypeModel type = dictionary()
        .with(field("next")
            .withFlatteningMistake(notFlattened(FieldFault.FLATTENED_CIRCULAR, "Node")));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidFlattening] Player.next can't be flattened, because its type, Node, \
        flattens Player in turn, which would never end. Remove flatten from one field, and mark \
        that field @Nullable.""");
  }

  @Test
  void unmappedTypeIsReportedInsteadOfTheFlattening() {
    TypeModel type = dictionary()
        .with(field("at")
            .with(unsupported(type("Place"), FieldFault.UNSUPPORTED_NOT_GENERATED))
            .withFlatteningMistake(
                notFlattened(FieldFault.FLATTENED_WITHOUT_FIELDS, "game.Place")));
    assertThat(problems(RULE, type))
        .singleElement()
        .asString()
        .startsWith("[VariantUnsupportedType]");
  }
}
