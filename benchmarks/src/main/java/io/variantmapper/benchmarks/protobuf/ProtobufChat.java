package io.variantmapper.benchmarks.protobuf;

import io.variantmapper.benchmarks.domain.Chat;
import io.variantmapper.benchmarks.proto.ChatMessage;

/** Converts a {@link Chat} with protobuf. */
public final class ProtobufChat extends ProtobufCodec<Chat, ChatMessage> {
  public ProtobufChat() {
    super(ChatMessage.parser());
  }

  @Override
  ChatMessage message(Chat chat) {
    return ChatMessage.newBuilder()
        .setChannel(chat.channel())
        .setSender(chat.sender())
        .setText(chat.text())
        .setTick(chat.tick())
        .build();
  }

  @Override
  Chat value(ChatMessage message) {
    return new Chat(
        message.getChannel(), message.getSender(), message.getText(), message.getTick());
  }
}
