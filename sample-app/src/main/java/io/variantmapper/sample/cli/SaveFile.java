package io.variantmapper.sample.cli;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.PacketFile;
import io.variantmapper.runtime.stream.PacketInputStream;
import io.variantmapper.sample.world.World;
import io.variantmapper.sample.world.WorldVariantSerializer;
import java.io.BufferedInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;

/** Reads and writes a world in a file, and reports errors as one line for the user. */
final class SaveFile {
  private static final int MOST_BYTES = 1 << 24;

  private final File file;
  private final Generation generation;
  private final VariantFormat format;

  SaveFile(File file, Generation generation) {
    this.file = file;
    this.generation = generation;
    format = generation.format().withLimits(ReadLimits.DEFAULT.withMaxBytes(MOST_BYTES));
  }

  void save(World world) throws CommandFailure {
    File folder = file.getAbsoluteFile().getParentFile();
    if (file.isDirectory()) {
      throw new CommandFailure(file + " is a folder; name a file in it");
    }
    if (folder == null || !folder.isDirectory()) {
      throw new CommandFailure("No such folder: " + folder);
    }
    try {
      PacketFile.save(file, WorldVariantSerializer.INSTANCE, world, format);
    } catch (IOException e) {
      throw new CommandFailure("Can't write to " + folder + ": " + e.getMessage());
    }
  }

  /** Returns the packet in the file, without the length prefix. */
  byte[] packet() throws CommandFailure {
    if (!file.exists()) {
      throw new CommandFailure("No such file: " + file);
    }
    if (file.isDirectory()) {
      throw new CommandFailure(file + " is a folder, not a save");
    }
    try (PacketInputStream in =
        new PacketInputStream(new BufferedInputStream(new FileInputStream(file)), format)) {
      byte[] packet = in.receivePacket();
      if (packet == null) {
        throw new CommandFailure(file + " is empty, not a save");
      }
      return packet;
    } catch (MalformedPacketException e) {
      throw new CommandFailure(file + " is cut off, or is not a save: " + e.getMessage());
    } catch (IOException e) {
      throw new CommandFailure("Can't read " + file + ": " + e.getMessage());
    }
  }

  World world(byte[] packet) throws CommandFailure {
    try {
      return WorldVariantSerializer.INSTANCE.decode(packet, format);
    } catch (VariantException e) {
      throw new CommandFailure(
          file + " is not a save of this game for " + generation + ": " + e.getMessage());
    }
  }
}
