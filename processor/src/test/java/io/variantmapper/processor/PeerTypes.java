package io.variantmapper.processor;

import io.variantmapper.runtime.Variant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The types of {@link PeerTypesTest}. */
final class PeerTypes {
  private PeerTypes() {}

  /** Objects with getters, setters or public fields. */
  static List<PeerType> beans() {
    return List.of(
        PeerType.mapped("bean with getters and setters", in("name", "Ada", "hp", 7), """
            @VariantDictionary static class Unit {
              private String name = "";
              private int hp;
              public String getName() { return name; }
              public void setName(String name) { this.name = name; }
              public int getHp() { return hp; }
              public void setHp(int hp) { this.hp = hp; }
            }
            """),
        PeerType.mapped("bean with an is-getter", in("alive", true), """
            @VariantDictionary static class Unit {
              private boolean alive;
              public boolean isAlive() { return alive; }
              public void setAlive(boolean alive) { this.alive = alive; }
            }
            """),
        PeerType.mapped("public fields", in("x", 1, "y", 2), """
            @VariantDictionary static class Unit { public int x; public int y; }
            """),
        PeerType.mapped("setters that return this", in("hp", 7), """
            @VariantDictionary static class Unit {
              private int hp;
              int getHp() { return hp; }
              Unit setHp(int hp) { this.hp = hp; return this; }
            }
            """),
        PeerType.mapped("fields with an underscore", in("hp", 7), """
            @VariantDictionary static class Unit {
              private int _hp;
              public int getHp() { return _hp; }
              public void setHp(int hp) { _hp = hp; }
            }
            """),
        PeerType.mapped("fields with an m", in("hp", 7, "URL", "a"), """
            @VariantDictionary static class Unit {
              private final int mHp;
              private final String mURL;
              Unit(int hp, String URL) { mHp = hp; mURL = URL; }
              public int getHp() { return mHp; }
              public String getURL() { return mURL; }
            }
            """),
        PeerType.mapped("getter that returns an Optional", in("guild", null, "rank", "x"), """
            @VariantDictionary static class Unit {
              private @Nullable String guild;
              private @Nullable String rank;
              public Optional<String> getGuild() { return Optional.ofNullable(guild); }
              public void setGuild(@Nullable String guild) { this.guild = guild; }
              public Optional<? extends String> rank() { return Optional.ofNullable(rank); }
              public void setRank(String rank) { this.rank = rank; }
            }
            """),
        PeerType.mapped("inherited fields", in("id", 1, "hp", 7), """
            static class Entity { public int id; }
            @VariantDictionary static class Unit extends Entity { public int hp; }
            """));
  }

  /** Objects that a constructor, a factory or a builder creates. */
  static List<PeerType> creators() {
    return List.of(
        PeerType.mapped("immutable class with a constructor", in("id", 5), """
            @VariantDictionary static final class Unit {
              private final long id;
              Unit(long id) { this.id = id; }
              public long id() { return id; }
            }
            """),
        PeerType.mapped("two constructors, one of them marked", in("id", 5), """
            @VariantDictionary static final class Unit {
              private final int id;
              @VariantCreator Unit(int id) { this.id = id; }
              Unit(String id) { this(Integer.parseInt(id)); }
              public int getId() { return id; }
            }
            """),
        PeerType.mapped("static factory", in("id", 5), """
            @VariantDictionary static final class Unit {
              private final int id;
              private Unit(int id) { this.id = id; }
              @VariantCreator static Unit of(int id) { return new Unit(id); }
              public int getId() { return id; }
            }
            """),
        PeerType.mapped("builder with fluent methods", in("name", "Ada"), """
            @VariantDictionary static final class Unit {
              private final String name;
              private Unit(Builder builder) { name = builder.name; }
              String name() { return name; }
              static Builder builder() { return new Builder(); }
              static final class Builder {
                private String name = "";
                Builder name(String name) { this.name = name; return this; }
                Unit build() { return new Unit(this); }
              }
            }
            """),
        PeerType.mapped("builder with other names", in("name", "Ada"), """
            @VariantDictionary static final class Unit {
              private final String name;
              private Unit(UnitDraft draft) { name = draft.name; }
              String name() { return name; }
              static UnitDraft create() { return new UnitDraft(); }
            }
            static final class UnitDraft {
              private String name = "";
              UnitDraft setName(String name) { this.name = name; return this; }
              Unit done() { return new Unit(this); }
            }
            """),
        PeerType.mapped("record with a compact constructor", in("name", "Ada"), """
            @VariantDictionary record Unit(String name) {
              Unit { name = name.strip(); }
            }
            """));
  }

