package io.variantmapper.benchmarks.expert;

import static io.variantmapper.benchmarks.expert.RunBuilder.INT;
import static io.variantmapper.benchmarks.expert.RunBuilder.STRING;

import io.variantmapper.benchmarks.codec.Codec;
import io.variantmapper.benchmarks.domain.ArrayChat;
import io.variantmapper.benchmarks.domain.Chat;
import io.variantmapper.benchmarks.domain.ChatFields;

/** Handwritten codec for chat messages. A message has three texts, with runs around the texts. */
public final class ExpertChat<T extends ChatFields> implements Codec<T> {
  private final ExpertOutput out = new ExpertOutput();
  private final Run channel;
  private final Run sender;
  private final Run text;
  private final Run tick;
  private final int tickAt;
  private final ChatFields.Maker<T> chats;

  private ExpertChat(boolean keyed, ChatFields.Maker<T> chats) {
    this.chats = chats;
    channel = new RunBuilder(keyed).type(4).key("channel").word(STRING).build();
    sender = new RunBuilder(keyed).key("sender").word(STRING).build();
    text = new RunBuilder(keyed).key("text").word(STRING).build();
    RunBuilder builder = new RunBuilder(keyed);
    tickAt = builder.key("tick").hole(INT, 1);
    tick = builder.build();
  }

  /** Returns the codec for the Dictionary shape. */
  public static Codec<Chat> dictionary() {
    return new ExpertChat<>(true, Chat::new);
  }

  /** Returns the codec for the Array shape. */
  public static Codec<ArrayChat> array() {
    return new ExpertChat<>(false, ArrayChat::new);
  }

  @Override
  public byte[] encode(T chat) {
    out.reset();
    out.add(channel);
    out.addText(chat.channel());
    out.add(sender);
    out.addText(chat.sender());
    out.add(text);
    out.addText(chat.text());
    int at = out.add(tick);
    Words.putInt(out.bytes(), at + tickAt, Words.narrow(chat.tick()));
    return out.packet();
  }

  @Override
  public T decode(byte[] packet) {
    ExpertInput in = new ExpertInput(packet);
    in.take(channel);
    String channelName = in.takeText();
    in.take(sender);
    String senderName = in.takeText();
    in.take(text);
    String said = in.takeText();
    int at = in.take(tick);
    return chats.make(channelName, senderName, said, Words.getInt(packet, at + tickAt));
  }
}
