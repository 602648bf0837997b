package game;

import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantDictionary;

/** A class of which one field is given to the constructor, and one is set. */
@VariantDictionary(changes = true)
public class Chest {
  private final int id;
  private boolean open;

  @VariantCreator
  public Chest(int id) {
    this.id = id;
  }

  public int getId() {
    return id;
  }

  public boolean isOpen() {
    return open;
  }

  public void setOpen(boolean open) {
    this.open = open;
  }

  static Chest of(int id, boolean open) {
    Chest chest = new Chest(id);
    chest.open = open;
    return chest;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Chest that && id == that.id && open == that.open;
  }

  @Override
  public int hashCode() {
    return id;
  }
}
