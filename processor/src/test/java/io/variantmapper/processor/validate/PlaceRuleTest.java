package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.array;
import static io.variantmapper.processor.validate.Models.dictionary;
import static io.variantmapper.processor.validate.Models.misplaced;
import static io.variantmapper.processor.validate.Models.problems;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.model.FieldFault;
import org.junit.jupiter.api.Test;

class PlaceRuleTest {
  private static final PlaceRule RULE = new PlaceRule();

  @Test
  void arrayWithoutMistakesIsNoProblem() {
    assertThat(problems(RULE, array().with(Models.field("hp")))).isEmpty();
  }

  @Test
  void indexIsNotNegative() {
    TypeModel type = array().with(misplaced(FieldFault.INDEX_NEGATIVE, "hp", -2, ""));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidIndex] Player.hp has index -2, but places count from 0. Write another, or \
        remove it.""");
  }

  @Test
  void indexIsNotThatOfAnotherField() {
    TypeModel type = array().with(misplaced(FieldFault.INDEX_TAKEN, "hp", 1, "mp"));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidIndex] Player.hp has index 1, where mp is already. Give one of them \
        another index.""");
  }

  @Test
  void reservedIndexIsNotThatOfTheTag() {
    TypeModel type = array().with(misplaced(FieldFault.INDEX_RESERVED_FOR_TAG, "", 0, ""));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidIndex] Player reserves index 0, where its tag stands. Take that out of \
        reserved.""");
  }

  @Test
  void indexIsReservedOnce() {
    TypeModel type = array().with(misplaced(FieldFault.INDEX_RESERVED_TWICE, "", 1, ""));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidIndex] Player reserves index 1 twice. Remove one of them.""");
  }

  @Test
  void gapOfOneIndexIsNamedByIt() {
    TypeModel type = array().with(misplaced(FieldFault.INDEX_BEHIND_GAP, "hp", 2, "1"));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidIndex] Player.hp has index 2, but there is nothing at 1. Say that in \
        reserved of @VariantArray, or give it index 1.""");
  }

  @Test
  void gapOfSeveralIndicesIsNamedByItsFirstAndLast() {
    TypeModel type = array().with(misplaced(FieldFault.INDEX_RESERVED_BEHIND_GAP, "", 6, "3"));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidIndex] Player reserves index 6, but there is nothing at 3 to 5. Reserve \
        that, too, or 3 instead.""");
  }

  @Test
  void dictionaryHasNoIndices() {
    TypeModel type = dictionary().with(misplaced(FieldFault.INDEX_IN_DICTIONARY, "hp", 0, ""));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidIndex] Player.hp has an index, but Player is written as a Dictionary, \
        where keys are found in any order. Remove it, or use @VariantArray.""");
  }
}
