/** The game server, which consists of the rules of the world and a connection for each client. */
@NullMarked
package io.variantmapper.sample.server;

import org.jspecify.annotations.NullMarked;
