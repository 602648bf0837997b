package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.ServerMessage;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks every kind of message that the sample sends, and the sample's save. */
final class EngineMessagesTest extends EngineAgreement {
  private static final List<Example<ClientMessage>> CLIENT = List.of(
      SampleMessages.LOGIN,
      SampleMessages.LOGIN_WITHOUT_TEAM,
      SampleMessages.CONFIRM,
      SampleMessages.MOVE,
      SampleMessages.CHAT);
  private static final List<Example<ServerMessage>> SERVER = List.of(
      SampleMessages.WELCOME,
      SampleMessages.CHALLENGE,
      SampleMessages.CHANGED,
      SampleMessages.SNAPSHOT,
      SampleMessages.SPOKEN,
      SampleMessages.REFUSAL);

  EngineMessagesTest() {
    super(Stream.of(CLIENT, SERVER, List.of(SampleSave.WORLD))
        .<Example<?>>flatMap(List::stream)
        .toList());
  }

  @Test
  void everyKindOfMessageIsAmongTheExamples() {
    assertThat(classes(CLIENT)).contains(ClientMessage.class.getPermittedSubclasses());
    assertThat(classes(SERVER)).contains(ServerMessage.class.getPermittedSubclasses());
  }

  private static Stream<Class<?>> classes(List<? extends Example<?>> examples) {
    return examples.stream().map(example -> example.value().getClass());
  }
}
