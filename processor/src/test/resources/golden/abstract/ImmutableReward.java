package game;

import java.util.ArrayList;
import java.util.List;

/** What Immutables makes, in short. */
public final class ImmutableReward implements Reward {
  private final String name;
  private final int coins;
  private final int amount;
  private final List<String> items;

  private ImmutableReward(Builder builder) {
    name = builder.name;
    coins = builder.coins;
    amount = builder.amount == 0 ? Reward.super.amount() : builder.amount;
    items = List.copyOf(builder.items);
  }

  public static Builder builder() {
    return new Builder();
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public int getCoins() {
    return coins;
  }

  @Override
  public int amount() {
    return amount;
  }

  @Override
  public List<String> items() {
    return items;
  }

  @Override
  public String note() {
    return "";
  }

  public static final class Builder {
    private String name = "";
    private int coins;
    private int amount;
    private final List<String> items = new ArrayList<>();

    private Builder() {}

    public final Builder name(String name) {
      this.name = name;
      return this;
    }

    public final Builder getCoins(int coins) {
      this.coins = coins;
      return this;
    }

    public final Builder amount(int amount) {
      this.amount = amount;
      return this;
    }

    public final Builder items(Iterable<String> elements) {
      items.clear();
      elements.forEach(items::add);
      return this;
    }

    public final Builder addItems(String... elements) {
      items.addAll(List.of(elements));
      return this;
    }

    public ImmutableReward build() {
      return new ImmutableReward(this);
    }
  }
}
