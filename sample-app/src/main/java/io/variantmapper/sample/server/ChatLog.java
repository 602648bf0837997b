package io.variantmapper.sample.server;

import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.world.ChatLine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Stores the newest lines of each channel. The number of channels is limited. */
final class ChatLog {
  private static final int MAX_CHANNELS = 16;
  private static final int MAX_LINES = 50;
  private static final int MAX_TEXT = 200;
  private static final Pattern CHANNEL = Pattern.compile("[a-z]{1,16}");

  private final Map<String, List<ChatLine>> linesByChannel = new LinkedHashMap<>();

  ChatLog(Map<String, List<ChatLine>> start) {
    start.forEach((channel, lines) -> linesByChannel.put(channel, new ArrayList<>(lines)));
  }

  ChatLine add(ClientMessage.Chat chat, String from, long tick) throws RefusedException {
    check(chat);
    List<ChatLine> lines = linesByChannel.computeIfAbsent(chat.channel(), c -> new ArrayList<>());
    if (lines.size() == MAX_LINES) {
      lines.remove(0);
    }
    ChatLine line = new ChatLine(from, chat.text(), tick);
    lines.add(line);
    return line;
  }

  private void check(ClientMessage.Chat chat) throws RefusedException {
    if (!CHANNEL.matcher(chat.channel()).matches()) {
      throw new RefusedException("The name of a channel has 1 to 16 letters from a to z.");
    }
    if (!linesByChannel.containsKey(chat.channel()) && linesByChannel.size() == MAX_CHANNELS) {
      throw new RefusedException("There are " + MAX_CHANNELS + " channels; choose one of them.");
    }
    if (chat.text().isBlank() || chat.text().length() > MAX_TEXT) {
      throw new RefusedException("Say 1 to " + MAX_TEXT + " characters.");
    }
  }

  Map<String, List<ChatLine>> copy() {
    Map<String, List<ChatLine>> copy = new LinkedHashMap<>();
    linesByChannel.forEach((channel, lines) -> copy.put(channel, List.copyOf(lines)));
    return copy;
  }
}
