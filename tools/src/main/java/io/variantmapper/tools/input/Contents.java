package io.variantmapper.tools.input;

import io.variantmapper.runtime.Leniency;
import io.variantmapper.runtime.Leniency.LoneSurrogates;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.tools.part.Packet;
import io.variantmapper.tools.part.Part;
import io.variantmapper.tools.part.PartReader;
import io.variantmapper.tools.part.TrailingBytes;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The bytes of an input: one packet, or packets after their lengths. */
final class Contents {
  /** Tolerates what the engine tolerates, except bytes after the value. */
  private static final Leniency WHOLE = new Leniency(false, true, LoneSurrogates.AS_ENGINE);

  private static final int LENGTH = Integer.BYTES;
  private static final int MIN_PACKET = 4;

  /** The bits of a header that engines use as flags. */
  private static final int FLAGS = 0xf << 16;

  private final byte[] bytes;

  private final InputOptions options;

  /** The whole packets after their lengths, up to the first length that is impossible. */
  private final List<Frame> frames = new ArrayList<>();

  /** The number of bytes that belong to {@link #frames}. */
  private int framesEnd;

  /** A packet after its length. */
  private record Frame(int start, byte[] bytes) {
    Packet in(VariantFormat format) {
      return new Packet(bytes, start, format);
    }
  }

  Contents(byte[] bytes, InputOptions options) {
    this.bytes = bytes;
    this.options = options;
    if (options.canBeFramed()) {
      split();
    }
  }

  byte[] bytes() {
    return bytes;
  }

  private void split() {
    ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    while (in.remaining() >= LENGTH) {
      int length = in.getInt();
      if (length < MIN_PACKET || length > in.remaining()) {
        return;
      }
      int start = in.position();
      framesEnd = start + length;
      frames.add(new Frame(start, Arrays.copyOfRange(bytes, start, framesEnd)));
      in.position(framesEnd);
    }
  }

  private boolean isWholeFrames() {
    return framesEnd == bytes.length && !frames.isEmpty();
  }

  /** Returns the ways to read all bytes in one format; first as one packet, if this is possible. */
  List<Reading> readings(VariantFormat format) {
    return Stream.of(asPacket(format), asFrames(format))
        .flatMap(Optional::stream)
        .filter(reading -> isReadable(reading, WHOLE))
        .toList();
  }

  /** As {@link #readings}, but the bytes after a packet's value may be something else. */
  List<Reading> readingsOfStart(VariantFormat format) {
    return Stream.of(
            beginsWithFrame(format) ? Optional.<Reading>empty() : asPacket(format),
            asFrames(format))
        .flatMap(Optional::stream)
        .filter(reading -> isReadable(reading, Leniency.ENGINE))
        .toList();
  }

  private Optional<Reading> asPacket(VariantFormat format) {
    return options.canBeUnframed()
        ? Optional.of(new Reading(format, false, List.of(new Packet(bytes, 0, format))))
        : Optional.empty();
  }

  private Optional<Reading> asFrames(VariantFormat format) {
    return isWholeFrames()
        ? Optional.of(new Reading(
            format, true, frames.stream().map(frame -> frame.in(format)).toList()))
        : Optional.empty();
  }

  private static boolean isReadable(Reading reading, Leniency leniency) {
    return reading.packets().stream().allMatch(packet -> fits(packet, leniency));
  }

  private static boolean fits(Packet packet, Leniency leniency) {
    try {
      Variant.decode(packet.bytes(), packet.format().withLeniency(leniency));
      return true;
    } catch (VariantException e) {
      return false;
    }
  }

