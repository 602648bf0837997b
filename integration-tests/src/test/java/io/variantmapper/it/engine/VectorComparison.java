package io.variantmapper.it.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Collects the results of an engine that differ from the vectors of another engine. */
final class VectorComparison {
  private static final byte[] REFUSED = {};

  private final GodotEngine engine;
  private final GodotProject project;
  private final VariantFormat format;
  private final List<String> differences = new ArrayList<>();

  VectorComparison(GodotEngine engine, GodotProject project) {
    this.engine = engine;
    this.project = project;
    format = engine.format();
  }

  /** Returns the lines that differ, each with the value that the engine gives. */
  List<String> differences() {
    return differences;
  }

  /** Compares two packets, which are null for a refused packet. */
  void compare(EngineVector vector, byte @Nullable [] expected, byte @Nullable [] found) {
    byte[] mine = zeroed(found);
    if (!Arrays.equals(zeroed(expected), mine)) {
      String value = mine == REFUSED ? "refused" : Variant.decode(mine, format).toString();
      differences.add(vector + " " + value);
    }
  }

  private byte[] zeroed(byte @Nullable [] packet) {
    return packet == null ? REFUSED : NodePathPadding.zeroed(packet, format);
  }

  /** Compares the engine's judgements of packets. */
  void comparePackets(List<EngineVector> vectors, String result) throws Exception {
    List<byte[]> packets = vectors.stream().map(vector -> vector.bytes("hex")).toList();
    List<byte @Nullable []> found = project.judge(packets);
    for (int i = 0; i < packets.size(); i++) {
      EngineVector vector = vectors.get(i);
      compare(vector, vector.has(result) ? vector.bytes(result) : null, found.get(i));
    }
  }

  /**
   * Compares the texts that the engine writes for values, and the values that it reads from these
   * texts and from the texts of the vectors.
   *
   * @param text the field with the text
   * @param back the field with the value of the text, if it is not the value that was written
   */
  void compareValues(String script, String text, String back) throws Exception {
    List<EngineVector> vectors = EngineVector.load(engine, "text/vectors/values", "hex").stream()
        .filter(vector -> vector.has(text) && !vector.has("full_objects"))
        // A packet loses a byte order mark.
        .filter(vector -> !vector.text("text").contains("\uFEFF"))
        .toList();
    List<byte[]> found = answers(script, vectors, "hex", text);
    for (int i = 0; i < vectors.size(); i++) {
      EngineVector vector = vectors.get(i);
      byte[] value = vector.bytes(vector.has(back) ? back : "hex");
      compare(vector, value, found.get(3 * i));
      compare(vector, vector.packetOf(text), found.get(3 * i + 1));
      compare(vector, value, found.get(3 * i + 2));
    }
  }

  /** Compares the values that the engine reads from texts, which are valid or not. */
  void compareTexts(String script, String path, String text) throws Exception {
    List<EngineVector> vectors = EngineVector.load(engine, path, text).stream()
        // A packet does not have the object, and can't hold a lone surrogate.
        .filter(vector -> !vector.has("object") && UTF_8.newEncoder().canEncode(vector.text(text)))
        .toList();
    List<byte[]> found = answers(script, vectors, text, text);
    for (int i = 0; i < vectors.size(); i++) {
      EngineVector vector = vectors.get(i);
      // Godot 3 gives the text itself if it can't be read.
      byte[] unread =
          format.generation() == 3 ? vector.packetOf(text) : Variant.Nil.INSTANCE.encode(format);
      compare(vector, vector.has("hex") ? vector.bytes("hex") : unread, found.get(3 * i));
    }
  }

  private List<byte[]> answers(String script, List<EngineVector> vectors, String value, String text)
      throws Exception {
    return project.answer(
        script,
        vectors.stream()
            .flatMap(vector -> Stream.of(
                value.equals("hex") ? vector.bytes(value) : vector.packetOf(value),
                vector.packetOf(text)))
            .toList());
  }
}
