package shop.game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import java.util.ArrayList;
import java.util.List;
import lombok.Data;

/** A class whose getters and setters Lombok generates. */
@Data
@VariantDictionary
public class Hero {
  @VariantField("display_name")
  private String name;

  private int hp = 100;
  private boolean isHidden;
  private Weapon weapon;
  private List<Weapon> others = new ArrayList<>();
}
