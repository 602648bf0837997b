package shop.game;

import java.util.ArrayList;
import java.util.List;
import org.godotengine.godot.Godot;
import org.godotengine.godot.plugin.GodotPlugin;
import org.godotengine.godot.plugin.UsedByGodot;

public final class ScoresPlugin extends GodotPlugin {
  private final List<Score> scores = new ArrayList<>();

  public ScoresPlugin(Godot godot) {
    super(godot);
  }

  @Override
  public String getPluginName() {
    return "Scores";
  }

  @UsedByGodot
  public byte[] submit(byte[] packet) {
    Score score = ScoreVariantSerializer.INSTANCE.decode(packet);
    scores.add(score);
    return RankingVariantSerializer.INSTANCE.encode(new Ranking(rankOf(score), scores));
  }

  private int rankOf(Score score) {
    int rank = 1;
    for (Score other : scores) {
      if (other.points() > score.points()) {
        rank++;
      }
    }
    return rank;
  }
}
