package io.variantmapper.runtime.mapping;

/**
 * The place of a field's value in a {@link FieldRun}, after the value's header.
 * {@link FieldRun#hole} returns it.
 *
 * <pre>{@code
 * private static final Hole<Vector3> POSITION_AT = HP_RUN.hole(2);
 *
 * FieldWriter.put(out, POSITION_AT, player.position());
 * }</pre>
 *
 * @param <T> the Java type of the value: Boolean for bool, Long for int, Double for float,
 *     otherwise a record of {@code io.variantmapper.runtime.value}
 */
public sealed interface Hole<T> permits RunHole {}
