package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Fields with types of another jar use the serializers of that jar. */
class OtherJarTest {
  private static final Path JAR = Compiled.of(
          source(
              "items", "Item", "@VariantDictionary public record Item(String name, int count) {}"),
          source(
              "items",
              "Money",
              "@VariantUsing(Money.Cents.class)",
              "public record Money(long cents) {",
              "  public static final class Cents implements VariantSerializer<Money> {",
              "    public void write(VariantWriter out, Money value) {",
              "      out.writeLong(value.cents());",
              "    }",
              "    public Money read(VariantReader in) {",
              "      return new Money(in.readLong());",
              "    }",
              "  }",
              "}"))
      .directory();

  private static final Compiled BAG = Compiled.of(
      List.of(source(
          "game",
          "Bag",
          "import items.*;",
          "@VariantDictionary record Bag(List<Item> items, Money price) {}")),
      List.of("-Xlint:all", "-Werror", "-cp", Compiled.classPath(JAR)));

  private static JavaFileObject source(String packageName, String name, String... lines) {
    String head = "package " + packageName + ";" + """

        import io.variantmapper.annotations.*;
        import io.variantmapper.runtime.*;
        import java.util.*;
        """;
    return JavaFileObjects.forSourceString(
        packageName + "." + name, head + String.join("\n", lines));
  }

  @Test
  void nothingIsGeneratedForTheOtherJar() throws IOException {
    assertThat(BAG.messages()).isEmpty();
    assertThat(BAG.generated()).containsOnlyKeys("BagVariantSerializer.java");
  }

  @Test
  void serializerOfAMappedTypeIsFoundByItsName() throws IOException {
    assertThat(BAG.generated().get("BagVariantSerializer.java"))
        .contains("import items.ItemVariantSerializer;")
        .contains("elements.add(ItemVariantSerializer.INSTANCE.read(in));");
  }

  @Test
  void typeIsMappedByTheSerializerThatItNames() throws IOException {
    assertThat(BAG.generated().get("BagVariantSerializer.java"))
        .contains("CENTS = new Money.Cents();", "out.write(CENTS, value.price());");
  }

  @Test
  void valuesOfBothJarsAreReadBack() throws ReflectiveOperationException {
    VariantSerializer<Object> serializer = BAG.serializer("game.Bag", JAR);
    Object value = Map.of("items", List.of(Map.of("name", "axe", "count", 2)), "price", 350);
    for (VariantFormat format : List.of(VariantFormat.GODOT_4, VariantFormat.GODOT_3)) {
      Object bag = serializer.decode(Variant.of(value).encode(format), format);
      assertThat(bag).hasToString("Bag[items=[Item[name=axe, count=2]], price=Money[cents=350]]");
      assertThat(serializer.decode(serializer.encode(bag, format), format)).isEqualTo(bag);
    }
  }

  @Test
  void mistakeInTheOtherJarIsReportedAtTheTypeThatInheritsIt() {
    JavaFileObject base = source(
        "items",
        "Base",
        "public abstract class Base { @VariantExtras public Map<String, Integer> rest; }");
    Path jar = Compiled.of(base).directory();
    Compiled bag = Compiled.of(
        List.of(source("game", "Bag", "@VariantDictionary class Bag extends items.Base {}")),
        List.of("-cp", Compiled.classPath(jar)));
    assertThat(bag.diagnostics())
        .singleElement()
        .extracting(Diagnostic::getLineNumber)
        .isNotEqualTo(Diagnostic.NOPOS);
  }

  /** Returns the messages about fields of a type that was compiled without a processor. */
  private static List<String> messages(String otherType, String... fields) {
    Path jar = Compiled.of(
            List.of(source("items", "Item", otherType)), List.of("-proc:none"), new Processor[0])
        .directory();
    Compiled bag = Compiled.of(
        List.of(source(
            "game",
            "Bag",
            "import items.*;",
            "@VariantDictionary record Bag(" + String.join(",", fields) + ") {}")),
        List.of("-cp", Compiled.classPath(jar)));
    return bag.messages();
  }

