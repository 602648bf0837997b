package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

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
  void markMayBeRepeatedOnParametersAndOnThoseOfCopy() {
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
  void constructorOfDefaultsIsNotAskedFor() throws Exception {
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
  void constructorsOfOverloadsAreNotAskedFor() throws Exception {
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
}
