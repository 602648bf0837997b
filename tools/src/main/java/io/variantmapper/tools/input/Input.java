package io.variantmapper.tools.input;

import io.variantmapper.tools.part.Packet;
import io.variantmapper.tools.part.PartReader;
import io.variantmapper.tools.part.TrailingBytes;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The packets that were found in a file or text.
 *
 * <pre>{@code
 * Input input = options.read("player.save");
 * input.description();   // player.save: 1 packet, Godot 4, 92 bytes
 * }</pre>
 */
public final class Input {
  private final String name;
  private final String trailing;
  private final String description;

  /** The ways to read all bytes, grouped by the values that they give; the newest format first. */
  private final List<List<Reading>> readings = new ArrayList<>();

  /**
   * Creates an input.
   *
   * @param name a name for messages, such as the name of the file
   * @param source the name, and whether the file is encrypted or compressed
   * @param all the ways to read the bytes, the newest format first; at least one
   * @param isWhole whether no packet has bytes after its value
   */
  Input(String name, String source, List<Reading> all, boolean isWhole) {
    this.name = name;
    all.forEach(this::add);
    trailing = isWhole ? "" : ", with " + firstTrailing();
    description = source + ": "
        + readings.stream().map(this::describe).collect(Collectors.joining("; or "))
        + trailing
        + (isCertain() ? "" : ". Choose with --format and --frames");
  }

  private String firstTrailing() {
    return packets().stream()
        .flatMap(packet -> TrailingBytes.describe(PartReader.read(packet)).stream())
        .findFirst()
        .orElseThrow();
  }

  private void add(Reading reading) {
    readings.stream()
        .filter(group -> group.get(0).hasValuesOf(reading))
        .findFirst()
        .ifPresentOrElse(
            group -> group.add(reading), () -> readings.add(new ArrayList<>(List.of(reading))));
  }

  private String describe(List<Reading> group) {
    Reading first = group.get(0);
    String types = isCertain() ? "" : " (" + first.types() + ")";
    return first.count() + ", " + names(group) + types + ", " + first.size() + " bytes";
  }

  /** Returns the versions, as in {@code Godot 4, 3 or 2}. */
  private static String names(List<Reading> group) {
    List<String> names = new ArrayList<>(
        group.stream().map(reading -> Detection.nameOf(reading.format())).toList());
    names.subList(1, names.size()).replaceAll(other -> other.replace("Godot ", ""));
    String last = names.remove(names.size() - 1);
    return names.isEmpty() ? last : String.join(", ", names) + " or " + last;
  }

  /** Returns a name for messages, such as the name of the file. */
  public String name() {
    return name;
  }

  /** Returns one line about the packets that were found, in each way to read the bytes. */
  public String description() {
    return description;
  }

  /** Returns whether all ways to read the bytes give the same values. */
  public boolean isCertain() {
    return readings.size() == 1;
  }

  /** Returns whether all bytes were read, and the values are certain. */
  boolean isSound() {
    return isCertain() && trailing.isEmpty();
  }

  /** Returns whether each packet comes after its length. */
  public boolean isFramed() {
    return first().isFramed();
  }

  /** Returns the packets in the newest format that fits; at least one. */
  public List<Packet> packets() {
    return first().packets();
  }

  private Reading first() {
    return readings.get(0).get(0);
  }
}
