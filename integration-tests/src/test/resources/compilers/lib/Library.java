package lib;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantMixIn;
import java.util.List;

/** Types of a library, none of them in alphabetical order. */
public final class Library {
  private Library() {}

  public enum Fruit {
    ZEBRA,
    APPLE,
    MANGO
  }

  public interface Named {
    String zone();

    int age();

    String mood();
  }

  public static class Page<T> {
    public T zero;
    public List<T> all;
  }

  @VariantArray
  public static class Spot {
    public int z;
    public int y;
    public int x;
  }

  @VariantArray
  @VariantMixIn(Plant.class)
  public interface PlantRow {
    int mango();

    int zebra();
  }

  public static final class Account {
    private final int zip;
    private final String alias;

    public Account(int zip, String alias) {
      this.zip = zip;
      this.alias = alias;
    }

    public String getAlias() {
      return alias;
    }

    public int getZip() {
      return zip;
    }
  }

  @VariantDictionary
  public sealed interface Step {
    @VariantDictionary
    record Walk(int z, int a) implements Step {}

    @VariantDictionary
    record Climb(int height) implements Step {
      public Climb {
        height = Math.abs(height);
      }
    }
  }
}
