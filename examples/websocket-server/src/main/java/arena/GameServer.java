package arena;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.util.concurrent.GlobalEventExecutor;
import io.variantmapper.netty.ClientLimits;
import io.variantmapper.netty.ConnectionCount;
import io.variantmapper.netty.FaultLog;
import io.variantmapper.netty.ServerPipeline;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantFormat;
import java.time.Duration;

/** Lets players walk through an arena, over WebSocket. */
public final class GameServer {
  /** The players that have joined. */
  private final ChannelGroup players = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);

  public static void main(String[] args) throws InterruptedException {
    int port = args.length == 0 ? 7001 : Integer.parseInt(args[0]);
    EventLoopGroup threads = new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());
    Channel server = new GameServer().listen(threads, port);
    System.out.println("The arena is open: ws://127.0.0.1:" + port);
    server.closeFuture().sync();
  }

  Channel listen(EventLoopGroup threads, int port) {
    ServerPipeline pipeline = ServerPipeline.of(
            ClientMessageVariantSerializer.INSTANCE,
            ServerMessage.class,
            ServerMessageVariantSerializer.INSTANCE,
            VariantFormat.GODOT_4.withLimits(ReadLimits.MESSAGE))
        .withLimits(ClientLimits.DEFAULT)
        .withConnections(new ConnectionCount(1000, 20))
        .answering(fault -> new ServerMessage.Refused(fault.getMessage()))
        .reporting(new FaultLog(Duration.ofSeconds(10), System.err::println));
    return new ServerBootstrap()
        .group(threads)
        .channel(NioServerSocketChannel.class)
        .childHandler(pipeline.webSocket("/", client -> client.addLast(new Player())))
        .bind(port)
        .syncUninterruptibly()
        .channel();
  }

  /** Handles the messages of one client. */
  private final class Player extends SimpleChannelInboundHandler<ClientMessage> {
    private String name = "";

    @Override
    protected void channelRead0(ChannelHandlerContext context, ClientMessage message) {
      if (message instanceof ClientMessage.Join join) {
        name = join.name();
        ServerPipeline.admit(context.channel());
        players.add(context.channel());
        context.writeAndFlush(new ServerMessage.Welcome(name, players.size()));
      } else if (message instanceof ClientMessage.Move move
          && players.contains(context.channel())) {
        players.writeAndFlush(new ServerMessage.Moved(name, move.to()));
      }
    }
  }
}
