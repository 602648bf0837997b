package game;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantCreator;
import java.util.List;

@VariantArray
public final class Pouch<T extends Comparable<T>> {
  final T best;
  final List<T> others;

  private Pouch(T best, List<T> others) {
    this.best = best;
    this.others = others;
  }

  @VariantCreator
  public static <C extends Comparable<C>> Pouch<C> of(List<? extends C> others, C best) {
    return new Pouch<>(best, List.copyOf(others));
  }
}
