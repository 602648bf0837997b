package io.variantmapper.processor;

import static io.variantmapper.processor.PeerTypes.in;

import java.util.List;

/** The types of {@link PeerTypesTest} that need settings which other mappers also have. */
final class PeerSettings {
  private PeerSettings() {}

  /** Settings of a type. */
  static List<PeerType> ofTypes() {
    return List.of(
        PeerType.mapped("nullable by default", in("name", null, "hp", null), """
            @VariantDictionary(nullness = Nullness.NULLABLE) record Unit(String name, Integer hp) {}
            """),
        PeerType.mapped("constructor without parameters among several", in("hp", 7), """
            @VariantDictionary(creator = CreatorPreference.NO_PARAMETERS) static class Unit {
              int hp;
              Unit() {}
              Unit(int hp) { this.hp = hp; }
            }
            """),
        PeerType.mapped("properties in alphabetical order", in("a", 1, "b", 2), """
            @VariantDictionary(keyOrder = KeyOrder.ALPHABETICAL) record Unit(int b, int a) {}
            """),
        PeerType.mapped("properties in a given order", in("b", 2, "a", 1), """
            @VariantDictionary(order = "b") record Unit(int a, int b) {}
            """),
        PeerType.mapped("existing object that is filled", in("hp", 7), """
            @VariantDictionary(readInto = true) static class Unit { public int hp; }
            """),
        PeerType.mapped(
            "base class with a subtype for its own objects", in("type", "Self", "age", 3), """
            @VariantDictionary @VariantSubtypes({Self.class, Cat.class})
            abstract static class Unit { public int age; }
            @VariantDictionary static class Self extends Unit {}
            @VariantDictionary static class Cat extends Unit {}
            """),
        PeerType.mapped("names in another style", in("max_hp", 7), """
            @VariantDictionary(naming = KeyNaming.SNAKE_CASE) record Unit(int maxHp) {}
            """),
        PeerType.mapped("empty properties are omitted", in("name", "Ada"), """
            @VariantDictionary(nulls = NullPolicy.OMIT_EMPTY)
            record Unit(String name, List<String> tags, @Nullable String guild) {}
            """),
        PeerType.mapped("dates as numbers", in("at", 5L, "until", 7L), """
            @VariantDictionary(time = TimeForm.SECONDS) record Unit(Date at, Instant until) {}
            """),
        PeerType.mapped("factory that delegates to a single value", in("id", "a-1"), """
            @VariantSingleValue static final class Id {
              private final String text;
              private Id(String text) { this.text = text; }
              @VariantCreator static Id parse(String text) { return new Id(text); }
              String text() { return text; }
            }
            @VariantDictionary record Unit(Id id) {}
            """));
  }

