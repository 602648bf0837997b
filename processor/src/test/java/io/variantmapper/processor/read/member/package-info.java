@NullMarked
package io.variantmapper.processor.read.member;

import org.jspecify.annotations.NullMarked;
