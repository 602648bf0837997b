/**
 * What the user declared, as immutable records, and the catalog of faults in it. Elements are held
 * for messages only.
 */
@NullMarked
package io.variantmapper.processor.model;

import org.jspecify.annotations.NullMarked;
