/** The world: what is saved, and what messages carry parts of. It knows nothing of the network. */
@NullMarked
package io.variantmapper.sample.world;

import org.jspecify.annotations.NullMarked;
