package io.variantmapper.schema;

import java.util.Objects;

/**
 * A change of a mapped type that is incompatible with a released state of the program.
 *
 * <pre>{@code
 * change.acceptance();   // game.Player: "hp" int required → "hp" String required # REASON
 * }</pre>
 *
 * @param type the Java name of the mapped type, or of the mix-in that maps it
 * @param state the name of the first released state that the change is incompatible with, such as
 *     {@code 1.0}
 */
public record LockedChange(String type, String state, SchemaChange change) {
  private static final String REASON_MARK = " # ";

  public LockedChange {
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(change, "change");
  }

  /**
   * Returns the line of {@code accepted.txt} that accepts the change. The line ends with
   * {@code REASON}, which the user replaces with a reason.
   */
  public String acceptance() {
    return acceptance("REASON");
  }

  String acceptance(String reason) {
    return start() + reason;
  }

  private String start() {
    return type + ": " + change.what() + REASON_MARK;
  }

  /** Returns whether a line of {@code accepted.txt} contains this change and a reason. */
  boolean isAcceptedBy(String line) {
    return line.startsWith(start()) && !line.substring(start().length()).isBlank();
  }

  /** Returns the type, the state and the change. */
  @Override
  public String toString() {
    return type + ", since " + state + ": " + change;
  }
}
