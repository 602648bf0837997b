package game;

import java.util.List;
import java.util.Optional;

public final class Examples {
  /** Without what is for some views only: none of it comes back where nobody asks for a view. */
  public static List<?> values() {
    Account.Note note = new Account.Note();
    note.text = "Came back.";
    Account.Session session = new Account.Session(7, 0, true);
    return List.of(
        new Account("Ada", null, null, Optional.empty(), 3, List.of(session), note), session, note);
  }

  private Examples() {}
}
