package io.variantmapper.benchmarks.protobuf;

import io.variantmapper.benchmarks.domain.Item;
import io.variantmapper.benchmarks.domain.Player;
import io.variantmapper.benchmarks.domain.Rarity;
import io.variantmapper.benchmarks.proto.ItemMessage;
import io.variantmapper.benchmarks.proto.PlayerMessage;
import io.variantmapper.benchmarks.proto.RarityMessage;
import java.util.ArrayList;
import java.util.List;

/** Converts a {@link Player} with protobuf. */
public final class ProtobufPlayer extends ProtobufCodec<Player, PlayerMessage> {
  private static final Rarity[] RARITIES = Rarity.values();

  public ProtobufPlayer() {
    super(PlayerMessage.parser());
  }

  @Override
  PlayerMessage message(Player player) {
    PlayerMessage.Builder message = PlayerMessage.newBuilder()
        .setId(player.id())
        .setName(player.name())
        .setLevel(player.level())
        .setHealth(player.health())
        .setOnline(player.online())
        .setPosition(ProtobufVectors.message(player.position()))
        .setGuild(player.guild());
    for (Item item : player.items()) {
      message.addItems(message(item));
    }
    for (float coordinate : player.path()) {
      message.addPath(coordinate);
    }
    return message.build();
  }

  private static ItemMessage message(Item item) {
    return ItemMessage.newBuilder()
        .setName(item.name())
        .setCount(item.count())
        .setRarity(RarityMessage.forNumber(item.rarity().ordinal()))
        .setCondition(item.condition())
        .build();
  }

  @Override
  Player value(PlayerMessage message) {
    List<Item> items = new ArrayList<>(message.getItemsCount());
    for (ItemMessage item : message.getItemsList()) {
      items.add(value(item));
    }
    return new Player(
        message.getId(),
        message.getName(),
        message.getLevel(),
        message.getHealth(),
        message.getOnline(),
        ProtobufVectors.vector(message.getPosition()),
        message.getGuild(),
        items,
        ProtobufFloats.array(message.getPathList()));
  }

  private static Item value(ItemMessage message) {
    Rarity rarity = RARITIES[message.getRarityValue()];
    return new Item(message.getName(), message.getCount(), rarity, message.getCondition());
  }
}
