package shop.recipes;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.kafka.common.serialization.Serde;
import org.springframework.mock.http.MockHttpInputMessage;
import org.springframework.mock.http.MockHttpOutputMessage;

/** Runs the recipes that need no server. */
public final class Recipes {
  private static final VariantFormat FORMAT =
      VariantFormat.GODOT_4.withLimits(ReadLimits.MESSAGE);
  private static final Chat CHAT = new Chat("Ada", "hello");

  private Recipes() {}

  public static void main(String... arguments) throws IOException {
    Serde<Chat> serde = KafkaSerde.of(ChatVariantSerializer.INSTANCE, FORMAT);
    byte[] record = serde.serializer().serialize("chat", CHAT);
    System.out.println("Kafka: " + serde.deserializer().deserialize("chat", record));

    GrpcMarshaller<Chat> marshaller =
        new GrpcMarshaller<>(ChatVariantSerializer.INSTANCE, FORMAT);
    System.out.println("gRPC: " + marshaller.parse(marshaller.stream(CHAT)));

    SpringConverter<Chat> converter =
        new SpringConverter<>(Chat.class, ChatVariantSerializer.INSTANCE, FORMAT);
    MockHttpOutputMessage sent = new MockHttpOutputMessage();
    converter.writeInternal(CHAT, sent);
    System.out.println("Spring: "
        + converter.readInternal(Chat.class, new MockHttpInputMessage(sent.getBodyAsBytes())));

    ByteArrayOutputStream body = new ByteArrayOutputStream();
    RestProvider provider = new RestProvider();
    provider.writeTo(CHAT, Chat.class, Chat.class, null, null, null, body);
    System.out.println("Jakarta REST: "
        + provider.readFrom(
            Chat.class,
            Chat.class,
            null,
            null,
            null,
            new ByteArrayInputStream(body.toByteArray())));

    measure(record);
  }

  private static void measure(byte[] packet) {
    MeterRegistry meters = new SimpleMeterRegistry();
    MeasuredDecoder<Chat> decoder =
        new MeasuredDecoder<>(ChatVariantSerializer.INSTANCE, FORMAT, meters);
    decoder.decode(packet);
    try {
      decoder.decode(new byte[4]);
    } catch (VariantException e) {
      System.out.printf(
          "Micrometer: %d packet, %.0f failure%n",
          meters.get("packets.received.bytes").summary().count(),
          meters.get("packets.failed").counter().count());
    }
  }
}
