package game;

import io.variantmapper.annotations.VariantField;

public interface Named<N> {
  @VariantField("display_name")
  N name();
}
