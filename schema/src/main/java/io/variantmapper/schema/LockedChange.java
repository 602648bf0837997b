package io.variantmapper.schema;

/**
 * A change of a mapped type that breaks programs of a released state.
 *
 * <pre>{@code
 * change.acceptance();   // game.Player: "hp" int required → "hp" String required # REASON
 * }</pre>
 *
 * @param type the Java name of the mapped type
 * @param state the name of the first released state that the change is incompatible with, such as
 *     {@code 1.0}
 */
public record LockedChange(String type, String state, SchemaChange change) {
  private static final String REASON_MARK = " # ";

  /** Returns the line that accepts the change, with {@code REASON} in place of the reason. */
  public String acceptance() {
    return start() + "REASON";
  }

  private String start() {
    return type + ": " + change.what() + REASON_MARK;
  }

  /** Returns whether a line of the list of accepted changes contains this change and a reason. */
  boolean isAcceptedBy(String line) {
    return line.startsWith(start()) && !line.substring(start().length()).isBlank();
  }

  /** Returns the type, the state and the change. */
  @Override
  public String toString() {
    return type + ", since " + state + ": " + change;
  }
}
