package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.ModelText.access;
import static io.variantmapper.processor.read.ModelText.creation;
import static io.variantmapper.processor.read.ModelText.fields;
import static io.variantmapper.processor.read.ModelText.mistakes;
import static io.variantmapper.processor.read.SourceReader.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MixInAnnotationsTest {
  private static final String POINT = """
      class Point {
        public int x;
        public int y;

        public Point() {}

        public Point(int x, int y) {}
      }
      """;

  @Test
  void mixInWithoutMembersMapsAllFields() {
    String source = """
        @VariantMixIn(Point.class)
        @VariantDictionary
        interface PointMixIn {}
        """;
    assertThat(fields(read(source, POINT))).isEqualTo("""
        "x": int x as int, missing KEPT, nil KEPT
        "y": int y as int, missing KEPT, nil KEPT
        """);
  }

  @Test
  void fieldsThatTheMixInNamesComeFirst() {
    String source = """
        @VariantMixIn(Point.class)
        @VariantDictionary
        interface PointMixIn {
          int y();
        }
        """;
    assertThat(fields(read(source, POINT))).isEqualTo("""
        "y": int y as int, missing KEPT, nil KEPT
        "x": int x as int, missing KEPT, nil KEPT
        """);
  }

  @Test
  void annotationOfAMixInMemberAppliesToTheFieldOfTheSameName() {
    String source = """
        @VariantMixIn(Point.class)
        @VariantDictionary
        interface PointMixIn {
          @VariantField("left")
          int x();

          @VariantIgnore
          int y();
        }
        """;
    assertThat(fields(read(source, POINT))).isEqualTo("""
        "left": int x as int, missing KEPT, nil KEPT
        """);
  }

  @Test
  void getterOfTheMixInRefersToItsField() {
    String source = """
        @VariantMixIn(Point.class)
        @VariantDictionary
        interface PointMixIn {
          @VariantField("left")
          int getX();

          @VariantIgnore
          int y();
        }
        """;
    assertThat(fields(read(source, POINT))).isEqualTo("""
        "left": int x as int, missing KEPT, nil KEPT
        """);
  }

  @Test
  void mixInTakesPrecedenceOverTheAnnotationsOfTheType() {
    String source = """
        @VariantMixIn(Unit.class)
        @VariantDictionary
        interface UnitMixIn {
          @VariantField("health")
          int hp();
        }

        record Unit(@VariantField("life") int hp) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "health": int hp as int, missing REFUSED, nil READ
        """);
  }

  @Test
  void annotatedMethodOfTheMixInRepresentsAConstructor() {
    String source = """
        @VariantMixIn(Point.class)
        @VariantDictionary
        interface PointMixIn {
          @VariantCreator
          Point of(int x, int y);
        }
        """;
    assertThat(creation(read(source, POINT))).isEqualTo("""
        new Point(int x, int y)
        """);
  }

  @Test
  void mixInNamesTheParametersOfAConstructor() {
    String source = """
        @VariantMixIn(Unit.class)
        @VariantDictionary
        interface UnitMixIn {
          @VariantCreator
          Unit of(int hp);
        }

        class Unit {
          final int hp;

          Unit(int a) {
            hp = a;
          }
        }
        """;
    assertThat(access(read(source))).isEqualTo("""
        hp: get by field hp, set by creator
        """);
  }

  @Test
  void mixInMemberThatMatchesNoFieldIsReported() {
    String source = """
        @VariantMixIn(Point.class)
        @VariantDictionary
        interface PointMixIn {
          int z();

          @VariantCreator
          Point of(int x, int y);
        }
        """;
    assertThat(mistakes(read(source, POINT))).isEqualTo("""
        PointMixIn.z: MATCHES_NO_FIELD, fields [x, y]
        """);
  }

  @Test
  void mixInCreatorThatMatchesNoConstructorOfTheTypeIsReported() {
    String source = """
        @VariantMixIn(Point.class)
        @VariantDictionary
        interface PointMixIn {
          @VariantCreator
          Point of(int x);
        }
        """;
    assertThat(mistakes(read(source, POINT))).isEqualTo("""
        @VariantCreator on PointMixIn.of: MATCHES_NO_CREATOR
        """);
  }
}
