package io.variantmapper.sample.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.sample.client.GameClient;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.Spoken;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

final class MetricsPageTest {
  private static String get(TestServer game, String path) throws Exception {
    URI page = URI.create("http://127.0.0.1:" + game.server.ports().metrics() + path);
    return HttpClient.newHttpClient()
        .send(HttpRequest.newBuilder(page).build(), HttpResponse.BodyHandlers.ofString())
        .body();
  }

  @Test
  void prometheusReadsTheNumberOfClients() throws Exception {
    try (TestServer game = new TestServer();
        GameClient ada = game.player("Ada")) {
      ada.send(new ClientMessage.Chat("all", "Hello!"));
      ada.receive(Spoken.class);
      assertThat(get(game, "/metrics"))
          .contains("# TYPE variantmapper_sample_clients gauge\nvariantmapper_sample_clients 1\n")
          .contains("# TYPE variantmapper_sample_messages_in_total counter\n")
          .contains("variantmapper_sample_messages_in_total 2\n");
    }
  }

  @Test
  void peopleReadATable() throws Exception {
    try (TestServer game = new TestServer()) {
      assertThat(get(game, "/")).contains("<tr><th align=\"left\">messages in<td");
    }
  }
}
