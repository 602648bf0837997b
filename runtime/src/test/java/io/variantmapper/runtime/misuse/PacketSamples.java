package io.variantmapper.runtime.misuse;

import static io.variantmapper.runtime.misuse.Samples.KEYS;
import static io.variantmapper.runtime.misuse.Samples.RUN;

import io.variantmapper.runtime.Packets;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.runtime.mapping.FieldChanges;
import io.variantmapper.runtime.mapping.FieldCursor;
import io.variantmapper.runtime.mapping.FieldKeys;
import io.variantmapper.runtime.mapping.FieldReader;
import io.variantmapper.runtime.mapping.FieldRun;
import io.variantmapper.runtime.mapping.FieldWriter;
import io.variantmapper.runtime.value.Image;
import io.variantmapper.runtime.value.InputEvent;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.Vector3;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/**
 * Provides readers, writers, and objects that contain a reader or writer, at each kind of position
 * in a packet.
 */
final class PacketSamples {
  private static final String INT = "02000000 07000000";

  private PacketSamples() {}

  static List<Callable<Object>> readers() {
    List<Callable<Object>> all = new ArrayList<>();
    for (String hex : List.of(INT, "", "02", "02000000", "ff000000", "00000000", "1c000000")) {
      all.add(() -> Packets.reader(hex));
    }
    for (VariantFormat format :
        List.of(VariantFormat.GODOT_4, VariantFormat.GODOT_3, VariantFormat.GODOT_2)) {
      for (Object value : List.of(
          true,
          "text",
          1.5,
          new Vector3(1, 2, 3),
          NodePath.parse("/a:b"),
          new byte[3],
          new String[] {"a"},
          List.of(1, "b"),
          mapped())) {
        all.add(() -> reader(value, format));
      }
    }
    for (Object value : List.of(new Image(3, 0, 1, 1, new byte[3]), InputEvent.of(1, 0, 2, 3))) {
      all.add(() -> reader(value, VariantFormat.GODOT_2));
    }
    all.addAll(insideReaders());
    return all;
  }

  private static List<Callable<Object>> insideReaders() {
    return List.of(
        () -> reader(7, VariantFormat.GODOT_4, VariantReader::readInt),
        () -> reader(List.of(1), VariantFormat.GODOT_4, VariantReader::beginArray),
        () -> reader(List.of(), VariantFormat.GODOT_4, VariantReader::beginArray),
        () -> reader(new byte[1], VariantFormat.GODOT_4, VariantReader::beginArray),
        () -> reader(new byte[0], VariantFormat.GODOT_4, VariantReader::beginArray),
        () -> reader(new double[1], VariantFormat.GODOT_4, VariantReader::beginArray),
        () -> reader(new String[1000], VariantFormat.GODOT_4, VariantReader::beginArray),
        () -> reader(mapped(), VariantFormat.GODOT_4, VariantReader::beginDictionary),
        PacketSamples::afterRun);
  }

  private static Object afterRun() {
    VariantReader in = reader(mapped(), VariantFormat.GODOT_4);
    FieldReader.beginFields(in, FieldRun.ofDictionary(KEYS, 1, VariantType.STRING));
    FieldReader.readText(in);
    FieldReader.readRun(in, RUN);
    return in;
  }

  static Map<String, Object> mapped() {
    Map<String, Object> entries = new LinkedHashMap<>();
    entries.put("name", "Ada");
    entries.put("hp", 7);
    entries.put("position", new Vector3(1, 2, 3));
    return entries;
  }

  static VariantReader reader(Object value, VariantFormat format) {
    if (value instanceof String[] texts) {
      Arrays.fill(texts, "text");
    }
    return new VariantReader(Variant.of(value).encode(format), format);
  }

  private static VariantReader reader(
      Object value, VariantFormat format, Consumer<VariantReader> step) {
    VariantReader in = reader(value, format);
    step.accept(in);
    return in;
  }

  static List<Callable<Object>> writers() {
    VariantFormat shallow = VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxDepth(0));
    return List.of(
        () -> new VariantWriter(VariantFormat.GODOT_4),
        () -> new VariantWriter(VariantFormat.GODOT_2),
        () -> new VariantWriter(VariantFormat.GODOT_3_0),
        () -> new VariantWriter(VariantFormat.GODOT_4.withDoublePrecision()),
        () -> new VariantWriter(shallow),
        () -> writer(out -> out.writeInt(7)),
        () -> writer(out -> out.beginArray(2)),
        () -> writer(out -> out.beginArray(0)),
        () -> writer(out -> out.beginDictionary(1)),
        () -> writer(out -> FieldWriter.beginDictionary(out, 3)),
        () -> writer(out -> FieldWriter.beginArray(out, 0)),
        () -> writer(out -> {
          FieldWriter.beginFields(out, FieldRun.ofDictionary(KEYS, 1, VariantType.STRING));
          FieldWriter.writeText(out, "Ada");
          FieldWriter.writeRun(out, RUN);
        }));
  }

  private static VariantWriter writer(Consumer<VariantWriter> step) {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    step.accept(out);
    return out;
  }

  static List<Callable<Object>> cursors() {
    List<Callable<Object>> all = new ArrayList<>();
    for (Object value : List.of(mapped(), List.of("Ada", 7), new byte[1], Map.of(1, 2))) {
      for (int steps = 0; steps <= 4; steps++) {
        int count = steps;
        all.add(() -> cursor(value, count));
      }
    }
    FieldKeys none = FieldKeys.of();
    all.add(() -> FieldCursor.begin(reader(Map.of(), VariantFormat.GODOT_4), none));
    all.add(() -> FieldCursor.begin(reader(List.of(1), VariantFormat.GODOT_4), none));
    return all;
  }

  private static Object cursor(Object value, int steps) {
    VariantReader in = reader(value, VariantFormat.GODOT_4);
    FieldCursor cursor = FieldCursor.begin(in, KEYS);
    for (int i = 0; i < steps && cursor.next(); i++) {
      if (i < steps - 1) {
        in.skip();
      }
    }
    return cursor;
  }

  static List<Callable<Object>> changes() {
    return List.of(
        () -> FieldChanges.begin(new VariantWriter(VariantFormat.GODOT_4), KEYS),
        () -> FieldChanges.begin(new VariantWriter(VariantFormat.GODOT_4), FieldKeys.of()),
        () -> {
          FieldChanges ended = FieldChanges.begin(new VariantWriter(VariantFormat.GODOT_4), KEYS);
          ended.end();
          return ended;
        },
        () -> {
          VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
          FieldChanges changes = FieldChanges.begin(out, KEYS);
          changes.writeKey(0);
          out.beginArray(1);
          return changes;
        });
  }
}
