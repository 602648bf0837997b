package io.variantmapper.processor.model;

import java.util.List;

/**
 * An annotation of ours in a place where it can't do what it says.
 *
 * <pre>{@code
 * new MisusedMark("VariantField", "Player.count", MarkFault.STATIC_FIELD, anchor)
 * }</pre>
 *
 * @param annotation its simple name, and the member of it that is meant if it is not the whole;
 *     empty for a member of a mix-in that bears none
 * @param owner the member that bears it, as {@code Type.member}
 * @param candidates names that its member may have meant to have
 */
public record MisusedMark(
    String annotation, String owner, MarkFault fault, List<String> candidates, Anchor anchor) {
  /** A mark that no name was mistyped for. */
  public MisusedMark(String annotation, String owner, MarkFault fault, Anchor anchor) {
    this(annotation, owner, fault, List.of(), anchor);
  }
}
