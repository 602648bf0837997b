package io.variantmapper.benchmarks.measure;

import io.variantmapper.benchmarks.codec.Conversion;
import io.variantmapper.benchmarks.contest.Contenders;
import io.variantmapper.benchmarks.contest.Peer;
import io.variantmapper.benchmarks.contest.Workload;
import io.variantmapper.benchmarks.peer.JacksonTree;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.text.VariantJson;
import io.variantmapper.text.VariantText;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The forms in which a program can hold a value and write it.
 *
 * <pre>{@code
 * Conversion<?, ?> conversion = Form.TREE.of(Workloads.named("player"));
 * }</pre>
 */
public enum Form {
  /** A mapped record, written as a packet. */
  RECORD("mapped record, packet", null),
  /** A tree, written as a packet. */
  TREE("tree, packet", RECORD),
  /** Jackson's tree of typed JSON. */
  JACKSON_TYPED_JSON("Jackson's tree, typed JSON", null),
  /** A tree, written as typed JSON. */
  TYPED_JSON("tree, typed JSON", JACKSON_TYPED_JSON),
  /** Jackson's tree of plain JSON. */
  JACKSON_PLAIN_JSON("Jackson's tree, plain JSON", null),
  /** A tree, written as the text of {@code var_to_str}. */
  TEXT("tree, Godot's text", JACKSON_PLAIN_JSON);

  private static final VariantFormat FORMAT = VariantFormat.GODOT_4;

  private final String title;
  private final @Nullable Form rival;

  Form(String title, @Nullable Form rival) {
    this.title = title;
    this.rival = rival;
  }

  /** Returns the name of the form in tables. */
  public String title() {
    return title;
  }

  /** Returns the form with which this form is compared, or null. */
  public @Nullable Form rival() {
    return rival;
  }

  /** Returns the conversion of a workload's value. */
  public Conversion<?, ?> of(Workload<?, ?> workload) {
    String name = title + ", " + workload.name();
    Variant tree = Variant.decode(packet(workload), FORMAT);
    return switch (this) {
      case RECORD -> record(name, workload);
      case TREE ->
        Conversion.of(name, tree, v -> v.encode(FORMAT), bytes -> Variant.decode(bytes, FORMAT));
      case TYPED_JSON ->
        Conversion.of(
            name, tree, v -> VariantJson.write(v, FORMAT), json -> VariantJson.parse(json, FORMAT));
      case TEXT -> text(name, tree);
      case JACKSON_TYPED_JSON -> jackson(name, VariantJson.write(tree, FORMAT));
      case JACKSON_PLAIN_JSON -> jackson(name, JacksonTree.plainJson(workload.value()));
    };
  }

  private static byte[] packet(Workload<?, ?> workload) {
    return Contenders.of(Peer.DICTIONARY, workload).requireRoundTrip().packet();
  }

  private static <D> Conversion<D, byte[]> record(String name, Workload<D, ?> workload) {
    return Conversion.of(
        name,
        workload.value(),
        value -> workload.serializer().encode(value, FORMAT),
        packet -> workload.serializer().decode(packet, FORMAT));
  }

  /** Godot sorts the keys, so the value is the tree with sorted keys. */
  private static Conversion<Variant, String> text(String name, Variant tree) {
    Variant sorted = VariantText.parse(VariantText.write(tree, FORMAT), FORMAT);
    return Conversion.of(
        name,
        sorted,
        value -> VariantText.write(value, FORMAT),
        text -> VariantText.parse(text, FORMAT));
  }

  private static Conversion<JsonNode, String> jackson(String name, String json) {
    return Conversion.of(name, JacksonTree.read(json), JacksonTree::write, JacksonTree::read);
  }
}
