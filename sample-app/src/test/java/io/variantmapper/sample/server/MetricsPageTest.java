package io.variantmapper.sample.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.sample.client.GameClient;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.Spoken;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class MetricsPageTest {
  @Test
  void pageForPrometheusContainsTheNumberOfClients() throws IOException {
    try (TestServer game = new TestServer();
        GameClient ada = game.player("Ada")) {
      ada.send(new ClientMessage.Chat("all", "Hello!"));
      ada.receive(Spoken.class);
      assertThat(game.page("/metrics"))
          .contains("# TYPE variantmapper_sample_clients gauge\nvariantmapper_sample_clients 1\n")
          .contains("# TYPE variantmapper_sample_messages_in_total counter\n")
          .contains("variantmapper_sample_messages_in_total 2\n");
    }
  }

  @Test
  void pageForPeopleHasATable() throws IOException {
    try (TestServer game = new TestServer()) {
      assertThat(game.page("/")).contains("<tr><th align=\"left\">messages in<td");
    }
  }
}