  /** Types of fields. */
  static List<PeerType> values() {
    return List.of(
        PeerType.mapped("boxed and primitive numbers", in("a", 1, "b", 2, "c", 1.5, "d", 0.5), """
            @VariantDictionary record Unit(byte a, Short b, float c, Double d) {}
            """),
        PeerType.mapped("optional values", in("nick", null, "score", 3), """
            @VariantDictionary record Unit(Optional<String> nick, OptionalInt score) {}
            """),
        PeerType.mapped("nullable reference to itself", in("id", 1, "next", null), """
            @VariantDictionary record Unit(int id, @Nullable Unit next) {}
            """),
        PeerType.mapped("enum by name and by a custom number", in("kind", "RED", "code", 20), """
            enum Color { RED, BLUE }
            @VariantEnum(as = EnumForm.VALUE)
            enum Code { @VariantValue(number = 10) LOW, @VariantValue(number = 20) HIGH }
            @VariantDictionary record Unit(Color kind, Code code) {}
            """),
        PeerType.mapped(
            "times and identifiers",
            in("id", "123e4567-e89b-12d3-a456-426614174000", "day", "2026-11-26"),
            """
            @VariantDictionary record Unit(UUID id, LocalDate day) {}
            """),
        PeerType.mapped(
            "date and numbers that threads share",
            in("at", "1970-01-01T00:00:01Z", "hits", 3, "total", 4L, "open", true),
            """
            @VariantDictionary static class Unit {
              private Date at = new Date();
              final AtomicInteger hits;
              final AtomicLong total;
              final AtomicBoolean open;
              Unit(AtomicInteger hits, AtomicLong total, AtomicBoolean open) {
                this.hits = hits;
                this.total = total;
                this.open = open;
              }
              public Date getAt() { return at; }
              public void setAt(Date at) { this.at = at; }
            }
            """),
        PeerType.mapped(
            "nullable and optional counters", in("a", null, "b", null, "c", List.of(1)), """
            @VariantDictionary record Unit(
                @Nullable AtomicInteger a, Optional<AtomicBoolean> b, List<AtomicLong> c) {}
            """),
        PeerType.mapped("big numbers", in("gold", "123456789012345678901234567890"), """
            @VariantDictionary record Unit(BigInteger gold) {}
            """),
        PeerType.mapped("single value in place of an object", in("owner", 9), """
            @VariantSingleValue record PlayerId(long value) {}
            @VariantDictionary record Unit(PlayerId owner) {}
            """),
        PeerType.mapped(
            "renamed, ignored and write-only properties", in("display_name", "Ada"), """
            @VariantDictionary static class Unit {
              @VariantField("display_name") public String name = "";
              @VariantIgnore public String password = "";
              public transient int cache;
            }
            """),
        PeerType.mapped("unwrapped object", in("x", 1, "y", 2), """
            @VariantDictionary record Point(int x, int y) {}
            @VariantDictionary record Unit(@VariantField(flatten = true) Point point) {}
            """),
        PeerType.mapped("unknown properties that are kept", in("id", 1, "extra", "kept"), """
            @VariantDictionary record Unit(int id, @VariantExtras Map<String, Variant> rest) {}
            """));
  }

