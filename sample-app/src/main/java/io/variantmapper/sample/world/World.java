package io.variantmapper.sample.world;

import io.variantmapper.annotations.KeyNaming;
import io.variantmapper.annotations.VariantDictionary;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All that a save file holds.
 *
 * <pre>{@code
 * World world = SampleWorlds.meadow();
 * PacketFile.save(file, WorldVariantSerializer.INSTANCE, world, VariantFormat.GODOT_4);
 * }</pre>
 *
 * @param name what the world is called
 * @param seed of its random numbers; takes 64 bits on the wire when it needs them
 * @param clock the time
 * @param terrain the ground
 * @param landmarks what stands on it
 * @param players who is or was there
 * @param bannedNames names that can't log in
 * @param chatByChannel what was said, oldest first
 */
@VariantDictionary(naming = KeyNaming.SNAKE_CASE)
public record World(
    String name,
    long seed,
    GameClock clock,
    Terrain terrain,
    List<Landmark> landmarks,
    List<Player> players,
    Set<String> bannedNames,
    Map<String, List<ChatLine>> chatByChannel) {}
