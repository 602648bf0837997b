package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.ModelText.mistakes;
import static io.variantmapper.processor.read.SourceReader.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MisplacedAnnotationReaderTest {
  @Test
  void annotationsWithAnEffectAreNotMisused() {
    String source = """
        @VariantDictionary
        record Player(@VariantField("id") int number, @VariantIgnore int cache) {}
        """;
    assertThat(mistakes(read(source))).isEmpty();
  }

  @Test
  void annotationOfAStaticFieldIsMisused() {
    String source = """
        @VariantDictionary
        class Player {
          @VariantField("count")
          static int count;
        }
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        @VariantField on Player.count: STATIC_FIELD
        """);
  }

  @Test
  void annotationOfATransientFieldIsMisused() {
    String source = """
        @VariantDictionary
        class Player {
          @VariantField("cache")
          transient int cache;
        }
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        @VariantField on Player.cache: TRANSIENT_FIELD
        """);
  }

  @Test
  void variantFieldOnAnIgnoredFieldIsMisused() {
    String source = """
        @VariantDictionary
        class Player {
          @VariantField("hp")
          @VariantIgnore
          int hp;
        }
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        @VariantField on Player.hp: BESIDE_IGNORE
        """);
  }

  @Test
  void annotationOfAParameterIsMisusedIfTheFieldIsAlsoAnnotated() {
    String source = """
        @VariantDictionary
        class Player {
          @VariantField("hp")
          final int health;

          Player(@VariantField("life") int health) {
            this.health = health;
          }
        }
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        @VariantField on Player.health: ON_PARAMETER_AND_FIELD
        """);
  }

  @Test
  void annotationOfAParameterOfAnUnusedMethodIsMisused() {
    String source = """
        @VariantDictionary
        class Player {
          int hp;

          void heal(@VariantField("by") int amount) {}
        }
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        @VariantField on Player.amount: PARAMETER_NOT_OF_CREATOR
        """);
  }

  @Test
  void annotationOfAMethodWithABodyIsMisused() {
    String source = """
        @VariantDictionary
        interface Player {
          int hp();

          @VariantField("alive")
          default boolean alive() {
            return hp() > 0;
          }

          static Player create(int hp) {
            return () -> hp;
          }
        }
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        @VariantField on Player.alive: NOT_ON_ABSTRACT_METHOD
        """);
  }

  @Test
  void annotationOfAnAccessorIsMisusedIfTheFieldHasAnotherAnnotation() {
    String source = """
        @VariantDictionary
        class Player {
          @VariantField("hp")
          int health;

          @VariantField("life")
          int getHealth() {
            return health;
          }

          @VariantField("hp")
          void setHealth(int health) {}
        }
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        @VariantField on Player.getHealth: ON_ACCESSOR_AND_FIELD
        """);
  }

  @Test
  void annotationOfAFieldIsMisusedIfItsGetterIsIgnored() {
    String source = """
        @VariantDictionary
        class Player {
          @VariantField("hp")
          int health;

          @VariantIgnore
          int getHealth() {
            return health;
          }
        }
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        @VariantField on Player.health: BESIDE_IGNORE
        """);
  }

  @Test
  void annotationOfAMethodThatIsNotAnAccessorIsMisused() {
    String source = """
        @VariantDictionary
        class Player {
          int hp;

          @VariantField("life")
          void setLife(int life) {}
        }
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        @VariantField on Player.setLife: NOT_AN_ACCESSOR
        """);
  }

  @Test
  void policyForUnknownConstantsIsMisusedWithoutElementsOfAnEnum() {
    String source = """
        @VariantDictionary
        record Player(@VariantField(unknownConstants = UnknownConstants.SKIP) List<String> tags) {}
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        @VariantField on Player.tags: WITHOUT_CONSTANTS
        """);
  }

  @Test
  void omittingNullsOfAPrimitiveIsAMisuse() {
    String source = """
        @VariantDictionary
        record Player(@VariantField(nulls = NullPolicy.OMIT) int hp) {}
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        @VariantField on Player.hp: OMITS_PRIMITIVE
        """);
  }

  @Test
  void omittingNullsOfAReadOnlyFieldIsAMisuse() {
    String source = """
        @VariantDictionary
        record Player(
            @VariantField(nulls = NullPolicy.OMIT, access = FieldAccess.READ_ONLY) String hash) {}
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        @VariantField on Player.hash: OMITS_UNWRITTEN
        """);
  }

  @Test
  void annotationForASecondShapeIsMisused() {
    String source = """
        @VariantDictionary
        @VariantArray
        record Player(int hp) {}
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        @VariantArray on Player: BESIDE_DICTIONARY
        """);
  }

  @Test
  void variantSingleValueBesideVariantArrayIsMisused() {
    String source = """
        @VariantArray
        @VariantSingleValue
        record Player(int hp) {}
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        @VariantSingleValue on Player: BESIDE_OTHER_SHAPE
        """);
  }

  @Test
  void secondHouseStyleOfATypeIsMisused() {
    String source = """
        @First
        @Second
        record Player(int hp) {}

        @VariantDictionary.Template
        @Target(ElementType.TYPE)
        @interface First {}

        @VariantDictionary.Template
        @Target(ElementType.TYPE)
        @interface Second {}
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        @Second on Player: BESIDE_HOUSE_STYLE
        """);
  }
}
