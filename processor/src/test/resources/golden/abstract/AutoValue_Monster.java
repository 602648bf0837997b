package game;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What AutoValue makes, in short. */
final class AutoValue_Monster extends Monster {
  private final Builder builder;

  private AutoValue_Monster(Builder builder) {
    this.builder = builder;
  }

  @Override
  public String name() {
    return Objects.requireNonNull(builder.name);
  }

  @Override
  public int getHp() {
    return builder.hp;
  }

  @Override
  public boolean isAsleep() {
    return builder.asleep;
  }

  @Override
  public @Nullable String getLair() {
    return builder.lair;
  }

  @Override
  public Optional<String> getTamer() {
    return builder.tamer;
  }

  @Override
  public List<String> getLoot() {
    return builder.loot;
  }

  @Override
  public Monster.Builder toBuilder() {
    throw new UnsupportedOperationException();
  }

  static final class Builder extends Monster.Builder {
    private @Nullable String name;
    private int hp;
    private boolean asleep;
    private @Nullable String lair;
    private Optional<String> tamer = Optional.empty();
    private List<String> loot = List.of();

    @Override
    public Builder name(String name) {
      this.name = name;
      return this;
    }

    @Override
    public Builder setHp(int hp) {
      this.hp = hp;
      return this;
    }

    @Override
    public Builder setAsleep(boolean asleep) {
      this.asleep = asleep;
      return this;
    }

    @Override
    public Builder setLair(@Nullable String lair) {
      this.lair = lair;
      return this;
    }

    @Override
    public Builder setTamer(Optional<String> tamer) {
      this.tamer = tamer;
      return this;
    }

    @Override
    public Builder setTamer(String tamer) {
      return setTamer(Optional.of(tamer));
    }

    @Override
    public Builder setLoot(List<String> loot) {
      this.loot = loot;
      return this;
    }

    @Override
    Monster autoBuild() {
      return new AutoValue_Monster(this);
    }
  }
}
