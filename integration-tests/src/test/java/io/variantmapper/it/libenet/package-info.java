/** Tests in which hosts of the library and of libenet, ENet's C library, are connected. */
@NullMarked
package io.variantmapper.it.libenet;

import org.jspecify.annotations.NullMarked;
