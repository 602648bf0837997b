package io.variantmapper.runtime.misuse;

import static io.variantmapper.runtime.Packets.packet;

import io.variantmapper.runtime.ArrayElements;
import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.EnumSerializer;
import io.variantmapper.runtime.EnumSerializerBuilder;
import io.variantmapper.runtime.Leniency;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.PlainSerializer;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.TreeSerializer;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantPath;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.mapping.CollisionGuard;
import io.variantmapper.runtime.mapping.FieldKeys;
import io.variantmapper.runtime.mapping.FieldRun;
import io.variantmapper.runtime.mapping.TimeNumber;
import io.variantmapper.runtime.mapping.TypeTags;
import io.variantmapper.runtime.stream.AtomicFileOutputStream;
import io.variantmapper.runtime.stream.FrameDecoder;
import io.variantmapper.runtime.stream.Framing;
import io.variantmapper.runtime.stream.PacketInputStream;
import io.variantmapper.runtime.stream.PacketOutputStream;
import io.variantmapper.runtime.value.Vector3;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/**
 * Provides arguments and receivers of calls: for each type, first a valid value, then odd values.
 */
final class Samples {
  static final FieldKeys KEYS = FieldKeys.of("name", "hp", "position");
  static final FieldRun RUN = FieldRun.ofEntries(KEYS, 1, 3, VariantType.INT, VariantType.VECTOR3);

  private final Path folder;

  Samples(Path folder) {
    this.folder = folder;
  }

  /** Returns the values that this class has for a type, or an empty list for an unknown type. */
  List<Callable<Object>> of(Class<?> type) {
    List<Callable<Object>> texts = values("name", "NEW", "", "\0", "\ud800", "no such", "a::b");
    return switch (type.getSimpleName()) {
      case "String" -> texts;
      case "Object" -> objects();
      case "Number" -> values(7, -0.0, Double.NaN, Long.MIN_VALUE);
      case "Throwable" -> values(new RuntimeException("refused"), new StackOverflowError());
      case "File" -> files();
      case "InputStream" ->
        List.of(
            () -> new ByteArrayInputStream(packet("08000000 02000000 07000000")),
            () -> new ByteArrayInputStream(packet("0800")),
            () -> new ByteArrayInputStream(packet("f8ffff7f 02000000")));
      case "OutputStream" -> List.of(ByteArrayOutputStream::new);
      case "Enum" -> values(Thread.State.NEW, Thread.State.TERMINATED);
      case "PlainSerializer" -> values(PlainSerializer.STRING);
      case "TreeSerializer" -> values(TreeSerializer.INSTANCE);
      case "VariantSerializer" -> values(PlainSerializer.STRING, new TextChanges());
      case "ChangeSerializer" -> values(new TextChanges());
      case "ReadIntoSerializer" -> values(new IntoList());
      case "EnumSerializer" -> List.of(() -> EnumSerializer.of(Thread.State.values()));
      case "EnumSerializerBuilder" -> builders();
      case "VariantFormat" -> formats();
      case "VariantReader" -> PacketSamples.readers();
      case "VariantWriter" -> PacketSamples.writers();
      default -> runtimeValues(type);
    };
  }

  private static List<Callable<Object>> runtimeValues(Class<?> type) {
    return switch (type.getSimpleName()) {
      case "Variant" -> values(new Variant.Int(7), new Variant.Array(List.of()));
      case "ArrayElements" ->
        values(
            ArrayElements.of(
                packet("1c000000 00000000"), PlainSerializer.STRING, VariantFormat.GODOT_4),
            ArrayElements.of(packet("02000000"), PlainSerializer.STRING, VariantFormat.GODOT_4));
      case "VariantPath" -> values(VariantPath.of("name"), VariantPath.of(), VariantPath.of(1));
      case "ContainerType" ->
        values(
            ContainerType.UNTYPED,
            ContainerType.of(VariantType.INT),
            ContainerType.of(VariantType.IMAGE),
            ContainerType.ofClass("\0"),
            ContainerType.ofScript(""));
      case "ReadLimits" -> values(ReadLimits.DEFAULT, new ReadLimits(0, 0, 0, 0));
      case "Leniency" -> values(Leniency.ENGINE, Leniency.NONE);
      case "Raw" ->
        values(
            new Variant.Raw(packet("02000000 07000000"), VariantFormat.GODOT_4),
            new Variant.Raw(packet("04000000 01000000 ff000000"), VariantFormat.GODOT_4));
      case "Packed" -> values(new Variant.Packed(VariantType.PACKED_INT32_ARRAY, new int[0]));
      case "Value" -> values(new Variant.Value(VariantType.CALLABLE, VariantType.CALLABLE));
      case "FieldKeys" ->
        values(KEYS, FieldKeys.of(), KEYS.tagged("n"), KEYS.tagged(-1), KEYS.optional(0, 1, 2));
      case "FieldRun" -> runs();
      case "Hole" -> values(RUN.hole(2), RUN.hole(1));
      case "TypeTags" ->
        values(
            TypeTags.ofNames("name", "Ada"),
            TypeTags.ofNumbers("hp", 7),
            TypeTags.ofNames(""),
            TypeTags.ofNumbers("hp"));
      case "TimeNumber" ->
        values(TimeNumber.readInstant(
            PacketSamples.reader(7, VariantFormat.GODOT_4), TimeUnit.SECONDS));
      case "CollisionGuard" -> applyToEach(PacketSamples.readers(), CollisionGuard::new);
      case "FieldCursor" -> PacketSamples.cursors();
      case "FieldChanges" -> PacketSamples.changes();
      case "VariantException", "MalformedPacketException" ->
        List.of(() -> new MalformedPacketException("what", 0));
      case "UnexpectedVariantException" ->
        List.of(() -> new UnexpectedVariantException("what", 0, "$", null));
      case "UnsupportedVariantException" -> List.of(() -> new UnsupportedVariantException("no", 0));
      default -> streams(type);
    };
  }

