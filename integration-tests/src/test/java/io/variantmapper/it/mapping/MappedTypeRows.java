package io.variantmapper.it.mapping;

import static io.variantmapper.it.mapping.Row.field;
import static io.variantmapper.it.mapping.Row.type;

import io.variantmapper.annotations.KeyCase;
import io.variantmapper.annotations.KeyNaming;
import io.variantmapper.annotations.KeyOrder;
import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantIgnore;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;

/** Rows for mapped types that are written as a Dictionary or as an Array. */
final class MappedTypeRows {
  static final Section SECTION = Section.of(
          "mapped types",
          type(new Item("rope", 2), "{\"name\": \"rope\", \"count\": 2}")
              .alsoFrom(
                  "{\"count\": 2.0, \"price\": 9, \"name\": \"rope\"}",
                  "{&\"name\": &\"rope\", &\"count\": 2}",
                  "[\"rope\", 2]"),
          type(new Tile(3, "grass"), "[3, \"grass\"]")
              .alsoFrom("{\"kind\": \"grass\", \"column\": 3}"),
          type(new Player("Ada", 7), "{\"display_name\": \"Ada\", \"hp\": 7}"),
          type(new Enemy(10, 2), "{\"max_health\": 10, \"lives_left\": 2}"),
          type(new Spell("Fog", 3), "{\"name\": \"Fog\", \"cost\": 3}")
              .alsoFrom(
                  "{\"NAME\": \"Fog\", &\"Cost\": 3}",
                  "{\"cost\": 9, \"name\": \"Fog\", \"COST\": 3}"),
          type(new Potion("red", 3), "{\"cost\": 3, \"name\": \"red\"}")
              .alsoFrom("{\"name\": \"red\", \"cost\": 3}", "[\"red\", 3]"),
          type(new Weapon("axe", 7), "{\"id\": 7, \"name\": \"axe\"}")
              .alsoFrom("{\"name\": \"axe\", \"id\": 7}", "[7, \"axe\"]"),
          type(new Cell(3, 4), "[4, 3]").alsoFrom("{\"column\": 3, \"row\": 4}"),
          type(
                  new Line(new Point(1, 2), new Point(3, 4)),
                  "{\"from\": [1.0, 2.0], \"to\": [3.0, 4.0]}")
              .alsoFrom("[{\"x\": 1, \"y\": 2}, {\"x\": 3, \"y\": 4}]"),
          field(new Area(new Circle(2)), "{\"radius\": 2.0}").alsoFrom("[2]"),
          type(new Ping(), "{}").alsoFrom("{\"sent\": 1}", "[]"),
          type(chest(5, true), "{\"gold\": 5, \"open\": true}")
              .alsoFrom("{\"gold\": 5, \"open\": true, \"key\": 1}"),
          type(chest(5, false), "{\"gold\": 5, \"open\": false}").alsoFrom("{\"gold\": 5}"),
          type(wallet(7), "{\"owner\": \"Ada\", \"gold\": 7}")
              .alsoFrom("{\"gold\": 7.0, \"owner\": \"Ada\"}", "[\"Ada\", 7]"),
          type(choice(7), "{\"int\": 7, \"default\": true}")
              .alsoFrom("{\"default\": true, \"int\": 7.0}"),
          type(backpack("rope"), "{\"items\": [\"rope\"]}")
              .alsoFrom("{\"items\": [&\"rope\"]}", "[[\"rope\"]]"),
          type(backpack("map"), "{\"items\": [\"map\"]}").alsoFrom("{}", "{\"items\": null}"),
          type(
              new Ticket("7d4a5e2c-0000-0000-0000-000000000001"),
              "{\"id\": \"7d4a5e2c-0000-0000-0000-000000000001\"}"),
          type(Door.numbered(4), "{\"number\": 4}").alsoFrom("{\"number\": 4.0}"))
      .with(
          Point.class,
          Shape.class,
          Circle.class,
          Chest.class,
          Wallet.class,
          Choice.class,
          Backpack.class,
          Ticket.class,
          Door.class);

  private MappedTypeRows() {}

  @VariantDictionary
  record Item(String name, int count) {}

  @VariantArray
  record Tile(int column, String kind) {}

  @VariantDictionary
  record Player(@VariantField("display_name") String name, int hp) {}

  @VariantDictionary(naming = KeyNaming.SNAKE_CASE)
  record Enemy(int maxHealth, int livesLeft) {}

  @VariantDictionary(keyCase = KeyCase.IGNORE)
  record Spell(String name, int cost) {}

  @VariantDictionary(keyOrder = KeyOrder.ALPHABETICAL)
  record Potion(String name, int cost) {}

  @VariantDictionary(order = "id")
  record Weapon(String name, int id) {}

  @VariantArray(order = "row")
  record Cell(int column, int row) {}

  @VariantArray
  record Point(float x, float y) {}

  @VariantDictionary
  record Line(Point from, Point to) {}

  interface Shape {}

  @VariantDictionary
  record Circle(float radius) implements Shape {}

  @VariantArray
  record Area(@VariantField(as = Circle.class) Shape area) {}

  @VariantDictionary
  record Ping() {}

  @VariantDictionary
  static class Chest {
    public int gold;
    public boolean open;

    @VariantIgnore
    public int watchers;
  }

  static Chest chest(int gold, boolean open) {
    Chest chest = new Chest();
    chest.gold = gold;
    chest.open = open;
    return chest;
  }

  @VariantDictionary
  static class Wallet {
    public String owner = "";
    private final transient int[] purse = {0};

    public int getGold() {
      return purse[0];
    }

    public void setGold(int gold) {
      purse[0] = gold;
    }
  }

  static Wallet wallet(int gold) {
    Wallet wallet = new Wallet();
    wallet.owner = "Ada";
    wallet.setGold(gold);
    return wallet;
  }

  @VariantDictionary
  static class Choice {
    private final transient AtomicInteger number = new AtomicInteger();

    public int getInt() {
      return number.get();
    }

    public void setInt(int value) {
      number.set(value);
    }

    public boolean isDefault() {
      return number.get() == 7;
    }

    public void setDefault(boolean isDefault) {
      if (isDefault) {
        number.set(7);
      }
    }
  }

  static Choice choice(int number) {
    Choice choice = new Choice();
    choice.setInt(number);
    return choice;
  }

  @VariantDictionary
  static class Backpack {
    private final List<String> items = new ArrayList<>(List.of("map"));

    public List<String> getItems() {
      return items;
    }
  }

  static Backpack backpack(String item) {
    Backpack backpack = new Backpack();
    backpack.items.set(0, item);
    return backpack;
  }

  @VariantDictionary
  static final class Ticket {
    private final UUID id;

    Ticket(String id) {
      this.id = UUID.fromString(id);
    }

    UUID id() {
      return id;
    }
  }

  @VariantDictionary
  static final class Door {
    private final int number;

    private Door(int number) {
      this.number = number;
    }

    @VariantCreator
    static Door numbered(int number) {
      return new Door(number);
    }

    int number() {
      return number;
    }
  }
}
