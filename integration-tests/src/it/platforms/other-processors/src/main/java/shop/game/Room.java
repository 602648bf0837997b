package shop.game;

import com.google.auto.value.AutoValue;
import io.variantmapper.annotations.VariantDictionary;
import java.util.List;
import java.util.Optional;

/** An AutoValue type with a builder, which takes the value of an Optional. */
@AutoValue
@VariantDictionary
public abstract class Room {
  public abstract String getName();

  public abstract List<Tile> getTiles();

  public abstract Optional<Door> getDoor();

  public abstract Builder toBuilder();

  public static Builder builder() {
    return new AutoValue_Room.Builder().setTiles(List.of());
  }

  @AutoValue.Builder
  public abstract static class Builder {
    public abstract Builder setName(String name);

    public abstract Builder setTiles(List<Tile> tiles);

    public abstract Builder setDoor(Door door);

    public abstract Room build();
  }
}
