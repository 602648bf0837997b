/** Networks between the hosts of tests. */
@NullMarked
package io.variantmapper.it.network;

import org.jspecify.annotations.NullMarked;
