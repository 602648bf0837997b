package io.variantmapper.it.engine;

import io.variantmapper.annotations.UnknownKeys;
import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantTag;
import io.variantmapper.runtime.value.Vector3;
import java.util.List;
import java.util.Map;

/** Packets that a generated class refuses, each with the error that it reports. */
final class BrokenPackets {
  @VariantDictionary
  @VariantTag("kind")
  sealed interface Message {
    @VariantDictionary
    record Welcome(Player player, List<Player> others, Map<String, List<Integer>> scores)
        implements Message {}
  }

  @VariantDictionary
  record Player(String name, int hp, Vector3 at, Rank rank, Place place) {}

  @VariantArray(unknownKeys = UnknownKeys.FAIL)
  record Place(int x, float y) {}

  enum Rank {
    BRONZE,
    GOLD
  }

  /**
   * A value that a generated class refuses.
   *
   * @param literal the value in GDScript, in a form that is valid in Godot 3 and Godot 4
   *
   * @param error the part of the reported error that follows the name of the class
   */
  record Broken(String literal, String error) {}

  private static final String PLAYER =
      "{'name': 'Ada', 'hp': 7, 'at': Vector3(1, 2, 3), 'rank': 'GOLD', 'place': [1, 2.5]}";

  static final List<Broken> ALL = List.of(
      new Broken("7", ": expected ItBrokenPacketsMessage, found int"),
      new Broken("null", ": expected ItBrokenPacketsMessage, found null"),
      new Broken("{}", ".kind: expected tag, found null"),
      new Broken("[]", ".kind: expected tag, found null"),
      new Broken("{'kind': 'Dance'}", ".kind: unknown tag 'Dance'"),
      new Broken("{'kind': 3}", ".kind: unknown tag '3'"),
      new Broken("{'kind': Vector3()}", ".kind: expected tag, found Vector3"),
      new Broken("{'kind': 'Welcome'}", ".player: expected ItBrokenPacketsPlayer, found nothing"),
      welcome("null", ".player: expected ItBrokenPacketsPlayer, found null"),
      welcome("'Ada'", ".player: expected Dictionary, found String"),
      welcome(PLAYER.replace("'Ada'", "1"), ".player.name: expected String, found int"),
      welcome(PLAYER.replace("'hp': 7", "'hp': 'x'"), ".player.hp: expected int, found String"),
      welcome(PLAYER.replace("'hp': 7", "'hp': 7.5"), ".player.hp: expected int, found float"),
      welcome(
          PLAYER.replace("'hp': 7", "'hp': pow(2.0, 63.0)"),
          ".player.hp: expected int, found float"),
      welcome(PLAYER.replace("'hp': 7", "'hp': -INF"), ".player.hp: expected int, found float"),
      welcome(PLAYER.replace("'hp': 7", "'hp': NAN"), ".player.hp: expected int, found float"),
      welcome(PLAYER.replace("'hp': 7", "'hp': null"), ".player.hp: expected int, found null"),
      welcome(PLAYER.replace("'hp': 7", "'mp': 7"), ".player.hp: expected int, found nothing"),
      welcome(
          PLAYER.replace("Vector3(1, 2, 3)", "[1, 2, 3]"),
          ".player.at: expected Vector3, found Array"),
      welcome(PLAYER.replace("GOLD", "TIN"), ".player.rank: unknown ItRank 'TIN'"),
      welcome(PLAYER.replace("'GOLD'", "true"), ".player.rank: expected ItRank, found bool"),
      welcome(
          PLAYER.replace("[1, 2.5]", "['1', 2.5]"), ".player.place.x: expected int, found String"),
      welcome(PLAYER.replace("[1, 2.5]", "[1]"), ".player.place.y: expected float, found nothing"),
      welcome(
          PLAYER.replace("[1, 2.5]", "[1, 2, 3]"), ".player.place: expected 2 elements, found 3"),
      welcome(
          PLAYER.replace("[1, 2.5]", "{'x': 1, 'y': 2, 'z': 3}"), ".player.place: unknown key 'z'"),
      welcome(PLAYER + ", 'others': {}", ".others: expected Array, found Dictionary"),
      welcome(
          PLAYER + ", 'others': [" + PLAYER + ", 7]", ".others[1]: expected Dictionary, found int"),
      welcome(
          PLAYER + ", 'others': [" + PLAYER.replace("7", "{}") + "]",
          ".others[0].hp: expected int, found Dictionary"),
      welcome(
          PLAYER + ", 'others': [], 'scores': {'a': [1], 'b': [1, 'x']}",
          ".scores[b][1]: expected int, found String"),
      welcome(
          PLAYER + ", 'others': [], 'scores': {3: []}", ".scores[3]: expected String, found int"));

  private BrokenPackets() {}

  private static Broken welcome(String player, String error) {
    return new Broken("{'kind': 'Welcome', 'player': " + player + "}", error);
  }
}
