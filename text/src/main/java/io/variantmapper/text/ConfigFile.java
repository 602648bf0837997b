package io.variantmapper.text;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.stream.AtomicFileOutputStream;
import io.variantmapper.text.base.TextFault;
import io.variantmapper.text.base.ValueStack;
import io.variantmapper.text.config.ConfigNames;
import io.variantmapper.text.config.ConfigParser;
import io.variantmapper.text.config.Sections;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Godot's {@code ConfigFile}: values with keys, in sections. It is not safe for use by several
 * threads.
 *
 * <pre>{@code
 * ConfigFile settings = ConfigFile.load(file, VariantFormat.GODOT_4);
 * settings.set("audio", "volume", Variant.of(0.5));
 * settings.save(file);
 * // [audio]
 * //
 * // volume=0.5
 * }</pre>
 *
 * <p>Keys and sections keep the order in which they first appeared, except that the section
 * {@code ""}, which has the keys before the first header, comes first. A key whose value is null
 * does not exist, and neither does a section without keys.
 *
 * <p>An {@code Object(…)} or a {@code Resource(…)} in a file, such as an input event in a
 * {@code project.godot}, is read and written as data; see {@link VariantText#parse(String,
 * VariantFormat)}.
 *
 * @see <a href="https://docs.godotengine.org/en/stable/classes/class_configfile.html">
 *     ConfigFile</a>
 */
public final class ConfigFile {
  private final VariantFormat format;
  private final Sections sections = new Sections();

  /** The file that was read, and a comma; empty if there is none. */
  private String source = "";

  /**
   * Creates a {@code ConfigFile} without sections.
   *
   * @param format the engine that reads the file
   * @throws IllegalArgumentException if the format is {@code GODOT_2}
   */
  public ConfigFile(VariantFormat format) {
    VariantText.requireGeneration(format);
    this.format = format;
  }

  /**
   * Reads a file in UTF-8. Keys without quotes are also read as UTF-8, although the engine reads
   * each byte of such a key as a character. A byte order mark is skipped, although the engine reads
   * it as a part of the first key.
   *
   * @throws VariantTextException if the text is not a file of this kind, or is over a limit
   * @throws IOException if the file can't be read
   * @throws IllegalArgumentException if the format is {@code GODOT_2}
   */
  public static ConfigFile load(File file, VariantFormat format) throws IOException {
    int maxBytes = format.limits().maxBytes();
    try (InputStream in = new FileInputStream(file)) {
      byte[] bytes = in.readNBytes(maxBytes);
      if (in.read() >= 0) {
        throw new VariantTextException(
            "the text is over the limit of " + maxBytes + " bytes", "", 0);
      }
      ConfigFile config = parse(new String(bytes, UTF_8), format);
      config.source = file.getPath() + ", ";
      return config;
    } catch (VariantException e) {
      throw e.in(file.getPath());
    }
  }

  /**
   * Reads the text of a file.
   *
   * @throws VariantTextException if the text is not a file of this kind, or is over a limit
   * @throws IllegalArgumentException if the format is {@code GODOT_2}
   */
  public static ConfigFile parse(String text, VariantFormat format) {
    ConfigFile file = new ConfigFile(format);
    try {
      new ConfigParser(text, format, file.sections).parse();
    } catch (TextFault e) {
      throw VariantTextException.of(e, text);
    }
    return file;
  }

  /** Returns the names of the sections, in a list that does not change later. */
  public List<String> sections() {
    return sections.names();
  }

  /**
   * Returns the keys of a section, in a list that does not change; empty if there is no such
   * section.
   */
  public List<String> keys(String section) {
    return List.copyOf(sections.entries(section).keySet());
  }

  /** Returns a value; null if there is none. */
  public @Nullable Variant get(String section, String key) {
    return sections.entries(section).get(key);
  }

