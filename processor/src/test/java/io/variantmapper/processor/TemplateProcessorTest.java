package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.annotations.VariantArray;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

class TemplateProcessorTest {
  private static final JavaFileObject STYLES = source(
      "Styles",
      "public class Styles {",
      "  @VariantDictionary.Template(naming = KeyNaming.SNAKE_CASE) @Target(ElementType.TYPE)",
      "  public @interface GameData {}",
      "  @VariantArray.Template @Target(ElementType.TYPE)",
      "  public @interface Small {}",
      "}");

  private static final JavaFileObject PLAYER =
      source("Player", "@Styles.GameData public record Player(int maxHp) {}");

  /** Turns off the warning that no processor claims a user's own annotation. */
  private static final List<String> UNCLAIMED = List.of("-Xlint:all,-processing", "-Werror");

  private static JavaFileObject source(String name, String... lines) {
    String head = """
        package game;
        import io.variantmapper.annotations.*;
        import java.lang.annotation.*;
        """;
    return JavaFileObjects.forSourceString("game." + name, head + String.join("\n", lines));
  }

  private static Map<String, String> generated(Compiled compiled) throws IOException {
    assertThat(compiled.messages()).isEmpty();
    return compiled.generated();
  }

  @Test
  void typeWithAHouseStyleGetsItsSerializer() throws IOException {
    Compiled compiled = Compiled.of(List.of(STYLES, PLAYER), UNCLAIMED);
    assertThat(generated(compiled)).containsOnlyKeys("PlayerVariantSerializer.java");
  }

  @Test
  void houseStyleHasTheShapeOfItsTemplate() throws IOException {
    JavaFileObject tile = source("Tile", "@Styles.Small record Tile(int row) {}");
    Compiled compiled = Compiled.of(List.of(STYLES, tile), UNCLAIMED);
    assertThat(generated(compiled).get("TileVariantSerializer.java")).contains("as an Array");
  }

  @Test
  void houseStyleOfAHierarchyDoesNotApplyToItsSubtypes() throws IOException {
    JavaFileObject shape = source(
        "Shape",
        "@Styles.GameData sealed interface Shape {",
        "  @Styles.GameData record Circle(int maxSize) implements Shape {}",
        "  @VariantDictionary record Square(int minSize) implements Shape {}",
        "}");
    Map<String, String> generated = generated(Compiled.of(List.of(STYLES, shape), UNCLAIMED));
    assertThat(generated.get("Shape_CircleVariantSerializer.java")).contains("\"max_size\"");
    assertThat(generated.get("Shape_SquareVariantSerializer.java")).contains("\"minSize\"");
  }

  @Test
  void houseStyleMayComeFromAnotherJar() throws IOException {
    Path jar = Compiled.of(STYLES).directory();
    Compiled compiled = Compiled.of(
        List.of(PLAYER),
        List.of("-Xlint:all,-processing", "-Werror", "-cp", Compiled.classPath(jar)));
    assertThat(generated(compiled).get("PlayerVariantSerializer.java")).contains("\"max_hp\"");
  }

  @Test
  void typeOfAnotherJarIsRecognizedByItsHouseStyle() throws IOException {
    Path jar = Compiled.of(List.of(STYLES, PLAYER), UNCLAIMED).directory();
    JavaFileObject team = source("Team", "@VariantDictionary record Team(Player captain) {}");
    Compiled compiled =
        Compiled.of(List.of(team), List.of("-Xlint:all", "-cp", Compiled.classPath(jar)));
    assertThat(generated(compiled)).containsOnlyKeys("TeamVariantSerializer.java");
  }

  @Test
  void typeWithAHouseStyleWaitsForATypeThatAnotherProcessorGenerates() throws IOException {
    JavaFileObject waiting = source("Waiting", "@Styles.GameData record Waiting(Made made) {}");
    Compiled compiled = Compiled.of(
        List.of(STYLES, waiting),
        UNCLAIMED,
        new TemplateProcessor(),
        new VariantProcessor(),
        new MakingProcessor("game.Made", "@Styles.Small public record Made(int x) {}"));
    assertThat(generated(compiled))
        .containsKeys("WaitingVariantSerializer.java", "MadeVariantSerializer.java");
  }

  @Test
  void inheritedHouseStyleMapsOnlyTheAnnotatedType() throws IOException {
    JavaFileObject types = source(
        "Types",
        "@VariantDictionary.Template @Target(ElementType.TYPE) @Inherited @interface Passed {}",
        "@Passed class Types { int hp; }",
        "class Subtype extends Types {}");
    assertThat(generated(Compiled.of(List.of(types), UNCLAIMED)))
        .containsOnlyKeys("TypesVariantSerializer.java");
  }

  @Test
  void annotationsAreNotClaimed() {
    JavaFileObject old = source("Old", "@Deprecated class Old {}");
    MakingProcessor other = new MakingProcessor("game.Made", "class Made {}");
    Compiled.of(List.of(STYLES, PLAYER, old), UNCLAIMED, new TemplateProcessor(), other);
    assertThat(other.annotations())
        .contains(
            "game.Styles.GameData",
            "java.lang.Deprecated",
            VariantArray.Template.class.getCanonicalName());
  }

  @Test
  void annotationWhoseClassIsMissingIsIgnored() throws IOException {
    JavaFileObject gone = source("Gone", "public @interface Gone {}");
    JavaFileObject item =
        source("Item", "@Gone @VariantDictionary public record Item(@Gone int hp) {}");
    Path jar = Compiled.of(List.of(gone, item), UNCLAIMED).directory();
    Files.delete(jar.resolve("game/Gone.class"));
    JavaFileObject bag = source("Bag", "@VariantDictionary record Bag(Item item) {}");
    Compiled compiled = Compiled.of(List.of(bag), List.of("-cp", Compiled.classPath(jar)));
    assertThat(compiled.generated()).containsOnlyKeys("BagVariantSerializer.java");
  }

  @Test
  void hierarchyAndSubtypeMayShareAHouseStyleWithChanges() throws IOException {
    JavaFileObject style = source(
        "State",
        "@VariantDictionary.Template(changes = true) @Target(ElementType.TYPE)",
        "public @interface State {}");
    JavaFileObject shape = source(
        "Shape",
        "@State public sealed interface Shape {",
        "  @State record Circle(int radius) implements Shape {}",
        "}");
    Map<String, String> generated = generated(Compiled.of(List.of(style, shape), UNCLAIMED));
    assertThat(generated.get("Shape_CircleVariantSerializer.java")).contains("writeChanges");
  }
}
