package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.ModelText.fields;
import static io.variantmapper.processor.read.SourceReader.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PropertyReaderTest {
  @Test
  void keyIsTheNameOfTheField() {
    String source = """
        @VariantDictionary
        record Player(String displayName) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "displayName": String displayName as String, missing REFUSED, nil READ
        """);
  }

  @Test
  void annotationGivesTheKey() {
    String source = """
        @VariantDictionary
        record Player(@VariantField("display_name") String name) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "display_name": String name as String, missing REFUSED, nil READ
        """);
  }

  @Test
  void aliasesKeepTheirOrder() {
    String source = """
        @VariantDictionary
        record Player(@VariantField(aliases = {"life", "health"}) int hp) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "hp": int hp as int, missing REFUSED, nil READ, aliases ["life", "health"]
        """);
  }

  @Test
  void nullableFieldIsReadAsNullIfItIsMissing() {
    String source = """
        @VariantDictionary
        record Item(@Nullable String label) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "label": String label as String or null, missing EMPTY, nil EMPTY
        """);
  }

  @Test
  void nullableGetterMakesItsFieldNullable() {
    String source = """
        @VariantDictionary
        class Item {
          private String label;

          @Nullable String getLabel() {
            return label;
          }

          void setLabel(String label) {}
        }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "label": String label as String or null, missing KEPT, nil EMPTY
        """);
  }

  @Test
  void nullableParameterOfASetterMakesItsFieldNullable() {
    String source = """
        @VariantDictionary
        class Item {
          private String label;

          String getLabel() {
            return label;
          }

          void setLabel(@Nullable String label) {}
        }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "label": String label as String or null, missing KEPT, nil EMPTY
        """);
  }

  @Test
  void optionalFieldIsReadAsEmptyIfItIsMissing() {
    String source = """
        @VariantDictionary
        record Item(Optional<String> label) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "label": Optional<String> label as String or null, missing EMPTY, nil EMPTY
        """);
  }

  @Test
  void missingFieldThatIsNotRequiredGetsTheJavaDefault() {
    String source = """
        @VariantDictionary
        record Player(@VariantField(required = false) int score) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "score": int score as int, missing ZERO, nil ZERO
        """);
  }

  @Test
  void missingFieldThatIsSetAfterCreationKeepsItsValue() {
    String source = """
        @VariantDictionary
        class Player {
          int hp;
        }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "hp": int hp as int, missing KEPT, nil KEPT
        """);
  }

  @Test
  void fieldOfTypeVariantReadsNilAsAValue() {
    String source = """
        @VariantDictionary
        record Event(@VariantField(required = false) Variant data) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "data": Variant data as Variant, missing ZERO, nil READ
        """);
  }

  @Test
  void nullPolicyOfAFieldCanOmitItsNull() {
    String source = """
        @VariantDictionary
        record Item(@VariantField(nulls = NullPolicy.OMIT) @Nullable String label) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "label": String label as String or null, missing EMPTY, nil EMPTY, omits null
        """);
  }

  @Test
  void primitiveIsNotOmittedEvenIfItsRecordOmitsNulls() {
    String source = """
        @VariantDictionary(nulls = NullPolicy.OMIT)
        record Item(int count) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "count": int count as int, missing REFUSED, nil READ
        """);
  }

  @Test
  void nullThatWouldBeReadAsTheDefaultIsNotOmitted() {
    String source = """
        @VariantDictionary(nulls = NullPolicy.OMIT)
        record Item(@VariantField(defaultValue = "none") @Nullable String label) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "label": String label as String or null, missing DEFAULT, nil EMPTY, default literal none
        """);
  }

  @Test
  void readOnlyFieldIsNotWritten() {
    String source = """
        @VariantDictionary
        record Login(@VariantField(access = FieldAccess.READ_ONLY) String password) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "password": String password as String, missing REFUSED, nil READ, direction READ
        """);
  }

  @Test
  void writeOnlyFieldIsNotRead() {
    String source = """
        @VariantDictionary
        record Login(@VariantField(access = FieldAccess.WRITE_ONLY) long time) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "time": long time as int, missing REFUSED, nil READ, direction WRITTEN
        """);
  }

  @Test
  void annotationGivesTheViewsOfAField() {
    String source = """
        @VariantDictionary(views = {"client", "server"})
        record Player(@VariantField(views = "server") String hash) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "hash": String hash as String, missing REFUSED, nil READ, views [server]
        """);
  }

  @Test
  void viewThatTheTypeDoesNotDeclareIsReadAsUndeclared() {
    String source = """
        @VariantDictionary(views = "client")
        record Player(@VariantField(views = "admin") String hash) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "hash": String hash as String, missing REFUSED, nil READ, views [admin (undeclared)]
        """);
  }

  @Test
  void annotationOfAParameterAppliesToItsField() {
    String source = """
        @VariantDictionary
        class Player {
          final String name;

          Player(@VariantField("display_name") String name) {
            this.name = name;
          }
        }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "display_name": String name as String, missing REFUSED, nil READ
        """);
  }
}
