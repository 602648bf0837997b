package io.variantmapper.tools.script;

import io.variantmapper.schema.SchemaFunction.Caller;
import io.variantmapper.schema.SchemaFunction.Transfer;
import io.variantmapper.tools.input.InputException;
import io.variantmapper.tools.script.GodotFunction.Settings;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * An {@code @rpc}, with the tokens of its arguments.
 *
 * <p>As in the engine, three texts may stand in any order, and the channel is the fourth argument.
 */
record RpcAnnotation(String file, int line, List<Token> arguments) {
  private static final int CHANNEL_INDEX = 3;

  /**
   * Returns the settings that the arguments give.
   *
   * @param constants the values of the constants of the script
   */
  Settings settings(Map<String, Token> constants) {
    Caller caller = Caller.AUTHORITY;
    Transfer transfer = Transfer.RELIABLE;
    int channel = 0;
    Set<String> kinds = new HashSet<>();
    int count = 0;
    for (int i = 0; i < arguments.size(); i += 2) {
      Token argument = valueOf(arguments.get(i), constants);
      if (i + 1 < arguments.size() && !arguments.get(i + 1).is(",")) {
        throw notLiteral(argument);
      } else if (count == CHANNEL_INDEX) {
        channel = channel(argument);
      } else if (count > CHANNEL_INDEX) {
        throw error(argument, "@rpc has more than 4 arguments");
      } else {
        String kind = switch (text(argument)) {
          case "any_peer", "authority" -> {
            caller = Caller.valueOf(constant(argument));
            yield "the right";
          }
          case "reliable", "unreliable", "unreliable_ordered" -> {
            transfer = Transfer.valueOf(constant(argument));
            yield "the mode";
          }
          case "call_local", "call_remote" -> "call_local or call_remote";
          default ->
            throw error(
                argument,
                argument.shown() + " is not an argument of @rpc. Correct it to any_peer,"
                    + " authority, call_local, call_remote, reliable, unreliable or"
                    + " unreliable_ordered");
        };
        if (!kinds.add(kind)) {
          throw error(argument, "@rpc gives " + kind + " twice");
        }
      }
      count++;
    }
    return new Settings(caller, transfer, channel);
  }

  private static Token valueOf(Token argument, Map<String, Token> constants) {
    return argument.kind() == Token.Kind.NAME
        ? constants.getOrDefault(argument.text(), argument)
        : argument;
  }

  // ANY_PEER for any_peer
  private static String constant(Token word) {
    return word.text().toUpperCase(Locale.ROOT);
  }

  private String text(Token argument) {
    if (argument.kind() == Token.Kind.NUMBER) {
      throw error(argument, "the channel must be the fourth argument of @rpc");
    } else if (argument.kind() != Token.Kind.STRING) {
      throw notLiteral(argument);
    }
    return argument.text();
  }

  private int channel(Token argument) {
    try {
      int channel = Integer.parseInt(argument.text());
      if (argument.kind() == Token.Kind.NUMBER) {
        return channel;
      }
    } catch (NumberFormatException e) {
      // The message below names the argument.
    }
    throw notLiteral(argument);
  }

  private InputException notLiteral(Token argument) {
    return error(
        argument,
        "the argument of @rpc at " + argument.shown()
            + " can't be read. Write a text or, for the channel, a number");
  }

  private InputException error(Token at, String message) {
    return new InputException(file + ":" + at.line() + ": " + message);
  }
}
