package io.variantmapper.sample.cli;

import io.netty.channel.ChannelFuture;
import io.variantmapper.sample.rpc.CoinServer;
import io.variantmapper.sample.rpc.Transport;
import java.io.PrintWriter;
import java.net.InetSocketAddress;

/**
 * Runs {@code serve-rpc}: the server for the Godot projects {@code godot4-rpc} and {@code
 * godot3-rpc}.
 */
final class ServingRpc {
  private final PrintWriter out;

  ServingRpc(PrintWriter out) {
    this.out = out;
  }

  void run(Transport transport, int port) throws CommandFailure {
    try (CoinServer server = new CoinServer(transport, out::println)) {
      ChannelFuture binding = server.listen(port).await();
      if (!binding.isSuccess()) {
        throw new CommandFailure("Port " + port + " can't be used: "
            + binding.cause().getMessage() + ". Choose another port (--help lists the options)");
      }
      InetSocketAddress address = (InetSocketAddress) binding.channel().localAddress();
      out.println("Serving clients of " + transport.project() + " on "
          + transport.address(address.getPort()));
      binding.channel().closeFuture().await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
