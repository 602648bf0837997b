package shop.game;

import lombok.Data;

/** A class with generated accessors, which only a mix-in maps. */
@Data
public class Chest {
  private boolean locked;
  private int coins;
}
