package game;

import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantSingleValue;
import java.util.UUID;

/** A code that is created by a factory. */
@VariantSingleValue
public final class Code {
  private final UUID value;

  private Code(UUID value) {
    this.value = value;
  }

  @VariantCreator
  public static Code of(UUID value) {
    return new Code(value);
  }

  public UUID getValue() {
    return value;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Code code && code.value.equals(value);
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }
}
