package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.INT;
import static io.variantmapper.processor.validate.Models.INTEGER;
import static io.variantmapper.processor.validate.Models.ambiguous;
import static io.variantmapper.processor.validate.Models.constructor;
import static io.variantmapper.processor.validate.Models.dictionary;
import static io.variantmapper.processor.validate.Models.direct;
import static io.variantmapper.processor.validate.Models.field;
import static io.variantmapper.processor.validate.Models.impossible;
import static io.variantmapper.processor.validate.Models.parameter;
import static io.variantmapper.processor.validate.Models.problems;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.model.Creation.Match;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.TypeFault;
import org.junit.jupiter.api.Test;

class CreationRuleTest {
  private static final CreationRule RULE = new CreationRule();

  @Test
  void parameterWithAFieldHasNoProblem() {
    assertThat(problems(RULE, dictionary().with(field("hp")))).isEmpty();
  }

  @Test
  void parameterMustMatchAField() {
    TypeModel type =
        dictionary().with(field("hp")).with(constructor(parameter("health", INT, Match.MISSING)));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantCreatorParameter] The parameter health of Player's creator matches no field. Give \
        the parameter the name of the field that it sets. If it sets no field directly, mark \
        another creator with @VariantCreator, or write a VariantSerializer for Player, and name it \
        with @VariantUsing.""");
  }

  @Test
  void fieldWithASimilarNameIsSuggested() {
    TypeModel type = dictionary()
        .with(field("name"), field("hp"))
        .with(constructor(parameter("nam", INT, Match.MISSING)));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantCreatorParameter] The parameter nam of Player's creator matches no field. Did you \
        mean name? Give the parameter the name of the field that it sets. If it sets no field \
        directly, mark another creator with @VariantCreator, or write a VariantSerializer for \
        Player, and name it with @VariantUsing.""");
  }

  @Test
  void messageSuggestsRepeatingTheCreatorInTheMixIn() {
    TypeModel type = dictionary()
        .withMixIn("PlayerMixIn")
        .with(field("hp"))
        .with(constructor(parameter("health", INT, Match.MISSING)));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantCreatorParameter] The parameter health of Player's creator matches no field. \
        Repeat the creator in PlayerMixIn with @VariantCreator, and give the parameter the name of \
        the field that it sets. If it sets no field directly, write a VariantSerializer for Player \
        instead of PlayerMixIn.""");
  }

  @Test
  void parameterNeedsANameInTheClassFile() {
    TypeModel type = dictionary().with(constructor(parameter("arg0", INT, Match.UNNAMED)));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantCreatorParameter] The parameter arg0 of Player's creator has no name in its class \
        file, so it matches no field. Compile Player with -parameters, or with -g.""");
  }

  @Test
  void parameterMustHaveTheTypeOfItsField() {
    TypeModel type = dictionary()
        .with(field("hp").withString())
        .with(constructor(parameter("hp", INT, Match.MISMATCHED)));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantCreatorParameter] The parameter hp of Player's creator has type int, but the field \
        of the same name has type java.lang.String. Give both the same type, or map Player with your \
        own serializer.""");
  }

  @Test
  void fieldOfAPrimitiveParameterMustNotBeNullable() {
    TypeModel type = dictionary()
        .with(field("hp").with(direct(INTEGER, GodotType.INT)).withNull())
        .with(constructor(parameter("hp", INT, Match.PROPERTY)));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantCreatorParameter] The parameter hp of Player's creator has type int, but the field \
        of the same name has type java.lang.Integer and can be null. Give both the same type.""");
  }

  @Test
  void boxedParameterMayHaveANullableField() {
    TypeModel type = dictionary()
        .with(field("hp").with(direct(INTEGER, GodotType.INT)).withNull())
        .with(constructor(parameter("hp", INTEGER, Match.PROPERTY)));
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void primitiveParameterMayHaveARequiredBoxedField() {
    TypeModel type = dictionary()
        .with(field("hp").with(direct(INTEGER, GodotType.INT)))
        .with(constructor(parameter("hp", INT, Match.PROPERTY)));
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void primitiveParameterMayHaveABoxedFieldWithADefault() {
    TypeModel type = dictionary()
        .with(field("hp").with(direct(INTEGER, GodotType.INT)).withLiteral(7))
        .with(constructor(parameter("hp", INT, Match.PROPERTY)));
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void nullableFieldOfAPrimitiveParameterIsReportedDespiteItsDefault() {
    TypeModel type = dictionary()
        .with(field("hp").with(direct(INTEGER, GodotType.INT)).withLiteral(7).withNull())
        .with(constructor(parameter("hp", INT, Match.PROPERTY)));
    assertThat(problems(RULE, type)).hasSize(1);
  }

  @Test
  void ignoredParameterNeedsNoField() {
    TypeModel type = dictionary().with(constructor(parameter("seen", INT, Match.DEFAULT)));
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void messageListsTheCandidates() {
    TypeModel type = dictionary().with(ambiguous("Player(int) or builder()"));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantAmbiguousCreator] Player can be created by Player(int) or builder(), and reading \
        can't choose between them. Mark one of them, or a static factory, with @VariantCreator. \
        Its parameters must have the names of fields.""");
  }

  @Test
  void constructorMustBeAccessible() {
    TypeModel type = dictionary().with(impossible(TypeFault.NO_ACCESSIBLE_CREATOR));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantNoCreator] Player has only constructors that reading can't call, because they are \
        private, or in another package and not public. Widen the access of one, or mark a static \
        factory with @VariantCreator. Its parameters must have the names of fields.""");
  }

  @Test
  void messageSuggestsAFactoryInTheMixIn() {
    TypeModel type = dictionary()
        .withMixIn("PlayerMixIn")
        .with(impossible(TypeFault.NO_ACCESSIBLE_CREATOR_FOR_MIX_IN));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantNoCreator] Player has only constructors that reading can't call, because they are \
        private, or in another package and not public. Repeat a static factory in PlayerMixIn with \
        @VariantCreator, or write a VariantSerializer for Player instead.""");
  }

  @Test
  void methodWithVariantCreatorMustBeStatic() {
    TypeModel type = dictionary().with(impossible(TypeFault.CREATOR_NOT_STATIC));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantUnusableCreator] The @VariantCreator of Player is not a static method, but reading \
        has no object yet on which to call it. Make it static.""");
  }

  @Test
  void typeWithReadIntoNeedsSetters() {
    TypeModel type = dictionary().with(Trait.READ_INTO).with(field("hp"));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantNoSetter] Player has readInto = true, so reading must set the fields of an \
        existing object, but only the creator can set these fields: hp. Make Player a class \
        with setters and a constructor without parameters, or set readInto = false.""");
  }

  @Test
  void typeWithReadIntoAndAnUnusableCreatorIsReportedOnce() {
    TypeModel type = dictionary()
        .with(Trait.READ_INTO)
        .with(field("hp"))
        .with(constructor(parameter("arg0", INT, Match.UNNAMED)));
    assertThat(problems(RULE, type)).hasSize(1);
  }
}
