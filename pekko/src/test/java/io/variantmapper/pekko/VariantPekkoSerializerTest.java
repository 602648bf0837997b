package io.variantmapper.pekko;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.example.game.Command;
import com.example.game.Command_MoveVariantSerializer;
import com.example.game.GameSerializer;
import com.example.game.Player;
import com.example.game.PlayerVariantSerializer;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.PlainSerializer;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.value.Vector2;
import java.io.NotSerializableException;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.serialization.SerializerWithStringManifest;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Sends messages of the game in a running actor system. */
@Timeout(60)
class VariantPekkoSerializerTest {
  private static final int GAME = 7001;
  private static final Player ADA = new Player("Ada", 7);

  private static TestSystem system;

  @BeforeAll
  static void start() {
    system = TestSystem.game();
  }

  @AfterAll
  static void stop() throws Exception {
    system.close();
  }

  /** {@link Player} in version 1. */
  @VariantDictionary
  record OldPlayer(String nick) {}

  /** {@link Command.Move} before it became a subtype of a sealed type. */
  @VariantDictionary
  record OldMove(String player, Vector2 to) {}

  @VariantDictionary
  record Unbound(int number) {}

  private static SerializerWithStringManifest game() {
    return (SerializerWithStringManifest) system.serialization().findSerializerFor(ADA);
  }

  @Test
  void recordIsSentAsAPacket() throws Exception {
    assertThat(system.send(ADA)).isEqualTo(ADA).isNotSameAs(ADA);
    assertThat(system.serialization().findSerializerFor(ADA)).isInstanceOf(GameSerializer.class);
  }

  @Test
  void subtypesOfASealedTypeHaveItsManifest() throws Exception {
    Command move = new Command.Move("Ada", new Vector2(3, 4));
    assertThat(system.send(move)).isEqualTo(move).isNotSameAs(move);
    assertThat(game().manifest(move)).isEqualTo("command");
  }

  @Test
  void actorInAMessageCanAnswer() throws Exception {
    CompletableFuture<Object> answer = new CompletableFuture<>();
    Command.Join join = (Command.Join) system.send(new Command.Join("Ada", system.actor(answer)));
    join.replyTo().tell(ADA, ActorRef.noSender());
    assertThat(answer.get(10, TimeUnit.SECONDS)).isEqualTo(ADA);
  }

  @Test
  void messageOfAnOlderVersionIsRead() {
    byte[] old =
        VariantPekkoSerializerTest_OldPlayerVariantSerializer.INSTANCE.encode(new OldPlayer("Bo"));
    assertThat(system.read(GAME, "player", old)).isEqualTo(new Player("Bo", 100));
  }

  @Test
  void oldManifestIsReadAndNotWritten() {
    assertThat(system.read(GAME, "hero", system.write(ADA))).isEqualTo(ADA);
    assertThat(game().manifest(ADA)).isEqualTo("player");
  }

  @Test
  void classThatBecameASubtypeIsReadByItsOldManifest() {
    Vector2 to = new Vector2(3, 4);
    byte[] old =
        VariantPekkoSerializerTest_OldMoveVariantSerializer.INSTANCE.encode(new OldMove("Bo", to));
    try (TestSystem other =
        new TestSystem(TestSystem.config(Limited.class, Player.class.getName()))) {
      assertThat(other.read(Limited.IDENTIFIER, "move", old)).isEqualTo(new Command.Move("Bo", to));
    }
  }

  @Test
  void errorNamesTheUnknownManifest() {
    byte[] packet = system.write(ADA);
    assertThatThrownBy(() -> system.read(GAME, "playr", packet))
        .isInstanceOf(NotSerializableException.class)
        .hasMessage("Found a message with the manifest \"playr\", which"
            + " com.example.game.GameSerializer does not have. It reads command, hero, player. If"
            + " another version of the program has sent it, add the manifest as an alias");
  }

  @Test
  void damagedPacketIsRefused() {
    byte[] packet = system.write(ADA);
    for (int length = 0; length < packet.length; length++) {
      byte[] cut = Arrays.copyOf(packet, length);
      assertThatThrownBy(() -> system.read(GAME, "player", cut))
          .isInstanceOf(NotSerializableException.class)
          .hasMessageStartingWith("Can't read a message with the manifest \"player\": ")
          .hasCauseInstanceOf(MalformedPacketException.class);
    }
  }

  @Test
  void packetOfAnotherTypeIsRefused() {
    byte[] text = PlainSerializer.STRING.encode("Ada");
    assertThatThrownBy(() -> system.read(GAME, "player", text))
        .isInstanceOf(NotSerializableException.class)
        .hasMessage("Can't read a message with the manifest \"player\": Expected Dictionary or"
            + " Array but found String \"Ada\" at offset 0 ($)")
        .hasCauseInstanceOf(UnexpectedVariantException.class);
  }

  @Test
  void errorNamesTheClassOfAnUnboundMessage() {
    assertThatThrownBy(() -> game().toBinary(new Unbound(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(Unbound.class.getName() + " has no manifest in com.example.game.GameSerializer."
            + " Bind it, or a sealed supertype, with VariantBindings.bind");
  }

  @Test
  @SuppressWarnings("NullAway") // the mistake that is tested
  void nullIsLeftToPekko() {
    assertThatThrownBy(() -> game().toBinary(null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("message");
    assertThat(system.write(null)).isEmpty();
  }

  @Test
  void limitsOfTheFormatApplyToReadingAndWriting() throws Exception {
    try (TestSystem limited =
        new TestSystem(TestSystem.config(Limited.class, Player.class.getName()))) {
      assertThat(limited.send(new Player("A", 1))).isEqualTo(new Player("A", 1));
      Player large = new Player("A".repeat(100), 1);
      assertThatThrownBy(() -> limited.write(large))
          .isInstanceOf(UnsupportedVariantException.class)
          .hasMessage("A packet of 148 bytes with the manifest \"player\" is over the limit of 100;"
              + " raise maxBytes of the format on all nodes");
      byte[] packet = system.write(large);
      assertThatThrownBy(() -> limited.read(Limited.IDENTIFIER, "player", packet))
          .isInstanceOf(NotSerializableException.class)
          .hasCauseInstanceOf(MalformedPacketException.class);
    }
  }

  static final class Limited extends VariantPekkoSerializer {
    static final int IDENTIFIER = -1;

    Limited(ExtendedActorSystem system) {
      super(
          system,
          IDENTIFIER,
          new VariantBindings()
              .bind("player", Player.class, PlayerVariantSerializer.INSTANCE)
              .alias("move", Command_MoveVariantSerializer.INSTANCE),
          VariantFormat.GODOT_4.withLimits(ReadLimits.MESSAGE.withMaxBytes(100)));
    }
  }

  @Test
  void severalThreadsCanUseOneSerializer() {
    boolean same = IntStream.range(0, 20_000).parallel().allMatch(i -> {
      Object message = i % 2 == 0
          ? new Player("player " + i, i)
          : new Command.Move("player " + i, new Vector2(i, -i));
      return system.read(GAME, game().manifest(message), system.write(message)).equals(message);
    });
    assertThat(same).isTrue();
  }
}
