package io.variantmapper.sample.message;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.sample.world.Landmark;
import io.variantmapper.sample.world.Player;
import io.variantmapper.sample.world.Terrain;
import java.util.List;

/**
 * The answer to a login. It contains the player's own state, and the parts of the world that do not
 * change while the client is connected.
 *
 * <pre>{@code
 * int me = welcome.player().getId();
 * }</pre>
 *
 * @param player the player's own state, with the fields that only its owner sees
 * @param world the world's name
 * @param terrain the ground
 * @param landmarks the places on the terrain
 */
@VariantDictionary
public record Welcome(Player player, String world, Terrain terrain, List<Landmark> landmarks)
    implements ServerMessage {}
