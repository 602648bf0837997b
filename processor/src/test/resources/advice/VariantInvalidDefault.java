// Solves 39 problems.
package game;

import io.variantmapper.annotations.*;
import java.util.List;
import java.util.Optional;

@VariantDictionary
record Player(
    @VariantField(defaultValue = "5") int hp,
    @VariantField(defaultValue = "127") byte level,
    @VariantField(defaultValue = "1") Float speed,
    @VariantField(defaultValue = "true") boolean alive,
    @VariantField(defaultValue = "a") String name,
    @VariantField(defaultValue = "MAGES") Kind kind,
    @VariantField(defaultFrom = "noItems") List<String> items,
    @VariantField(defaultFrom = "noTags") List<String> tags,
    @VariantField(defaultFrom = "noTagCount") int tagCount,
    @VariantField(defaultFrom = "SECRET") int mp,
    @VariantField(defaultFrom = "START") List<String> titles,
    @VariantField(defaultFrom = "ONE") int xp) {
  static final int ONE = 1;
  static final int SECRET = 7;

  static List<String> START() {
    return List.of("Ada");
  }

  static List<String> noItems() {
    return List.of();
  }

  static int noTagCount() {
    return 0;
  }

  static List<String> noTags() {
    return List.of();
  }
}

enum Kind {
  MAGES,
  ROGUES
}

@VariantDictionary
class Wolf {
  @VariantField(defaultValue = "5", omitDefault = true) int hp = 5;
}

@VariantArray
record Tile(@VariantField(defaultValue = "1") int cost) {}

@VariantDictionary
record Digits(
    @VariantField(defaultValue = "16") int hex,
    @VariantField(defaultValue = "1000") int grouped,
    @VariantField(defaultValue = "5") long signed,
    @VariantField(defaultValue = "3") Short arabic,
    @VariantField(defaultValue = "500") double plus,
    @VariantField(defaultValue = "8") float power,
    @VariantField(defaultValue = "true") Boolean truth,
    @VariantField(defaultValue = " ") char none,
    @VariantField(defaultValue = "e") char end,
    @VariantField(defaultValue = "h") Character half,
    @VariantField(defaultFrom = "empty") List<String> list,
    @VariantField(defaultValue = "-.5e-3") double small) {
  static List<String> empty() {
    return List.of();
  }
}

abstract class Beast {
  @VariantField(defaultValue = "1") int hp;
}

@VariantDictionary
class Bear extends Beast {}

@VariantDictionary
class Boar extends Beast {}

@VariantDictionary
record Tower(
    @VariantField(defaultFrom = "perObject") int height,
    @VariantField(defaultFrom = "NAME") int width,
    @VariantField(defaultFrom = "scaled") int depth,
    @VariantField(defaultFrom = "loaded") int age,
    @VariantField(defaultFrom = "cleared") int stones,
    @VariantField(defaultFrom = "Stairs") int stairs,
    @VariantField(defaultFrom = "perObjec") int rooms,
    @VariantField(defaultValue = "1e38") float area,
    @VariantField(defaultValue = "-1e308") double ground,
    @VariantField(defaultValue = "a") char mark,
    @VariantField(defaultValue = "h") char half,
    @VariantField(defaultValue = "") CharSequence note,
    @VariantField(defaultValue = "CHALK") Stone stone) {
  static final int NAME = 2;

  static int perObject() {
    return 1;
  }

  static int scaled() {
    return 3;
  }

  static int loaded() {
    return 1;
  }

  static int cleared() {
    return 0;
  }

  static int Stairs() {
    return 0;
  }

  static int perObjec() {
    return 0;
  }

  static class Stairs {}
}

enum Stone {
  GRANITE,
  CHALK;
  int weight;
}
