/** The messages between a client and the server. */
@NullMarked
package io.variantmapper.sample.message;

import org.jspecify.annotations.NullMarked;
