package io.variantmapper.sample.readme;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.PacketFile;
import java.io.File;
import java.io.IOException;

/**
 * Reads and writes the save file of one player in the format of {@code FileAccess.store_var}.
 *
 * <pre>{@code
 * PlayerState ada = PlayerSave.load(new File("user.save"));
 * }</pre>
 */
public final class PlayerSave {
  private PlayerSave() {}

  /**
   * Reads the first value of a file.
   *
   * @throws io.variantmapper.runtime.VariantException if the value is not a player
   * @throws IOException if the file can't be read
   */
  public static PlayerState load(File save) throws IOException {
    return PacketFile.load(save, PlayerStateVariantSerializer.INSTANCE, VariantFormat.GODOT_4);
  }

  /**
   * Writes the state to a file, and replaces an existing file.
   *
   * @throws IOException if the file can't be written; an existing file stays unchanged
   */
  public static void store(File save, PlayerState state) throws IOException {
    PacketFile.save(save, PlayerStateVariantSerializer.INSTANCE, state, VariantFormat.GODOT_4);
  }
}
