package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.ModelText.access;
import static io.variantmapper.processor.read.SourceReader.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MemberReaderTest {
  @Test
  void accessorReturnsAComponentAndTheConstructorSetsIt() {
    String source = """
        @VariantDictionary
        record Player(int hp) {}
        """;
    assertThat(access(read(source))).isEqualTo("""
        hp: get by hp(), set by creator
        """);
  }

  @Test
  void privateFieldIsAccessedThroughItsGetterAndItsSetter() {
    String source = """
        @VariantDictionary
        class Player {
          private int hp;

          int getHp() {
            return hp;
          }

          void setHp(int hp) {}
        }
        """;
    assertThat(access(read(source))).isEqualTo("""
        hp: get by getHp(), set by setHp()
        """);
  }

  @Test
  void packagePrivateFieldWithoutAccessorsIsUsedDirectly() {
    String source = """
        @VariantDictionary
        class Player {
          int hp;
        }
        """;
    assertThat(access(read(source))).isEqualTo("""
        hp: get by field hp, set by field hp
        """);
  }

  @Test
  void finalFieldWithAnInitializerCannotBeSet() {
    String source = """
        @VariantDictionary
        class Player {
          final int hp = 5;
        }
        """;
    assertThat(access(read(source))).isEqualTo("""
        hp: get by field hp, set by nothing
        """);
  }

  @Test
  void getterOfABooleanMayBeginWithIs() {
    String source = """
        @VariantDictionary
        class Player {
          private boolean alive;

          boolean isAlive() {
            return alive;
          }

          void setAlive(boolean alive) {}
        }
        """;
    assertThat(access(read(source))).isEqualTo("""
        alive: get by isAlive(), set by setAlive()
        """);
  }

  @Test
  void setterOfABooleanMayOmitThePrefixIs() {
    String source = """
        @VariantDictionary
        class Player {
          private boolean isAlive;

          boolean isAlive() {
            return isAlive;
          }

          void setAlive(boolean alive) {}
        }
        """;
    assertThat(access(read(source))).isEqualTo("""
        isAlive: get by isAlive(), set by setAlive()
        """);
  }

  @Test
  void methodNamedLikeAFieldIsASetterIfItReturnsTheDeclaringType() {
    String source = """
        @VariantDictionary
        class Player {
          private int hp;

          int hp() {
            return hp;
          }

          Player hp(int hp) {
            return this;
          }
        }
        """;
    assertThat(access(read(source))).isEqualTo("""
        hp: get by hp(), set by hp()
        """);
  }

  @Test
  void methodNamedLikeAFinalFieldIsNotASetter() {
    String source = """
        @VariantDictionary
        class Player {
          private final int hp = 5;

          int hp() {
            return hp;
          }

          Player hp(int hp) {
            return new Player();
          }
        }
        """;
    assertThat(access(read(source))).isEqualTo("""
        hp: get by hp(), set by nothing
        """);
  }

  @Test
  void getterWithAPrefixTakesPrecedenceOverAGetterWithoutIt() {
    String source = """
        @VariantDictionary
        class Player {
          int hp;

          int hp() {
            return hp;
          }

          int getHp() {
            return hp;
          }
        }
        """;
    assertThat(access(read(source))).isEqualTo("""
        hp: get by getHp(), set by field hp
        """);
  }

  @Test
  void getterThatReturnsAnotherTypeDoesNotFit() {
    String source = """
        @VariantDictionary
        class Player {
          private int hp;

          long getHp() {
            return hp;
          }

          void setHp(int hp) {}
        }
        """;
    assertThat(access(read(source))).isEqualTo("""
        hp: get by nothing: getHp() of long, set by setHp()
        """);
  }

  @Test
  void setterMayTakeAWiderType() {
    String source = """
        @VariantDictionary
        class Player {
          private String name;

          String getName() {
            return name;
          }

          void setName(CharSequence name) {}
        }
        """;
    assertThat(access(read(source))).isEqualTo("""
        name: get by getName(), set by setName()
        """);
  }

  @Test
  void getterMayReturnAnOptionalOfTheFieldsType() {
    String source = """
        @VariantDictionary
        class Player {
          private String guild;

          java.util.Optional<String> getGuild() {
            return java.util.Optional.ofNullable(guild);
          }

          void setGuild(String guild) {}
        }
        """;
    assertThat(access(read(source))).isEqualTo("""
        guild: get by getGuild() or null, set by setGuild()
        """);
  }

  @Test
  void getterThatReturnsAnOptionalOfAnotherTypeDoesNotFit() {
    String source = """
        @VariantDictionary
        class Player {
          private String guild;

          java.util.Optional<Integer> getGuild() {
            return java.util.Optional.empty();
          }

          void setGuild(String guild) {}
        }
        """;
    assertThat(access(read(source))).isEqualTo("""
        guild: get by nothing: getGuild() of Optional<Integer>, set by setGuild()
        """);
  }

  @Test
  void accessorsMayOmitTheUnderscoreOfTheirField() {
    String source = """
        @VariantDictionary
        class Player {
          private int _hp;

          int getHp() {
            return _hp;
          }

          void setHp(int hp) {}
        }
        """;
    assertThat(access(read(source))).isEqualTo("""
        hp: get by getHp(), set by setHp()
        """);
  }

  @Test
  void parameterMayOmitThePrefixOfItsField() {
    String source = """
        @VariantDictionary
        class Player {
          final int mHp;

          Player(int hp) {
            mHp = hp;
          }
        }
        """;
    assertThat(access(read(source))).isEqualTo("""
        hp: get by field mHp, set by creator
        """);
  }

  @Test
  void creatorParameterMayKeepAnUnderscoreThatTheGetterOmits() {
    String source = """
        @VariantDictionary
        class Player {
          private final int _hp;

          Player(int _hp) {
            this._hp = _hp;
          }

          int hp() {
            return _hp;
          }
        }
        """;
    assertThat(access(read(source))).isEqualTo("""
        hp: get by hp(), set by creator
        """);
  }

  @Test
  void fieldKeepsItsPrefixIfItHasNoAccessorsOrIfAnotherFieldHasTheShortName() {
    String source = """
        @VariantDictionary
        class Player {
          int _mana;
          int mHp;
          int _gold;
          int gold;

          int getGold() {
            return gold;
          }
        }
        """;
    assertThat(access(read(source))).isEqualTo("""
        _mana: get by field _mana, set by field _mana
        mHp: get by field mHp, set by field mHp
        _gold: get by field _gold, set by field _gold
        gold: get by getGold(), set by field gold
        """);
  }

  @Test
  void accessContainsTheCheckedExceptionsOfAGetter() {
    String source = """
        @VariantDictionary
        class Player {
          int hp;

          int getHp() throws java.io.IOException {
            return hp;
          }
        }
        """;
    assertThat(access(read(source))).isEqualTo("""
        hp: get by getHp() throws IOException, set by field hp
        """);
  }

  @Test
  void fieldHidesAFieldOfTheSameNameInASuperclass() {
    String source = """
        @VariantDictionary
        class Player extends Base {
          int id;
        }

        class Base {
          int id;
        }
        """;
    assertThat(access(read(source))).isEqualTo("""
        id: get by nothing: hidden, set by nothing: hidden
        id: get by field id, set by field id
        """);
  }

  @Test
  void packagePrivateFieldOfAnotherPackageIsInaccessible() {
    String source = """
        @VariantDictionary
        class Player extends lib.Base {}
        """;
    String base = """
        package lib;

        public class Base {
          int id;
        }
        """;
    assertThat(access(read(source, base))).isEqualTo("""
        id: get by nothing: field of Base, set by nothing: field of Base
        """);
  }

  @Test
  void privateFieldOfAnotherPackageIsAccessedThroughItsPublicAccessors() {
    String source = """
        @VariantDictionary
        class Player extends lib.Base {}
        """;
    String base = """
        package lib;

        public class Base {
          private int id;

          public int getId() {
            return id;
          }

          public void setId(int id) {}
        }
        """;
    assertThat(access(read(source, base))).isEqualTo("""
        id: get by getId(), set by setId()
        """);
  }
}
