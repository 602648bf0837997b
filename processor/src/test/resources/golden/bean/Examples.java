package game;

import java.util.List;
import java.util.Optional;

public final class Examples {
  public static List<?> values() {
    Bean bean = new Bean();
    bean.setName("Ada");
    bean.setAlive(false);
    bean.setHidden(true);
    bean.setMotto(Optional.of("on"));
    bean.setItems(List.of("sword"));
    bean.score = 9;
    bean.hp = 3;
    return List.of(new Bean(), bean);
  }

  private Examples() {}
}
