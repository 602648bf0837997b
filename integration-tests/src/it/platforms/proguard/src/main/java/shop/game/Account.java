package shop.game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;

@VariantDictionary
public final class Account {
  @VariantField("e-mail")
  private final String mail;

  private final long coins;

  private Account(Builder builder) {
    mail = builder.mail;
    coins = builder.coins;
  }

  public static Builder builder() {
    return new Builder();
  }

  public String mail() {
    return mail;
  }

  public long coins() {
    return coins;
  }

  public static final class Builder {
    private String mail = "";
    private long coins;

    public Builder mail(String mail) {
      this.mail = mail;
      return this;
    }

    public Builder coins(long coins) {
      this.coins = coins;
      return this;
    }

    public Account build() {
      return new Account(this);
    }
  }
}
