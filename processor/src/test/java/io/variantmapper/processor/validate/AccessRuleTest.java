package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.INT;
import static io.variantmapper.processor.validate.Models.STRING;
import static io.variantmapper.processor.validate.Models.constructor;
import static io.variantmapper.processor.validate.Models.createdByBuilder;
import static io.variantmapper.processor.validate.Models.dictionary;
import static io.variantmapper.processor.validate.Models.field;
import static io.variantmapper.processor.validate.Models.parameter;
import static io.variantmapper.processor.validate.Models.problems;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Creation.Match;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.Direction;
import org.junit.jupiter.api.Test;

class AccessRuleTest {
  private static final AccessRule RULE = new AccessRule();

  @Test
  void accessibleFieldHasNoProblem() {
    assertThat(problems(RULE, dictionary().with(field("hp")))).isEmpty();
  }

  @Test
  void fieldThatIsWrittenNeedsAGetter() {
    TypeModel type = dictionary().with(field("hp").withGetter(Access.NONE));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantNoGetter] Player.hp can't be written, because the field is private and has no \
        getter. Add hp() or getHp() with the field's own type, make the field package-private, or \
        leave the field out with @VariantIgnore.""");
  }

  @Test
  void readOnlyFieldNeedsNoGetter() {
    TypeModel type = dictionary().with(field("hp").withGetter(Access.NONE).with(Direction.READ));
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void readOnlyFieldNeedsAGetterIfChangesAreMerged() {
    TypeModel type = dictionary()
        .with(Trait.CHANGES)
        .with(field("hp").withGetter(Access.NONE).with(Direction.READ));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantNoGetter] Player.hp can't be kept when changes are merged, because the field is \
        private and has no getter. Add hp() or getHp() with the field's own type, make the field \
        package-private, or leave the field out with @VariantIgnore.""");
  }

  @Test
  void readOnlyFieldOfATypeWithReadIntoNeedsNoGetter() {
    TypeModel type = dictionary()
        .with(Trait.READ_INTO)
        .with(field("hp").withGetter(Access.NONE).with(Direction.READ));
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void getterMustReturnTheTypeOfItsField() {
    TypeModel type = dictionary().with(field("hp").withGetter(Access.misfit("getHp", STRING)));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantNoGetter] Player.hp can't be written, because the field is private, and getHp() \
        returns java.lang.String, not int. Change the return type of getHp() to int, make the \
        field package-private, or leave the field out with @VariantIgnore.""");
  }

  @Test
  void messageSuggestsAMixInForAFieldOfAnotherPackage() {
    TypeModel type = dictionary().with(field("hp").withGetter(Access.elsewhere("lib.Base")));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantNoGetter] Player.hp can't be written, because the field is declared in another \
        package (by lib.Base) and has no public getter. Leave the field out: map Player with a \
        mix-in instead of its own annotation, and declare hp() with @VariantIgnore in the \
        mix-in.""");
  }

  @Test
  void hiddenFieldIsReported() {
    TypeModel type = dictionary().with(field("hp").withGetter(Access.HIDDEN));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantNoGetter] Player.hp can't be written, because it is an inherited field, and \
        another field of the same name hides it. Rename one of the two, or leave the inherited \
        field out with @VariantIgnore.""");
  }

  /** {@link KeyRule} reports the field that hides this one. */
  @Test
  void hiddenGetterIsNotReportedIfTheHidingFieldIsMapped() {
    TypeModel type = dictionary().with(field("hp").withGetter(Access.HIDDEN), field("hp"));
    assertThat(problems(RULE, type)).isEmpty();
  }

  /** {@link KeyRule} reports the field that hides this one. */
  @Test
  void hiddenSetterIsNotReportedIfTheHidingFieldIsMapped() {
    TypeModel type = dictionary().with(field("hp").withSetter(Access.HIDDEN), field("hp"));
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void accessorOfAnAbstractTypeMustBeAccessible() {
    TypeModel type = dictionary().with(Trait.ABSTRACT).with(field("hp").withGetter(Access.NONE));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantNoGetter] Player.hp can't be written, because the method is protected and in \
        another package. Make the method public, or leave the field out with @VariantIgnore.""");
  }

  @Test
  void fieldThatIsReadNeedsASetter() {
    TypeModel type = dictionary().with(field("hp").withSetter(Access.NONE));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantNoSetter] Player.hp can't be read, because the field is private or final, has no \
        setter, and the creator has no parameter of that name. Add the parameter to the creator, \
        add setHp(…) if the field is not final, make the field write-only with access = \
        FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.""");
  }

  @Test
  void writeOnlyFieldNeedsNoSetter() {
    TypeModel type = dictionary().with(field("hp").withSetter(Access.NONE).with(Direction.WRITTEN));
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void messageDoesNotSuggestWriteOnlyForAReadOnlyField() {
    TypeModel type = dictionary().with(field("hp").withSetter(Access.NONE).with(Direction.READ));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantNoSetter] Player.hp can't be read, because the field is private or final, has no \
        setter, and the creator has no parameter of that name. Add the parameter to the \
        creator, add setHp(…) if the field is not final, or leave the field out with \
        @VariantIgnore.""");
  }

  @Test
  void setterMustTakeTheTypeOfItsField() {
    TypeModel type = dictionary().with(field("hp").withSetter(Access.misfit("setHp", STRING)));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantNoSetter] Player.hp can't be read, because the field is private or final, setHp(…) \
        takes java.lang.String, not int, and the creator has no parameter of that name. Change the \
        parameter of setHp(…) to int, add hp to the creator's parameters, make the field \
        write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with \
        @VariantIgnore.""");
  }

  @Test
  void builderNeedsAMethodForEachField() {
    TypeModel type =
        dictionary().with(createdByBuilder()).with(field("hp").withSetter(Access.NONE));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantNoSetter] Player.hp can't be read, because the builder has no method that sets it. \
        Add hp(…) to the builder, make the field write-only with access = FieldAccess.WRITE_ONLY, \
        or leave the field out with @VariantIgnore.""");
  }

  @Test
  void factoryOfAnAbstractTypeNeedsAParameterForEachField() {
    TypeModel type = dictionary().with(Trait.ABSTRACT).with(field("hp").withSetter(Access.NONE));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantNoSetter] Player.hp can't be read, because the factory has no parameter of that \
        name. Add the parameter to the factory, make the field write-only with access = \
        FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.""");
  }

  @Test
  void missingSetterIsNotReportedIfAParameterHasNoField() {
    TypeModel type = dictionary()
        .with(field("hp").withSetter(Access.NONE))
        .with(constructor(parameter("health", INT, Match.MISSING)));
    assertThat(problems(RULE, type)).isEmpty();
  }

  @Test
  void missingSetterIsReportedDespiteAnIgnoredParameter() {
    TypeModel type = dictionary()
        .with(field("hp").withSetter(Access.NONE))
        .with(constructor(parameter("seen", INT, Match.DEFAULT)));
    assertThat(problems(RULE, type)).hasSize(1);
  }

  @Test
  void messageSuggestsIgnoringExtras() {
    TypeModel type = dictionary().with(field("rest").withSetter(Access.NONE).asExtras());
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantNoSetter] Player.rest can't be read, because the field is private or final, has no \
        setter, and the creator has no parameter of that name. Add the parameter to the \
        creator, add setRest(…) if the field is not final, or replace @VariantExtras with \
        @VariantIgnore.""");
  }
}
