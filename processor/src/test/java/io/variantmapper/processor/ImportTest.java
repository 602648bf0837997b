package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** The types that {@code @VariantImport} applies to, and the precedence of several imports. */
class ImportTest {
  private static final JavaFileObject SERIALIZERS = source(
      "wire",
      "Codecs",
      "public class Codecs {",
      "  public static abstract class Near implements VariantSerializer<Thread> {",
      "    public static final Near INSTANCE = null;",
      "  }",
      "  public static abstract class Far implements VariantSerializer<Thread> {",
      "    public static final Far INSTANCE = null;",
      "  }",
      "}");

  private static final JavaFileObject BOX =
      source("game", "Box", "@VariantDictionary public record Box(Thread held) {}");

  private static JavaFileObject source(String packageName, String name, String... lines) {
    String head = "package " + packageName + ";" + """

        import io.variantmapper.annotations.*;
        import io.variantmapper.runtime.*;
        """;
    return JavaFileObjects.forSourceString(
        packageName + "." + name, head + String.join("\n", lines));
  }

  /** Returns {@code package-info.java} of the package {@code game} with these annotations. */
  private static JavaFileObject packageInfo(String annotations) {
    return JavaFileObjects.forSourceString(
        "game.package-info",
        annotations + " package game; import io.variantmapper.annotations.*; import wire.*;");
  }

  private static Compiled compiled(JavaFileObject... sources) {
    List<JavaFileObject> all =
        Stream.concat(Stream.of(SERIALIZERS), Stream.of(sources)).toList();
    return Compiled.of(all, List.of("-Xlint:all,-processing", "-Werror"));
  }

  /** Returns the generated source of the serializer of {@code game.Box}. */
  private static String generated(Compiled compiled) throws IOException {
    assertThat(compiled.messages()).isEmpty();
    return String.valueOf(compiled.generated().get("BoxVariantSerializer.java"));
  }

  private static String imported(String serializer) {
    return "@VariantImport(type = Thread.class, using = Codecs." + serializer + ".class)";
  }

  @Test
  void importOnAPackageAppliesToItsTypes() throws IOException {
    assertThat(generated(compiled(packageInfo(imported("Far")), BOX)))
        .contains("held = in.read(Codecs.Far.INSTANCE)");
  }

  @Test
  void importOnAPackageDoesNotApplyToItsSubpackages() {
    JavaFileObject below =
        source("game.below", "Bag", "@VariantDictionary public record Bag(Thread held) {}");
    assertThat(compiled(packageInfo(imported("Far")), below).messages())
        .singleElement()
        .asString()
        .startsWith("[VariantUnsupportedType] Bag.held");
  }

  @Test
  void importOnATypeTakesPrecedenceOverItsPackage() throws IOException {
    JavaFileObject box = source(
        "game",
        "Box",
        "import wire.*;",
        imported("Near") + "@VariantDictionary public record Box(Thread held) {}");
    assertThat(generated(compiled(packageInfo(imported("Far")), box)))
        .contains("held = in.read(Codecs.Near.INSTANCE)");
  }

  @Test
  void importOnAnAnnotationAppliesWhereTheAnnotationIsUsed() throws IOException {
    JavaFileObject style =
        source("wire", "Threads", imported("Far") + "public @interface Threads {}");
    assertThat(generated(compiled(style, packageInfo("@Threads"), BOX)))
        .contains("held = in.read(Codecs.Far.INSTANCE)");
  }

  @Test
  void importOnAnAnnotationOfAnotherJarApplies() throws IOException {
    JavaFileObject style =
        source("wire", "Threads", imported("Far") + "public @interface Threads {}");
    Path jar = compiled(style).directory();
    Compiled compiled = Compiled.of(
        List.of(packageInfo("@Threads"), BOX),
        List.of("-Xlint:all,-processing", "-Werror", "-cp", Compiled.classPath(jar)));
    assertThat(generated(compiled)).contains("held = in.read(Codecs.Far.INSTANCE)");
  }

  @Test
  void importOnAHouseStyleAppliesToItsTypes() throws IOException {
    JavaFileObject style = source(
        "wire",
        "GameData",
        imported("Far") + "@VariantDictionary.Template",
        "@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE)",
        "public @interface GameData {}");
    JavaFileObject box = source("game", "Box", "@wire.GameData public record Box(Thread held) {}");
    assertThat(generated(compiled(style, box))).contains("held = in.read(Codecs.Far.INSTANCE)");
  }

