package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.ModelText.creation;
import static io.variantmapper.processor.read.SourceReader.read;
import static io.variantmapper.processor.read.SourceReader.readWithOption;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The constructor, factory or builder that reading calls, and its arguments. */
class CreatorChoiceTest {
  @Test
  void recordIsCreatedByItsCanonicalConstructor() {
    String source = """
        @VariantDictionary
        record Player(String name, int hp) {
          Player(String name) {
            this(name, 10);
          }
        }
        """;
    assertThat(creation(read(source))).isEqualTo("""
        new Player(String name, int hp)
        """);
  }

  @Test
  void classIsCreatedByItsOnlyConstructor() {
    String source = """
        @VariantDictionary
        class Player {
          final int hp;

          Player(int hp) {
            this.hp = hp;
          }
        }
        """;
    assertThat(creation(read(source))).isEqualTo("""
        new Player(int hp)
        """);
  }

  @Test
  void classWithoutAConstructorIsCreatedWithoutArguments() {
    String source = """
        @VariantDictionary
        class Player {
          int hp;
        }
        """;
    assertThat(creation(read(source))).isEqualTo("""
        new Player()
        """);
  }

  @Test
  void annotatedConstructorTakesPrecedenceOverOthers() {
    String source = """
        @VariantDictionary
        class Player {
          int hp;

          Player() {}

          @VariantCreator
          Player(int hp) {}
        }
        """;
    assertThat(creation(read(source))).isEqualTo("""
        new Player(int hp)
        """);
  }

  @Test
  void annotatedFactoryTakesPrecedenceOverConstructors() {
    String source = """
        @VariantDictionary
        record Player(int hp) {
          @VariantCreator
          static Player of(int hp) {
            return new Player(hp);
          }
        }
        """;
    assertThat(creation(read(source))).isEqualTo("""
        Player.of(int hp)
        """);
  }

  @Test
  void typeParametersOfAFactoryAreReplacedByTypeParametersOfTheType() {
    String source = """
        @VariantDictionary
        record Box<T>(T value) {
          @VariantCreator
          static <E> Box<E> of(E value) {
            return new Box<>(value);
          }
        }
        """;
    assertThat(creation(read(source))).isEqualTo("""
        Box.of(T value)
        """);
  }

  @Test
  void abstractTypeIsCreatedByItsFactory() {
    String source = """
        @VariantDictionary
        interface Player {
          int hp();

          static Player create(int hp) {
            return () -> hp;
          }
        }
        """;
    assertThat(creation(read(source))).isEqualTo("""
        Player.create(int hp)
        """);
  }

  @Test
  void factoryThatReturnsAnotherTypeDoesNotCreateAnAbstractType() {
    String source = """
        @VariantDictionary
        interface Player {
          int hp();

          static String create(int hp) {
            return "";
          }
        }
        """;
    assertThat(creation(read(source))).isEqualTo("""
        none: NO_FACTORY
        """);
  }

  @Test
  void severalConstructorsWithoutAnAnnotationAreAmbiguous() {
    String source = """
        @VariantDictionary
        class Player {
          int hp;

          Player() {}

          Player(int hp) {}
        }
        """;
    assertThat(creation(read(source))).isEqualTo("""
        none: SEVERAL_CREATORS_AND_PLAIN, of [Player() or Player(int)]
        """);
  }

  @Test
  void preferenceChoosesTheConstructorWithoutParameters() {
    String source = """
        @VariantDictionary
        class Player {
          int hp;

          Player() {}

          Player(int hp) {}
        }
        """;
    String own =
        source.replace("Dictionary", "Dictionary(creator = CreatorPreference.NO_PARAMETERS)");
    String style = """
        @VariantDictionary.Template(creator = CreatorPreference.NO_PARAMETERS)
        @Target(ElementType.TYPE)
        @interface Plain {}
        """;
    String defaults = """
        @VariantDefaults(creator = CreatorPreference.NO_PARAMETERS)
        package game;

        import io.variantmapper.annotations.*;
        """;
    String option = "-Avariant.creator=NO_PARAMETERS";
    String none = source.replace("Dictionary", "Dictionary(creator = CreatorPreference.NONE)");
    String plain = "new Player()\n";
    assertThat(creation(read(own))).isEqualTo(plain);
    assertThat(creation(read(own.replace("VariantDictionary", "VariantArray")))).isEqualTo(plain);
    assertThat(creation(read(source.replace("VariantDictionary", "Plain"), style)))
        .isEqualTo(plain);
    assertThat(creation(read(source, defaults))).isEqualTo(plain);
    assertThat(creation(readWithOption(option, source))).isEqualTo(plain);
    assertThat(creation(readWithOption(option, none, defaults)))
        .isEqualTo("none: SEVERAL_CREATORS_AND_PLAIN, of [Player() or Player(int)]\n");
  }

