package game;

import java.util.List;

public final class Examples {
  public static List<?> values() {
    Account account = Account.of("Ada", 5, null);
    account.setMail("ada@example.org");
    account.visits = 2;
    return List.of(account, new Login("Ada", 1, 2, 3));
  }

  private Examples() {}
}
