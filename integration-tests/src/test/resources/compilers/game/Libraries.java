package game;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantMixIn;
import lib.Library.Account;
import lib.Library.Fruit;
import lib.Library.Named;
import lib.Library.Page;
import lib.Library.PlantRow;
import lib.Library.Spot;
import lib.Library.Step;
import lib.Plant;

/** Types that use class files. */
final class Libraries {
  private Libraries() {}

  @VariantArray
  static class Tree extends Plant {
    public int height;
  }

  @VariantDictionary
  static class Bush extends Plant {
    public int berries;
  }

  @VariantArray
  static class Letter extends Page<String> {
    public String end;
  }

  @VariantArray
  @VariantMixIn(Plant.class)
  interface PlantMixIn {}

  @VariantDictionary
  @VariantMixIn(Account.class)
  interface AccountMixIn {
    @VariantField("nick")
    String alias();
  }

  @VariantArray
  @VariantMixIn(java.awt.Point.class)
  interface PointMixIn {
    @VariantCreator
    java.awt.Point of(int x, int y);
  }

  @VariantArray
  record Camp(
      int owner,
      @VariantField(flatten = true) Spot spot,
      @VariantField(flatten = true, using = PlantRow.class) Plant plant) {}

  @VariantDictionary
  record Uses(
      Fruit fruit,
      Step step,
      @VariantField(using = PlantMixIn.class) Plant plant,
      @VariantField(using = AccountMixIn.class) Account account,
      @VariantField(using = PointMixIn.class) java.awt.Point point) {}

  @VariantArray
  abstract static class Animal implements Named {
    abstract int legs();

    static Animal of(String zone, int age, String mood, int legs) {
      return new Animal() {
        @Override
        public String zone() {
          return zone;
        }

        @Override
        public int age() {
          return age;
        }

        @Override
        public String mood() {
          return mood;
        }

        @Override
        int legs() {
          return legs;
        }
      };
    }
  }
}
