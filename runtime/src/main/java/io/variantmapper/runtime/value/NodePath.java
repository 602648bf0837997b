package io.variantmapper.runtime.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Godot's {@code NodePath}: the way to a node, and from there to a property.
 *
 * <p>On the wire: the counts of names and subnames, the flags, then each as a string with padding
 * (FORMAT.md 5.4).
 *
 * <pre>{@code
 * NodePath path = NodePath.parse("/root/Player:position:x");
 * path.names();      // [root, Player]
 * path.subnames();   // [position, x]
 * path.absolute();   // true
 * }</pre>
 *
 * @param names the nodes, without slashes
 * @param subnames the properties behind them
 * @param absolute whether the path starts at the scene tree's root
 */
public record NodePath(List<String> names, List<String> subnames, boolean absolute) {
  /** Copies both lists. */
  public NodePath {
    names = copyOf(names, "names");
    subnames = copyOf(subnames, "subnames");
  }

  private static List<String> copyOf(List<String> pieces, String parameter) {
    for (String piece : Objects.requireNonNull(pieces, parameter)) {
      if (piece == null) {
        throw new NullPointerException(parameter + " has a null element");
      }
    }
    return List.copyOf(pieces);
  }

  /**
   * Takes a path apart as the engine's constructor does: empty names between slashes are dropped,
   * and so is a colon at the end; two colons in a row make the whole path invalid, which is an
   * empty one.
   *
   * @param path as in GDScript's {@code ^"a/b:c"}
   */
  public static NodePath parse(String path) {
    if (path.contains("::")) {
      return parse("");
    }
    int colon = path.indexOf(':');
    String nodes = colon < 0 ? path : path.substring(0, colon);
    String properties = colon < 0 ? "" : path.substring(colon + 1);
    return new NodePath(pieces(nodes, '/'), pieces(properties, ':'), path.startsWith("/"));
  }

  private static List<String> pieces(String text, char separator) {
    List<String> pieces = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || text.charAt(i) == separator) {
        if (i > start) {
          pieces.add(text.substring(start, i));
        }
        start = i + 1;
      }
    }
    return pieces;
  }

  /** Returns the path as {@link #parse} takes it. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(absolute ? "/" : "").append(String.join("/", names));
    for (String subname : subnames) {
      text.append(':').append(subname);
    }
    return text.toString();
  }
}
