package io.variantmapper.sample.cli;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.variantmapper.sample.print.OneLine;
import io.variantmapper.sample.rpc.CoinPlayer;
import io.variantmapper.sample.rpc.Transport;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs {@code play-rpc}: players in Java for both servers of {@code godot4-rpc} and {@code
 * godot3-rpc}.
 */
final class PlayingRpc {
  private final PrintWriter out;

  PlayingRpc(PrintWriter out) {
    this.out = out;
  }

  void run(Transport transport, int port, int players) throws CommandFailure {
    EventLoopGroup threads = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    try {
      List<Channel> channels = new ArrayList<>();
      for (int i = 1; i <= players; i++) {
        String name = "Bot" + i;
        ChannelFuture joining = CoinPlayer.join(
                threads, transport, port, name, line -> out.println(name + "> " + OneLine.of(line)))
            .await();
        if (!joining.isSuccess()) {
          throw new CommandFailure(
              "No server on port " + port + ": " + joining.cause().getMessage());
        }
        channels.add(joining.channel());
      }
      for (Channel channel : channels) {
        channel.closeFuture().await();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      threads.shutdownGracefully();
    }
  }
}
