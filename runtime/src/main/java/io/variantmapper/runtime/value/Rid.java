package io.variantmapper.runtime.value;

/**
 * Godot's {@code RID}: a handle of a resource in one of the engine's servers.
 *
 * <p>On the wire in Godot 4: 8 bytes, which the engine does not validate. Godot 2 and 3 write only
 * the header, so the id is lost and is read as 0.
 *
 * <pre>{@code
 * Rid none = new Rid(0);
 * }</pre>
 *
 * @param id the unsigned id
 */
public record Rid(long id) {}
