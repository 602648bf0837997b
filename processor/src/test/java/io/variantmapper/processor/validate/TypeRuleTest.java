package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.dictionary;
import static io.variantmapper.processor.validate.Models.field;
import static io.variantmapper.processor.validate.Models.list;
import static io.variantmapper.processor.validate.Models.problems;
import static io.variantmapper.processor.validate.Models.type;
import static io.variantmapper.processor.validate.Models.unsupported;
import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.Mapping;
import org.junit.jupiter.api.Test;

class TypeRuleTest {
  private static final FieldRule RULE = new FieldRule();
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
  void firstTypeArgumentWithoutAMappingIsReported() {
    Mapping key = unsupported(type("Tile"), FieldFault.UNSUPPORTED_NOT_ANNOTATED);
    TypeModel type = dictionary().with(field("items").with(Models.map(key, ITEM)));
    assertThat(problems(RULE, type)).containsExactly("""
        [VariantUnsupportedType] Player.items has type java.util.Map<game.Tile, game.Item>, where \
        game.Tile has no Variant type. Annotate Tile with @VariantDictionary, import a serializer \
        with @VariantImport, or leave the field out with @VariantIgnore.""");
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
    assertThat(problems(RULE, dictionary().with(field("item").with(missing)))).containsExactly("""
        [VariantUnsupportedType] Player.item has type game.Item, which is a mapped type without a \
        serializer. It was compiled without the annotation processor, or javac found its source on \
        the source path, where processors do not see it. Add its source to the files that javac \
        compiles, compile its module with the processor, import a serializer with @VariantImport, \
        or leave the field out with @VariantIgnore.""");
  }
}
