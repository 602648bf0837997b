package io.variantmapper.sample.message;

import io.variantmapper.annotations.KeyNaming;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.sample.world.Landmark;
import io.variantmapper.sample.world.Terrain;
import java.util.List;

/**
 * The answer to a login. It contains the parts of the world that do not change while the client is
 * connected.
 *
 * <pre>{@code
 * int me = welcome.playerId();
 * }</pre>
 *
 * @param playerId the number by which a {@link Snapshot} names the player
 * @param world the world's name
 * @param terrain the ground
 * @param landmarks the places on the terrain
 */
@VariantDictionary(naming = KeyNaming.SNAKE_CASE)
public record Welcome(int playerId, String world, Terrain terrain, List<Landmark> landmarks)
    implements ServerMessage {}
