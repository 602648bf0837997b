@NullMarked
package io.variantmapper.processor.model;

import org.jspecify.annotations.NullMarked;