  private static List<Callable<Object>> streams(Class<?> type) {
    return switch (type.getSimpleName()) {
      case "Framing" ->
        values(
            Framing.STREAM_PEER,
            Framing.STREAM_PEER.withBigEndianPrefix(),
            Framing.WEB_SOCKET_PEER,
            Framing.STREAM_PEER.withMaxPacketBytes(0));
      case "FrameDecoder" ->
        List.of(
            () -> new FrameDecoder(VariantFormat.GODOT_4),
            () -> decoderFedWith("080000000200000007000000"),
            () -> decoderFedWith("0200"),
            () -> decoderFedWith("ffffff7e"));
      case "PacketInputStream" ->
        List.of(() -> input("08000000 02000000 07000000"), () -> input(""), Samples::closedInput);
      case "PacketOutputStream" ->
        List.of(
            () -> new PacketOutputStream(new ByteArrayOutputStream(), VariantFormat.GODOT_4),
            Samples::closedOutput);
      default -> List.of();
    };
  }

  private List<Callable<Object>> files() {
    return List.of(
        () -> folder.resolve("file").toFile(),
        folder::toFile,
        () -> folder.resolve("no").resolve("such").toFile());
  }

  /** Returns three streams to a new file: an open, a committed and a closed one. */
  List<Callable<Object>> fileStreams() {
    File file = folder.resolve("stream").toFile();
    return List.of(
        () -> new AtomicFileOutputStream(file),
        () -> {
          AtomicFileOutputStream committed = new AtomicFileOutputStream(file);
          committed.commit();
          return committed;
        },
        () -> {
          AtomicFileOutputStream closed = new AtomicFileOutputStream(file);
          closed.close();
          return closed;
        });
  }

  private static Object decoderFedWith(String hex) {
    FrameDecoder decoder = new FrameDecoder(VariantFormat.GODOT_4);
    decoder.feed(packet(hex));
    return decoder;
  }

  private static PacketInputStream input(String hex) {
    return new PacketInputStream(new ByteArrayInputStream(packet(hex)), VariantFormat.GODOT_4);
  }

  private static Object closedInput() throws Exception {
    PacketInputStream closed = input("08000000 02000000 07000000");
    closed.close();
    return closed;
  }

  private static Object closedOutput() throws Exception {
    PacketOutputStream closed =
        new PacketOutputStream(new ByteArrayOutputStream(), VariantFormat.GODOT_4);
    closed.close();
    return closed;
  }

  private static List<Callable<Object>> builders() {
    return List.of(
        () -> EnumSerializer.builder(Thread.State.values()),
        () -> EnumSerializer.builder(new Thread.State[0]),
        () -> numberedBuilder().asNames(),
        () -> numberedBuilder().asOrdinals());
  }

  private static EnumSerializerBuilder<Thread.State> numberedBuilder() {
    return EnumSerializer.builder(Thread.State.values()).value("NEW", 7);
  }

  private static List<Callable<Object>> formats() {
    return values(
        VariantFormat.GODOT_4,
        VariantFormat.GODOT_2,
        VariantFormat.GODOT_3_0,
        VariantFormat.GODOT_3,
        VariantFormat.GODOT_4_0,
        VariantFormat.GODOT_4.withDoublePrecision(),
        VariantFormat.GODOT_4.withLeniency(Leniency.NONE),
        VariantFormat.GODOT_4.withLimits(new ReadLimits(0, 0, 0, 0)));
  }

  private static List<Callable<Object>> runs() {
    return values(
        RUN,
        FieldRun.ofDictionary(KEYS, 1, VariantType.STRING),
        FieldRun.ofArray(KEYS, 0),
        FieldRun.ofElements(KEYS, 1, 2),
        FieldRun.ofEntries(KEYS, 0, 0),
        FieldRun.ofDictionary(FieldKeys.of(), 0));
  }

  private static List<Callable<Object>> objects() {
    return values(
        "text",
        new Object(),
        List.of(),
        Arrays.asList("a", null),
        Collections.singletonMap(null, null),
        Map.of(1, 1L, 1L, 1),
        Double.NaN,
        new int[0],
        new String[] {null},
        new Vector3[] {null},
        new int[0][],
        Thread.State.NEW,
        VariantType.CALLABLE,
        new Vector3(Double.NaN, 0, 0));
  }

  /** Performs an operation on a sample. */
  interface Step<T> {
    Object of(T from) throws Exception;
  }

  @SuppressWarnings("unchecked")
  static <T> List<Callable<Object>> applyToEach(List<Callable<Object>> from, Step<T> step) {
    List<Callable<Object>> all = new ArrayList<>();
    for (Callable<Object> one : from) {
      all.add(() -> step.of((T) one.call()));
    }
    return all;
  }

  static List<Callable<Object>> values(Object... values) {
    List<Callable<Object>> all = new ArrayList<>();
    for (Object value : values) {
      all.add(() -> value);
    }
    return all;
  }
}
