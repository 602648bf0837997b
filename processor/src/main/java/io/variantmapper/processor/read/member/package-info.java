/** What a class offers: its fields, accessors and builders, and a sealed type's subtypes. */
@NullMarked
package io.variantmapper.processor.read.member;

import org.jspecify.annotations.NullMarked;
