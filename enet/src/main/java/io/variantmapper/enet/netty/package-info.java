/** Hosts on Netty's datagram channels. */
@NullMarked
package io.variantmapper.enet.netty;

import org.jspecify.annotations.NullMarked;
