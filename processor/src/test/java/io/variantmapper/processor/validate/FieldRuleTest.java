package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.INT;
import static io.variantmapper.processor.validate.Models.IO_EXCEPTION;
import static io.variantmapper.processor.validate.Models.STRING;
import static io.variantmapper.processor.validate.Models.array;
import static io.variantmapper.processor.validate.Models.custom;
import static io.variantmapper.processor.validate.Models.dictionary;
import static io.variantmapper.processor.validate.Models.direct;
import static io.variantmapper.processor.validate.Models.faulty;
import static io.variantmapper.processor.validate.Models.field;
import static io.variantmapper.processor.validate.Models.list;
import static io.variantmapper.processor.validate.Models.notFlattened;
import static io.variantmapper.processor.validate.Models.problems;
import static io.variantmapper.processor.validate.Models.type;
import static io.variantmapper.processor.validate.Models.unfit;
import static io.variantmapper.processor.validate.Models.unsupported;
import static io.variantmapper.processor.validate.Models.unusableDefault;
import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Direction;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class FieldRuleTest {
  private static final FieldRule RULE = new FieldRule();

  @Nested
  class Types {
    private static final Mapping ITEM =
        unsupported(type("Item"), FieldFault.UNSUPPORTED_NOT_ANNOTATED);

    @Test
    void mappedTypeHasNoProblem() {
      assertThat(problems(RULE, dictionary().with(field("hp")))).isEmpty();
    }

    @Test
    void messageSuggestsAnnotatingATypeOfTheUser() {
      assertThat(problems(RULE, dictionary().with(field("item").with(ITEM)))).containsExactly("""
          [VariantUnsupportedType] Player.item has type game.Item, which has no Variant type. \
          Annotate Item with @VariantDictionary, import a serializer with @VariantImport, or leave \
          the field out with @VariantIgnore.""");
    }

    @Test
    void messageDoesNotSuggestAnnotatingATypeOfTheJdk() {
      Mapping thread =
          unsupported(ClassName.get(Thread.class), FieldFault.UNSUPPORTED_NO_VARIANT_TYPE);
      assertThat(problems(RULE, dictionary().with(field("thread").with(thread))))
          .containsExactly("""
          [VariantUnsupportedType] Player.thread has type java.lang.Thread, which has no Variant \
          type. Import a serializer with @VariantImport, or leave the field out with \
          @VariantIgnore.""");
    }

    @Test
    void messageNamesAnElementWithoutAMapping() {
      TypeModel type = dictionary().with(field("items").with(list(ITEM)));
      assertThat(problems(RULE, type)).containsExactly("""
          [VariantUnsupportedType] Player.items has type java.util.List<game.Item>, where game.Item \
          has no Variant type. Annotate Item with @VariantDictionary, import a serializer with \
          @VariantImport, or leave the field out with @VariantIgnore.""");
    }

    @Test
    void eachTypeArgumentWithoutAMappingIsReported() {
      Mapping key = unsupported(type("Tile"), FieldFault.UNSUPPORTED_NOT_ANNOTATED);
      TypeModel type = dictionary().with(field("items").with(Models.map(key, ITEM)));
      assertThat(problems(RULE, type))
          .satisfiesExactly(
              ofKey -> assertThat(ofKey).contains("where game.Tile has no Variant type"),
              ofValue -> assertThat(ofValue).contains("where game.Item has no Variant type"));
    }

    @Test
    void collectionNeedsATypeArgument() {
      Mapping raw = unsupported(ClassName.get("java.util", "Set"), FieldFault.UNSUPPORTED_RAW);
      assertThat(problems(RULE, dictionary().with(field("items").with(raw)))).containsExactly("""
          [VariantUnsupportedType] Player.items has type java.util.Set, which has no type argument, \
          so the type of its content is unknown. Add the type argument, or leave the field out with \
          @VariantIgnore.""");
    }

    @Test
    void mappedTypeNeedsASerializer() {
      Mapping missing = unsupported(type("Item"), FieldFault.UNSUPPORTED_NOT_GENERATED);
      assertThat(problems(RULE, dictionary().with(field("item").with(missing))))
          .containsExactly("""
          [VariantUnsupportedType] Player.item has type game.Item, which is a mapped type without a \
          serializer. It was compiled without the annotation processor, or javac found its source on \
          the source path, where processors do not see it. Add its source to the files that javac \
          compiles, compile its module with the processor, import a serializer with @VariantImport, \
          or leave the field out with @VariantIgnore.""");
    }
  }

  @Nested
  class Defaults {
    @Test
    void defaultThatFitsTheTypeHasNoProblem() {
      assertThat(problems(RULE, dictionary().with(field("hp").withLiteral(7)))).isEmpty();
    }

    @Test
    void textOfADefaultMustBeAValueOfTheFieldsType() {
      TypeModel type = dictionary()
          .with(field("hp").with(unusableDefault(FieldFault.DEFAULT_OF_WRONG_TYPE, "seven")));
      assertThat(problems(RULE, type)).containsExactly("""
          [VariantInvalidDefault] The default of Player.hp, "seven", is not a value of type int. \
          Write a whole number of 32 bits in decimal digits, without a suffix.""");
    }

    @Test
    void constantWithASimilarNameIsSuggested() {
      TypeModel type = dictionary()
          .with(field("hp")
              .with(
                  unusableDefault(FieldFault.DEFAULT_CONSTANT_UNKNOWN, "SWORDS", "BOW", "SWORD")));
      assertThat(problems(RULE, type)).containsExactly("""
          [VariantInvalidDefault] The default of Player.hp, "SWORDS", is not a constant of int. Did \
          you mean SWORD? Write the name of a constant.""");
    }

    @Test
    void memberThatADefaultRefersToMustExist() {
      TypeModel type = dictionary()
          .with(field("hp").with(unusableDefault(FieldFault.DEFAULT_MEMBER_UNKNOWN, "START")));
      assertThat(problems(RULE, type)).containsExactly("""
          [VariantInvalidDefault] The default of Player.hp refers to "START", but Player has no \
          field or method of that name. Add a static method that returns int.""");
    }

    @Test
    void defaultMustNotBeGivenTwice() {
      TypeModel type = dictionary()
          .with(field("hp").with(unusableDefault(FieldFault.DEFAULT_GIVEN_TWICE, "START")));
      assertThat(problems(RULE, type)).containsExactly("""
          [VariantInvalidDefault] The default of Player.hp is given both by defaultValue and by \
          defaultFrom. Keep one of the two.""");
    }

    @Test
    void omittedDefaultMustBeKnown() {
      TypeModel type = dictionary().with(field("hp").withOmittedDefault());
      assertThat(problems(RULE, type)).containsExactly("""
          [VariantInvalidDefault] Player.hp can't omit its default, because no default is known. Set \
          one with defaultValue or defaultFrom.""");
    }

    @Test
    void javaDefaultCountsAsAKnownDefault() {
      TypeModel type = dictionary().with(field("hp").withoutRequirement().withOmittedDefault());
      assertThat(problems(RULE, type)).isEmpty();
    }

    @Test
    void initialValueOfAFieldIsNotAKnownDefault() {
      TypeModel type = dictionary()
          .with(field("hp")
              .withSetter(Models.method("setHp"))
              .withoutRequirement()
              .withOmittedDefault());
      assertThat(problems(RULE, type)).hasSize(1);
    }

    @Test
    void fieldOfAnArrayMustNotOmitItsDefault() {
      TypeModel type = array().with(field("hp").withLiteral(7).withOmittedDefault());
      assertThat(problems(RULE, type)).containsExactly("""
          [VariantInvalidDefault] Player.hp can't omit its default, because each field of an Array \
          has a fixed index. Remove omitDefault.""");
    }

    @Test
    void defaultOfAFieldWithoutAMappingIsAlsoReported() {
      TypeModel type = dictionary()
          .with(field("hp")
              .with(unsupported(STRING, FieldFault.UNSUPPORTED_NO_VARIANT_TYPE))
              .with(unusableDefault(FieldFault.DEFAULT_WITHOUT_TEXT_FORM, "a")));
      assertThat(problems(RULE, type))
          .satisfiesExactly(
              first -> assertThat(first).startsWith("[VariantUnsupportedType]"),
              second -> assertThat(second).startsWith("[VariantInvalidDefault]"));
    }
  }

  @Nested
  class Directions {
    @Test
    void fieldThatIsReadAndWrittenMayHaveAliasesAndOmitItsDefault() {
      TypeModel type =
          dictionary().with(field("hp").withAlias("life").withLiteral(7).withOmittedDefault());
      assertThat(problems(RULE, type)).isEmpty();
    }

    @Test
    void writeOnlyFieldMustNotHaveAliases() {
      TypeModel type = dictionary()
          .with(field("hp").with(Direction.WRITTEN).withAlias("life").withAlias("health"));
      assertThat(problems(RULE, type)).containsExactly("""
          [VariantContradiction] Player.hp has aliases, but is never read, because it is WRITE_ONLY. \
          Remove the aliases, or change the access.""");
    }

    @Test
    void readOnlyFieldMayHaveAliases() {
      TypeModel type = dictionary().with(field("hp").with(Direction.READ).withAlias("life"));
      assertThat(problems(RULE, type)).isEmpty();
    }

    @Test
    void readOnlyFieldMustNotOmitItsDefault() {
      TypeModel type =
          dictionary().with(field("hp").with(Direction.READ).withLiteral(7).withOmittedDefault());
      assertThat(problems(RULE, type)).containsExactly("""
          [VariantContradiction] Player.hp omits its default, but is never written, because it is \
          READ_ONLY. Remove omitDefault, or change the access.""");
    }
  }

  @Nested
  class Views {
    @Test
    void declaredViewHasNoProblem() {
      TypeModel type = dictionary().with(field("hp").withView("server", "client", "server"));
      assertThat(problems(RULE, type)).isEmpty();
    }

    @Test
    void viewMustBeDeclared() {
      TypeModel type = dictionary().with(field("hp").withView("admin"));
      assertThat(problems(RULE, type)).containsExactly("""
          [VariantUnknownView] Player.hp is for the view "admin", which is not declared. Declare it \
          with views = … on the type, in the package's @VariantDefaults, or with -Avariant.views.""");
    }

    @Test
    void viewWithASimilarNameIsSuggested() {
      TypeModel type = dictionary().with(field("hp").withView("sevrer", "client", "server"));
      assertThat(problems(RULE, type)).containsExactly("""
          [VariantUnknownView] Player.hp is for the view "sevrer", which is not declared. Did you \
          mean "server"? Declare the view, or use a declared one: "client", "server".""");
    }

    @Test
    void eachUndeclaredViewIsReported() {
      TypeModel type = dictionary()
          .with(field("hp").withView("a").withView("client", "client").withView("b"));
      assertThat(problems(RULE, type)).hasSize(2);
    }
  }

  @Nested
  class Flattenings {
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

  @Nested
  class Serializers {
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

  @Nested
  class WireTypes {
    @Test
    void inferredTypeHasNoProblem() {
      assertThat(problems(RULE, dictionary().with(field("hp")))).isEmpty();
    }

    @Test
    void messageListsThePossibleTypes() {
      TypeModel type = dictionary()
          .with(field("hp")
              .withUnfitType(
                  unfit("NODE_PATH", FieldFault.TYPE_NOT_POSSIBLE, "INT32", "FLOAT", "FLOAT32")));
      assertThat(problems(RULE, type)).containsExactly("""
          [VariantInvalidType] Player.hp can't be written as NODE_PATH, because its type is int. \
          Choose INT32, FLOAT or FLOAT32, or remove the option type.""");
    }

    @Test
    void messageNamesTheOnlyPossibleType() {
      TypeModel type = dictionary()
          .with(
              field("hp").withUnfitType(unfit("NODE_PATH", FieldFault.TYPE_NOT_POSSIBLE, "INT32")));
      assertThat(problems(RULE, type)).containsExactly("""
          [VariantInvalidType] Player.hp can't be written as NODE_PATH, because its type is int. \
          Choose INT32, or remove the option type.""");
    }

    @Test
    void messageSaysThatNoOtherTypeIsPossible() {
      TypeModel type = dictionary()
          .with(field("hp").withUnfitType(unfit("NODE_PATH", FieldFault.TYPE_NOT_POSSIBLE)));
      assertThat(problems(RULE, type)).containsExactly("""
          [VariantInvalidType] Player.hp can't be written as NODE_PATH, because its type is int. No \
          other type is possible. Remove the option type, or change the type of the field.""");
    }

    @Test
    void typedArrayMustNotHoldNulls() {
      TypeModel type = dictionary()
          .with(field("names")
              .with(list(direct(STRING, GodotType.STRING)))
              .withUnfitType(unfit("TYPED_ARRAY", FieldFault.TYPE_HOLDS_NULLS, "ARRAY")));
      assertThat(problems(RULE, type)).containsExactly("""
          [VariantInvalidType] Player.names can't be written as TYPED_ARRAY, because its type is \
          java.util.List<java.lang.String>. Its elements may be null, and neither a typed nor a \
          packed container holds nulls. Choose ARRAY, or remove the option type.""");
    }

    @Test
    void serializerDecidesTheVariantType() {
      TypeModel type = dictionary()
          .with(field("name")
              .with(custom(STRING, "Upper"))
              .withUnfitType(unfit("INT32", FieldFault.TYPE_NOT_POSSIBLE)));
      assertThat(problems(RULE, type)).containsExactly("""
          [VariantInvalidType] Player.name can't be written as INT32, because the serializer \
          game.Upper writes it and chooses the type itself. Remove the option type, or use another \
          serializer.""");
    }
  }
}
