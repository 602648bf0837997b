package io.variantmapper.processor.gdscript;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.NameWords;
import java.text.Normalizer;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Derives each GDScript name only from the Java name, so that generated code can refer to a class
 * even if another compilation generates the file of the class.
 *
 * <pre>{@code
 * names.ofClass(ClassName.get("game", "World", "Tile"))   // WorldTile
 * names.file(ClassName.get("game", "World", "Tile"))      // world_tile.gd
 * names.member("maxHp")                                   // max_hp
 * }</pre>
 */
public final class GdScriptNames {
  /**
   * The name of the GDScript constant that contains the key of the tag. The class of the hierarchy
   * declares this constant. If the hierarchy is not mapped, the class of the subtype declares the
   * constant.
   */
  public static final String TAG_KEY = "TAG_KEY";

  private static final Pattern MIX_IN = Pattern.compile("(?<=.)MixIn$");
  private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");
  private static final Pattern FOREIGN = Pattern.compile("[^A-Za-z0-9_]");

  private final String prefix;

  /** Creates names in which each class and enum begins with the given prefix. */
  public GdScriptNames(String prefix) {
    this.prefix = prefix;
  }

  /**
   * Returns the name of the class for a mapped type. The argument is the type itself or its mix-in.
   */
  public String ofClass(ClassName origin) {
    String name = String.join("", origin.simpleNames());
    return prefix + identifier(MIX_IN.matcher(name).replaceFirst(""));
  }

  /** Returns the name of the file with the class for a mapped type. */
  public String file(ClassName origin) {
    return NameWords.snakeCase(ofClass(origin)) + ".gd";
  }

  /** Returns the name of an enum, which is nested in the classes that use it. */
  public String ofEnum(ClassName name) {
    return prefix + identifier(name.simpleName());
  }

  /**
   * Returns the name of a variable, with an underscore at the end if Godot already uses the name.
   */
  public static String member(String path) {
    String name = NameWords.snakeCase(identifier(path));
    return ReservedNames.isTakenForVariable(name) ? name + "_" : name;
  }

  /**
   * Returns the part of generated names that stands for a message, such as {@code chat} in
   * {@code send_chat} and {@code chat_received}.
   */
  public static String message(ClassName name) {
    return NameWords.snakeCase(identifier(MIX_IN.matcher(name.simpleName()).replaceFirst("")));
  }

  /** Returns the name of the constant that holds the key of a field. */
  public static String key(String path) {
    return NameWords.upper(NameWords.snakeCase(identifier(path))) + "_KEY";
  }

  /**
   * Returns the name of an enum's constant, with an underscore at the end if this version of Godot
   * does not allow the name.
   */
  public static String constant(String name, GodotVersion version) {
    String constant = identifier(name);
    return ReservedNames.isTakenForConstant(constant, version) ? constant + "_" : constant;
  }

  /**
   * Returns the meaning that a name already has in one of the versions, such as {@code "a class of
   * Godot 4"}; empty if generated classes and enums can use the name.
   */
  public static Optional<String> meaning(String typeName, List<GodotVersion> versions) {
    return versions.stream()
        .flatMap(version -> ReservedNames.meaning(typeName, version).stream())
        .findFirst();
  }

  /**
   * Returns a name in ASCII, which all versions of Godot allow without a warning. Removes accents,
   * and replaces other characters, and the dots of a path such as {@code place.x}, with
   * underscores. Adds an underscore before a first digit.
   */
  private static String identifier(String name) {
    String letters =
        ACCENTS.matcher(Normalizer.normalize(name, Normalizer.Form.NFD)).replaceAll("");
    String identifier = FOREIGN.matcher(letters).replaceAll("_");
    return Character.isDigit(identifier.charAt(0)) ? "_" + identifier : identifier;
  }
}
