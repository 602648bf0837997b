package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.SourceReader.readHierarchy;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HierarchyReaderTest {
  @Test
  void permittedTypesAreTaggedWithTheirNames() {
    String source = """
        @VariantDictionary
        sealed interface Message {}

        @VariantDictionary
        record Move(int x) implements Message {}

        @VariantArray
        record Chat(String text) implements Message {}
        """;
    assertThat(ModelText.of(readHierarchy(source))).isEqualTo("""
        Message as DICTIONARY, tag under "type"
        Move as DICTIONARY, tag "Move"
        Chat as ARRAY, tag "Chat"
        """);
  }

  @Test
  void annotationGivesTheKeyOfTheTag() {
    String source = """
        @VariantDictionary
        @VariantTag("kind")
        sealed interface Message {}

        @VariantDictionary
        record Move(int x) implements Message {}
        """;
    assertThat(ModelText.of(readHierarchy(source))).isEqualTo("""
        Message as DICTIONARY, tag under "kind"
        Move as DICTIONARY, tag "Move"
        """);
  }

  @Test
  void annotationGivesTheTagOfASubtype() {
    String source = """
        @VariantDictionary
        sealed interface Message {}

        @VariantDictionary
        @VariantSubtype("move")
        record Move(int x) implements Message {}
        """;
    assertThat(ModelText.of(readHierarchy(source))).isEqualTo("""
        Message as DICTIONARY, tag under "type"
        Move as DICTIONARY, tag "move"
        """);
  }

  @Test
  void tagMayBeANumber() {
    String source = """
        @VariantDictionary
        sealed interface Message {}

        @VariantDictionary
        @VariantSubtype(number = 7)
        record Move(int x) implements Message {}
        """;
    assertThat(ModelText.of(readHierarchy(source))).isEqualTo("""
        Message as DICTIONARY, tag under "type"
        Move as DICTIONARY, tag 7
        """);
  }

  @Test
  void subtypeCanBeTheFallback() {
    String source = """
        @VariantDictionary
        sealed interface Message {}

        @VariantDictionary
        @VariantSubtype(fallback = true)
        record Unknown() implements Message {}
        """;
    assertThat(ModelText.of(readHierarchy(source))).isEqualTo("""
        Message as DICTIONARY, tag under "type"
        Unknown as DICTIONARY, tag "Unknown", fallback
        """);
  }

  @Test
  void listedTypesAreSubtypesOfATypeThatIsNotSealed() {
    String source = """
        @VariantDictionary
        @VariantSubtypes({Sword.class, Bow.class})
        interface Weapon {}

        @VariantDictionary
        record Bow(int range) implements Weapon {}

        @VariantDictionary
        record Sword(int damage) implements Weapon {}
        """;
    assertThat(ModelText.of(readHierarchy(source))).isEqualTo("""
        Weapon as DICTIONARY, tag under "type"
        Sword as DICTIONARY, tag "Sword"
        Bow as DICTIONARY, tag "Bow"
        """);
  }

  @Test
  void subclassComesBeforeTheClassThatItExtends() {
    String source = """
        @VariantDictionary
        @VariantSubtypes({Sword.class, MagicSword.class})
        interface Weapon {}

        @VariantDictionary
        class Sword implements Weapon {}

        @VariantDictionary
        class MagicSword extends Sword {}
        """;
    assertThat(ModelText.of(readHierarchy(source))).isEqualTo("""
        Weapon as DICTIONARY, tag under "type"
        MagicSword as DICTIONARY, tag "MagicSword"
        Sword as DICTIONARY, tag "Sword"
        """);
  }

  @Test
  void sealedSubtypeIsReplacedByItsPermittedTypes() {
    String source = """
        @VariantDictionary
        sealed interface Message {}

        sealed interface Action extends Message {}

        @VariantDictionary
        record Jump() implements Action {}

        @VariantDictionary
        record Chat() implements Message {}
        """;
    assertThat(ModelText.of(readHierarchy(source))).isEqualTo("""
        Message as DICTIONARY, tag under "type"
        Jump as DICTIONARY, tag "Jump"
        Chat as DICTIONARY, tag "Chat"
        """);
  }

  @Test
  void subtypeHasTheTypeParametersOfTheHierarchy() {
    String source = """
        @VariantDictionary
        sealed interface Reply<T> {}

        @VariantDictionary
        record Done<V>(V value) implements Reply<V> {}

        @VariantDictionary
        record Failed<E>(String reason) implements Reply<E> {}
        """;
    assertThat(ModelText.of(readHierarchy(source))).isEqualTo("""
        Reply<T> as DICTIONARY, tag under "type"
        Done<T> as DICTIONARY, tag "Done"
        Failed<T> as DICTIONARY, tag "Failed"
        """);
  }

  @Test
  void subtypeWithItsOwnTypeParametersIsAFault() {
    String source = """
        @VariantDictionary
        sealed interface Message {}

        @VariantDictionary
        record Box<T>(T value) implements Message {}
        """;
    assertThat(ModelText.of(readHierarchy(source))).isEqualTo("""
        Message as DICTIONARY, tag under "type"
        Box as DICTIONARY, tag "Box", faults [SUBTYPE_TYPE_PARAMETERS_DIFFER]
        """);
  }

  @Test
  void subtypeWithoutAnAnnotationIsAFault() {
    String source = """
        @VariantDictionary
        sealed interface Message {}

        record Move(int x) implements Message {}
        """;
    assertThat(ModelText.of(readHierarchy(source))).isEqualTo("""
        Message as DICTIONARY, tag under "type"
        Move as DICTIONARY, tag "Move", faults [SUBTYPE_NOT_MAPPED]
        """);
  }

  @Test
  void subtypeWithItsOwnSerializerIsAFault() {
    String source = """
        @VariantDictionary
        sealed interface Message {}

        @VariantUsing(MoveSerializer.class)
        record Move(int x) implements Message {}

        abstract class MoveSerializer implements VariantSerializer<Move> {}
        """;
    assertThat(ModelText.of(readHierarchy(source))).isEqualTo("""
        Message as DICTIONARY, tag under "type"
        Move as DICTIONARY, tag "Move", faults [SUBTYPE_WITH_SERIALIZER]
        """);
  }

  @Test
  void listedTypeThatDoesNotExtendTheHierarchyIsAFault() {
    String source = """
        @VariantDictionary
        @VariantSubtypes(Potion.class)
        interface Weapon {}

        @VariantDictionary
        record Potion() {}
        """;
    assertThat(ModelText.of(readHierarchy(source))).isEqualTo("""
        Weapon as DICTIONARY, tag under "type"
        Potion as DICTIONARY, tag "Potion", faults [SUBTYPE_UNRELATED]
        """);
  }

  @Test
  void nonSealedSubtypeIsAFault() {
    String source = """
        @VariantDictionary
        sealed interface Message {}

        @VariantDictionary
        non-sealed interface Action extends Message {}
        """;
    assertThat(ModelText.of(readHierarchy(source))).isEqualTo("""
        Message as DICTIONARY, tag under "type"
        Action as DICTIONARY, tag "Action", faults [SUBTYPE_NOT_SEALED]
        """);
  }

  @Test
  void subtypeWithATextTagAndANumberTagIsAFault() {
    String source = """
        @VariantDictionary
        sealed interface Message {}

        @VariantDictionary
        @VariantSubtype(value = "move", number = 7)
        record Move(int x) implements Message {}
        """;
    assertThat(ModelText.of(readHierarchy(source))).isEqualTo("""
        Message as DICTIONARY, tag under "type"
        Move as DICTIONARY, tag 7, faults [SUBTYPE_WITH_TWO_TAGS]
        """);
  }

  @Test
  void settingOfFieldsIsAMistakeOnAHierarchy() {
    String source = """
        @VariantDictionary(naming = KeyNaming.SNAKE_CASE)
        sealed interface Message {}

        @VariantDictionary
        record Move(int x) implements Message {}
        """;
    assertThat(ModelText.of(readHierarchy(source))).isEqualTo("""
        Message as DICTIONARY, tag under "type"
        Move as DICTIONARY, tag "Move"
        @VariantDictionary(naming = …) on Message: MAPPED_BY_SUBTYPES
        """);
  }
}
