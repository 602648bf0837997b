package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantIgnore;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@VariantDictionary
public class Bean extends Creature {
  static final int MAX = 3;

  private String name = "nobody";
  private boolean alive = true;
  private boolean isHidden;
  private @Nullable String title;
  private Optional<String> motto = Optional.empty();
  @VariantField("bag")
  private List<String> items = new ArrayList<>();
  int score;
  transient int cache;
  @VariantIgnore private int secret;

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  public boolean isAlive() {
    return alive;
  }

  public Bean setAlive(boolean alive) {
    this.alive = alive;
    return this;
  }

  public boolean isHidden() {
    return isHidden;
  }

  public void setHidden(boolean hidden) {
    isHidden = hidden;
  }

  public String title() {
    return title;
  }

  public void setTitle(String title) {
    this.title = title;
  }

  public Optional<String> getMotto() {
    return motto;
  }

  public void setMotto(Optional<String> motto) {
    this.motto = motto;
  }

  public List<String> getItems() {
    return items;
  }

  public void setItems(List<String> items) {
    this.items = items;
  }
}
