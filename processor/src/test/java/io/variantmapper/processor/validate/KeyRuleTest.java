package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.dictionary;
import static io.variantmapper.processor.validate.Models.field;
import static io.variantmapper.processor.validate.Models.problems;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Direction;
import io.variantmapper.processor.model.MappedType;
import org.junit.jupiter.api.Test;

class KeyRuleTest {
  private static final KeyRule RULE = new KeyRule();

  @Test
  void keysThatDifferHaveNoProblem() {
    TypeModel type = dictionary().with(field("hp").withAlias("life"), field("mp"));
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void twoFieldsMustNotHaveTheSameKey() {
    TypeModel type = dictionary().with(field("hp"), field("mp").withKey("hp"));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantDuplicateKey] Player.mp has the key "hp", which the field hp already has. Give \
        one of them another key with @VariantField.""");
  }

  @Test
  void messageNamesAFlattenedFieldByItsPath() {
    TypeModel place = dictionary().withName("Place").with(field("x"));
    TypeModel type = dictionary().with(field("x"), field("at").withFlattened("", place));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantDuplicateKey] Player.at.x has the key "x", which the field x already has. Give \
        one of them another key with @VariantField.""");
  }

  @Test
  void prefixKeepsKeysOfFlattenedFieldsApart() {
    TypeModel place = dictionary().withName("Place").with(field("x"));
    TypeModel type = dictionary().with(field("x"), field("at").withFlattened("at_", place));
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void extrasHaveNoKey() {
    TypeModel type = dictionary().with(field("hp"), field("rest").withKey("hp").asExtras());
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void reservedPositionsHaveNoKey() {
    TypeModel type = Models.array().withReserved(0).withReserved(1).with(field("hp"));
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void aliasMustNotBeTheKeyOfALaterField() {
    TypeModel type = dictionary().with(field("hp").withAlias("mp"), field("mp"));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantDuplicateKey] Player.hp has the alias "mp", which the field mp already has as a \
        key or an alias. Remove one of the two.""");
  }

  @Test
  void aliasMustNotBeTheKeyOfItsOwnField() {
    TypeModel type = dictionary().with(field("hp").withAlias("hp"));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantDuplicateKey] Player.hp has the alias "hp", which it already has as a key or an \
        alias. Remove one of the two.""");
  }

  @Test
  void twoFieldsMustNotHaveTheSameAlias() {
    TypeModel type = dictionary().with(field("hp").withAlias("a"), field("mp").withAlias("a"));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantDuplicateKey] Player.mp has the alias "a", which the field hp already has as a \
        key or an alias. Remove one of the two.""");
  }

  @Test
  void problemOfAnAliasIsReportedAtTheAlias() {
    MappedType type =
        dictionary().with(field("hp").withAlias("mp"), field("mp")).build();
    assertThat(RULE.check(type).map(Problem::of))
        .singleElement()
        .extracting(Problem::anchor)
        .isSameAs(type.fields().get(0).options().aliases().get(0).anchor());
  }

  @Test
  void keysThatDifferOnlyInCaseAreAllowedByDefault() {
    TypeModel type = dictionary().with(field("hp").withAlias("Hp"), field("HP"));
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void keysThatDifferOnlyInCaseAreReportedIfCaseIsIgnored() {
    TypeModel type = dictionary().with(field("hp").ignoringCase(), field("HP").ignoringCase());
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantDuplicateKey] Player.HP has a key "HP", which differs from "hp" of the field hp \
        only in case, but keyCase = IGNORE reads both as the same key. Give one of the two another \
        key with @VariantField, or set keyCase = EXACT.""");
  }

  @Test
  void aliasThatDiffersFromAKeyOnlyInCaseIsReportedIfCaseIsIgnored() {
    TypeModel type = dictionary()
        .with(field("hp").ignoringCase().withAlias("MP"), field("mp").ignoringCase());
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantDuplicateKey] Player.hp has an alias "MP", which differs from "mp" of the field mp \
        only in case, but keyCase = IGNORE reads both as the same key. Give one of the two another \
        key with @VariantField, or set keyCase = EXACT.""");
  }

  @Test
  void keyThatDiffersFromTheTagsKeyOnlyInCaseIsReportedIfCaseIsIgnored() {
    TypeModel type = dictionary().withTag("kind", "unit").with(field("KIND").ignoringCase());
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantDuplicateKey] Player.KIND has a key "KIND", which differs from "kind" of its tag \
        only in case, but keyCase = IGNORE reads both as the same key. Give one of the two another \
        key with @VariantField, or set keyCase = EXACT.""");
  }

  @Test
  void equalKeysAreReportedOnceIfCaseIsIgnored() {
    TypeModel type =
        dictionary().with(field("hp").ignoringCase(), field("mp").withKey("hp").ignoringCase());
    assertThat(problems(RULE, type)).hasSize(1);
  }

  @Test
  void aliasThatDiffersOnlyInCaseFromTheKeyOfItsFieldIsAllowed() {
    TypeModel type = dictionary().with(field("hp").ignoringCase().withAlias("HP"));
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void keyMustNotHaveANulCharacter() {
    TypeModel type = dictionary().with(field("hp").withKey("h\0p"));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidKey] Player.hp has a key with U+0000 or half of a surrogate pair, which a \
        String can't carry. Remove these characters.""");
  }

  @Test
  void aliasMustNotHaveALoneSurrogate() {
    TypeModel type = dictionary().with(field("hp").withAlias("h\uD83Dp"));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantInvalidKey] Player.hp has an alias with U+0000 or half of a surrogate pair, which \
        a String can't carry. Remove these characters.""");
  }

  @Test
  void fieldMustNotHideAnInheritedField() {
    TypeModel type = dictionary().with(field("id"), field("id").withKey("own_id"));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantDuplicateKey] Player.id hides an inherited field of the same name, and generated \
        code can't distinguish them. Rename one of them, or mark the inherited field with \
        @VariantIgnore.""");
  }

  @Test
  void propertyOfAnAbstractTypeMustNotHaveTwoMethods() {
    TypeModel type = dictionary().with(Declaration.Trait.ABSTRACT).with(field("hp"), field("hp"));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantDuplicateKey] Player.hp is returned by two methods, and generated code can't \
        choose between them. Remove one of them, or mark it with @VariantIgnore.""");
  }

  @Test
  void fieldMustNotHaveTheKeyOfTheTag() {
    TypeModel type = dictionary().withTag("type", "player").with(field("type"));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantDuplicateKey] Player.type has the key "type", which is the key of the tag. Give \
        the field another key with @VariantField, or give the tag another key with @VariantTag.""");
  }

  @Test
  void aliasMustNotBeTheKeyOfTheTag() {
    TypeModel type = dictionary().withTag("type", "player").with(field("hp").withAlias("type"));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantDuplicateKey] Player.hp has the alias "type", which its tag already has as a key \
        or an alias. Remove one of the two.""");
  }

  @Test
  void fieldThatReplacesTheTagMustBeWritten() {
    TypeModel type = dictionary()
        .withTagOfFallback("type", "player")
        .with(field("type").withString().with(Direction.READ));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantDuplicateKey] Player.type has the key "type", which is the key of the tag, but the \
        field is never written, because it is READ_ONLY. Give the field another key with \
        @VariantField, or set access = READ_WRITE and mark the subtype with fallback = true.""");
  }

  @Test
  void fieldThatReplacesTheTagMustNotHaveViews() {
    TypeModel type = dictionary()
        .withTagOfFallback("type", "player")
        .with(field("type").withString().withView("server", "server"));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantDuplicateKey] Player.type has the key "type", which is the key of the tag, but \
        some packets do not contain the field. Remove its views, or give the field another key \
        with @VariantField.""");
  }

  @Test
  void fieldThatReplacesTheTagMustNotOmitItsDefault() {
    TypeModel type = dictionary()
        .withTagOfFallback("type", "player")
        .with(field("type").withString().withLiteral("npc").withOmittedDefault());
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantDuplicateKey] Player.type has the key "type", which is the key of the tag, but \
        some packets do not contain the field. Remove its omitDefault, or give the field another \
        key with @VariantField.""");
  }

  @Test
  void intFieldMustNotReplaceATextTag() {
    TypeModel type = dictionary().withTagOfFallback("type", "player").with(field("type"));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantDuplicateKey] Player.type has the key "type", which is the key of the tag, but the \
        type of the field can't hold a String. Give the field another type, or give it another key \
        with @VariantField.""");
  }
}
