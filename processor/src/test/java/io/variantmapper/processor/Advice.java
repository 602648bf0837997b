package io.variantmapper.processor;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A type with a problem, and the change that the message advises, written as {@code [[before ==>
 * after]]}.
 *
 * @param code the code of the problem
 * @param types the members of the class {@code World}
 */
record Advice(String code, String types) {
  private static final Pattern CHANGE = Pattern.compile("\\[\\[(.*?) ==> (.*?)]]");

  /** Returns the source with the problem. */
  String before() {
    return CHANGE.matcher(types).replaceAll("$1");
  }

  /** Returns the source after the change. */
  String after() {
    return CHANGE.matcher(types).replaceAll("$2");
  }

  @Override
  public String toString() {
    return code;
  }

  /** Advice for types, and for their creation. */
  static List<Advice> ofTypes() {
    return List.of(
        new Advice("VariantTypeKind", """
            @VariantDictionary [[interface ==> sealed interface]] Unit {}
            [[ ==> @VariantDictionary]] record Ball(int r) implements Unit {}
            """),
        new Advice("VariantSingleValue", """
            [[@VariantSingleValue ==> @VariantDictionary]] record Unit(int id, int hp) {}
            """),
        new Advice("VariantPrivateType", """
            @VariantDictionary [[private ==> ]] record Unit(int hp) {}
            """),
        new Advice("VariantInnerType", """
            @VariantDictionary [[ ==> static]] class Unit { int hp; }
            """),
        new Advice("VariantNoCreator", """
            @VariantDictionary static class Unit { int hp; [[private ==> ]] Unit() {} }
            """),
        new Advice("VariantAmbiguousCreator", """
            @VariantDictionary static class Unit {
              final int hp;
              [[ ==> @VariantCreator]] Unit(int hp) { this.hp = hp; }
              Unit(String hp) { this.hp = 1; }
            }
            """),
        new Advice("VariantAmbiguousCreator", """
            @VariantDictionary static class Unit {
              final int hp;
              private Unit(Plan plan) { hp = plan.hp; }
              static Plan plan() { return new Plan(); }
            }
            static class Plan {
              int hp;
              void setHp(int hp) { this.hp = hp; }
              Unit preview() { return new Unit(this); }
              Unit [[finish ==> build]]() { return new Unit(this); }
            }
            """),
        new Advice("VariantUnusableCreator", """
            @VariantDictionary static class Unit {
              int hp;
              @VariantCreator [[ ==> static]] Unit copy() { return new Unit(); }
            }
            """),
        new Advice("VariantCreatorParameter", """
            @VariantDictionary static class Unit {
              final int hp;
              Unit(int [[health ==> hp]]) { this.hp = 1; }
            }
            """),
        new Advice("VariantCheckedException", """
            @VariantDictionary static class Unit {
              int hp;
              Unit() [[throws Exception ==> ]] {}
            }
            """),
        new Advice("VariantEndlessType", """
            @VariantDictionary record Unit(int id, [[ ==> @Nullable]] Unit next) {}
            """),
        new Advice("VariantEndlessType", """
            @VariantSingleValue record Seal([[Unit ==> List<Unit>]] unit) {}
            @VariantDictionary record Unit(Seal seal) {}
            """),
        new Advice("VariantSubtype", """
            @VariantDictionary sealed interface Unit {}
            [[ ==> @VariantDictionary]] record Move(int to) implements Unit {}
            """),
        new Advice("VariantTag", """
            @VariantDictionary sealed interface Unit {}
            @VariantDictionary @VariantSubtype("a") record One(int x) implements Unit {}
            @VariantDictionary @VariantSubtype("[[a ==> b]]") record Two(int x) implements Unit {}
            """),
        new Advice("VariantMisplacedMark", """
            @VariantDictionary @VariantSubtypes({Axe.class[[, Axe.class ==> ]]}) interface Unit {}
            @VariantDictionary record Axe(int edge) implements Unit {}
            """));
  }

  /** Advice for fields and enums. */
  static List<Advice> ofFields() {
    return List.of(
        new Advice("VariantNoGetter", """
            @VariantDictionary static class Unit {
              private int _hp;
              [[ ==> int getHp() { return _hp; }]]
              void setHp(int hp) { _hp = hp; }
            }
            """),
        new Advice("VariantNoSetter", """
            @VariantDictionary static class Unit {
              private int hp;
              int getHp() { return hp; }
              [[ ==> void setHp(int hp) { this.hp = hp; }]]
            }
            """),
        new Advice("VariantUnsupportedType", """
            record Item(int id) {}
            @VariantDictionary record Unit([[Item item ==> @VariantIgnore Item item]]) {}
            """),
        new Advice("VariantUnsupportedType", """
            static class Tags extends ArrayList<String> {
              private static final long serialVersionUID = 1;
              Tags([[int size ==> Collection<String> all]]) { super([[size ==> all]]); }
            }
            @VariantDictionary record Unit(Tags tags) {}
            """),
        new Advice("VariantUnsupportedType", """
            interface Words extends List<String> {}
            static class Text extends ArrayList<String> implements Words {
              private static final long serialVersionUID = 1;
            }
            @VariantDictionary record Unit([[ ==> @VariantField(as = Text.class)]] Words words) {}
            """),
        new Advice("VariantUnsupportedType", """
            @VariantDictionary record Unit<T>([[T[][] ==> List<T[]>]] rows) {}
            """),
        new Advice("VariantUnsupportedType", """
            @VariantDictionary record Page<T>(T[] items) {}
            @VariantDictionary record Unit<T>(Page<[[T[] ==> List<T>]]> page) {}
            """),
        new Advice("VariantUnsupportedType", """
            @VariantDictionary record Unit([[Calendar ==> java.time.ZonedDateTime]] at) {}
            """),
        new Advice("VariantDuplicateKey", """
            @VariantDictionary
            record Unit(@VariantField("a") int x, @VariantField("[[a ==> b]]") int y) {}
            """),
        new Advice("VariantInvalidIndex", """
            @VariantArray
            record Unit(
                @VariantField(index = 1) int x, @VariantField(index = [[1 ==> 0]]) int y) {}
            """),
        new Advice("VariantInvalidType", """
            @VariantDictionary
            record Unit([[@VariantField(type = WireType.STRING_NAME) ==> ]] int x) {}
            """),
        new Advice("VariantInvalidImplementation", """
            @VariantDictionary
            record Unit(@VariantField(as = [[HashSet ==> LinkedList]].class) List<String> x) {}
            """),
        new Advice("VariantContradiction", """
            @VariantDictionary record Unit(@Nullable [[int ==> Integer]] hp) {}
            """),
        new Advice("VariantUnknownView", """
            @VariantDictionary(views = "server")
            record Unit(@VariantField(views = "[[sever ==> server]]") int hp) {}
            """),
        new Advice("VariantDuplicateValue", """
            enum Color { @VariantValue("a") RED, @VariantValue("[[a ==> b]]") BLUE }
            @VariantDictionary record Unit(Color color) {}
            """),
        new Advice("VariantSeveralFallbacks", """
            enum Color { @VariantFallback RED, [[@VariantFallback ==> ]] BLUE }
            @VariantDictionary record Unit(Color color) {}
            """));
  }
}
