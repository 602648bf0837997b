package shop.recipes;

import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import java.io.IOException;
import org.springframework.web.socket.BinaryMessage;
import org.springframework.web.socket.CloseStatus;
import org.springframework.web.socket.WebSocketSession;
import org.springframework.web.socket.handler.BinaryWebSocketHandler;

final class SpringSocket extends BinaryWebSocketHandler {
  private static final VariantFormat FORMAT =
      VariantFormat.GODOT_4.withLimits(ReadLimits.MESSAGE);

  @Override
  protected void handleBinaryMessage(WebSocketSession session, BinaryMessage message)
      throws IOException {
    byte[] packet = new byte[message.getPayloadLength()];
    message.getPayload().get(packet);
    try {
      Chat chat = ChatVariantSerializer.INSTANCE.decode(packet, FORMAT);
      Chat answer = new Chat("server", "hello " + chat.from());
      session.sendMessage(
          new BinaryMessage(ChatVariantSerializer.INSTANCE.encode(answer, FORMAT)));
    } catch (VariantException e) {
      session.close(CloseStatus.BAD_DATA);
    }
  }
}
