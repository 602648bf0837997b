package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.VariantSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

class VariantProcessorTest {
  private static final JavaFileObject GOOD =
      source("Good", "@VariantDictionary record Good(int hp, Broken broken) {}");

  private static final JavaFileObject BROKEN = source(
      "Broken",
      "@VariantDictionary record Broken(Thread thread) {",
      "  static final VariantSerializer<Broken> SERIALIZER = BrokenVariantSerializer.INSTANCE;",
      "}");

  private static JavaFileObject source(String name, String... lines) {
    String head = """
        package game;
        import io.variantmapper.annotations.*;
        import io.variantmapper.runtime.*;
        """;
    return JavaFileObjects.forSourceString("game." + name, head + String.join("\n", lines));
  }

  @Test
  void brokenTypeCausesOneErrorAndDoesNotStopOtherTypes() throws IOException {
    Compiled compiled = Compiled.of(GOOD, BROKEN);
    assertThat(compiled.messages()).hasSize(1);
    assertThat(compiled.messages().get(0)).startsWith("[VariantUnsupportedType] Broken.thread");
    assertThat(compiled.generated())
        .containsOnlyKeys("GoodVariantSerializer.java", "BrokenVariantSerializer.java");
  }

  @Test
  void stubThrowsAnExceptionWithTheReason() throws IOException {
    assertThat(Compiled.of(BROKEN).generated().get("BrokenVariantSerializer.java"))
        .contains("throw new IllegalStateException(\"[VariantUnsupportedType] Broken.thread has");
  }

  @Test
  void codeThatUsesABrokenTypeCompilesAgainstItsStub() {
    Compiled compiled = compiledToTheEnd(GOOD, BROKEN);
    assertThat(compiled.messages()).hasSize(1);
  }

  @Test
  void stubOfAGenericTypeTakesSerializers() {
    JavaFileObject broken =
        source("Broken", "@VariantDictionary record Broken<T>(T content, Thread thread) {}");
    JavaFileObject user = source(
        "User",
        "class User {",
        "  VariantSerializer<Broken<String>> all =",
        "      BrokenVariantSerializer.of(PlainSerializer.STRING);",
        "}");
    Compiled compiled = compiledToTheEnd(broken, user);
    assertThat(compiled.messages()).hasSize(1);
  }

  @Test
  void stubOfATypeThatSendsChangesHasTheMethodsForChanges() {
    JavaFileObject broken = source(
        "Broken", "@VariantDictionary(changes = true) class Broken { public Thread thread; }");
    JavaFileObject user = source(
        "User",
        "class User {",
        "  ChangeSerializer<Broken> all = BrokenVariantSerializer.INSTANCE;",
        "  void read(Broken existing, VariantReader in) {",
        "    BrokenVariantSerializer.INSTANCE.readInto(existing, in);",
        "  }",
        "}");
    Compiled compiled = compiledToTheEnd(broken, user);
    assertThat(compiled.messages()).hasSize(1);
  }

  @Test
  void arrayMayHaveAnyNumberOfDimensions() {
    JavaFileObject unit = source("Unit", "@VariantDictionary record Unit(short[][][][] cells) {}");
    assertThat(Compiled.of(unit).messages()).isEmpty();
  }

  @Test
  void anyBoxedTypeMayBeATypeArgument() {
    JavaFileObject unit = source(
        "Unit",
        "@VariantDictionary record Unit(Box<Byte> a, Box<Short> b, Box<Character> c) {",
        "  @VariantDictionary record Box<T>(T content) {}",
        "}");
    assertThat(Compiled.of(unit).messages()).isEmpty();
  }

  private static List<String> errors(JavaFileObject... sources) {
    return compiledToTheEnd(sources).diagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .map(diagnostic -> diagnostic.getMessage(Locale.ROOT).lines().skip(1).findFirst())
        .map(symbol -> symbol.orElse("").strip())
        .distinct()
        .toList();
  }

  @Test
  void missingTypeIsReportedByTheCompilerAlone() {
    JavaFileObject user = source(
        "User",
        "class User {",
        "  byte[] of(Bag bag) { return BagVariantSerializer.INSTANCE.encode(bag); }",
        "}");
    assertThat(errors(source("Bag", "@VariantDictionary record Bag(int size, Itm first) {}"), user))
        .containsExactly("symbol:   class Itm");
    assertThat(errors(
            source("Bag", "@VariantDictionary record Bag(int size) { void add(Itm[] all) {} }"),
            user))
        .containsExactly("symbol:   class Itm");
    assertThat(errors(
            source(
                "Bag",
                "@VariantDictionary",
                "record Bag(@VariantField(using = Itms.class) int size) {}"),
            user))
        .containsExactly("symbol:   class Itms");
  }

