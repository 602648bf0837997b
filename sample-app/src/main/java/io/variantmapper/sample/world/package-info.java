/**
 * The world, which save files contain and parts of which messages contain. This package does not
 * know the network.
 */
@NullMarked
package io.variantmapper.sample.world;

import org.jspecify.annotations.NullMarked;
