package chat;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.variantmapper.netty.ClientLimits;
import io.variantmapper.netty.ServerPipeline;
import io.variantmapper.netty.rpc.ConnectionListener;
import io.variantmapper.netty.rpc.RpcConnection;
import io.variantmapper.netty.rpc.RpcRoom;
import io.variantmapper.netty.rpc.RpcServer;
import io.variantmapper.rpc.PeerFault;
import io.variantmapper.rpc.RpcCall;
import io.variantmapper.rpc.ServerSession;
import io.variantmapper.rpc.SessionListener;
import io.variantmapper.rpc.SessionOptions;
import io.variantmapper.runtime.VariantException;

/** One room, whose clients hear what the others say. */
public final class ChatServer implements ChatCalls, ConnectionListener {
  private final RpcRoom room;

  ChatServer(EventLoopGroup threads) {
    ServerSession session = new ServerSession(new SessionListener() {}, SessionOptions.DEFAULT);
    ChatNode.add(session, this);
    room = new RpcRoom(session, threads.next());
  }

  public static void main(String[] args) throws InterruptedException {
    int port = args.length == 0 ? 7000 : Integer.parseInt(args[0]);
    EventLoopGroup threads = new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());
    Channel server = new ChatServer(threads).listen(threads, port);
    System.out.println("The chat is open: ws://127.0.0.1:" + port);
    server.closeFuture().sync();
  }

  Channel listen(EventLoopGroup threads, int port) {
    RpcServer server = new RpcServer(this);
    ServerPipeline pipeline = ServerPipeline.ofPackets(65_535)
        .withLimits(ClientLimits.DEFAULT.withMaxSilence(ClientLimits.FOREVER));
    return new ServerBootstrap()
        .group(threads)
        .channel(NioServerSocketChannel.class)
        .childHandler(pipeline.webSocket("/", server::accept))
        .bind(port)
        .syncUninterruptibly()
        .channel();
  }

  /** A client calls this function. It arrives on the thread of the room. */
  @Override
  public void say(RpcCall call, String text) {
    ChatNode.of(call).everyoneBut(call.sender()).heard("Client " + call.sender(), text);
  }

  @Override
  public void opened(RpcConnection client) {
    client.moveTo(room);
  }

  /** A packet was refused, for example because the scripts of both ends differ. */
  @Override
  public void refused(RpcConnection client, PeerFault fault, VariantException reason) {
    System.err.println(client + ": " + fault + ": " + reason.getMessage());
    client.disconnect(4000, fault.toString());
  }
}