  private static final JavaFileObject BASE = JavaFileObjects.forSourceString(
      "other.Base", "package other; public abstract class Base { private int id; public int x; }");

  @Test
  void messageSaysThatAFieldIsInAnotherPackage() {
    assertThat(
            Compiled.of(BASE, source("Unit", "@VariantDictionary class Unit extends other.Base {}"))
                .messages())
        .hasSize(2)
        .allMatch(
            message -> message.contains("the field is declared in another package (by other.Base)")
                && message.endsWith("declare id() with @VariantIgnore in the mix-in."));
  }

  @Test
  void membersOfAnotherPackageMustBePublic() {
    JavaFileObject place = JavaFileObjects.forSourceString("other.Place", """
        package other;
        @io.variantmapper.annotations.VariantDictionary
        public class Place { public final int x; Place(int x) { this.x = x; } }""");
    JavaFileObject money = JavaFileObjects.forSourceString("other.Money", """
        package other;
        @io.variantmapper.annotations.VariantUsing(Coins.class)
        public class Money {}
        abstract class Coins implements io.variantmapper.runtime.VariantSerializer<Money> {
          static final Coins INSTANCE = null;
        }""");
    JavaFileObject unit = source(
        "Unit",
        "@VariantDictionary",
        "record Unit(@VariantField(flatten = true) other.Place place, other.Money price) {}");
    assertThat(Compiled.of(place, money, unit).messages())
        .hasSize(2)
        .allMatch(message -> message.contains("private, or in another package and not public"));
  }

  @Test
  void messageSaysThatAProtectedMethodIsInAnotherPackage() {
    JavaFileObject base = JavaFileObjects.forSourceString(
        "other.Thing",
        "package other; public abstract class Thing { protected abstract int id(); }");
    JavaFileObject unit = source(
        "Unit",
        "@VariantDictionary abstract class Unit extends other.Thing {",
        "  static Unit of(int id) { return null; }",
        "}");
    assertThat(Compiled.of(base, unit).messages())
        .containsExactly(
            "[VariantNoGetter] Unit.id can't be written, because the method is protected and in"
                + " another package. Make the method public, or leave the field out with"
                + " @VariantIgnore.");
  }

  @Test
  void mixInMayIgnoreAFieldOfAnotherPackage() {
    JavaFileObject mixIn = source(
        "UnitMixIn",
        "@VariantMixIn(Unit.class) @VariantDictionary",
        "interface UnitMixIn { @VariantIgnore int id(); }");
    assertThat(Compiled.of(BASE, source("Unit", "class Unit extends other.Base {}"), mixIn)
            .messages())
        .isEmpty();
  }

  @Test
  void missingSupertypeIsReportedByTheCompilerAlone() {
    assertThat(errors(
            source("Bag", "abstract class Bag implements Item {}"),
            source(
                "Purse",
                "@VariantDictionary",
                "@VariantSubtype(\"purse\")",
                "class Purse extends Bag {}")))
        .containsExactly("symbol: class Item");
  }

  @Test
  void twoRunsGiveTheSameSources() throws IOException {
    Compiled again =
        Compiled.of(Golden.named("containers").sources().toArray(new JavaFileObject[0]));
    assertThat(again.generated())
        .isEqualTo(Golden.named("containers").compiled().generated());
  }

  @Test
  void failureOfTheProcessorIsOneErrorThatNamesTheType() throws IOException {
    RecordingProcessor processor = new RecordingProcessor().failingOn("GoodVariantSerializer");
    Compiled compiled =
        Compiled.of(List.of(GOOD, source("Broken", "@VariantArray record Broken() {}")), processor);
    assertThat(compiled.messages()).hasSize(1);
    assertThat(compiled.messages().get(0))
        .startsWith("[VariantInternalError] The processor failed on game.Good.")
        .contains("java.lang.IllegalStateException: no disk");
    assertThat(compiled.generated()).containsOnlyKeys("BrokenVariantSerializer.java");
  }

