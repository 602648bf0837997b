/**
 * Tests in which running engines read the library's packets, and the library reads the engines'
 * packets.
 *
 * <p>A test prints one line and is skipped if its engine is not installed.
 */
@NullMarked
package io.variantmapper.it.engine;

import org.jspecify.annotations.NullMarked;
