package game;

import java.util.List;

public final class Examples {
  public static List<?> values() {
    ClientMessage.Offer offer = new ClientMessage.Offer("potion", 3);
    List<ClientMessage> messages = List.of(
        new ClientMessage.Move(3, -4),
        new ClientMessage.Chat("hi", List.of("Ada")),
        new ClientMessage.Chat("all", null),
        new ClientMessage.Leave(),
        offer,
        new ClientMessage.Unknown("jump"));
    Weapon.Sword sword = new Weapon.Sword();
    sword.damage = 3;
    sword.sharp = true;
    Weapon.Bow bow = new Weapon.Bow();
    bow.damage = 5;
    return List.of(
        messages.get(0), messages.get(1), new ClientMessage.Batch(messages, offer), sword, bow);
  }

  private Examples() {}
}
