package chat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.variantmapper.netty.rpc.RpcClient;
import io.variantmapper.netty.rpc.RpcConnection;
import io.variantmapper.netty.rpc.RpcRoom;
import io.variantmapper.rpc.ClientSession;
import io.variantmapper.rpc.RpcCall;
import io.variantmapper.rpc.SessionListener;
import io.variantmapper.rpc.SessionOptions;
import java.net.URI;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;

class ChatServerTest {
  private final EventLoopGroup threads =
      new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

  @Test
  void clientsHearEachOther() throws Exception {
    Channel server = new ChatServer(threads).listen(threads, 0);
    Guest first = new Guest(server);
    Guest second = new Guest(server);
    first.entered.take();
    int sender = second.entered.take();
    second.room.execute(() -> second.chat.peer(1).say("Hello"));
    assertEquals("Client " + sender + ": Hello", heard.take());
    threads.shutdownGracefully();
  }

  /** A client in Java. */
  private final class Guest implements ChatCalls, SessionListener {
    private final BlockingQueue<Integer> entered = new LinkedBlockingQueue<>();
    private ChatNode chat;
    private RpcRoom room;
    private int id;

    Guest(Channel server) {
      new Bootstrap()
          .group(threads)
          .channel(NioSocketChannel.class)
          .handler(new RpcClient(this::opened).webSocket(URI.create("ws://127.0.0.1/")))
          .connect(server.localAddress());
    }

    private void opened(RpcConnection connection) {
      id = connection.clientId();
      ClientSession session = new ClientSession(id, this, SessionOptions.DEFAULT);
      chat = ChatNode.add(session, this);
      room = new RpcRoom(session, connection.channel().eventLoop());
      connection.moveTo(room);
    }

    @Override
    public void peerConnected(int peer) {
      if (peer == 1) {
        entered.add(id);
      }
    }

    @Override
    public void heard(RpcCall call, String name, String text) {
      heard.add(name + ": " + text);
    }

    @Override
    public void say(RpcCall call, String text) {
      // Clients don't call this function at each other.
    }
  }
}
