/** ENet, the transport of Godot games, as a state machine over bytes and a clock. */
@NullMarked
package io.variantmapper.enet;

import org.jspecify.annotations.NullMarked;
