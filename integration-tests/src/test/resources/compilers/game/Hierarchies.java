package game;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantFallback;
import io.variantmapper.annotations.VariantProtocol;
import io.variantmapper.annotations.VariantSubtype;
import io.variantmapper.annotations.VariantSubtypes;
import io.variantmapper.annotations.VariantTag;
import io.variantmapper.annotations.VariantValue;
import lib.Library.Step;

final class Hierarchies {
  private Hierarchies() {}

  @VariantDictionary
  sealed interface Event {
    @VariantDictionary
    record Say(String text) implements Event {}

    sealed interface Move extends Event {
      @VariantDictionary
      record Run(int z, int a) implements Move {}

      @VariantDictionary
      record Fly(int height) implements Move {
        public Fly {
          height = Math.max(height, 0);
        }
      }
    }

    @VariantDictionary
    record Ask(String text) implements Event {}
  }

  @VariantArray
  @VariantTag("kind")
  sealed interface Shape<T> permits Shape.Zig, Shape.Arc, Shape.Mid {
    @VariantArray
    record Arc<T>(int z, T a) implements Shape<T> {}

    @VariantArray
    @VariantSubtype("Z")
    record Zig<T>(T z) implements Shape<T> {}

    @VariantArray
    final class Mid<T> implements Shape<T> {
      public int z;
      public T a;
    }
  }

  @VariantDictionary
  @VariantSubtypes({Wolf.class, Bear.class})
  interface Beast {}

  @VariantDictionary
  static class Bear implements Beast {
    public int weight;
  }

  @VariantDictionary
  static final class Wolf extends Bear {
    public int age;
  }

  enum Mood {
    @VariantValue("zen")
    ZEN {
      @Override
      int volume() {
        return 0;
      }
    },
    @VariantFallback
    ANGRY;

    private final int zero = 0;

    int volume() {
      return zero + 1;
    }
  }

  @VariantDictionary
  record Scene(Event event, Shape<String> shape, Beast beast, Mood mood) {}

  @VariantProtocol(toGodot = Event.class, toJava = Step.class)
  interface Hub {}
}
