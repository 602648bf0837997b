package io.variantmapper.runtime.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Godot's {@code NodePath}: the path to a node, and from there to a property of the node.
 *
 * <p>On the wire: the count of names, the count of subnames and the flags, 4 bytes each, then all
 * names and subnames, each with its length and padding to a multiple of 4 bytes.
 *
 * <pre>{@code
 * NodePath path = NodePath.parse("/root/Player:position:x");
 * path.names();      // [root, Player]
 * path.subnames();   // [position, x]
 * path.absolute();   // true
 * }</pre>
 *
 * @param names the names of the nodes, without slashes
 * @param subnames the names of the properties, without colons
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
   * Parses a path as the engine's constructor does. Empty names between slashes are dropped, and so
   * is a colon at the end. A path with two colons in a row is invalid and becomes an empty path.
   *
   * @param path the text of the path, such as {@code a/b:c} for GDScript's {@code ^"a/b:c"}
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

  /** Returns the path in the form that {@link #parse} reads. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(absolute ? "/" : "").append(String.join("/", names));
    for (String subname : subnames) {
      text.append(':').append(subname);
    }
    return text.toString();
  }
}
