package io.variantmapper.benchmarks.expert;

import static io.variantmapper.benchmarks.expert.RunBuilder.ARRAY;
import static io.variantmapper.benchmarks.expert.RunBuilder.BOOL;
import static io.variantmapper.benchmarks.expert.RunBuilder.FLOAT;
import static io.variantmapper.benchmarks.expert.RunBuilder.INT;
import static io.variantmapper.benchmarks.expert.RunBuilder.PACKED_FLOAT32_ARRAY;
import static io.variantmapper.benchmarks.expert.RunBuilder.STRING;
import static io.variantmapper.benchmarks.expert.RunBuilder.VECTOR3;

import io.variantmapper.benchmarks.codec.Codec;
import io.variantmapper.benchmarks.domain.ArrayItem;
import io.variantmapper.benchmarks.domain.ArrayPlayer;
import io.variantmapper.benchmarks.domain.Item;
import io.variantmapper.benchmarks.domain.ItemFields;
import io.variantmapper.benchmarks.domain.Player;
import io.variantmapper.benchmarks.domain.PlayerFields;
import io.variantmapper.benchmarks.domain.Rarity;
import java.util.ArrayList;
import java.util.List;

/**
 * Handwritten codec for players. A player has two texts, the items and the path, with four runs
 * around these parts.
 */
public final class ExpertPlayer<T extends PlayerFields<I>, I extends ItemFields>
    implements Codec<T> {
  private final ExpertOutput out = new ExpertOutput();
  private final ExpertItem item;
  private final Run head;
  private final int idAt;
  private final Run middle;
  private final int levelAt;
  private final int healthAt;
  private final int onlineAt;
  private final int positionAt;
  private final Run items;
  private final int itemsAt;
  private final Run path;
  private final int pathAt;
  private final PlayerFields.Maker<T, I> players;
  private final ItemFields.Maker<I> itemMaker;

  private ExpertPlayer(
      boolean keyed, PlayerFields.Maker<T, I> players, ItemFields.Maker<I> itemMaker) {
    this.players = players;
    this.itemMaker = itemMaker;
    item = new ExpertItem(keyed);
    RunBuilder first = new RunBuilder(keyed).type(9);
    idAt = first.key("id").hole(INT, 1);
    head = first.key("name").word(STRING).build();
    RunBuilder second = new RunBuilder(keyed);
    levelAt = second.key("level").hole(INT, 1);
    healthAt = second.key("health").hole(FLOAT, 1);
    onlineAt = second.key("online").hole(BOOL, 1);
    positionAt = second.key("position").hole(VECTOR3, 3);
    middle = second.key("guild").word(STRING).build();
    RunBuilder third = new RunBuilder(keyed);
    itemsAt = third.key("items").hole(ARRAY, 1);
    items = third.build();
    RunBuilder last = new RunBuilder(keyed);
    pathAt = last.key("path").hole(PACKED_FLOAT32_ARRAY, 1);
    path = last.build();
  }

  /** Returns the codec for the Dictionary shape. */
  public static Codec<Player> dictionary() {
    return new ExpertPlayer<>(true, Player::new, Item::new);
  }

  /** Returns the codec for the Array shape. */
  public static Codec<ArrayPlayer> array() {
    return new ExpertPlayer<>(false, ArrayPlayer::new, ArrayItem::new);
  }

  @Override
  public byte[] encode(T player) {
    out.reset();
    int at = out.add(head);
    Words.putInt(out.bytes(), at + idAt, player.id());
    out.addText(player.name());
    addMiddle(player);
    out.addText(player.guild());
    at = out.add(items);
    Words.putInt(out.bytes(), at + itemsAt, player.items().size());
    for (I value : player.items()) {
      add(value);
    }
    at = out.add(path);
    Words.putInt(out.bytes(), at + pathAt, player.path().length);
    out.addFloats(player.path());
    return out.packet();
  }

  private void addMiddle(T player) {
    int at = out.add(middle);
    byte[] bytes = out.bytes();
    Words.putInt(bytes, at + levelAt, player.level());
    Words.putFloat(bytes, at + healthAt, player.health());
    Words.putInt(bytes, at + onlineAt, player.online() ? 1 : 0);
    Words.putVector(bytes, at + positionAt, player.position());
  }

  private void add(I value) {
    out.add(item.head);
    out.addText(value.name());
    int at = out.add(item.rest(value.rarity()));
    Words.putInt(out.bytes(), at + item.countAt, value.count());
    int conditionAt = at + item.conditionAt(value.rarity());
    Words.putFloat(out.bytes(), conditionAt, value.condition());
  }

  @Override
  public T decode(byte[] packet) {
    ExpertInput in = new ExpertInput(packet);
    int headStart = in.take(head);
    String name = in.takeText();
    int middleStart = in.take(middle);
    String guild = in.takeText();
    List<I> carried = items(in);
    int pathStart = in.take(path);
    return players.make(
        Words.getInt(packet, headStart + idAt),
        name,
        Words.getInt(packet, middleStart + levelAt),
        Words.getFloat(packet, middleStart + healthAt),
        Words.getInt(packet, middleStart + onlineAt) != 0,
        Words.getVector(packet, middleStart + positionAt),
        guild,
        carried,
        in.takeFloats(Words.getInt(packet, pathStart + pathAt)));
  }

  private List<I> items(ExpertInput in) {
    int at = in.take(items);
    int count = Words.getInt(in.bytes(), at + itemsAt);
    List<I> values = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      values.add(item(in));
    }
    return values;
  }

  private I item(ExpertInput in) {
    in.take(item.head);
    String name = in.takeText();
    Rarity rarity = item.rarity(in);
    int at = in.take(item.rest(rarity));
    return itemMaker.make(
        name,
        Words.getInt(in.bytes(), at + item.countAt),
        rarity,
        Words.getFloat(in.bytes(), at + item.conditionAt(rarity)));
  }
}
