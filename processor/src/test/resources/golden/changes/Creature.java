package game;

import io.variantmapper.annotations.VariantDictionary;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A class that is changed in place. */
@VariantDictionary(changes = true)
public class Creature {
  public int hp = 10;
  private @Nullable String label = "none";
  private Player.Guild guild;

  public @Nullable String getLabel() {
    return label;
  }

  public void setLabel(@Nullable String label) {
    this.label = label;
  }

  public Player.Guild getGuild() {
    return guild;
  }

  public void setGuild(Player.Guild guild) {
    this.guild = guild;
  }

  static Creature of(int hp, String label, Player.Guild guild) {
    Creature creature = new Creature();
    creature.hp = hp;
    creature.label = label;
    creature.guild = guild;
    return creature;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Creature that
        && hp == that.hp
        && Objects.equals(label, that.label)
        && Objects.equals(guild, that.guild);
  }

  @Override
  public int hashCode() {
    return hp;
  }
}
