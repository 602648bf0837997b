package game;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantSingleValue;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

final class Records {
  private Records() {}

  @VariantArray
  record Plain(int z, String a, long m) {}

  @VariantDictionary(views = "server")
  record Compact(
      @VariantField("y_key") int z,
      @VariantField(defaultValue = "3") int a,
      @VariantField(views = "server") String secret) {
    Compact {
      z = Math.abs(z);
    }
  }

  @VariantArray
  record Canonical(double z, @VariantField(index = 2) boolean a, @VariantField(index = 1) byte m) {
    static int count;

    Canonical(double z, boolean a, byte m) {
      this.z = z;
      this.a = a;
      this.m = m;
    }
  }

  @VariantDictionary
  record Made(int z, Optional<String> a) {
    @VariantCreator
    static Made of(Optional<String> a, int z) {
      return new Made(z, a);
    }
  }

  @VariantDictionary
  record Generic<T, A extends Comparable<A>>(T zero, List<T> all, A most, Map<String, T> by) {
    Generic {
      all = List.copyOf(all);
    }
  }

  @VariantArray
  record Empty() {}

  @VariantSingleValue
  record Id(long value) {}

  @VariantDictionary
  record Values(
      int[] z, float[] y, byte[] x, Instant at, Id id, char c, List<Map<Integer, String>> deep) {}
}