  @Test
  void recordOfAnotherJarCanBeFlattened() {
    Path jar = Golden.named("record").compiled().directory();
    JavaFileObject team = source(
        "Team", "@VariantDictionary record Team(@VariantField(flatten = true) PlayerState one) {}");
    Compiled compiled =
        Compiled.of(List.of(team), List.of("-cp", Compiled.classPath(jar)), new VariantProcessor());
    assertThat(compiled.messages()).isEmpty();
  }

  @Test
  void typeOfAnotherJarIsUsedThroughItsOwnSerializer() throws IOException {
    Path jar = Golden.named("record").compiled().directory();
    JavaFileObject team = source("Team", "@VariantDictionary record Team(PlayerState captain) {}");
    Compiled compiled =
        Compiled.of(List.of(team), List.of("-cp", Compiled.classPath(jar)), new VariantProcessor());
    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generated()).containsOnlyKeys("TeamVariantSerializer.java");
  }

  @Test
  void processorsAreDeclaredIsolatingForGradle() throws IOException {
    try (InputStream in = VariantProcessor.class.getResourceAsStream(
        "/META-INF/gradle/incremental.annotation.processors")) {
      assertThat(in).isNotNull();
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines())
          .containsExactlyInAnyOrder(
              "io.variantmapper.processor.TemplateProcessor,ISOLATING",
              "io.variantmapper.processor.VariantProcessor,ISOLATING");
    }
  }

  @Test
  void serializerIsAsVisibleAsItsType() throws ReflectiveOperationException {
    Compiled compiled = Golden.named("nested").compiled();
    assertThat(compiled.type("game.World_NodeVariantSerializer")).isPublic();
    assertThat(compiled.type("game.World_EmptyVariantSerializer")).isPackagePrivate();
    assertThat(VariantSerializer.class)
        .isAssignableFrom(compiled.type("game.World_EmptyVariantSerializer"));
  }

  @Test
  void processorDeclaresItsOptions() {
    assertThat(new VariantProcessor().getSupportedOptions())
        .isEqualTo(Set.of(
            "variant.creator",
            "variant.gdscript",
            "variant.gdscript.folder",
            "variant.gdscript.prefix",
            "variant.gdscript.types",
            "variant.gdscript.view",
            "variant.gdscript.classNames",
            "variant.gdscript.content",
            "variant.keyCase",
            "variant.keyOrder",
            "variant.naming",
            "variant.nullness",
            "variant.nulls",
            "variant.schema",
            "variant.lock",
            "variant.time",
            "variant.unknownKeys",
            "variant.views"));
  }

  @Test
  void processorSupportsOnlyItsOwnAnnotations() {
    assertThat(new VariantProcessor().getSupportedAnnotationTypes())
        .isEqualTo(Set.of(
            "io.variantmapper.rpc.Rpc",
            "io.variantmapper.rpc.VariantNode",
            "io.variantmapper.annotations.VariantDictionary",
            "io.variantmapper.annotations.VariantDictionary.Template",
            "io.variantmapper.annotations.VariantArray",
            "io.variantmapper.annotations.VariantArray.Template",
            "io.variantmapper.annotations.VariantDefaults",
            "io.variantmapper.annotations.VariantField",
            "io.variantmapper.annotations.VariantExtras",
            "io.variantmapper.annotations.VariantIgnore",
            "io.variantmapper.annotations.VariantCreator",
            "io.variantmapper.annotations.VariantUsing",
            "io.variantmapper.annotations.VariantImport",
            "io.variantmapper.annotations.VariantImports",
            "io.variantmapper.annotations.VariantMixIn",
            "io.variantmapper.annotations.VariantProtocol",
            "io.variantmapper.annotations.VariantEnum",
            "io.variantmapper.annotations.VariantValue",
            "io.variantmapper.annotations.VariantFallback",
            "io.variantmapper.annotations.VariantTag",
            "io.variantmapper.annotations.VariantSubtype",
            "io.variantmapper.annotations.VariantSingleValue",
            "io.variantmapper.annotations.VariantSubtypes",
            "io.variantmapper.annotations.Generated"));
  }

  /**
   * Compiles and continues attribution after errors, as Error Prone does, so that uses of stubs are
   * checked.
   */
  private static Compiled compiledToTheEnd(JavaFileObject... sources) {
    return Compiled.of(
        List.of(sources), List.of("--should-stop=ifError=FLOW"), new VariantProcessor());
  }
}
