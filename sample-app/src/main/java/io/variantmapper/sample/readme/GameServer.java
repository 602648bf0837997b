package io.variantmapper.sample.readme;

import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.PacketInputStream;
import io.variantmapper.runtime.stream.PacketOutputStream;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Answers Godot clients, which send each {@link Request} with {@code put_var}.
 *
 * <pre>{@code
 * java -cp sample-app/target/sample-app.jar io.variantmapper.sample.readme.GameServer
 * }</pre>
 */
public final class GameServer {
  private static final VariantFormat FORMAT =
      VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxBytes(65_536).withMaxDepth(16));

  private GameServer() {}

  /**
   * Serves up to 100 clients, each on its own thread.
   *
   * @throws IOException if port 7000 is taken
   */
  public static void main(String... args) throws IOException {
    ExecutorService threads = Executors.newFixedThreadPool(100);
    try (ServerSocket server = new ServerSocket(7000)) {
      while (true) {
        Socket client = server.accept();
        client.setSoTimeout(60_000);
        threads.execute(() -> serve(client));
      }
    }
  }

  private static void serve(Socket client) {
    try (client) {
      PacketInputStream in =
          new PacketInputStream(new BufferedInputStream(client.getInputStream()), FORMAT);
      PacketOutputStream out = new PacketOutputStream(client.getOutputStream(), FORMAT);
      Request request = in.receive(RequestVariantSerializer.INSTANCE);
      while (request != null) {
        out.send(ReplyVariantSerializer.INSTANCE, answer(request));
        request = in.receive(RequestVariantSerializer.INSTANCE);
      }
    } catch (IOException | VariantException e) {
      System.err.println((client + ": " + e.getMessage()).replaceAll("\\p{Cc}", "?"));
    }
  }

  private static Reply answer(Request request) {
    if (request instanceof Request.Join join) {
      return new Reply("Welcome, " + join.name());
    }
    return new Reply("You are now at " + ((Request.Move) request).to());
  }
}
