/** Adapters for other serializers. Each adapter follows the serializer's own advice for speed. */
@NullMarked
package io.variantmapper.benchmarks.peer;

import org.jspecify.annotations.NullMarked;
