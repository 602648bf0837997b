package game;

import java.util.TreeSet;

/** Names in any case. */
public final class Names extends TreeSet<String> {
  private static final long serialVersionUID = 0;

  public Names() {
    super(String.CASE_INSENSITIVE_ORDER);
  }
}
