/**
 * From the model to Java source: a pure function that never asks the compiler.
 *
 * <p>Here are whole classes. The parts below, each of which knows only those before it: {@code
 * code}, {@code value}, {@code container}, {@code run}, {@code read}, {@code write}, {@code
 * change}.
 */
@NullMarked
package io.variantmapper.processor.emit;

import org.jspecify.annotations.NullMarked;
