package game;

import io.variantmapper.annotations.VariantDictionary;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@VariantDictionary
public final class Account {
  private final String owner;
  private final int coins;
  private final boolean isOpen;
  private final @Nullable String note;
  private final Optional<String> guild;
  private final List<String> items;

  private Account(Builder builder) {
    owner = builder.owner;
    coins = builder.coins;
    isOpen = builder.open;
    note = builder.note;
    guild = builder.guild;
    items = builder.items;
  }

  public static Builder builder() {
    return new Builder();
  }

  public String owner() {
    return owner;
  }

  public int coins() {
    return coins;
  }

  public boolean isOpen() {
    return isOpen;
  }

  public @Nullable String note() {
    return note;
  }

  public Optional<String> guild() {
    return guild;
  }

  public List<String> items() {
    return items;
  }

  public static final class Builder {
    private String owner = "nobody";
    private int coins = 10;
    private boolean open = true;
    private @Nullable String note;
    private Optional<String> guild = Optional.empty();
    private List<String> items = List.of();

    private Builder() {}

    public Builder owner(String owner) {
      this.owner = owner;
      return this;
    }

    public Builder withCoins(int coins) {
      this.coins = coins;
      return this;
    }

    public void setOpen(boolean open) {
      this.open = open;
    }

    public Builder note(@Nullable String note) {
      this.note = note;
      return this;
    }

    public Builder guild(String guild) {
      return guild(Optional.of(guild));
    }

    public Builder guild(Optional<String> guild) {
      this.guild = guild;
      return this;
    }

    public Builder items(Iterable<? extends String> items) {
      this.items = new java.util.ArrayList<>();
      items.forEach(this.items::add);
      return this;
    }

    public Account build() {
      return new Account(this);
    }
  }
}