  @Test
  void typeWithoutItsSerializerIsUnsupported() {
    assertThat(messages("@VariantDictionary public record Item(int count) {}", "List<Item> items"))
        .containsExactly(
            "[VariantUnsupportedType] Bag.items has type java.util.List<items.Item>, where"
                + " items.Item is a mapped type without a serializer. It was compiled"
                + " without the annotation processor, or javac found its source on the"
                + " source path, where processors do not see it. Add its source to the"
                + " files that javac compiles, compile its module with the processor,"
                + " import a serializer with @VariantImport, or leave the field out with"
                + " @VariantIgnore.");
  }

  @Test
  void typeOnTheSourcePathHasNoSerializer(@TempDir Path sources) throws IOException {
    Path ware = Files.createDirectories(sources.resolve("wares")).resolve("Ware.java");
    Files.writeString(ware, """
        package wares;
        @io.variantmapper.annotations.VariantDictionary public record Ware(int count) {}
        """);
    Compiled bag = Compiled.of(
        List.of(source("game", "Bag", "@VariantDictionary record Bag(wares.Ware ware) {}")),
        List.of("-sourcepath", sources.toString(), "-implicit:class"));
    assertThat(bag.messages())
        .anyMatch(message -> message.contains("javac found its source on the source path"));
  }

  @Test
  void creatorWithoutParameterNamesMustBeRecompiled() {
    JavaFileObject place = source(
        "items",
        "Place",
        "@VariantDictionary public final class Place {",
        "  public final int x;",
        "  public Place(int x) { this.x = x; }",
        "}");
    assertThat(messagesOfTypeWith("@VariantField(flatten = true) Place place", place, "-g:none"))
        .singleElement()
        .asString()
        .contains(
            "The parameter arg0 of Place's creator has no name in its class file, so it matches"
                + " no field. Compile Place with -parameters, or with -g.");
    assertThat(messagesOfTypeWith("@VariantField(flatten = true) Place place", place, "-g"))
        .isEmpty();
    assertThat(messagesOfTypeWith(
            "@VariantField(flatten = true) Place place", place, "-g:none", "-parameters"))
        .isEmpty();
  }

  @Test
  void flattenedMixInWithFieldsAndMethodsHasNoOrder() {
    String mixIn = "@VariantArray @VariantMixIn(java.awt.Point.class) public abstract class Item {"
        + " abstract int y(); %s @VariantCreator abstract java.awt.Point of(int x, int y); }";
    String field = "@VariantField(flatten = true, using = Item.class) java.awt.Point point";
    JavaFileObject mixed = source("items", "Item", mixIn.formatted("int x;"));
    assertThat(messagesOfTypeWith(field, mixed, "-parameters"))
        .containsExactly("[VariantInvalidFlattening] Bag.point can't be flattened, because the"
            + " class file of its mix-in, items.Item, does not contain the order of fields among"
            + " methods. Declare only methods in the mix-in.");
    JavaFileObject ordered = source("items", "Item", mixIn.formatted(""));
    assertThat(messagesOfTypeWith(field, ordered, "-parameters")).isEmpty();
  }

  private static List<String> messagesOfTypeWith(
      String field, JavaFileObject other, String... options) {
    Path jar = Compiled.of(List.of(other), List.of(options)).directory();
    JavaFileObject bag =
        source("game", "Bag", "import items.*; @VariantDictionary record Bag(" + field + ") {}");
    return Compiled.of(List.of(bag), List.of("-cp", Compiled.classPath(jar))).messages();
  }

  @Test
  void genericTypeWithoutItsSerializerIsUnsupported() {
    assertThat(messages("@VariantArray public record Item<T>(T content) {}", "Item<String> item"))
        .singleElement()
        .asString()
        .contains("Bag.item has type items.Item<java.lang.String>, which is a mapped type without");
  }

  @Test
  void mixInWithoutItsSerializerIsReported() {
    assertThat(messages(
            "@VariantArray @VariantMixIn(java.awt.Point.class) public interface Item {}",
            "@VariantField(using = Item.class) java.awt.Point point"))
        .containsExactly("[VariantInvalidSerializer] Bag.point uses the serializer"
            + " items.ItemVariantSerializer, which is missing. Its mix-in was compiled without"
            + " the annotation processor, or javac found its source on the source path,"
            + " where processors do not see it. Add its source to the files that javac"
            + " compiles, or compile its module with the processor.");
  }
}
