package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.constant;
import static io.variantmapper.processor.validate.Models.enumByOrdinal;
import static io.variantmapper.processor.validate.Models.enumByValue;
import static io.variantmapper.processor.validate.Models.enumIgnoringCase;
import static io.variantmapper.processor.validate.Models.enumOf;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.model.EnumDeclaration;
import java.util.List;
import org.junit.jupiter.api.Test;

class EnumRuleTest {
  private static List<String> problems(EnumDeclaration declaration) {
    return EnumRule.check(declaration).map(fault -> Problem.of(fault).text()).toList();
  }

  @Test
  void enumWithoutAnnotationsHasNoProblem() {
    assertThat(problems(enumOf(constant("ORC"), constant("ELF")))).isEmpty();
  }

  @Test
  void constantMayKeepItsNameBesideAConstantWithAText() {
    assertThat(problems(enumOf(constant("ORC").withText("orc"), constant("ELF"))))
        .isEmpty();
  }

  @Test
  void textMayBeTheNameOfItsOwnConstant() {
    assertThat(problems(enumOf(constant("ORC").withText("ORC")))).isEmpty();
  }

  @Test
  void twoConstantsMustNotHaveTheSameText() {
    EnumDeclaration same = enumOf(constant("ORC").withText("x"), constant("ELF").withText("x"));
    assertThat(problems(same)).containsExactly("""
        [VariantDuplicateValue] Kind.ELF has the value "x", which ORC already has. Give one of \
        them another value.""");
  }

  @Test
  void textMustNotBeTheNameOfAnotherConstant() {
    EnumDeclaration crossed = enumOf(constant("ORC").withText("ELF"), constant("ELF"));
    assertThat(problems(crossed)).containsExactly("""
        [VariantDuplicateValue] Kind.ORC has the value "ELF", which is the name of another \
        constant, and names are also read. Give Kind.ORC another value.""");
  }

  @Test
  void twoConstantsMustNotHaveTheSameNumber() {
    EnumDeclaration same = enumOf(constant("ORC").withNumber(7), constant("ELF").withNumber(7));
    assertThat(problems(same)).containsExactly("""
        [VariantDuplicateValue] Kind.ELF has the value 7, which ORC already has. Give one of them \
        another value.""");
  }

  @Test
  void eachConstantNeedsANumberIfOneHasANumber() {
    EnumDeclaration missing = enumOf(constant("ORC").withNumber(7), constant("ELF"));
    assertThat(problems(missing)).containsExactly("""
        [VariantMissingValue] Kind.ELF has no number, but ORC has one, and an int can't be read as \
        both number and ordinal. Add @VariantValue(number = …).""");
  }

  @Test
  void textMustNotBeMixedWithNumbers() {
    EnumDeclaration mixed =
        enumOf(constant("ORC").withNumber(7), constant("ELF").withText("elf"));
    assertThat(problems(mixed)).containsExactly("""
        [VariantMixedValues] Kind.ELF has a text, but ORC has a number. Give all constants values \
        of one kind.""");
  }

  @Test
  void constantMustNotHaveBothATextAndANumber() {
    EnumDeclaration both = enumOf(constant("ORC").withTextAndNumber("orc", 7));
    assertThat(problems(both)).containsExactly("""
        [VariantMixedValues] Kind.ORC has both a text and a number, but is written as one of them. \
        Keep one of the two.""");
  }

  @Test
  void annotationOfAConstantMustGiveAValue() {
    assertThat(problems(enumOf(constant("ORC").withEmptyValue()))).containsExactly("""
        [VariantMissingValue] Kind.ORC has a @VariantValue without a value. \
        Write @VariantValue("…") or @VariantValue(number = …).""");
  }

  @Test
  void messageSuggestsTheKindOfValueThatOtherConstantsHave() {
    assertThat(problems(enumOf(constant("ELF").withText("elf"), constant("ORC").withEmptyValue())))
        .containsExactly("""
            [VariantMissingValue] Kind.ORC has a @VariantValue without a value. \
            Write @VariantValue("…").""");
    assertThat(problems(enumOf(constant("ELF").withNumber(1), constant("ORC").withEmptyValue())))
        .containsExactly("""
            [VariantMissingValue] Kind.ORC has a @VariantValue without a value. \
            Write @VariantValue(number = …).""");
  }

