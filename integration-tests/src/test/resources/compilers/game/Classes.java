package game;

import io.variantmapper.annotations.KeyOrder;
import io.variantmapper.annotations.UnknownKeys;
import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantExtras;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.runtime.Variant;
import java.util.Map;

final class Classes {
  private Classes() {}

  @VariantDictionary(changes = true)
  static class Fields {
    public static int count;
    public int zone;
    public transient int cache;
    public Integer age = 2 + 3; // Only javac shows literals, so generated GDScript would differ.
    public String mood = "";
  }

  @VariantDictionary(unknownKeys = UnknownKeys.KEEP)
  static class Bean {
    private int _zone;
    private boolean isAlive;

    @VariantExtras
    private Map<String, Variant> rest;

    public boolean isAlive() {
      return isAlive;
    }

    public void setAlive(boolean alive) {
      isAlive = alive;
    }

    public int getZone() {
      return _zone;
    }

    public void setZone(int zone) {
      _zone = zone;
    }

    public Map<String, Variant> getRest() {
      return rest;
    }

    public void setRest(Map<String, Variant> rest) {
      this.rest = rest;
    }
  }

  @VariantArray
  static final class Constructed {
    private final int zone;
    private final String age;

    Constructed(String age, int zone) {
      this.zone = zone;
      this.age = age;
    }

    int zone() {
      return zone;
    }

    String getAge() {
      return age;
    }
  }

  @VariantArray
  static final class Produced {
    final int zone;
    final int age;

    private Produced(int zone, int age) {
      this.zone = zone;
      this.age = age;
    }

    @VariantCreator
    static Produced of(int age, int zone) {
      return new Produced(zone, age);
    }
  }

  @VariantDictionary(keyOrder = KeyOrder.ALPHABETICAL)
  static final class Built {
    private final int zone;
    private final String age;

    private Built(Builder builder) {
      zone = builder.zone;
      age = builder.age;
    }

    int getZone() {
      return zone;
    }

    String getAge() {
      return age;
    }

    static Builder builder() {
      return new Builder();
    }

    static final class Builder {
      private String age;
      private int zone;

      Builder age(String value) {
        age = value;
        return this;
      }

      Builder zone(int value) {
        zone = value;
        return this;
      }

      Built build() {
        return new Built(this);
      }
    }
  }

  @VariantArray(reserved = 1)
  static class Fluent {
    private int zone;
    private int age;

    int zone() {
      return zone;
    }

    int age() {
      return age;
    }

    Fluent age(int value) {
      age = value;
      return this;
    }

    Fluent zone(int value) {
      zone = value;
      return this;
    }
  }

  @VariantDictionary
  static final class Defaults {
    @VariantField(defaultFrom = "none")
    int[] zones;

    @VariantField(defaultFrom = "age", omitDefault = true)
    int age;

    static int[] none() {
      return new int[0];
    }

    static int age() {
      return 7;
    }
  }
}
