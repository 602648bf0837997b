package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;

@VariantDictionary
public class Spawn {
  @VariantField(defaultValue = "wolf")
  private String kind;

  @VariantField(defaultValue = "1", omitDefault = true)
  int count;

  public String getKind() {
    return kind;
  }

  public void setKind(String kind) {
    this.kind = kind;
  }
}
