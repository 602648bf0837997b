/** Compresses and decompresses datagrams. */
@NullMarked
package io.variantmapper.enet.compression;

import org.jspecify.annotations.NullMarked;
