/**
 * The world. Save files contain the whole world, and messages contain parts of it. This package
 * does not depend on the network.
 */
@VariantDefaults(naming = KeyNaming.SNAKE_CASE, views = Player.OWNER)
@NullMarked
package io.variantmapper.sample.world;

import io.variantmapper.annotations.KeyNaming;
import io.variantmapper.annotations.VariantDefaults;
import org.jspecify.annotations.NullMarked;
