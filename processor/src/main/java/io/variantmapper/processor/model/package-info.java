/**
 * The user's declarations as immutable records, and the catalog of faults in them. The model refers
 * to the source only by anchors for messages.
 */
@NullMarked
package io.variantmapper.processor.model;

import org.jspecify.annotations.NullMarked;
