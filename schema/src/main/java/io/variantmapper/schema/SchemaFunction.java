package io.variantmapper.schema;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A function with {@code @rpc} of a Godot node.
 *
 * <pre>{@code
 * // "move" any_peer unreliable_ordered channel 2 (Vector2, int)
 * Schema.Node schema = (Schema.Node) Schema.parse(text);
 * SchemaFunction move = schema.functions().get(0);
 * move.caller();             // ANY_PEER
 * move.arguments().get(0);   // [Vector2, int]
 * }</pre>
 *
 * @param name the name in Godot
 * @param caller who may call the function
 * @param transfer how calls are delivered
 * @param channel the channel of the transport; 0 by default
 * @param arguments the types of the arguments. A function with default arguments has a list of
 *     types for each number of arguments, with the fewest arguments first
 */
public record SchemaFunction(
    String name, Caller caller, Transfer transfer, int channel, List<List<SchemaType>> arguments) {
  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException if {@code arguments} is empty or has two lists of the same
   *     length, or if the channel is negative
   */
  public SchemaFunction {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(caller, "caller");
    Objects.requireNonNull(transfer, "transfer");
    arguments = arguments.stream().map(List::copyOf).toList();
    if (arguments.isEmpty() || channel < 0) {
      throw new IllegalArgumentException("The function " + name + " has "
          + (channel < 0 ? "the channel " + channel : "no list of arguments"));
    }
    for (int i = 1; i < arguments.size(); i++) {
      if (arguments.get(i).size() <= arguments.get(i - 1).size()) {
        throw new IllegalArgumentException("The function " + name
            + " has lists of arguments that do not become longer from left to right");
      }
    }
  }

  /** Returns the line of the schema file. */
  @Override
  public String toString() {
    return SchemaTokens.quoted(name)
        + (caller == Caller.AUTHORITY ? "" : " " + caller.word())
        + (transfer == Transfer.RELIABLE ? "" : " " + transfer.word())
        + (channel == 0 ? "" : " channel " + channel)
        + arguments.stream()
            .map(types -> types.stream()
                .map(SchemaType::toString)
                .collect(Collectors.joining(", ", " (", ")")))
            .collect(Collectors.joining());
  }

  /** Says who may call a function. */
  public enum Caller {
    /** Only the authority of the node. */
    AUTHORITY,
    /** Any peer. */
    ANY_PEER;

    /** Returns the word in {@code @rpc} and in schemas. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Says how calls are delivered. */
  public enum Transfer {
    /** Each call arrives, in order. */
    RELIABLE,
    /** Calls can be lost, or arrive in another order. */
    UNRELIABLE,
    /** Calls can be lost; a call that arrives after a later one is dropped. */
    UNRELIABLE_ORDERED;

    /** Returns the word in {@code @rpc} and in schemas. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
