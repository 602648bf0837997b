package io.variantmapper.it.mapping;

import static io.variantmapper.it.mapping.Row.inView;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import org.jspecify.annotations.Nullable;

/** Rows for fields that only some views contain. */
final class ViewRows {
  private static final String ALL = "{\"name\": \"Ada\", \"gold\": 3, \"hash\": \"x\"}";
  private static final Player ADA = new Player("Ada", 3, "x");
  private static final Chest CHEST = new Chest(5, 7);

  static final Section SECTION = Section.of(
          "views",
          inView("server", ADA, ADA, ALL).alsoFrom("[\"Ada\", 3, \"x\"]"),
          inView("owner", ADA, new Player("Ada", 3, null), "{\"name\": \"Ada\", \"gold\": 3}")
              .alsoFrom(ALL),
          inView("", ADA, new Player("Ada", 0, null), "{\"name\": \"Ada\"}").alsoFrom(ALL),
          inView("server", CHEST, CHEST, "[5, 7]"),
          inView("", CHEST, new Chest(0, 7), "[null, 7]").alsoFrom("[5, 7]"))
      .with(Player.class, Chest.class);

  private ViewRows() {}

  @VariantDictionary(views = {"server", "owner"})
  record Player(
      String name,
      @VariantField(views = {"server", "owner"}) int gold,
      @Nullable @VariantField(views = "server") String hash) {}

  @VariantArray(views = "server")
  record Chest(@VariantField(views = "server") int code, int weight) {}
}
