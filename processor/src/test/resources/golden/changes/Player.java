package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantIgnore;
import io.variantmapper.runtime.value.Vector2;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A record, of which changes make a new one. */
@VariantDictionary(changes = true)
public record Player(
    @VariantField("display_name") String name,
    int hp,
    float speed,
    Vector2 position,
    @Nullable Kind kind,
    Optional<String> title,
    @Nullable Integer score,
    float[] path,
    List<String> items,
    @Nullable Guild guild,
    @VariantIgnore long session) {
  /** What a player is. */
  public enum Kind {
    KNIGHT,
    THIEF
  }

  /** A type that sends its own changes inside those of a player. */
  @VariantDictionary(changes = true)
  public record Guild(String name, int rank) {}
}
