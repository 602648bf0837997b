package io.variantmapper.sample.readme;

import io.variantmapper.runtime.ArrayElements;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.AtomicFileOutputStream;
import io.variantmapper.runtime.stream.Framing;
import io.variantmapper.runtime.stream.PacketFile;
import io.variantmapper.runtime.stream.PacketInputStream;
import io.variantmapper.runtime.stream.PacketOutputStream;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads and writes the states of a player in one file. The file looks as if {@code
 * FileAccess.store_var} had written one state after another.
 *
 * <pre>{@code
 * Replay.save(new File("last.replay"), states);
 * }</pre>
 */
public final class Replay {
  private Replay() {}

  /**
   * Writes the states to a file, and replaces an existing file as a whole.
   *
   * @throws IOException if the file can't be written; an existing file stays unchanged
   */
  public static void save(File file, List<PlayerState> states) throws IOException {
    try (AtomicFileOutputStream replacement = new AtomicFileOutputStream(file)) {
      PacketOutputStream out =
          new PacketOutputStream(replacement, VariantFormat.GODOT_4, Framing.FILE_ACCESS);
      for (PlayerState state : states) {
        out.send(PlayerStateVariantSerializer.INSTANCE, state);
      }
      replacement.commit(); // Without this call, close() discards the written bytes.
    }
  }

  /**
   * Reads all states of the file.
   *
   * @throws io.variantmapper.runtime.VariantException if the file contains anything other than
   *     states
   * @throws IOException if the file can't be read
   */
  public static List<PlayerState> load(File file) throws IOException {
    List<PlayerState> states = new ArrayList<>();
    try (PacketInputStream in = PacketFile.open(file, VariantFormat.GODOT_4)) {
      for (PlayerState state : in.receiveAll(PlayerStateVariantSerializer.INSTANCE)) {
        states.add(state);
      }
    }
    return states;
  }

  /**
   * Returns the lowest hit points in an Array of states, or {@code Integer.MAX_VALUE} if it is
   * empty. Only one state is in memory at a time.
   *
   * @throws io.variantmapper.runtime.VariantException if the packet is not an Array of states
   */
  public static int lowestHp(byte[] packet) {
    int lowest = Integer.MAX_VALUE;
    for (PlayerState state :
        ArrayElements.of(packet, PlayerStateVariantSerializer.INSTANCE, VariantFormat.GODOT_4)) {
      lowest = Math.min(lowest, state.hp());
    }
    return lowest;
  }
}
