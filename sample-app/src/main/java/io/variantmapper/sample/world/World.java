package io.variantmapper.sample.world;

import io.variantmapper.annotations.VariantDictionary;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Everything that a save file contains.
 *
 * <pre>{@code
 * World world = SampleWorlds.meadow();
 * PacketFile.save(file, WorldVariantSerializer.INSTANCE, world, VariantFormat.GODOT_4);
 * }</pre>
 *
 * @param name the name of the world
 * @param seed the seed of the random numbers; a packet contains it as 32 bits if they are enough
 * @param clock the time in the world
 * @param terrain the ground
 * @param landmarks the places on the terrain
 * @param players all players that are or were in the world
 * @param bannedNames the names of players who can't log in
 * @param chatByChannel the chat lines of each channel, oldest first
 */
@VariantDictionary
public record World(
    String name,
    long seed,
    GameClock clock,
    Terrain terrain,
    List<Landmark> landmarks,
    List<Player> players,
    Set<String> bannedNames,
    Map<String, List<ChatLine>> chatByChannel) {
  /** Returns a copy with the given name. */
  public World withName(String newName) {
    return new World(newName, seed, clock, terrain, landmarks, players, bannedNames, chatByChannel);
  }
}
