package shop.recipes;

import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.FrameDecoder;
import io.variantmapper.runtime.stream.Framing;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.net.NetSocket;

final class VertxServer {
  private static final VariantFormat FORMAT =
      VariantFormat.GODOT_4.withLimits(ReadLimits.MESSAGE);

  private VertxServer() {}

  static void listen(Vertx vertx, int port) {
    vertx.createNetServer().connectHandler(VertxServer::serve).listen(port);
  }

  private static void serve(NetSocket socket) {
    FrameDecoder frames = new FrameDecoder(FORMAT);
    socket.handler(bytes -> {
      try {
        frames.feed(bytes.getBytes());
        Chat chat = frames.next(ChatVariantSerializer.INSTANCE);
        while (chat != null) {
          Chat answer = new Chat("server", "hello " + chat.from());
          byte[] packet = ChatVariantSerializer.INSTANCE.encode(answer, FORMAT);
          socket.write(Buffer.buffer(Framing.STREAM_PEER.frame(packet)));
          chat = frames.next(ChatVariantSerializer.INSTANCE);
        }
        if (socket.writeQueueFull()) {
          socket.pause();
          socket.drainHandler(drained -> socket.resume());
        }
      } catch (VariantException e) {
        socket.close();
      }
    });
  }
}
