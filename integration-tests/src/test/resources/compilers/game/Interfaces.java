package game;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import java.util.List;
import java.util.Optional;
import lib.Library.Fruit;

/** Abstract types in the style of AutoValue and Immutables. */
final class Interfaces {
  private Interfaces() {}

  @VariantArray
  interface Sign<T extends Comparable<T>> {
    T zero();

    @VariantField(defaultValue = "MANGO")
    Fruit fruit();

    List<T> all();

    static <T extends Comparable<T>> Sign<T> of(T zero, Fruit fruit, List<T> all) {
      record Made<T extends Comparable<T>>(T zero, Fruit fruit, List<T> all) implements Sign<T> {}
      return new Made<>(zero, fruit, all);
    }
  }

  @VariantDictionary
  abstract static class Gate {
    abstract int getZone();

    abstract Optional<String> getAge();

    abstract Optional<Integer> getMood();

    static Builder builder() {
      return new Made.Builder();
    }

    abstract static class Builder {
      abstract Builder setAge(String age);

      abstract Builder setMood(Optional<Integer> mood);

      abstract Builder setZone(int zone);

      abstract Gate build();
    }

    private static final class Made extends Gate {
      private final Builder made;

      Made(Builder made) {
        this.made = made;
      }

      @Override
      int getZone() {
        return made.zone;
      }

      @Override
      Optional<String> getAge() {
        return Optional.ofNullable(made.age);
      }

      @Override
      Optional<Integer> getMood() {
        return made.mood;
      }

      static final class Builder extends Gate.Builder {
        private int zone;
        private String age;
        private Optional<Integer> mood = Optional.empty();

        @Override
        Builder setAge(String value) {
          age = value;
          return this;
        }

        @Override
        Builder setMood(Optional<Integer> value) {
          mood = value;
          return this;
        }

        @Override
        Builder setZone(int value) {
          zone = value;
          return this;
        }

        @Override
        Gate build() {
          return new Made(this);
        }
      }
    }
  }
}
