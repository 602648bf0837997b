package io.variantmapper.pekko;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.example.game.Command;
import com.example.game.CommandVariantSerializer;
import com.example.game.Player;
import com.example.game.PlayerVariantSerializer;
import com.typesafe.config.Config;
import io.variantmapper.runtime.value.Vector2;
import java.io.NotSerializableException;
import java.util.List;
import org.apache.pekko.ConfigurationException;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.serialization.SerializationExtension;
import org.apache.pekko.serialization.SerializationSetup;
import org.apache.pekko.serialization.SerializerDetails;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Tests that an actor system starts only if its configuration and the bindings list the same types.
 */
@Timeout(60)
class StartUpTest {
  private static final String PLAYER = Player.class.getName();
  private static final String COMMAND = Command.class.getName();

  static final class Both extends VariantPekkoSerializer {
    Both(ExtendedActorSystem system) {
      super(
          system,
          7002,
          new VariantBindings()
              .bind("player", Player.class, PlayerVariantSerializer.INSTANCE)
              .bind("command", Command.class, CommandVariantSerializer.INSTANCE));
    }
  }

  static final class Reserved extends VariantPekkoSerializer {
    Reserved(ExtendedActorSystem system) {
      super(system, 40, new VariantBindings());
    }
  }

  record Chat(String text) {}

  interface Marker {}

  sealed interface Words permits Spoken, Written {}

  record Spoken() implements Words {}

  record Written() implements Words {}

  private static Throwable failure(Config config) {
    Throwable failure = catchThrowable(() -> new TestSystem(config).close());
    assertThat(failure).as("the system does not start").isNotNull();
    return failure;
  }

  @Test
  void errorNamesTheClassWithoutAManifest() {
    Throwable failure =
        failure(TestSystem.config(Both.class, PLAYER, COMMAND, Chat.class.getName()));
    assertThat(failure)
        .isInstanceOf(ConfigurationException.class)
        .hasMessage("pekko.actor.serialization-bindings assigns classes without a manifest to "
            + Both.class.getName() + ": " + Chat.class.getName() + ". Each class must be bound, or"
            + " be a subtype of a bound type; for a sealed interface or a sealed abstract class, it"
            + " is enough to bind all its subtypes. Bind the listed classes with"
            + " VariantBindings.bind");
  }

  @Test
  void errorNamesTheOpenInterfaceThatIsNotBound() {
    assertThat(failure(TestSystem.config(Both.class, PLAYER, COMMAND, Marker.class.getName())))
        .hasMessageContaining(
            "without a manifest to " + Both.class.getName() + ": " + Marker.class.getName() + ".");
  }

  @Test
  void errorNamesTheSubtypesOfAnUnboundSealedType() {
    assertThat(failure(TestSystem.config(Both.class, PLAYER, COMMAND, Words.class.getName())))
        .hasMessageContaining(
            ": " + Spoken.class.getName() + ", " + Written.class.getName() + ". Each class must");
  }

  @Test
  void errorNamesTheBoundTypeThatIsNotAssigned() {
    assertThat(failure(TestSystem.config(Both.class, COMMAND)))
        .isInstanceOf(ConfigurationException.class)
        .hasMessage(Both.class.getName() + " binds types that pekko.actor.serialization-bindings"
            + " does not assign to it: com.example.game.Player. Pekko uses a serializer only for"
            + " assigned types. Add them, each with the value test; for a type that is only read,"
            + " use an alias");
  }

  @Test
  void errorNamesTheClassThatDoesNotExist() {
    assertThat(failure(TestSystem.config(Both.class, PLAYER, "com.example.game.Command.Move")))
        .isInstanceOf(ConfigurationException.class)
        .hasMessage("pekko.actor.serialization-bindings contains \"com.example.game.Command.Move\"."
            + " A key must be the name of a class, with a $ before the name of a nested class."
            + " Correct the key");
  }

  @Test
  void subtypesMayBeAssignedOneByOne() throws Exception {
    Config config = TestSystem.config(
        Both.class, PLAYER, Command.Move.class.getName(), Command.Join.class.getName());
    try (TestSystem system = new TestSystem(config)) {
      Command move = new Command.Move("Ada", new Vector2(1, 2));
      assertThat(system.send(move)).isEqualTo(move);
    }
  }

  @Test
  void reservedIdentifierIsRefused() {
    assertThat(failure(TestSystem.config(Reserved.class)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Found the identifier 40 for " + Reserved.class.getName()
            + ". Pekko reserves 0 to 40 for its own serializers. Choose a larger number");
  }

  @Test
  void closedSystemLeavesNoThread() throws Exception {
    try (TestSystem system = TestSystem.game()) {
      system.send(new Player("Ada", 7));
      assertThat(TestSystem.threads()).isNotEmpty();
    }
    waitForThreads();
    assertThat(TestSystem.threads()).isEmpty();
  }

  @Test
  void failedStartLeavesNoThread() throws InterruptedException {
    failure(TestSystem.config(Both.class, COMMAND));
    waitForThreads();
    assertThat(TestSystem.threads()).isEmpty();
  }

  private static void waitForThreads() throws InterruptedException {
    for (int i = 0; i < 200 && !TestSystem.threads().isEmpty(); i++) {
      Thread.sleep(50);
    }
  }

  /**
   * A program can add the serializer in a setup, without a configuration. Then the setup lists the
   * types.
   */
  @Test
  void serializerOfASetupNeedsNoConfiguration() throws Exception {
    SerializationSetup setup = SerializationSetup.create(system ->
        List.of(SerializerDetails.create("game", new Both(system), List.of(Player.class))));
    ActorSystem system = ActorSystem.create(
        TestSystem.NAME, ActorSystemSetup.create(BootstrapSetup.create(), setup));
    try {
      assertThat(SerializationExtension.get(system).serializerFor(Player.class))
          .isInstanceOf(Both.class);
      assertThatThrownBy(() -> SerializationExtension.get(system).serializerFor(Chat.class))
          .isInstanceOf(NotSerializableException.class);
    } finally {
      system.terminate();
      system.getWhenTerminated().toCompletableFuture().get();
    }
  }
}
