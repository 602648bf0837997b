package io.variantmapper.runtime.value;

/**
 * Godot's {@code RID}: a handle of a server's resource.
 *
 * <p>On the wire in Godot 4: 8 bytes, never validated. Godot 2 and 3 write the header only, so the
 * id is lost and reads as 0 (FORMAT.md 5.7).
 *
 * <pre>{@code
 * Rid none = new Rid(0);
 * }</pre>
 *
 * @param id unsigned
 */
public record Rid(long id) {}
