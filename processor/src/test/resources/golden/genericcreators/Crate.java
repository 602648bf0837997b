package game;

import io.variantmapper.annotations.VariantDictionary;
import java.util.List;

@VariantDictionary
public final class Crate<T, L> {
  private final L label;
  private final List<T> content;

  private Crate(Builder<T, L> builder) {
    label = builder.label;
    content = builder.content;
  }

  /** With names of its own for the type parameters, and in another order. */
  public static <A, B> Builder<B, A> builder() {
    return new Builder<>();
  }

  public L label() {
    return label;
  }

  public List<T> content() {
    return content;
  }

  public static final class Builder<X, Y> {
    private Y label;
    private List<X> content = List.of();

    public Builder<X, Y> label(Y label) {
      this.label = label;
      return this;
    }

    public Builder<X, Y> content(List<? extends X> content) {
      this.content = List.copyOf(content);
      return this;
    }

    public Crate<X, Y> build() {
      return new Crate<>(this);
    }
  }
}
