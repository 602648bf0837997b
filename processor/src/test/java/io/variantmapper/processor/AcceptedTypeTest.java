package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Types that compile without an error or a warning. */
class AcceptedTypeTest {
  private static final String HEAD = """
      package game;
      import io.variantmapper.annotations.*;
      import java.util.*;
      import javax.annotation.processing.Generated;
      """;

  /** Compiles the members of one class. */
  private static Compiled compiled(String members) {
    // Without "-processing", the compiler warns that no processor claims the annotations of other
    // generators.
    return Compiled.of(
        List.of(JavaFileObjects.forSourceString(
            "game.World", HEAD + "class World {\n" + members + "}")),
        List.of("-Xlint:all,-processing", "-Werror"));
  }

  private static void assertAccepted(String members) {
    assertThat(compiled(members).messages()).isEmpty();
  }

  @Test
  void recordBuilderMayRepeatTheAnnotationsOfItsRecord() {
    assertAccepted("""
        @VariantDictionary
        record Unit(@VariantField("display_name") String name, @VariantIgnore int hp) {}

        @Generated("io.soabase.recordbuilder.core.RecordBuilder")
        static class UnitBuilder {
          @VariantField("display_name") private String name;
          private int hp;
          UnitBuilder(@VariantField("display_name") String name, @VariantIgnore int hp) {
            this.name = name;
            this.hp = hp;
          }
          UnitBuilder name(@VariantField("display_name") String name) {
            this.name = name;
            return this;
          }
          @VariantField("display_name") String name() { return name; }
          interface With {
            @VariantField("display_name") String name();
            default int hp(@VariantIgnore int hp) { return hp; }
          }
        }
        """);
  }

  private static final String ANIMAL = """
      @VariantDictionary
      abstract static class Animal {
        @VariantField("display_name") abstract String name();
        static Animal create(String name) { return new AutoValue_Animal(name); }
      }
      """;

  private static final String AUTO_VALUE = """
      static final class AutoValue_Animal extends Animal {
        private final String name;
        AutoValue_Animal(String name) { this.name = name; }
        @VariantField("display_name") @Override String name() { return name; }
      }
      """;

  @Test
  void autoValueMayRepeatTheAnnotationsOfItsAbstractClass() {
    assertAccepted(
        ANIMAL + "@Generated(\"com.google.auto.value.processor.AutoValueProcessor\")" + AUTO_VALUE);
  }

  /** AutoValue leaves out {@code @Generated} if the class path lacks it, as on Android. */
  @Test
  void overridingMethodMayRepeatTheAnnotationOfTheOverriddenMethod() {
    assertAccepted(ANIMAL + AUTO_VALUE);
  }

  @Test
  void ignoredParameterMayHaveAPrivateType() {
    assertAccepted("""
        @VariantDictionary(changes = true)
        record Unit(int hp, @VariantIgnore Secret secret) {
          private record Secret(int code) {}
        }

        @VariantDictionary
        static class Crate {
          int size;
          Crate(int size, @VariantIgnore List<Secret[]> secrets) { this.size = size; }
          private static class Secret {}
        }

        @VariantDictionary
        record Pair(@VariantField(flatten = true) Crate crate, Unit unit) {}
        """);
  }

  @Test
  void constructorThatTakesTheBuilderIsNotACreator() {
    assertAccepted("""
        @VariantDictionary
        static class Unit {
          private final int hp;
          Unit(int hp) { this.hp = hp; }
          Unit(Builder builder) { hp = builder.hp; }
          int hp() { return hp; }

          static class Builder {
            private int hp;
            Builder(int hp) { this.hp = hp; }
            Unit build() { return new Unit(this); }
          }
        }
        """);
  }

  @Test
  void superclassOfTheJdkMayHaveItsStateInPublicFields() {
    assertAccepted("""
        @VariantDictionary
        @SuppressWarnings("serial")
        static class Cell extends java.awt.Point {
          int layer;
        }
        """);
  }

  @Test
  void abstractSuperclassOfTheJdkIsAcceptedIfItHasNoState() {
    assertAccepted("""
        @VariantDictionary
        static class Position extends java.io.InputStream {
          int offset;

          @Override
          public int read() {
            return offset++;
          }
        }
        """);
  }

  @Test
  void superclassMayBeAnAbstractCollectionOfTheJdk() {
    assertAccepted("""
        @VariantDictionary
        static class Range extends java.util.AbstractList<Integer> {
          int end;

          @Override
          public Integer get(int index) {
            return index;
          }

          @Override
          public int size() {
            return end;
          }
        }
        """);
  }
}
