/**
 * A serializer for Apache Pekko.
 *
 * <dl>
 *   <dt>{@link io.variantmapper.pekko.VariantPekkoSerializer}
 *   <dd>reads and writes messages and events; your application has a subclass
 *   <dt>{@link io.variantmapper.pekko.VariantBindings}
 *   <dd>the mapped types, and the manifest of each
 * </dl>
 */
@NullMarked
package io.variantmapper.pekko;

import org.jspecify.annotations.NullMarked;
