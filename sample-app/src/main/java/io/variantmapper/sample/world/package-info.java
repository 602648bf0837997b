/**
 * The world, which save files contain and parts of which messages contain. This package does not
 * know the network.
 */
@VariantDefaults(naming = KeyNaming.SNAKE_CASE, views = Player.OWNER)
@NullMarked
package io.variantmapper.sample.world;

import io.variantmapper.annotations.KeyNaming;
import io.variantmapper.annotations.VariantDefaults;
import org.jspecify.annotations.NullMarked;