  @Test
  void textMustNotHaveANulCharacter() {
    assertThat(problems(enumOf(constant("ORC").withText("o\0rc")))).containsExactly("""
        [VariantInvalidKey] Kind.ORC has a value with U+0000 or half of a surrogate pair, which a \
        String can't carry. Remove these characters.""");
  }

  @Test
  void enumByValueNeedsConstantsWithValues() {
    assertThat(problems(enumByValue(constant("ORC")))).containsExactly("""
        [VariantMissingValue] Kind is written by value, but none of its constants has a value. Add \
        @VariantValue("…") or @VariantValue(number = …) to each constant.""");
  }

  @Test
  void enumByOrdinalMustNotHaveNumbers() {
    assertThat(problems(enumByOrdinal(constant("ORC").withNumber(7)))).containsExactly("""
        [VariantMixedValues] Kind is written by ordinal, but its constants have numbers, and an \
        int can't be read as both. Use EnumForm.VALUE, or remove the numbers.""");
  }

  @Test
  void enumByOrdinalMayHaveTexts() {
    assertThat(problems(enumByOrdinal(constant("ORC").withText("orc")))).isEmpty();
  }

  @Test
  void enumByOrdinalNeedsNoValues() {
    assertThat(problems(enumByOrdinal(constant("ORC")))).isEmpty();
  }

  @Test
  void namesThatDifferOnlyInCaseAreAllowedByDefault() {
    assertThat(problems(enumOf(constant("ORC"), constant("orc")))).isEmpty();
  }

  @Test
  void namesThatDifferOnlyInCaseAreReportedIfCaseIsIgnored() {
    EnumDeclaration clash = enumIgnoringCase(constant("ORC"), constant("Orc"));
    assertThat(problems(clash)).containsExactly("""
        [VariantDuplicateValue] Kind.Orc is read from "Orc", and ORC from "ORC", which differs only \
        in case, but ignoreCase = true reads both as the same text. Give one of them another name \
        or value, or remove ignoreCase.""");
  }

  @Test
  void textsThatDifferOnlyInCaseAreReportedIfCaseIsIgnored() {
    EnumDeclaration clash =
        enumIgnoringCase(constant("ORC").withText("big"), constant("ELF").withText("Big"));
    assertThat(problems(clash)).containsExactly("""
        [VariantDuplicateValue] Kind.ELF is read from "Big", and ORC from "big", which differs only \
        in case, but ignoreCase = true reads both as the same text. Give one of them another name \
        or value, or remove ignoreCase.""");
  }

  @Test
  void nameThatDiffersFromATextOnlyInCaseIsReportedIfCaseIsIgnored() {
    EnumDeclaration clash = enumIgnoringCase(constant("ORC").withText("elf"), constant("ELF"));
    assertThat(problems(clash)).containsExactly("""
        [VariantDuplicateValue] Kind.ELF is read from "ELF", and ORC from "elf", which differs only \
        in case, but ignoreCase = true reads both as the same text. Give one of them another name \
        or value, or remove ignoreCase.""");
  }

  @Test
  void equalTextsAreReportedOnceIfCaseIsIgnored() {
    EnumDeclaration same =
        enumIgnoringCase(constant("ORC").withText("x"), constant("ELF").withText("x"));
    assertThat(problems(same)).hasSize(1);
  }

  @Test
  void textThatDiffersOnlyInCaseFromTheNameOfItsConstantIsAllowed() {
    assertThat(problems(enumIgnoringCase(constant("ORC").withText("orc"), constant("ELF"))))
        .isEmpty();
  }

  @Test
  void caseIsIgnoredOnlyForLettersFromAToZ() {
    assertThat(problems(enumIgnoringCase(constant("Ä"), constant("ä"), constant("İ"))))
        .isEmpty();
  }

  @Test
  void twoConstantsMustNotBeFallbacks() {
    EnumDeclaration two = enumOf(constant("ORC").withFallback(), constant("ELF").withFallback());
    assertThat(problems(two)).containsExactly("""
        [VariantSeveralFallbacks] Kind.ELF is a fallback, but ORC is already one, and an enum \
        has at most one fallback. Keep one of the two.""");
  }
}
