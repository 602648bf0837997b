package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** The user's interfaces and abstract classes map types of another jar. */
class MixInTest {
  /** The types, compiled without {@code -parameters} and without the library's annotations. */
  private static final JavaFileObject FOREIGN = JavaFileObjects.forSourceString("lib.Types", """
          package lib;
          public class Types {
            public record Tile(int row, int column, String kind) {}
            public record Link(String URL) {}
            public static class Money {
              private final long cents;
              private final String currency;
              public Money(long cents, String currency) {
                this.cents = cents;
                this.currency = currency;
              }
              public static Money of(String currency, long cents) {
                return new Money(cents, currency);
              }
              public long getCents() { return cents; }
              public String getCurrency() { return currency; }
              @Override public String toString() { return cents + currency; }
            }
          }
          """);

  private static JavaFileObject source(String name, String... lines) {
    String head = """
        package game;
        import io.variantmapper.annotations.*;
        import lib.Types.*;
        """;
    return JavaFileObjects.forSourceString("game." + name, head + String.join("\n", lines));
  }

  private static List<String> against(Path jar) {
    return List.of("-Xlint:all", "-Werror", "-cp", Compiled.classPath(jar));
  }

  private static Compiled compiled(String mixIn) {
    Path jar = Compiled.of(FOREIGN).directory();
    return Compiled.of(List.of(source("MixIn", mixIn)), against(jar));
  }

  /** Reads a value with the serializer of {@code game.MixIn}, and returns the object as text. */
  private static String read(String mixIn, Object value) throws ReflectiveOperationException {
    Path jar = Compiled.of(FOREIGN).directory();
    Compiled compiled = Compiled.of(List.of(source("MixIn", mixIn)), against(jar));
    assertThat(compiled.messages()).isEmpty();
    byte[] packet = Variant.of(value).encode(VariantFormat.GODOT_4);
    return compiled.serializer("game.MixIn", jar).decode(packet).toString();
  }

  @Test
  void recordOfAnotherJarNeedsNoCreator() throws ReflectiveOperationException {
    String mixIn = "@VariantMixIn(Tile.class) @VariantArray interface MixIn {}";
    assertThat(read(mixIn, List.of(3, 4, "grass"))).isEqualTo("Tile[row=3, column=4, kind=grass]");
  }

  @Test
  void nullableMemberOfTheMixInMakesItsFieldNullable() throws ReflectiveOperationException {
    String mixIn = """
        @VariantMixIn(Tile.class)
        @VariantDictionary
        interface MixIn { @org.jspecify.annotations.Nullable String kind(); }
        """;
    assertThat(read(mixIn, Map.of("row", 3, "column", 4)))
        .isEqualTo("Tile[row=3, column=4, kind=null]");
  }

  @Test
  void getterOfAMixInMayContainAnAcronym() throws ReflectiveOperationException {
    String mixIn = """
        @VariantMixIn(Link.class)
        @VariantDictionary
        interface MixIn { @VariantField("url") String getURL(); }
        """;
    assertThat(read(mixIn, Map.of("url", "a.b"))).isEqualTo("Link[URL=a.b]");
  }

  @Test
  void fieldsAreNamedByTheConstructorInTheMixIn() throws ReflectiveOperationException {
    String mixIn = """
        @VariantMixIn(Money.class)
        @VariantDictionary
        abstract class MixIn {
          @VariantCreator MixIn(long cents, String currency) {}
        }
        """;
    assertThat(read(mixIn, Map.of("cents", 350, "currency", "EUR"))).isEqualTo("350EUR");
  }

  @Test
  void factoryRepeatedInTheMixInIsFoundByItsName()
      throws ReflectiveOperationException, IOException {
    String mixIn = """
        @VariantMixIn(Money.class)
        @VariantDictionary
        interface MixIn {
          @VariantCreator Money of(String currency, @VariantField("amount") long cents);
        }
        """;
    assertThat(read(mixIn, Map.of("amount", 350, "currency", "EUR"))).isEqualTo("350EUR");
    assertThat(compiled(mixIn).generated().get("MixInVariantSerializer.java"))
        .contains("return Types.Money.of(currency, cents)");
  }

  @Test
  void constructorWithoutParameterNamesMustBeRepeatedInTheMixIn() {
    assertThat(compiled("@VariantMixIn(Money.class) @VariantArray interface MixIn {}")
            .messages())
        .hasSize(2)
        .allSatisfy(message -> assertThat(message)
            .startsWith("[VariantCreatorParameter] The parameter arg")
            .contains("Repeat the creator in MixIn with @VariantCreator, and give the parameter"));
  }

  @Test
  void serializerOfAMixInOfAnotherJarIsFoundByItsName() throws Exception {
    Path types = Compiled.of(FOREIGN).directory();
    JavaFileObject mixIn =
        source("MixIn", "@VariantMixIn(Tile.class) @VariantArray public interface MixIn {}");
    Path mixIns = Compiled.of(List.of(mixIn), against(types)).directory();
    JavaFileObject box = source(
        "Box",
        "@VariantImport(type = Tile.class, using = MixIn.class)",
        "@VariantArray record Box(java.util.Set<Tile> tiles) {}");
    Compiled compiled = Compiled.of(
        List.of(box),
        List.of(
            "-Xlint:all",
            "-Werror",
            "-cp",
            types + File.pathSeparator + Compiled.classPath(mixIns)));
    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generated().keySet()).isEqualTo(Set.of("BoxVariantSerializer.java"));
    assertThat(compiled.generated().get("BoxVariantSerializer.java"))
        .contains("element = in.read(MixInVariantSerializer.INSTANCE);");
  }

  @Test
  void mixInMayMapAMappedTypeDifferently() throws Exception {
    JavaFileObject types = source(
        "Whole",
        "@VariantDictionary record Whole(int id, @VariantField(\"t\") String text) {}",
        "@VariantMixIn(Whole.class) @VariantArray interface Brief {",
        "  @VariantIgnore String text();",
        "}");
    Compiled compiled = Compiled.of(List.of(FOREIGN, types), List.of("-Xlint:all", "-Werror"));
    assertThat(compiled.messages()).isEmpty();
    byte[] packet = Variant.of(List.of(7)).encode(VariantFormat.GODOT_4);
    assertThat(compiled.serializer("game.Brief").decode(packet))
        .hasToString("Whole[id=7, text=null]");
  }

  @Test
  void secondConstructorOfARecordKeepsItsOwnParameterNames() throws ReflectiveOperationException {
    JavaFileObject span = JavaFileObjects.forSourceString("game.Span", """
        package game;
        import io.variantmapper.annotations.*;
        public record Span(int from, String unit) {
          @VariantCreator public Span(String unit, int from) { this(from, unit); }
        }
        """);
    JavaFileObject mixIn = JavaFileObjects.forSourceString("game.MixIn", """
        package game;
        import io.variantmapper.annotations.*;
        @VariantMixIn(Span.class) @VariantArray interface MixIn {}
        """);
    Compiled compiled = Compiled.of(span, mixIn);
    assertThat(compiled.messages()).isEmpty();
    byte[] packet = Variant.of(List.of(1, "m")).encode(VariantFormat.GODOT_4);
    assertThat(compiled.serializer("game.MixIn").decode(packet))
        .hasToString("Span[from=1, unit=m]");
  }
}
