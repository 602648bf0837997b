package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.ModelText.fields;
import static io.variantmapper.processor.read.SourceReader.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DefaultReaderTest {
  @Test
  void defaultTextOfANumericFieldIsReadAsANumber() {
    String source = """
        @VariantDictionary
        record Slot(@VariantField(defaultValue = "7") int count) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "count": int count as int, missing DEFAULT, nil DEFAULT, default literal 7
        """);
  }

  @Test
  void defaultTextOfAnEnumIsTheNameOfAConstant() {
    String source = """
        @VariantDictionary
        record Slot(@VariantField(defaultValue = "BOW") Kind kind) {}

        enum Kind { SWORD, BOW }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "kind": Kind kind as String, missing DEFAULT, nil DEFAULT, default constant BOW
        """);
  }

  @Test
  void staticFieldGivesTheDefault() {
    String source = """
        @VariantDictionary
        record Slot(@VariantField(defaultFrom = "START") int count) {
          static final int START = 7;
        }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "count": int count as int, missing DEFAULT, nil DEFAULT, default from START = 7
        """);
  }

  @Test
  void staticMethodGivesTheDefault() {
    String source = """
        @VariantDictionary
        record Slot(@VariantField(defaultFrom = "start") int count) {
          static int start() {
            return 7;
          }
        }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "count": int count as int, missing DEFAULT, nil DEFAULT, default from start()
        """);
  }

  @Test
  void typeParameterOfAMethodIsInferredFromTheField() {
    String source = """
        @VariantDictionary
        record Slot(@VariantField(defaultFrom = "none") Set<String> tags) {
          static <E> Set<E> none() {
            return Set.of();
          }
        }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "tags": Set<String> tags as Array of String (in LinkedHashSet), \
        missing DEFAULT, nil DEFAULT, default from none()
        """);
  }

  @Test
  void nilOfANullableFieldIsNullDespiteItsDefault() {
    String source = """
        @VariantDictionary
        record Slot(@VariantField(defaultValue = "7") @Nullable Integer count) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "count": Integer count as int or null, missing DEFAULT, nil EMPTY, default literal 7
        """);
  }

  @Test
  void defaultCanBeOmitted() {
    String source = """
        @VariantDictionary
        record Slot(@VariantField(defaultValue = "7", omitDefault = true) int count) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "count": int count as int, missing DEFAULT, nil DEFAULT, omits default, default literal 7
        """);
  }

  @Test
  void javaDefaultCanBeOmitted() {
    String source = """
        @VariantDictionary
        record Slot(@VariantField(required = false, omitDefault = true) int count) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "count": int count as int, missing ZERO, nil ZERO, omits default
        """);
  }

  @Test
  void textThatIsNotANumberIsUnusable() {
    String source = """
        @VariantDictionary
        record Slot(@VariantField(defaultValue = "seven") int count) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "count": int count as int, missing DEFAULT, nil DEFAULT, \
        default DEFAULT_OF_WRONG_TYPE "seven"
        """);
  }

  @Test
  void numberThatIsTooLargeForItsTypeIsUnusable() {
    String source = """
        @VariantDictionary
        record Slot(@VariantField(defaultValue = "128") byte count) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "count": byte count as int, missing DEFAULT, nil DEFAULT, \
        default DEFAULT_OF_WRONG_TYPE "128"
        """);
  }

  @Test
  void textWithANulCharacterIsUnusable() {
    String source = """
        @VariantDictionary
        record Slot(@VariantField(defaultValue = "a\\0") String name) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "name": String name as String, missing DEFAULT, nil DEFAULT, \
        default DEFAULT_TEXT_INVALID "a\0"
        """);
  }

  @Test
  void unknownConstantIsUnusable() {
    String source = """
        @VariantDictionary
        record Slot(@VariantField(defaultValue = "SPEAR") Kind kind) {}

        enum Kind { SWORD, BOW }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "kind": Kind kind as String, missing DEFAULT, nil DEFAULT, \
        default DEFAULT_CONSTANT_UNKNOWN "SPEAR"
        """);
  }

  @Test
  void defaultTextOfAListIsUnusable() {
    String source = """
        @VariantDictionary
        record Slot(@VariantField(defaultValue = "a") List<String> tags) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "tags": List<String> tags as Array of String (in ArrayList), \
        missing DEFAULT, nil DEFAULT, default DEFAULT_WITHOUT_TEXT_FORM "a"
        """);
  }

  @Test
  void memberThatDoesNotExistIsUnusable() {
    String source = """
        @VariantDictionary
        record Slot(@VariantField(defaultFrom = "START") int count) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "count": int count as int, missing DEFAULT, nil DEFAULT, \
        default DEFAULT_MEMBER_UNKNOWN "START"
        """);
  }

  @Test
  void privateMemberIsUnusable() {
    String source = """
        @VariantDictionary
        record Slot(@VariantField(defaultFrom = "START") int count) {
          private static final int START = 7;
        }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "count": int count as int, missing DEFAULT, nil DEFAULT, \
        default DEFAULT_MEMBER_UNUSABLE "START"
        """);
  }

  @Test
  void methodThatThrowsACheckedExceptionIsUnusable() {
    String source = """
        @VariantDictionary
        record Slot(@VariantField(defaultFrom = "start") int count) {
          static int start() throws java.io.IOException {
            return 7;
          }
        }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "count": int count as int, missing DEFAULT, nil DEFAULT, \
        default DEFAULT_MEMBER_UNUSABLE "start"
        """);
  }

  @Test
  void defaultThatIsGivenTwiceIsUnusable() {
    String source = """
        @VariantDictionary
        record Slot(@VariantField(defaultValue = "7", defaultFrom = "START") int count) {
          static final int START = 7;
        }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "count": int count as int, missing DEFAULT, nil DEFAULT, default DEFAULT_GIVEN_TWICE "START"
        """);
  }
}
