package game;

import io.variantmapper.annotations.FieldAccess;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A class whose objects are filled from packets that contain some of the fields. */
@VariantDictionary(readInto = true, views = "admin")
public class Settings {
  public int volume = 7;
  private @Nullable String language = "en";

  @VariantField(aliases = "sound")
  private Audio audio = new Audio();

  public @Nullable Box<Audio> spare;
  public Window window = new Window(640, 480);
  public Login login = new Login();

  @VariantField(views = "admin")
  public int secret;

  @VariantField(defaultValue = "3")
  public int retries = 5;

  @VariantField(access = FieldAccess.WRITE_ONLY)
  public int version = 2;

  public List<String> names = new ArrayList<>();

  public @Nullable String getLanguage() {
    return language;
  }

  public void setLanguage(@Nullable String language) {
    this.language = language;
  }

  public Audio getAudio() {
    return audio;
  }

  public void setAudio(Audio audio) {
    this.audio = audio;
  }

  static Settings of(int volume, @Nullable Box<Audio> spare) {
    Settings settings = new Settings();
    settings.volume = volume;
    settings.spare = spare;
    return settings;
  }
}
