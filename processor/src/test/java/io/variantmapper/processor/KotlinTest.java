package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.util.List;
import java.util.Map;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes in the form in which kapt shows Kotlin's classes to processors. */
class KotlinTest {
  private static final JavaFileObject METADATA = JavaFileObjects.forSourceString(
      "kotlin.Metadata", "package kotlin; public @interface Metadata {}");
  private static final JavaFileObject OVERLOADS = JavaFileObjects.forSourceString(
      "kotlin.jvm.JvmOverloads", "package kotlin.jvm; public @interface JvmOverloads {}");

  private static Compiled compiled(String source) {
    JavaFileObject type = JavaFileObjects.forSourceString(
        "game.Spawn", "package game; import io.variantmapper.annotations.*;\n" + source);
    // No processor claims Kotlin's annotations.
    return Compiled.of(
        List.of(METADATA, OVERLOADS, type), List.of("-Xlint:all,-processing", "-Werror"));
  }

  @Test
  void annotationsMayBeRepeatedOnParametersOfTheConstructorAndOfCopy() {
    Compiled compiled = compiled("""
        @kotlin.Metadata
        @VariantDictionary
        final class Spawn {
          @VariantField("column") private final int x;
          @VariantIgnore private final int y;
          Spawn(@VariantField("column") int x, @VariantIgnore int y) { this.x = x; this.y = y; }
          int getX() { return x; }
          Spawn copy(@VariantField("column") int x, @VariantIgnore int y) {
            return new Spawn(x, y);
          }
        }
        """);
    assertThat(compiled.messages()).isEmpty();
  }

  @Test
  void constructorThatKotlinAddsForDefaultsIsIgnored() throws Exception {
    Compiled compiled = compiled("""
        @kotlin.Metadata
        @VariantDictionary
        final class Spawn {
          private final int x;
          Spawn(int x) { this.x = x; }
          Spawn() { this(0); }
          int getX() { return x; }
        }
        """);
    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generated().get("SpawnVariantSerializer.java"))
        .contains("return new Spawn(x);");
  }

  @Test
  void annotationOnTheConstructorThatKotlinAddsForDefaultsIsIgnored() throws Exception {
    Compiled compiled = compiled("""
        @kotlin.Metadata
        @VariantDictionary
        final class Spawn {
          private final int x;
          @VariantCreator Spawn(int x) { this.x = x; }
          @VariantCreator Spawn() { this(0); }
          int getX() { return x; }
        }
        """);
    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generated().get("SpawnVariantSerializer.java"))
        .contains("return new Spawn(x);");
  }

  @Test
  void constructorWithoutParametersIsCalledIfItAloneIsAnnotated() throws Exception {
    Compiled compiled = compiled("""
        @kotlin.Metadata
        @VariantDictionary
        final class Spawn {
          private int x;
          Spawn(int x) { this.x = x; }
          @VariantCreator Spawn() { this(3); }
          int getX() { return x; }
          void setX(int x) { this.x = x; }
        }
        """);
    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generated().get("SpawnVariantSerializer.java"))
        .contains("new Spawn();")
        .contains(".setX(");
  }

  @Test
  void constructorsThatJvmOverloadsAddsAreIgnored() throws Exception {
    Compiled compiled = compiled("""
        @kotlin.Metadata
        @VariantDictionary
        final class Spawn {
          private final int x;
          private final int y;
          @VariantCreator @kotlin.jvm.JvmOverloads Spawn(int x, int y) { this.x = x; this.y = y; }
          @VariantCreator @kotlin.jvm.JvmOverloads Spawn(int x) { this(x, 0); }
          @VariantCreator @kotlin.jvm.JvmOverloads Spawn() { this(0); }
          int getX() { return x; }
          int getY() { return y; }
        }
        """);
    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generated().get("SpawnVariantSerializer.java"))
        .contains("return new Spawn(x, y);");
  }

  @Test
  void kotlinObjectIsASubtypeWithoutFields() throws Exception {
    Compiled compiled = compiled("""
        @VariantDictionary
        @VariantSubtypes({Spawn.Move.class, Spawn.Leave.class})
        interface Spawn {
          @kotlin.Metadata
          @VariantDictionary
          final class Move implements Spawn {
            private final int x;
            Move(int x) { this.x = x; }
            int getX() { return x; }
          }

          @kotlin.Metadata
          @VariantDictionary
          final class Leave implements Spawn {
            public static final Leave INSTANCE = new Leave();
            private Leave() {}
          }
        }
        """);
    assertThat(compiled.messages()).isEmpty();
    Class<?> type = compiled.type("game.Spawn");
    Class<?> leave = type.getClassLoader().loadClass("game.Spawn$Leave");
    Object instance = leave.getField("INSTANCE").get(null);
    VariantSerializer<Object> serializer = Compiled.serializer(type);
    byte[] packet = Variant.of(Map.of("type", "Leave")).encode(VariantFormat.GODOT_4);
    assertThat(serializer.decode(packet)).isSameAs(instance);
    assertThat(serializer.encode(instance)).isEqualTo(packet);
  }

  @ParameterizedTest
  @ValueSource(strings = {"interface", "abstract class"})
  void messageForASealedTypeSuggestsAListOfSubtypes(String kind) {
    Compiled compiled = compiled("@kotlin.Metadata @VariantDictionary " + kind + " Spawn {}");
    assertThat(compiled.messages())
        .containsExactly("[VariantTypeKind] Spawn is an interface or abstract class, and reading"
            + " can't create objects of it. If it is sealed in Kotlin, kapt does not show its"
            + " subtypes: list them with @VariantSubtypes(First::class, Second::class). Otherwise"
            + " annotate the classes that extend it instead.");
  }
}