  @Test
  void preferenceChoosesTheConstructorOverABuilder() {
    String source = """
        @VariantDictionary(creator = CreatorPreference.NO_PARAMETERS)
        class Player {
          int hp;

          static Builder builder() {
            return new Builder();
          }

          static class Builder {
            Player build() {
              return new Player();
            }
          }
        }
        """;
    assertThat(creation(read(source))).isEqualTo("new Player()\n");
  }

  @Test
  void preferenceIsIgnoredForRecordsPrivateConstructorsAndAnnotatedCreators() {
    String option = "-Avariant.creator=NO_PARAMETERS";
    String two = "@VariantDictionary record Pair(int a, int b) { Pair() { this(0, 0); } }";
    String one = "@VariantDictionary class One { int a; One(int a) {} private One() {} }";
    String marked =
        "@VariantDictionary class Set { int a; Set() {} @VariantCreator Set(int a) {} }";
    assertThat(creation(readWithOption(option, two))).isEqualTo("new Pair(int a, int b)\n");
    assertThat(creation(readWithOption(option, one))).isEqualTo("new One(int a)\n");
    assertThat(creation(readWithOption(option, marked))).isEqualTo("new Set(int a)\n");
  }

  @Test
  void twoAnnotatedConstructorsAreAFault() {
    String source = """
        @VariantDictionary
        class Player {
          int hp;

          @VariantCreator
          Player() {}

          @VariantCreator
          Player(int hp) {}
        }
        """;
    assertThat(creation(read(source))).isEqualTo("""
        none: SEVERAL_MARKED_CREATORS, of [Player() or Player(int)]
        """);
  }

  @Test
  void onlyUsableCreatorsAreNamedAmongTheAnnotated() {
    String source = """
        @VariantDictionary
        class Player {
          @VariantCreator
          Player() {}

          @VariantCreator
          Player(int hp) {}

          @VariantCreator
          Player of(int hp) {
            return this;
          }
        }
        """;
    assertThat(creation(read(source))).endsWith("of [Player() or Player(int)]\n");
  }

  @Test
  void privateConstructorIsInaccessible() {
    String source = """
        @VariantDictionary
        class Player {
          int hp;

          private Player() {}
        }
        """;
    assertThat(creation(read(source))).isEqualTo("""
        none: NO_ACCESSIBLE_CREATOR
        """);
  }

  @Test
  void parameterOfAnIgnoredFieldGetsTheJavaDefault() {
    String source = """
        @VariantDictionary
        record Session(String player, @VariantIgnore long lastSeen) {}
        """;
    assertThat(creation(read(source))).isEqualTo("""
        new Session(String player, long lastSeen = DEFAULT or kept by lastSeen())
        """);
  }

  @Test
  void parameterNeedsAFieldOfItsName() {
    String source = """
        @VariantDictionary
        class Player {
          int hp;

          Player(int health) {}
        }
        """;
    assertThat(creation(read(source))).isEqualTo("""
        new Player(int health = MISSING)
        """);
  }

  @Test
  void parameterThatIsNarrowerThanItsFieldDoesNotMatch() {
    String source = """
        @VariantDictionary
        class Player {
          long hp;

          Player(int hp) {}
        }
        """;
    assertThat(creation(read(source))).isEqualTo("""
        new Player(int hp = MISMATCHED)
        """);
  }

  @Test
  void parameterThatIsWiderThanItsFieldMatches() {
    String source = """
        @VariantDictionary
        class Player {
          int hp;

          Player(long hp) {}
        }
        """;
    assertThat(creation(read(source))).isEqualTo("""
        new Player(long hp)
        """);
  }

  @Test
  void checkedExceptionsOfAConstructorAreKept() {
    String source = """
        @VariantDictionary
        class Player {
          int hp;

          Player(int hp) throws java.io.IOException, IllegalStateException {}
        }
        """;
    assertThat(creation(read(source))).isEqualTo("""
        new Player(int hp) throws IOException
        """);
  }

  @Test
  void factoryIsACandidateEvenIfTheBuilderIsMoreVisible() {
    String source = """
        @VariantDictionary
        public abstract class Player {
          abstract int hp();

          static Player of(int hp) {
            return null;
          }

          public static Builder builder() {
            return null;
          }

          public abstract static class Builder {
            abstract Builder hp(int hp);

            abstract Player build();
          }
        }
        """;
    assertThat(creation(read(source))).isEqualTo("""
        none: SEVERAL_CREATORS, of [of(int) or builder()]
        """);
  }
}
