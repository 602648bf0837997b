/** The game server: the rules of the world, and one connection a client. */
@NullMarked
package io.variantmapper.sample.server;

import org.jspecify.annotations.NullMarked;
