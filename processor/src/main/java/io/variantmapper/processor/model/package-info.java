/**
 * The user's declarations as immutable records, and the catalog of faults in them.
 *
 * <p>A mapped type has entries: its properties, its tag and its reserved positions. A property has
 * a <em>slot</em>, which describes how its value is written and read, and whether this value may be
 * null. The model refers to the source only by <em>anchors</em>: the places that messages point at.
 */
@NullMarked
package io.variantmapper.processor.model;

import org.jspecify.annotations.NullMarked;
