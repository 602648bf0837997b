package game;

import io.variantmapper.annotations.VariantDictionary;

/** A class with changes, into which a packet is read as well. */
@VariantDictionary(changes = true)
public class Login {
  public int attempts;

  /** Replaced as a whole, because changes contain all of it. */
  public Audio sound = new Audio();
}
