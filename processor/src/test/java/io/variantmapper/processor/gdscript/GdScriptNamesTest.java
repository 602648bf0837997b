package io.variantmapper.processor.gdscript;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GdScriptNamesTest {
  @ParameterizedTest
  @CsvSource({
    "match, match_",
    "yield, yield_",
    "when, when_",
    "print, print_",
    "deepEqual, deep_equal_",
    "vector2, vector2",
    "get, get_",
    "script, script_",
    "free, free_",
    "notification, notification_",
    "newX, new_x",
    "create, create_",
    "toBytes, to_bytes_",
    "_whole, _whole_",
    "_readArrayOfInt, _read_array_of_int_",
    "_hidden, _hidden",
    "peerURL, peer_url",
    "preço, preco",
    "place.x, place_x",
    "π, __",
    "$, __"
  })
  void variableHasANameThatEachGodotAllows(String java, String variable) {
    assertThat(GdScriptNames.member(java)).isEqualTo(variable);
  }

  @ParameterizedTest
  @CsvSource({
    "GOLD, GOLD, GOLD",
    "ÄPFEL, APFEL, APFEL",
    "PI, PI_, PI_",
    "and, and_, and_",
    "π, __, __",
    "Plane, Plane_, Plane",
    "Color8, Color8_, Color8",
    "load, load_, load"
  })
  void constantHasANameThatTheVersionAllows(String java, String godot3, String godot4) {
    assertThat(GdScriptNames.constant(java, GodotVersion.GODOT_3)).isEqualTo(godot3);
    assertThat(GdScriptNames.constant(java, GodotVersion.GODOT_4)).isEqualTo(godot4);
  }

  @ParameterizedTest
  @CsvSource({
    "Node, 4, a class of Godot 4",
    "OpenXRHand, 4, a class of Godot 4",
    "EditorExportPlatformWeb, 4, a class of Godot 4",
    "IPWeb, 4, a class of Godot 4",
    "Room, 3, a class of Godot 3",
    "Room, 4,",
    "Array, 3, a type of Godot 3",
    "Side, 4, an enum of Godot 4",
    "Side, 3,",
    "ConnectFlags, 4, an enum of Godot 4",
    "_, 3, a keyword of Godot 3",
    "Color8, 3, a function of Godot 3",
    "script, 4, a member of each object of Godot 4",
    "Player, 4,"
  })
  void typeCannotHaveANameOfAVersionThatTheBuildRequests(
      String name, String version, String meaning) {
    List<GodotVersion> versions =
        version.equals("3") ? List.of(GodotVersion.GODOT_3) : List.of(GodotVersion.GODOT_4);
    assertThat(GdScriptNames.meaning(name, versions).orElse(null)).isEqualTo(meaning);
  }
}
