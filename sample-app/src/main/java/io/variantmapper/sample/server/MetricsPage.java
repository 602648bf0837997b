package io.variantmapper.sample.server;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Shows the {@link Metrics} on this machine only: as a page for people at {@code /}, and for
 * Prometheus at {@code /metrics}.
 */
final class MetricsPage implements Closeable {
  private static final int OK = 200;
  private static final String PREFIX = "variantmapper_sample_";

  private final HttpServer server;
  private final Metrics metrics;

  private MetricsPage(HttpServer server, Metrics metrics) {
    this.server = server;
    this.metrics = metrics;
  }

  /** Serves the metrics on the given port; for 0, on a free port. */
  static MetricsPage open(int port, Metrics metrics) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    MetricsPage page = new MetricsPage(server, metrics);
    server.createContext(
        "/metrics",
        exchange ->
            answer(exchange, "text/plain; version=0.0.4; charset=utf-8", page.forPrometheus()));
    server.createContext(
        "/", exchange -> answer(exchange, "text/html; charset=utf-8", page.forPeople()));
    server.start();
    return page;
  }

  int port() {
    return server.getAddress().getPort();
  }

  private static void answer(HttpExchange exchange, String type, String text) throws IOException {
    try (exchange) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      exchange.getResponseHeaders().set("Content-Type", type);
      exchange.sendResponseHeaders(OK, bytes.length);
      exchange.getResponseBody().write(bytes);
    }
  }

  private String forPrometheus() {
    return metrics.values().entrySet().stream()
        .map(each -> "# TYPE %s%s %s\n%1$s%2$s %4$d\n"
            .formatted(
                PREFIX,
                each.getKey(),
                each.getKey().endsWith("_total") ? "counter" : "gauge",
                each.getValue()))
        .collect(Collectors.joining());
  }

  private String forPeople() {
    String rows =
        metrics.values().entrySet().stream().map(MetricsPage::row).collect(Collectors.joining());
    return """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta http-equiv="refresh" content="2">
        <title>Sample server</title>
        <h1>Sample server</h1>
        <table>
        %s</table>
        """.formatted(rows);
  }

  private static String row(Map.Entry<String, Long> each) {
    String name = each.getKey().replace("_total", "").replace('_', ' ');
    return "<tr><th align=\"left\">%s<td align=\"right\">%,d\n".formatted(name, each.getValue());
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
