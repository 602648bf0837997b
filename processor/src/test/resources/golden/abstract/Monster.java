package game;

import io.variantmapper.annotations.VariantDictionary;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** As a user of AutoValue writes it. */
@VariantDictionary
public abstract class Monster implements Named<String> {
  public abstract int getHp();

  public abstract boolean isAsleep();

  public abstract @Nullable String getLair();

  public abstract Optional<String> getTamer();

  public abstract List<String> getLoot();

  public boolean isAlive() {
    return getHp() > 0;
  }

  public abstract Builder toBuilder();

  public static Builder builder() {
    return new AutoValue_Monster.Builder().setHp(10).setAsleep(false);
  }

  public abstract static class Builder {
    public abstract Builder name(String name);

    public abstract Builder setHp(int hp);

    public abstract Builder setAsleep(boolean asleep);

    public abstract Builder setLair(@Nullable String lair);

    public abstract Builder setTamer(Optional<String> tamer);

    public abstract Builder setTamer(String tamer);

    public abstract Builder setLoot(List<String> loot);

    abstract Monster autoBuild();

    public final Monster build() {
      return autoBuild();
    }
  }
}
