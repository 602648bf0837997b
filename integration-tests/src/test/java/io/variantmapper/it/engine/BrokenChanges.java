package io.variantmapper.it.engine;

import io.variantmapper.annotations.UnknownKeys;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.it.engine.BrokenPackets.Broken;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Changes that a generated class refuses, each with the error that it reports. */
final class BrokenChanges {
  @VariantDictionary(changes = true, unknownKeys = UnknownKeys.FAIL)
  record Player(
      String name,
      @VariantField(aliases = "health") int hp,
      @Nullable Guild guild,
      @Nullable Guild rival,
      List<Item> bag) {}

  @VariantDictionary(changes = true)
  record Guild(String name, Rank rank, Map<String, Integer> scores) {}

  @VariantDictionary
  record Item(String name, int count) {}

  enum Rank {
    BRONZE,
    GOLD
  }

  /** The object that refuses the changes, in GDScript for Godot 3 and Godot 4. */
  static final String OBJECT = "{'name': 'Ada', 'hp': 7, 'guild': {'name': 'North', 'rank': 'GOLD',"
      + " 'scores': {'a': 1}}, 'rival': null, 'bag': [{'name': 'rope', 'count': 1}]}";

  static final List<Broken> ALL = List.of(
      new Broken("7", ": expected Dictionary, found int"),
      new Broken("null", ": expected Dictionary, found null"),
      new Broken("[]", ": expected Dictionary, found Array"),
      new Broken("{'mp': 7}", ": unknown key 'mp'"),
      new Broken("{'hp': 1, 'name': 2}", ".name: expected String, found int"),
      new Broken("{'name': 'Bob', 'hp': 'x'}", ".hp: expected int, found String"),
      new Broken("{'health': 7.5}", ".hp: expected int, found float"),
      new Broken("{'hp': null}", ".hp: expected int, found null"),
      new Broken("{'guild': 7}", ".guild: expected Dictionary, found int"),
      new Broken("{'guild': {'name': 1}}", ".guild.name: expected String, found int"),
      new Broken("{'guild': {'rank': 'TIN'}}", ".guild.rank: unknown ItRank 'TIN'"),
      new Broken("{'guild': {'rank': null}}", ".guild.rank: expected ItRank, found null"),
      new Broken(
          "{'guild': {'name': 'South', 'scores': {'a': 'x'}}}",
          ".guild.scores[a]: expected int, found String"),
      new Broken(
          "{'guild': {'name': 'South'}, 'bag': {}}", ".bag: expected Array, found Dictionary"),
      new Broken(
          "{'guild': null, 'bag': [{'name': 'rope'}]}",
          ".bag[0].count: expected int, found nothing"),
      new Broken("{'rival': {'name': 'East'}}", ".rival.rank: expected ItRank, found nothing"));

  private BrokenChanges() {}
}
