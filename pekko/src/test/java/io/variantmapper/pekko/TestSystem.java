package io.variantmapper.pekko;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.AbstractActor;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.Props;
import org.apache.pekko.serialization.Serialization;
import org.apache.pekko.serialization.SerializationExtension;

/** An actor system that serializes each message, even if sender and receiver are in one JVM. */
final class TestSystem implements AutoCloseable {
  static final String NAME = "variant-test";

  private final ActorSystem system;

  TestSystem(Config config) {
    system = ActorSystem.create(
        NAME,
        config.withFallback(ConfigFactory.parseString("""
                pekko {
                  loglevel = OFF
                  stdout-loglevel = OFF
                  log-dead-letters = off
                  actor.serialize-messages = on
                }
                """)).withFallback(ConfigFactory.load()));
  }

  static TestSystem game() {
    return new TestSystem(ConfigFactory.parseResources("game.conf"));
  }

  /** Assigns types to a serializer. */
  static Config config(Class<?> serializer, String... types) {
    StringBuilder text = new StringBuilder("pekko.actor.serializers.test = \"")
        .append(serializer.getName())
        .append("\"\n");
    for (String type : types) {
      text.append("pekko.actor.serialization-bindings.\"").append(type).append("\" = test\n");
    }
    return ConfigFactory.parseString(text.toString());
  }

  Serialization serialization() {
    return SerializationExtension.get(system);
  }

  ActorRef actor(CompletableFuture<Object> received) {
    return system.actorOf(Props.create(Receiver.class, () -> new Receiver(received)));
  }

  /** Sends a message to an actor and returns the message that the actor receives. */
  Object send(Object message) throws Exception {
    CompletableFuture<Object> received = new CompletableFuture<>();
    actor(received).tell(message, ActorRef.noSender());
    return received.get(10, TimeUnit.SECONDS);
  }

  byte[] write(Object message) {
    return serialization().serialize(message).get();
  }

  Object read(int identifier, String manifest, byte[] packet) {
    return serialization().deserialize(packet, identifier, manifest).get();
  }

  /** Returns the names of all threads whose name begins with the name of the actor system. */
  static List<String> threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .filter(name -> name.startsWith(NAME))
        .toList();
  }

  @Override
  public void close() {
    system.terminate();
    system
        .getWhenTerminated()
        .toCompletableFuture()
        .orTimeout(20, TimeUnit.SECONDS)
        .join();
  }

  private static final class Receiver extends AbstractActor {
    private final CompletableFuture<Object> received;

    Receiver(CompletableFuture<Object> received) {
      this.received = received;
    }

    @Override
    public Receive createReceive() {
      return receiveBuilder().matchAny(received::complete).build();
    }
  }
}