  /**
   * Sets a value; {@link Variant.Nil} removes the key, as null does in Godot.
   *
   * @throws IllegalArgumentException if the engine would not read the section or the key back, such
   *     as the key {@code ""}
   */
  public void set(String section, String key, Variant value) {
    ConfigNames.requireReadable(section, format);
    ConfigNames.requireReadableKey(key);
    sections.put(section, key, value);
  }

  /**
   * Reads a section as the Dictionary of a mapped type. Each key of the section is a key of the
   * Dictionary.
   *
   * @throws VariantException if the section does not fit the type; the message names the section,
   *     and the file if this object was loaded from one
   */
  public <T> T get(String section, VariantSerializer<T> serializer) {
    ValueStack values = new ValueStack();
    sections.entries(section).forEach((key, value) -> {
      values.push(new Variant.Value(VariantType.STRING, key));
      values.push(value);
    });
    try {
      return serializer.decode(values.popDictionary(0).encode(format), format);
    } catch (VariantException e) {
      throw e.in(source + "section [" + section + "]");
    }
  }

  /**
   * Writes an object as a Dictionary whose entries replace the keys of a section. The section keeps
   * its place.
   *
   * @throws io.variantmapper.runtime.VariantException if the object can't be written
   * @throws IllegalArgumentException if the object is not written as a Dictionary whose keys are
   *     Strings, or if the engine would not read the section or a key back
   */
  public <T> void set(String section, T value, VariantSerializer<T> serializer) {
    ConfigNames.requireReadable(section, format);
    Variant object = Variant.decode(serializer.encode(value, format), format);
    if (!(object instanceof Variant.Dictionary dictionary)) {
      throw new IllegalArgumentException(
          "A section takes a Dictionary, but this object is written as "
              + object.type().godotName());
    }
    Map<String, Variant> written = new LinkedHashMap<>();
    dictionary.entries().forEach((key, entry) -> {
      if (!(key instanceof Variant.Value text) || key.type() != VariantType.STRING) {
        throw new IllegalArgumentException(
            "The keys of a section must be Strings, found " + key.type().godotName());
      }
      String name = (String) text.value();
      ConfigNames.requireReadableKey(name);
      if (!(entry instanceof Variant.Nil)) {
        written.put(name, entry);
      }
    });
    sections.replace(section, written);
  }

  /**
   * Returns the text that the engine's {@code save} writes. For Godot 3, this is the text of Godot
   * 3.6, which puts some keys in quotes. Earlier versions also read such keys.
   *
   * @throws UnsupportedVariantException if a value has no text; see
   *     {@link VariantText#write(Variant, VariantFormat)}
   */
  public String text() {
    StringBuilder out = new StringBuilder();
    sections.forEach((section, entries) -> {
      out.append(out.isEmpty() ? "" : "\n").append(ConfigNames.header(section, format));
      entries.forEach((key, value) -> out.append(ConfigNames.encodedKey(key))
          .append('=')
          .append(textOf(section, key, value))
          .append('\n'));
    });
    return out.toString();
  }

  private String textOf(String section, String key, Variant value) {
    try {
      return VariantText.write(value, format);
    } catch (VariantException e) {
      throw e.in("section [" + section + "], key " + key);
    }
  }

  /**
   * Writes the file. The old file stays until the new one is complete.
   *
   * @throws UnsupportedVariantException if a value has no text, or a text has a lone surrogate
   * @throws IOException if the file can't be written; then the old file is unchanged
   */
  public void save(File file) throws IOException {
    byte[] bytes = encoded(text());
    try (AtomicFileOutputStream out = new AtomicFileOutputStream(file)) {
      out.write(bytes);
      out.commit();
    }
  }

  private static byte[] encoded(String text) {
    try {
      ByteBuffer encoded = UTF_8.newEncoder().encode(CharBuffer.wrap(text));
      byte[] bytes = new byte[encoded.remaining()];
      encoded.get(bytes);
      return bytes;
    } catch (CharacterCodingException e) {
      throw new UnsupportedVariantException("A String with a lone surrogate has no UTF-8 form", 0);
    }
  }
}