  /** Containers and generic types. */
  static List<PeerType> containers() {
    return List.of(
        PeerType.mapped("lists of lists", in("grid", List.of(List.of(1, 2), List.of(3))), """
            @VariantDictionary record Unit(List<List<Integer>> grid) {}
            """),
        PeerType.mapped(
            "map of lists of records", in("teams", Map.of("red", List.of(in("hp", 1)))), """
            @VariantDictionary record Member(int hp) {}
            @VariantDictionary record Unit(Map<String, List<Member>> teams) {}
            """),
        PeerType.mapped("map with enum keys", in("stock", Map.of("GOLD", 3)), """
            enum Ware { GOLD }
            @VariantDictionary record Unit(EnumMap<Ware, Integer> stock) {}
            """),
        PeerType.mapped("sets and queues", in("tags", List.of("a"), "queue", List.of(1)), """
            @VariantDictionary record Unit(SortedSet<String> tags, ArrayDeque<Integer> queue) {}
            """),
        PeerType.mapped("subclass of a list", in("items", List.of(in("id", 1))), """
            @VariantDictionary record Item(int id) {}
            static class Inventory extends ArrayList<Item> {
              private static final long serialVersionUID = 1;
              int total() { return stream().mapToInt(Item::id).sum(); }
            }
            @VariantDictionary record Unit(Inventory items) {}
            """),
        PeerType.mapped("collection of one's own in a bean", in("tags", List.of("a")), """
            static final class Tags extends AbstractSet<String> {
              private final Set<String> all = new HashSet<>();
              @Override public boolean add(String tag) { return all.add(tag); }
              @Override public Iterator<String> iterator() { return all.iterator(); }
              @Override public int size() { return all.size(); }
            }
            @VariantDictionary static class Unit {
              private Tags tags = new Tags();
              public Tags getTags() { return tags; }
              public void setTags(Tags tags) { this.tags = tags; }
            }
            """),
        PeerType.mapped("immutable map of one's own in a builder", in("hp", in("a", 1)), """
            static final class Stats extends AbstractMap<String, Integer> {
              private final Map<String, Integer> all;
              Stats(Map<String, Integer> all) { this.all = Map.copyOf(all); }
              @Override public Set<Map.Entry<String, Integer>> entrySet() { return all.entrySet(); }
            }
            @VariantDictionary static final class Unit {
              private final Stats hp;
              private Unit(Builder builder) { hp = builder.hp; }
              Stats hp() { return hp; }
              static final class Builder {
                private Stats hp = new Stats(Map.of());
                Builder hp(Stats hp) { this.hp = hp; return this; }
                Unit build() { return new Unit(this); }
              }
            }
            """),
        PeerType.mapped("arrays of objects", in("items", List.of(in("id", 1))), """
            @VariantDictionary record Item(int id) {}
            @VariantDictionary record Unit(Item[] items) {}
            """),
        PeerType.mapped("generic pair", in("pair", in("left", "a", "right", 1)), """
            @VariantDictionary record Pair<L, R>(L left, R right) {}
            @VariantDictionary record Unit(Pair<String, Integer> pair) {}
            """),
        PeerType.mapped("wildcard with a bound", in("numbers", List.of(1, 2)), """
            @VariantDictionary record Unit(List<? extends Integer> numbers) {}
            """),
        PeerType.mapped("any value", in("payload", List.of(1, "two")), """
            @VariantDictionary record Unit(@Nullable Object payload) {}
            """),
        PeerType.mapped("inherited type variable", in("content", "gold"), """
            static class Box<T> { public T content; }
            @VariantDictionary static class Unit extends Box<String> {}
            """));
  }

  /** Hierarchies. */
  static List<PeerType> subtypes() {
    return List.of(
        PeerType.mapped("sealed interface with a tag", in("type", "circle", "radius", 2), """
            @VariantDictionary sealed interface Unit permits Circle, Square {}
            @VariantDictionary
            @VariantSubtype("circle") record Circle(int radius) implements Unit {}
            @VariantDictionary
            @VariantSubtype("square") record Square(int side) implements Unit {}
            """),
        PeerType.mapped("abstract class with listed subtypes", in("kind", "cat", "lives", 9), """
            @VariantDictionary
            @VariantTag("kind")
            @VariantSubtypes(Cat.class)
            abstract static class Unit {}
            @VariantDictionary
            @VariantSubtype("cat")
            static class Cat extends Unit { public int lives; }
            """));
  }

  /** Types that can't be mapped, or that could be mapped in more than one way. */
  static List<PeerType> refused() {
    return List.of(
        PeerType.refused("field of a service", "VariantUnsupportedType", """
            @VariantDictionary record Unit(Thread worker) {}
            """),
        PeerType.refused("field of a functional type", "VariantUnsupportedType", """
            @VariantDictionary record Unit(Runnable action) {}
            """),
        PeerType.refused("record that contains itself", "VariantEndlessType", """
            @VariantDictionary record Unit(int id, Unit next) {}
            """),
        PeerType.refused("two properties with one key", "VariantDuplicateKey", """
            @VariantDictionary record Unit(@VariantField("a") int x, @VariantField("a") int y) {}
            """),
        PeerType.refused("interface without subtypes", "VariantUnsupportedType", """
            interface Shape {}
            @VariantDictionary record Unit(Shape shape) {}
            """),
        PeerType.refused("inner class that is not static", "VariantInnerType", """
            @VariantDictionary class Unit { public int hp; }
            """),
        PeerType.refused("private field without accessors", "VariantNoGetter", """
            @VariantDictionary static class Unit { private int hp; }
            """),
        PeerType.refused("subclass of a JDK class with state", "VariantTypeKind", """
            @VariantDictionary static class Unit extends Date { public int hp; }
            """),
        PeerType.refused(
            "several constructors, none of them marked", "VariantAmbiguousCreator", """
            @VariantDictionary static class Unit {
              final int a;
              Unit(int a) { this.a = a; }
              Unit(String a) { this.a = 0; }
            }
            """));
  }

  /** Returns a Dictionary with these keys and values, in this order. */
  static Map<String, Object> in(@Nullable Object... entries) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < entries.length; i += 2) {
      Object value = entries[i + 1];
      map.put(String.valueOf(entries[i]), value == null ? Variant.Nil.INSTANCE : value);
    }
    return map;
  }
}
