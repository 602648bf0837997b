package game;

import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantDictionary;

/** A record that a builder makes. */
@VariantDictionary(changes = true)
public record Login(String user, int attempts) {
  @VariantCreator
  public static Builder builder() {
    return new Builder();
  }

  /** Takes the values one by one. */
  public static final class Builder {
    private String user = "";
    private int attempts;

    public Builder user(String user) {
      this.user = user;
      return this;
    }

    public Builder attempts(int attempts) {
      this.attempts = attempts;
      return this;
    }

    public Login build() {
      return new Login(user, attempts);
    }
  }
}
