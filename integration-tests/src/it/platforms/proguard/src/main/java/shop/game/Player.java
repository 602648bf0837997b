package shop.game;

import io.variantmapper.annotations.VariantDictionary;

@VariantDictionary(changes = true)
public class Player {
  private String name = "";
  private int hp;

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  public int getHp() {
    return hp;
  }

  public void setHp(int hp) {
    this.hp = hp;
  }
}
