package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.dictionary;
import static io.variantmapper.processor.validate.Models.field;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.gdscript.GdScriptContent;
import io.variantmapper.processor.gdscript.GdScriptRule;
import io.variantmapper.processor.gdscript.GdScriptSettings;
import io.variantmapper.processor.gdscript.GodotVersion;
import io.variantmapper.processor.model.EnumTable;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Protocol;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GdScriptRuleTest {
  private final GdScriptRule rule = rule("", true, List.of());

  private static GdScriptRule rule(String prefix, boolean hasClassNames, List<String> types) {
    return new GdScriptRule(new GdScriptSettings(
        List.of(GodotVersion.GODOT_4),
        prefix,
        "res://variantmapper/",
        hasClassNames,
        GdScriptContent.CLASSES,
        types,
        Optional.empty()));
  }

  private List<String> problems(TypeModel type) {
    return problems(rule.check(type.build()));
  }

  private static List<String> problems(Stream<Fault> faults) {
    return faults.map(fault -> Problem.of(fault).text()).toList();
  }

  private static FieldModel kind(String name, String type, String... constants) {
    EnumTable table = new EnumTable(
        EnumTable.Form.NAME, List.of(constants), Map.of(), Map.of(), Optional.empty(), false);
    return field(name).with(new Mapping.EnumOf(Models.type(type), table, Mapping.Unknown.FAIL));
  }

  @Test
  void nameOfATypeMustNotBeAClassOfGodot() {
    assertThat(problems(dictionary().withName("Node")))
        .singleElement()
        .asString()
        .startsWith("""
        [VariantGodotName] Node becomes the GDScript class Node, but Node is a class of Godot 4. \
        Rename Node, or set a prefix""");
  }

  @Test
  void prefixMakesTheNameOfATypePossible() {
    GdScriptRule prefixed = rule("My", true, List.of());
    assertThat(prefixed.check(dictionary().withName("Node").build())).isEmpty();
  }

  @Test
  void typeForWhichNoClassIsGeneratedMayHaveAnyName() {
    GdScriptRule ofOthers = rule("", true, List.of("game.Player"));
    assertThat(ofOthers.check(dictionary().withName("Node").build())).isEmpty();
  }

  @Test
  void twoTypesMustNotBecomeOneFile() {
    assertThat(problems(dictionary().withName("WorldTile"))).isEmpty();
    assertThat(problems(dictionary().withName("World_Tile"))).containsExactly("""
        [VariantGodotName] World_Tile becomes the GDScript file world_tile.gd, but game.WorldTile \
        becomes a file of the same name. Rename one of the two.""");
  }

  @Test
  void twoFieldsMustNotBecomeOneVariable() {
    assertThat(problems(dictionary().with(field("maxHp"), field("max_hp")))).containsExactly("""
        [VariantGodotName] Player.max_hp becomes the GDScript variable max_hp, but Player.maxHp \
        becomes a variable of the same name. Rename one of the two, and keep its key with \
        @VariantField.""");
  }

  @Test
  void fieldOfAnotherViewBecomesNoVariable() {
    TypeModel type = dictionary().with(field("maxHp"), field("max_hp").withView("admin", "admin"));
    assertThat(problems(type)).isEmpty();
  }

  @Test
  void nameOfAnEnumMustNotBeATypeOfGodot() {
    assertThat(problems(dictionary().with(kind("color", "Color", "RED"))))
        .singleElement()
        .asString()
        .startsWith("[VariantGodotName] Player.color needs the GDScript enum Color, but Color is");
  }

  @Test
  void enumsOfATypeMustDifferInMoreThanCase() {
    TypeModel type = dictionary().with(kind("big", "UserKind", "A"), kind("low", "User_Kind", "A"));
    assertThat(problems(type)).singleElement().asString().startsWith("""
        [VariantGodotName] Player.low needs the GDScript enum User_Kind for User_Kind, but the \
        same class also needs an enum for game.UserKind.""");
  }

  @Test
  void twoConstantsMustNotHaveOneNameInAscii() {
    assertThat(problems(dictionary().with(kind("kind", "Kind", "APFEL", "ÄPFEL"))))
        .containsExactly("""
            [VariantGodotName] Player.kind needs a GDScript enum for Kind, but its constants APFEL \
            and ÄPFEL both become APFEL. Rename one of the two, and keep its text with \
            @VariantValue.""");
  }

  @Test
  void classMustNotHideAnEarlierEnum() {
    assertThat(problems(dictionary().with(kind("kind", "Kind", "ELF")))).isEmpty();
    assertThat(problems(dictionary().withName("Kind"))).containsExactly("""
        [VariantGodotName] Kind becomes the GDScript class Kind, which hides the GDScript enum of \
        game.Kind. Rename one of the two.""");
  }

  @Test
  void earlierClassMustNotHideAnEnum() {
    assertThat(problems(dictionary().withName("Kind"))).isEmpty();
    assertThat(problems(dictionary().with(kind("kind", "Kind", "ELF")))).containsExactly("""
        [VariantGodotName] Player.kind needs the GDScript enum Kind for Kind, but game.Kind \
        becomes a GDScript class of the same name, which hides the enum. Rename one of the two.""");
  }

  @Test
  void classWithoutAGlobalNameHidesNoEnum() {
    GdScriptRule unnamed = rule("", false, List.of());
    assertThat(unnamed.check(dictionary().with(kind("kind", "Kind", "ELF")).build()))
        .isEmpty();
    assertThat(unnamed.check(dictionary().withName("Kind").build())).isEmpty();
  }

  @Test
  void messagesOfOneDirectionMustHaveDifferentNames() {
    Protocol.Side both = new Protocol.Side(
        Models.type("Order"),
        List.of(Models.type("Shop").nestedClass("Buy"), Models.type("Market").nestedClass("Buy")));
    Protocol.Side none = new Protocol.Side(Models.type("Answer"), List.of());
    Protocol protocol =
        new Protocol(dictionary().withName("Talk").build().declaration(), both, none, List.of());
    assertThat(problems(rule.check(protocol).map(fault -> fault.with("type", "Talk"))))
        .singleElement()
        .asString()
        .endsWith("""
        has the messages Market.Buy and Shop.Buy, but both would have the name buy in GDScript. \
        Rename one of the two.""");
  }
}
