package io.variantmapper.sample.readme;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.AtomicFileOutputStream;
import io.variantmapper.runtime.stream.Framing;
import io.variantmapper.runtime.stream.PacketInputStream;
import io.variantmapper.runtime.stream.PacketOutputStream;
import java.io.BufferedInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * States of a player in one file, as {@code FileAccess.store_var} would write one after the other.
 *
 * <pre>{@code
 * Replay.save(new File("last.replay"), states);
 * }</pre>
 */
public final class Replay {
  private Replay() {}

  /**
   * Replaces the file as a whole.
   *
   * @throws IOException if that fails; the old file stays as it was
   */
  public static void save(File file, List<PlayerState> states) throws IOException {
    try (AtomicFileOutputStream replacement = new AtomicFileOutputStream(file)) {
      PacketOutputStream out =
          new PacketOutputStream(replacement, VariantFormat.GODOT_4, Framing.FILE_ACCESS);
      for (PlayerState state : states) {
        out.send(PlayerStateVariantSerializer.INSTANCE, state);
      }
      replacement.commit(); // without it, close() throws away what was written
    }
  }

  /**
   * Reads all states of the file.
   *
   * @throws io.variantmapper.runtime.VariantException if the file holds something else
   * @throws IOException if it can't be read
   */
  public static List<PlayerState> load(File file) throws IOException {
    List<PlayerState> states = new ArrayList<>();
    try (PacketInputStream in = new PacketInputStream(
        new BufferedInputStream(new FileInputStream(file)),
        VariantFormat.GODOT_4,
        Framing.FILE_ACCESS)) {
      PlayerState state = in.receive(PlayerStateVariantSerializer.INSTANCE);
      while (state != null) {
        states.add(state);
        state = in.receive(PlayerStateVariantSerializer.INSTANCE);
      }
    }
    return states;
  }
}
