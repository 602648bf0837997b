package game;

import io.variantmapper.annotations.VariantDictionary;
import java.util.List;

@VariantDictionary
public final class Player extends Unit<Player> {
  private int hp = 10;
  private List<String> items = List.of();
  private boolean alive = true;

  @Override
  Player self() {
    return this;
  }

  public int hp() {
    return hp;
  }

  public Player hp(int hp) {
    this.hp = hp;
    return this;
  }

  public List<String> items() {
    return items;
  }

  public Player items(List<String> items) {
    this.items = items;
    return this;
  }

  public boolean isAlive() {
    return alive;
  }

  public Player setAlive(boolean alive) {
    this.alive = alive;
    return this;
  }

  public Player alive(boolean alive) {
    throw new AssertionError("setAlive goes before");
  }
}
