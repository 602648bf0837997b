/** What the user declared, as immutable records. Elements are held for messages only. */
@NullMarked
package io.variantmapper.processor.model;

import org.jspecify.annotations.NullMarked;
