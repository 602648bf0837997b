/**
 * Tests in which running engines read the library's packets, and the library reads the engines'
 * packets.
 *
 * <p>If an engine is not installed, its tests are skipped, and the build prints one line about the
 * engine.
 */
@NullMarked
package io.variantmapper.it.engine;

import org.jspecify.annotations.NullMarked;
