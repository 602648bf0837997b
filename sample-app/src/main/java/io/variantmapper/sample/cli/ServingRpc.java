package io.variantmapper.sample.cli;

import io.netty.channel.ChannelFuture;
import io.variantmapper.sample.rpc.CoinServer;
import java.io.PrintWriter;
import java.net.InetSocketAddress;

/** Runs {@code serve-rpc}: the server for the Godot project {@code godot4-rpc}. */
final class ServingRpc {
  private final PrintWriter out;

  ServingRpc(PrintWriter out) {
    this.out = out;
  }

  void run(int port) throws CommandFailure {
    try (CoinServer server = new CoinServer(out::println)) {
      ChannelFuture binding = server.listen(port).await();
      if (!binding.isSuccess()) {
        throw new CommandFailure("Port " + port + " can't be used: "
            + binding.cause().getMessage() + ". Choose another port (--help lists the options)");
      }
      InetSocketAddress address = (InetSocketAddress) binding.channel().localAddress();
      out.println("Serving clients of godot4-rpc on ws://127.0.0.1:" + address.getPort());
      binding.channel().closeFuture().await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
