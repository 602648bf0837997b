package io.variantmapper.it.mapping;

import static io.variantmapper.it.mapping.Row.changes;

import io.variantmapper.annotations.VariantDictionary;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rows for the differences between two values. */
final class ChangeRows {
  private static final Guild MOON = new Guild("Moon", 1);
  private static final Player ADA = new Player("Ada", 7, MOON, List.of("rope"));

  static final Section SECTION = Section.of(
          "changes",
          changes("nothing", ADA, ADA, "{}"),
          changes("`hp` becomes 5", ADA, new Player("Ada", 5, MOON, List.of("rope")), "{\"hp\": 5}")
              .alsoFrom("{\"hp\": 5.0}"),
          changes(
              "`guild.rank` becomes 2",
              ADA,
              new Player("Ada", 7, new Guild("Moon", 2), List.of("rope")),
              "{\"guild\": {\"rank\": 2}}"),
          changes(
              "`guild` becomes null",
              ADA,
              new Player("Ada", 7, null, List.of("rope")),
              "{\"guild\": null}"),
          changes(
              "`guild` is no longer null",
              new Player("Ada", 7, null, List.of("rope")),
              ADA,
              "{\"guild\": {\"name\": \"Moon\", \"rank\": 1}}"),
          changes(
                  "`bag` gets an element",
                  ADA,
                  new Player("Ada", 7, MOON, List.of("rope", "axe")),
                  "{\"bag\": [\"rope\", \"axe\"]}")
              .alsoFrom("{\"bag\": PackedStringArray([\"rope\", \"axe\"])}"))
      .with(Player.class, Guild.class);

  private ChangeRows() {}

  @VariantDictionary(changes = true)
  record Player(String name, int hp, @Nullable Guild guild, List<String> bag) {}

  @VariantDictionary(changes = true)
  record Guild(String name, int rank) {}
}