  @Test
  void inaccessibleImportedSerializerIsReportedAtTheField() {
    JavaFileObject hidden = source(
        "wire",
        "Threads",
        "@VariantImport(type = Thread.class, using = Hidden.class)",
        "public @interface Threads {}",
        "abstract class Hidden implements VariantSerializer<Thread> {",
        "  static final Hidden INSTANCE = null;",
        "}");
    assertThat(compiled(hidden, packageInfo("@Threads"), BOX).messages())
        .singleElement()
        .asString()
        .startsWith("[VariantInvalidSerializer] Box.held uses the serializer wire.Hidden, which");
  }

  @Test
  void faultyImportIsReportedAtTheImportAlone() {
    JavaFileObject info = packageInfo("@VariantImport(type = Thread.class, using = Codecs.class)");
    assertThat(compiled(info, BOX).messages())
        .singleElement()
        .asString()
        .startsWith("[VariantInvalidSerializer] java.lang.Thread uses the serializer wire.Codecs");
  }

  /**
   * Returns the messages for a type whose package has an annotation with a faulty import. The
   * annotation comes from a jar.
   */
  private static List<String> messagesBesideFaultOfAJar(JavaFileObject box) throws IOException {
    JavaFileObject style = source(
        "wire",
        "Threads",
        "@VariantImport(type = Thread.class, using = Codecs.class) public @interface Threads {}");
    Path jar = Compiled.of(List.of(SERIALIZERS, style), List.of("-proc:none")).directory();
    return Compiled.of(
            List.of(packageInfo("@Threads"), box), List.of("-cp", Compiled.classPath(jar)))
        .messages();
  }

  @Test
  void faultyImportFromAJarIsReportedAtTheField() throws IOException {
    assertThat(messagesBesideFaultOfAJar(BOX))
        .singleElement()
        .asString()
        .startsWith("[VariantInvalidSerializer] Box.held uses the serializer wire.Codecs");
  }

  @Test
  void faultyImportIsReportedOnceAtAFieldThatUsesItsTypeTwice() throws IOException {
    JavaFileObject box = source(
        "game", "Box", "@VariantDictionary record Box(java.util.Map<Thread, Thread> held) {}");
    assertThat(messagesBesideFaultOfAJar(box)).hasSize(1);
  }

  @Test
  void importTakesPrecedenceOverABuiltInMapping() throws IOException {
    JavaFileObject names = source(
        "wire",
        "Names",
        "public abstract class Names implements VariantSerializer<String> {",
        "  public static final Names INSTANCE = null;",
        "}");
    JavaFileObject box = source(
        "game",
        "Box",
        "@VariantImport(type = String.class, using = wire.Names.class)",
        "@VariantDictionary public record Box(String name, java.util.List<String> names) {}");
    assertThat(generated(compiled(names, box)))
        .contains("name = in.read(Names.INSTANCE)", "elements.add(in.read(Names.INSTANCE))");
  }

  @Test
  void importAppliesToNestedTypes() throws IOException {
    JavaFileObject shelf = source(
        "game",
        "Shelf",
        "@VariantImport(type = Thread.class, using = wire.Codecs.Near.class) public class Shelf {",
        "  static class Row {",
        "    @VariantDictionary record Box(Thread held) {} } }");
    assertThat(compiled(shelf).messages()).isEmpty();
  }

  @Test
  void typeWaitsForAnImportedSerializerThatAnotherProcessorGenerates() throws IOException {
    JavaFileObject info = packageInfo("@VariantImport(type = Thread.class, using = Made.class)");
    Processor making = new MakingProcessor(
        "game.Made",
        "public abstract class Made",
        "    implements io.variantmapper.runtime.VariantSerializer<Thread> {",
        "  public static final Made INSTANCE = null;",
        "}");
    Compiled compiled = Compiled.of(
        List.of(SERIALIZERS, info, BOX), making, new TemplateProcessor(), new VariantProcessor());
    assertThat(generated(compiled)).contains("held = in.read(Made.INSTANCE)");
  }
}
