/**
 * The rooms of the sample on several nodes. Each room is a sharded entity of a Pekko cluster, and
 * stores its events in a journal that all nodes share. Messages and events are packets.
 */
@VariantDefaults(naming = KeyNaming.SNAKE_CASE)
@NullMarked
package io.variantmapper.sample.cluster;

import io.variantmapper.annotations.KeyNaming;
import io.variantmapper.annotations.VariantDefaults;
import org.jspecify.annotations.NullMarked;