  /** Tries to read all bytes in one format, and describes the packets or the first error. */
  Diagnosis diagnose(VariantFormat format) {
    List<Reading> readings = readings(format);
    if (!readings.isEmpty()) {
      String packets =
          readings.stream().map(Contents::describe).collect(Collectors.joining("; or "));
      return new Diagnosis(format, true, packets, bytes.length);
    }
    if (!options.canBeFramed()) {
      return failureAsPacket(format);
    } else if (!options.canBeUnframed() || isWholeFrames()) {
      return failureInFrames(format);
    }
    Diagnosis asPacket = failureAsPacket(format);
    Diagnosis inFrames = failureInFrames(format);
    boolean areFrames = beginsWithFrame(format) || isCutFrame(format);
    return areFrames && inFrames.offset() > asPacket.offset() ? inFrames : asPacket;
  }

  private boolean beginsWithFrame(VariantFormat format) {
    return !frames.isEmpty() && fits(frames.get(0).in(format), WHOLE);
  }

  /** Returns whether the bytes are probably a packet after its length that was cut off. */
  private boolean isCutFrame(VariantFormat format) {
    // A first word that engines write as a header is more likely a header than a length.
    return frames.isEmpty()
        && bytes.length > LENGTH
        && lengthAt(0) >= MIN_PACKET
        && format.typeWithId(lengthAt(0) & ~FLAGS) == null
        && readableBytes(LENGTH, format) > 0;
  }

  /** Returns the number of bytes before the first error, if a packet begins at an offset. */
  private long readableBytes(int start, VariantFormat format) {
    Packet rest = new Packet(Arrays.copyOfRange(bytes, start, bytes.length), 0, format);
    return failure(rest, "").map(Diagnosis::offset).orElse(0L);
  }

  private int lengthAt(int offset) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(offset);
  }

  private static String describe(Reading reading) {
    String place = reading.isFramed() ? reading.count() + ": " : "";
    return place + reading.types() + ", " + reading.size() + " bytes";
  }

  private Diagnosis failureAsPacket(VariantFormat format) {
    return failure(new Packet(bytes, 0, format), "").orElseThrow();
  }

  private Diagnosis failureInFrames(VariantFormat format) {
    for (int i = 0; i < frames.size(); i++) {
      Frame frame = frames.get(i);
      String place = "Packet " + (i + 1) + ", which begins at offset " + frame.start + ": ";
      Optional<Diagnosis> failure = failure(frame.in(format), place);
      if (failure.isPresent()) {
        return failure.get();
      }
    }
    return failureAfterFrames(format);
  }

  /** Describes why no packet follows the whole packets. */
  private Diagnosis failureAfterFrames(VariantFormat format) {
    int left = bytes.length - framesEnd - LENGTH;
    if (left < 0) {
      String reason = "Expected the 4 bytes of a length, found " + (left + LENGTH) + " bytes";
      return new Diagnosis(format, false, reason, framesEnd);
    }
    int length = lengthAt(framesEnd);
    String reason = "The length of packet " + (frames.size() + 1) + ", at offset " + framesEnd
        + ", is " + Integer.toUnsignedString(length) + ", and " + left + " bytes are left";
    int start = framesEnd + LENGTH;
    return new Diagnosis(format, false, reason, start + readableBytes(start, format));
  }

  /** Describes why a packet can't be read as a whole; empty if it can. */
  private static Optional<Diagnosis> failure(Packet packet, String place) {
    VariantFormat format = packet.format();
    try {
      Variant.decode(packet.bytes(), format);
    } catch (VariantException e) {
      long offset = packet.start() + e.offset();
      return Optional.of(new Diagnosis(format, false, place + withoutAdvice(e), offset));
    }
    Part root = PartReader.read(packet);
    return TrailingBytes.describe(root)
        .map(rest ->
            new Diagnosis(format, false, place + rest, (long) packet.start() + root.length()));
  }

  /**
   * Returns the message up to and including the path. The advice after the path is left out,
   * because it is for the authors of programs.
   */
  private static String withoutAdvice(VariantException e) {
    String message = String.valueOf(e.getMessage());
    String path = "(" + e.path() + ")";
    int at = message.indexOf(path);
    return at < 0 ? message : message.substring(0, at + path.length());
  }
}
