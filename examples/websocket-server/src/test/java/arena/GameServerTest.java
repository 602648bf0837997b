package arena;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.netty.channel.Channel;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.variantmapper.runtime.value.Vector2;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;

class GameServerTest {
  private final BlockingQueue<ServerMessage> received = new LinkedBlockingQueue<>();

  @Test
  void playerIsWelcomedAndMoves() throws Exception {
    EventLoopGroup threads = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    Channel server = new GameServer().listen(threads, 0);
    int port = ((InetSocketAddress) server.localAddress()).getPort();
    WebSocket client = HttpClient.newHttpClient()
        .newWebSocketBuilder()
        .buildAsync(URI.create("ws://127.0.0.1:" + port + "/"), new Receiver())
        .join();
    send(client, new ClientMessage.Join("Ada"));
    assertEquals(new ServerMessage.Welcome("Ada", 1), received.take());
    send(client, new ClientMessage.Move(new Vector2(3, 4)));
    assertEquals(new ServerMessage.Moved("Ada", new Vector2(3, 4)), received.take());
    threads.shutdownGracefully();
  }

  private static void send(WebSocket client, ClientMessage message) {
    byte[] packet = ClientMessageVariantSerializer.INSTANCE.encode(message);
    client.sendBinary(ByteBuffer.wrap(packet), true).join();
  }

  private final class Receiver implements WebSocket.Listener {
    @Override
    public CompletionStage<?> onBinary(WebSocket client, ByteBuffer data, boolean last) {
      byte[] packet = new byte[data.remaining()];
      data.get(packet);
      received.add(ServerMessageVariantSerializer.INSTANCE.decode(packet));
      client.request(1);
      return null;
    }
  }
}
