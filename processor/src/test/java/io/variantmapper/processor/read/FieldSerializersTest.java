package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.ModelText.fields;
import static io.variantmapper.processor.read.SourceReader.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FieldSerializersTest {
  private static final String UPPER = """
      class Upper implements VariantSerializer<String> {}
      """;

  @Test
  void fieldNamesItsSerializer() {
    String source = """
        @VariantDictionary
        record Song(@VariantField(using = Upper.class) String title) {}
        """;
    assertThat(fields(read(source, UPPER))).isEqualTo("""
        "title": String title as Variant of Upper, missing REFUSED, nil READ
        """);
  }

  @Test
  void serializerOfAFieldAppliesToTheValueOfItsOptional() {
    String source = """
        @VariantDictionary
        record Song(@VariantField(using = Upper.class) Optional<String> title) {}
        """;
    assertThat(fields(read(source, UPPER))).isEqualTo("""
        "title": Optional<String> title as Variant of Upper or null, missing EMPTY, nil EMPTY
        """);
  }

  @Test
  void serializerOfElementsAppliesAtAnyDepth() {
    String source = """
        @VariantDictionary
        record Song(@VariantField(elementUsing = Upper.class) List<List<String>> verses) {}
        """;
    assertThat(fields(read(source, UPPER))).isEqualTo("""
        "verses": List<List<String>> verses as Array of Array of Variant of Upper \
        (in ArrayList, in ArrayList), missing REFUSED, nil READ
        """);
  }

  @Test
  void serializerOfKeysDoesNotApplyToValues() {
    String source = """
        @VariantDictionary
        record Song(@VariantField(keyUsing = Upper.class) Map<String, String> names) {}
        """;
    assertThat(fields(read(source, UPPER))).isEqualTo("""
        "names": Map<String, String> names as Dictionary of Variant of Upper to String \
        (in LinkedHashMap), missing REFUSED, nil READ
        """);
  }

  @Test
  void serializerOfValuesDoesNotApplyToKeys() {
    String source = """
        @VariantDictionary
        record Song(@VariantField(valueUsing = Upper.class) Map<String, String> names) {}
        """;
    assertThat(fields(read(source, UPPER))).isEqualTo("""
        "names": Map<String, String> names as Dictionary of String to Variant of Upper \
        (in LinkedHashMap), missing REFUSED, nil READ
        """);
  }

  @Test
  void serializerForAnotherTypeIsAFault() {
    String source = """
        @VariantDictionary
        record Song(@VariantField(using = Upper.class) int length) {}
        """;
    assertThat(fields(read(source, UPPER))).isEqualTo("""
        "length": int length as Variant of Upper (fault SERIALIZER_OF_WRONG_TYPE), \
        missing REFUSED, \
        nil READ
        """);
  }

  @Test
  void serializerOfElementsNeedsAnElementOfItsType() {
    String source = """
        @VariantDictionary
        record Song(@VariantField(elementUsing = Upper.class) List<Integer> beats) {}
        """;
    assertThat(fields(read(source, UPPER))).isEqualTo("""
        "beats": List<Integer> beats as Variant of Upper (fault SERIALIZER_MATCHES_NO_ELEMENT), \
        missing REFUSED, nil READ
        """);
  }

  @Test
  void genericClassIsNotASerializer() {
    String source = """
        @VariantDictionary
        record Song(@VariantField(using = Lower.class) String title) {}

        class Lower<T> implements VariantSerializer<String> {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "title": String title as Variant of Lower (fault SERIALIZER_GENERIC), missing REFUSED, \
        nil READ
        """);
  }

  @Test
  void serializerNeedsAnInstanceConstantOrAConstructorWithoutParameters() {
    String source = """
        @VariantDictionary
        record Song(@VariantField(using = Lower.class) String title) {}

        class Lower implements VariantSerializer<String> {
          Lower(int strength) {}
        }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "title": String title as Variant of Lower (fault SERIALIZER_WITHOUT_INSTANCE), \
        missing REFUSED, \
        nil READ
        """);
  }
}
