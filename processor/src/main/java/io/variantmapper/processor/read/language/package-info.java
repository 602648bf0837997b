/** What the compiler tells of Java: types, elements, scopes, and annotations as values. */
@NullMarked
package io.variantmapper.processor.read.language;

import org.jspecify.annotations.NullMarked;
