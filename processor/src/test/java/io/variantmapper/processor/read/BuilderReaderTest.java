package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.ModelText.access;
import static io.variantmapper.processor.read.ModelText.creation;
import static io.variantmapper.processor.read.SourceReader.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BuilderReaderTest {
  @Test
  void methodNamedBuilderReturnsTheBuilder() {
    String source = """
        @VariantDictionary
        class Player {
          private final int hp;

          private Player(Builder builder) {
            hp = builder.hp;
          }

          static Builder builder() {
            return new Builder();
          }

          static class Builder {
            int hp;

            Builder hp(int hp) {
              return this;
            }

            Player build() {
              return new Player(this);
            }
          }
        }
        """;
    assertThat(creation(read(source))).isEqualTo("""
        Player.builder() returns Player.Builder, build()
        """);
  }

  @Test
  void nestedBuilderIsCreatedByItsConstructor() {
    String source = """
        @VariantDictionary
        class Player {
          private int hp;

          private Player() {}

          static class Builder {
            Player build() {
              return new Player();
            }
          }
        }
        """;
    assertThat(creation(read(source))).isEqualTo("""
        new Player.Builder() returns Player.Builder, build()
        """);
  }

  @Test
  void annotatedMethodMayReturnABuilderOfAnyName() {
    String source = """
        @VariantDictionary
        class Player {
          private int hp;

          @VariantCreator
          static PlayerMaker maker() {
            return new PlayerMaker();
          }
        }

        class PlayerMaker {
          Player build() {
            return new Player();
          }
        }
        """;
    assertThat(creation(read(source))).isEqualTo("""
        Player.maker() returns PlayerMaker, build()
        """);
  }

  @Test
  void typeParametersOfABuilderAreReplacedByTypeParametersOfTheType() {
    String source = """
        @VariantDictionary
        class Box<T> {
          private T value;

          private Box() {}

          static <E> Builder<E> builder() {
            return new Builder<>();
          }

          static class Builder<V> {
            Box<V> build() {
              return new Box<>();
            }
          }
        }
        """;
    assertThat(creation(read(source))).isEqualTo("""
        Box.builder() returns Box.Builder<T>, build()
        """);
  }

  @Test
  void checkedExceptionsOfTheFactoryAndOfBuildAreKept() {
    String source = """
        @VariantDictionary
        class Player {
          private int hp;

          private Player() {}

          static Builder builder() throws java.io.IOException {
            return new Builder();
          }

          static class Builder {
            Player build() throws InterruptedException {
              return new Player();
            }
          }
        }
        """;
    assertThat(creation(read(source))).isEqualTo("""
        Player.builder() returns Player.Builder, build() throws IOException, InterruptedException
        """);
  }

  @Test
  void builderAndVisibleConstructorAreBothCandidates() {
    String source = """
        @VariantDictionary
        class Player {
          int hp;

          Player() {}

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
    assertThat(creation(read(source))).isEqualTo("""
        none: SEVERAL_CREATORS_AND_PLAIN, of [Player() or builder()]
        """);
  }

  @Test
  void constructorIsACandidateIfItIsAsVisibleAsTheBuilder() {
    assertThat(creation(read(publicBuilderBeside("public Player(int hp) {}")))).isEqualTo("""
        none: SEVERAL_CREATORS, of [Player(int) or builder()]
        """);
  }

  @Test
  void constructorIsNotACandidateIfItIsLessVisibleThanTheBuilder() {
    assertThat(creation(read(publicBuilderBeside("Player(int hp) {}")))).isEqualTo("""
        Player.builder() returns Player.Builder, build()
        """);
  }

  @Test
  void builderAndItsMethodMayHaveAnyName() {
    assertThat(creation(read(drafted("", "Player finish() { return new Player(this); }"))))
        .isEqualTo("""
            Player.draft() returns Player.Draft, finish()
            """);
  }

  @Test
  void methodNamedBuildTakesPrecedence() {
    String methods = """
        Player preview() { return null; }
        Player build() { return new Player(this); }
        """;
    assertThat(creation(read(drafted("", methods)))).isEqualTo("""
        Player.draft() returns Player.Draft, build()
        """);
  }

  @Test
  void builderWithSeveralMethodsThatReturnTheTypeIsAmbiguous() {
    String methods = """
        Player preview() { return null; }
        Player finish() { return new Player(this); }
        """;
    assertThat(creation(read(drafted("", methods)))).isEqualTo("""
        none: SEVERAL_BUILDS
        """);
  }

  @Test
  void typeWithItsOwnConstructorIgnoresABuilderWithAnUnusualName() {
    String finish = "Player finish() { return new Player(this); }";
    assertThat(creation(read(drafted("Player(int hp) { this.hp = hp; }", finish))))
        .isEqualTo("""
        new Player(int hp)
        """);
  }

  @Test
  void typeThatSetsNoFieldIsNotABuilder() {
    String source = """
        @VariantDictionary
        class Holder {
          private final int hp;

          private Holder(Registry registry) {
            hp = 1;
          }

          static Registry all() {
            return new Registry();
          }

          static class Registry {
            Holder first() {
              return new Holder(this);
            }
          }
        }
        """;
    assertThat(creation(read(source))).isEqualTo("""
        none: NO_ACCESSIBLE_CREATOR
        """);
  }

  private static String drafted(String constructor, String methods) {
    return """
        @VariantDictionary
        class Player {
          final int hp;

          private Player(Draft draft) {
            hp = draft.hp;
          }

          %s

          static Draft draft() {
            return new Draft();
          }

          static class Draft {
            int hp;

            Draft hp(int hp) {
              return this;
            }

            %s
          }
        }
        """.formatted(constructor, methods);
  }

  @Test
  void builderSetsAFieldByAMethodWithAPrefix() {
    assertThat(access(read(builderWith("withHp(int hp)")))).isEqualTo("""
        hp: get by field hp, set by withHp()
        """);
  }

  @Test
  void builderMethodWithAParameterOfAnotherTypeDoesNotMatch() {
    assertThat(access(read(builderWith("hp(String hp)")))).isEqualTo("""
        hp: get by field hp, set by nothing: hp() of String
        """);
  }

  @Test
  void fieldIsNotSetOnAnObjectThatABuilderCreates() {
    assertThat(access(read(builderWith("mana(int mana)")))).isEqualTo("""
        hp: get by field hp, set by nothing
        """);
  }

  private static String publicBuilderBeside(String constructor) {
    return """
        @VariantDictionary
        public class Player {
          int hp;

          %s

          public static Builder builder() {
            return new Builder();
          }

          public static class Builder {
            public Player build() {
              return new Player(0);
            }
          }
        }
        """.formatted(constructor);
  }

  private static String builderWith(String method) {
    return """
        @VariantDictionary
        class Player {
          int hp;

          private Player() {}

          static class Builder {
            Builder %s {
              return this;
            }

            Player build() {
              return new Player();
            }
          }
        }
        """.formatted(method);
  }
}