  /** Settings of a field, an enum or a hierarchy. */
  static List<PeerType> ofParts() {
    return List.of(
        PeerType.mapped("implementation named at the field", in("shape", in("r", 2)), """
            interface Shape {}
            @VariantDictionary record Circle(int r) implements Shape {}
            @VariantDictionary record Unit(@VariantField(as = Circle.class) Shape shape) {}
            """),
        PeerType.mapped("enum with names of its own", in("kind", "red"), """
            enum Color { @VariantValue("red") RED, @VariantValue("blue") BLUE }
            @VariantDictionary record Unit(Color kind) {}
            """),
        PeerType.mapped("unknown subtype that shows its tag", in("kind", "dance"), """
            @VariantDictionary @VariantTag("kind") sealed interface Unit {}
            @VariantDictionary record Move(int to) implements Unit {}
            @VariantDictionary @VariantSubtype(fallback = true)
            record Other(@VariantField("kind") String kind) implements Unit {}
            """),
        PeerType.mapped("annotation on a getter", in("health", 7), """
            @VariantDictionary static class Unit {
              private int hp;
              @VariantField("health") public int getHp() { return hp; }
              public void setHp(int hp) { this.hp = hp; }
            }
            """),
        PeerType.mapped("getter and setter of another object's value", in("gold", 7), """
            @VariantDictionary static class Unit {
              private final transient AtomicInteger purse = new AtomicInteger();
              public int getGold() { return purse.get(); }
              public void setGold(int gold) { purse.set(gold); }
            }
            """),
        PeerType.mapped("collection without a setter", in("tags", List.of("a")), """
            @VariantDictionary static class Unit {
              private final List<String> tags = new ArrayList<>();
              public List<String> getTags() { return tags; }
            }
            """),
        PeerType.mapped("parameter of another type", in("home", "http://a.b"), """
            @VariantDictionary static class Unit {
              private final URI home;
              Unit(String home) { this.home = URI.create(home); }
              public URI getHome() { return home; }
            }
            """),
        PeerType.mapped("date by a pattern", in("until", "31.12.2024"), """
            @VariantDictionary
            record Unit(@VariantField(timePattern = "dd.MM.uuuu") LocalDate until) {}
            """),
        PeerType.mapped("property for one audience", in("hp", 7), """
            @VariantDictionary(views = "server")
            record Unit(int hp, @VariantField(views = "server") @Nullable String hash) {}
            """),
        PeerType.mapped("creator that takes the whole value", in("id", "a-1"), """
            @VariantUsing(IdSerializer.class) record Id(String left, int right) {
              @Override public String toString() { return left + "-" + right; }
            }
            static final class IdSerializer implements VariantSerializer<Id> {
              public void write(VariantWriter out, Id id) { out.writeString(id.toString()); }
              public Id read(VariantReader in) {
                String[] parts = in.readString().split("-");
                return new Id(parts[0], Integer.parseInt(parts[1]));
              }
            }
            @VariantDictionary record Unit(Id id) {}
            """),
        PeerType.mapped("unknown keys as Java values", in("hp", 7, "tags", List.of("a")), """
            @VariantDictionary record Unit(int hp, @VariantExtras Map<String, Object> rest) {}
            """),
        PeerType.mapped("parameter with another name", in("display_name", "Ada"), """
            @VariantDictionary record Unit(@VariantField("display_name") String name) {}
            """));
  }

  /**
   * Settings of other mappers that the processor refuses. Each message says what to do instead.
   */
  static List<PeerType> refused() {
    return List.of(
        PeerType.refused("subtypes of a concrete class", "VariantMisplacedMark", """
            @VariantDictionary @VariantSubtypes(Cat.class) static class Unit { public int age; }
            @VariantDictionary static class Cat extends Unit {}
            """),
        PeerType.refused("calendar", "VariantUnsupportedType", """
            @VariantDictionary record Unit(Calendar at) {}
            """),
        PeerType.refused("number of any class", "VariantUnsupportedType", """
            @VariantDictionary record Unit(Number hp) {}
            """),
        PeerType.refused("map without type arguments", "VariantUnsupportedType", """
            @VariantDictionary @SuppressWarnings("rawtypes") record Unit(Map stock) {}
            """),
        PeerType.refused("unknown keys with values of one type", "VariantMisplacedMark", """
            @VariantDictionary record Unit(@VariantExtras Map<String, Integer> rest) {}
            """),
        PeerType.refused("pattern with the year of an era", "VariantInvalidPattern", """
            @VariantDictionary record Unit(@VariantField(timePattern = "dd.MM.yyyy") LocalDate at) {}
            """),
        PeerType.refused(
            "flattened object with the key of another field", "VariantDuplicateKey", """
            @VariantDictionary record Place(int x) {}
            @VariantDictionary record Unit(@VariantField(flatten = true) Place place, int x) {}
            """));
  }

  /** Classes that other mappers fill by reflection. */
  static List<PeerType> refusedClasses() {
    return List.of(
        PeerType.refused("final field that only reflection can set", "VariantNoSetter", """
            @VariantDictionary static class Unit { public final int hp = Integer.parseInt("7"); }
            """),
        PeerType.refused("parameter with the name of no field", "VariantCreatorParameter", """
            @VariantDictionary static class Unit {
              public final int hp;
              Unit(int points) { hp = points; }
            }
            """),
        PeerType.refused("private constructor", "VariantNoCreator", """
            @VariantDictionary static class Unit { public int hp; private Unit() {} }
            """),
        PeerType.refused("subclass of a map", "VariantTypeKind", """
            @VariantDictionary static class Unit extends HashMap<String, Integer> { public int hp; }
            """),
        PeerType.refused("field that hides an inherited field", "VariantDuplicateKey", """
            static class Base { public int hp; }
            @VariantDictionary static class Unit extends Base { public int hp; }
            """));
  }
}
