package io.variantmapper.processor;

import io.variantmapper.processor.gdscript.GdScriptContent;
import io.variantmapper.processor.gdscript.GdScriptSettings;
import io.variantmapper.processor.gdscript.GodotVersion;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.PlacementFault;
import io.variantmapper.processor.read.settings.Setting;
import io.variantmapper.processor.read.settings.TypeSettings;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * The settings for all types, from the compiler options that begin with {@code variant.}.
 *
 * <pre>{@code
 * BuildOptions.of(Map.of("variant.naming", "SNAKE_CASE")).mistakes().isEmpty()   // true
 * }</pre>
 */
public final class BuildOptions {
  private static final String PREFIX = "variant.";
  private static final String SCHEMA = PREFIX + "schema";
  private static final String LOCK = PREFIX + "lock";
  private static final String VIEWS = option(Setting.VIEWS);

  private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
  private static final Pattern RESOURCE_FOLDER = Pattern.compile("res://[^\"\\\\\\s]*");
  private static final String GDSCRIPT = PREFIX + "gdscript";
  private static final String CLASS_PREFIX = GDSCRIPT + ".prefix";
  private static final String FOLDER = GDSCRIPT + ".folder";
  private static final String CLASS_NAMES = GDSCRIPT + ".classNames";
  private static final String CONTENT = GDSCRIPT + ".content";
  private static final String TYPES = GDSCRIPT + ".types";
  private static final String VIEW = GDSCRIPT + ".view";

  /** The options that are not settings of a type. */
  private static final List<String> OTHERS =
      List.of(SCHEMA, LOCK, GDSCRIPT, CLASS_PREFIX, FOLDER, CLASS_NAMES, CONTENT, TYPES, VIEW);

  private static final BuildOptions NONE = new BuildOptions();

  private final Map<String, String> given;
  private final List<Fault> mistakes = new ArrayList<>();
  private final TypeSettings settings;
  private final boolean hasSchemas;
  private final Optional<Path> lock;
  private final GdScriptSettings gdScript;

  private BuildOptions() {
    given = Map.of();
    settings = TypeSettings.NONE;
    hasSchemas = false;
    lock = Optional.empty();
    gdScript = GdScriptSettings.NONE;
  }

  private BuildOptions(Map<String, String> given) {
    this.given = given;
    settings = new TypeSettings(constants(), names(VIEWS));
    if (given.containsKey(VIEWS) && settings.views().isEmpty()) {
      addMistake(PlacementFault.OPTION_WITHOUT_NAMES, VIEWS, value(VIEWS), List.of());
    }
    hasSchemas = flag(SCHEMA, false);
    lock = folder(LOCK);
    gdScript = new GdScriptSettings(
        versions(),
        classPrefix(),
        folder(),
        flag(CLASS_NAMES, true),
        constant(CONTENT, List.of(GdScriptContent.values())).orElse(GdScriptContent.CLASSES),
        types(),
        view());
    given.keySet().stream()
        .filter(name -> name.startsWith(PREFIX) && !names().contains(name))
        .forEach(name -> addMistake(
            PlacementFault.OPTION_UNKNOWN, name, name, names().stream().sorted().toList()));
  }

  /** Reads the options as the compiler passes them, without the {@code -A}. */
  public static BuildOptions of(Map<String, String> given) {
    for (String name : given.keySet()) {
      if (name.startsWith(PREFIX)) {
        // Sorted, so that messages have the same order on every run.
        return new BuildOptions(new TreeMap<>(given));
      }
    }
    return NONE;
  }

  /** Returns the names of all options. */
  public static Set<String> names() {
    Stream<String> ofSettings =
        Stream.of(Setting.values()).filter(Setting::isInBuild).map(BuildOptions::option);
    return Stream.concat(ofSettings, OTHERS.stream()).collect(Collectors.toUnmodifiableSet());
  }

  private static String option(Setting setting) {
    return PREFIX + setting.member();
  }

  /** Returns the faults of unknown options and of invalid values. */
  public List<Fault> mistakes() {
    return List.copyOf(mistakes);
  }

  /** Returns the settings; a setting is INHERITED if its option is not given. */
  public TypeSettings settings() {
    return settings;
  }

  /** Returns whether each mapped type also gets a schema. */
  public boolean hasSchemas() {
    return hasSchemas;
  }

  /** Returns the folder with the schemas of released versions; empty if no such folder is given. */
  public Optional<Path> lock() {
    return lock;
  }

  /** Returns the settings for generated GDScript. */
  public GdScriptSettings gdScript() {
    return gdScript;
  }

  private List<GodotVersion> versions() {
    List<String> numbers = names(GDSCRIPT);
    List<GodotVersion> versions = Stream.of(GodotVersion.values())
        .filter(version -> numbers.contains(version.number()))
        .toList();
    if (given.containsKey(GDSCRIPT) && (versions.isEmpty() || versions.size() != numbers.size())) {
      addMistake(GDSCRIPT, "3, 4, or both as 3,4");
    }
    return versions;
  }

  private String classPrefix() {
    String prefix = value(CLASS_PREFIX);
    if (given.containsKey(CLASS_PREFIX) && !IDENTIFIER.matcher(prefix).matches()) {
      addMistake(CLASS_PREFIX, "a valid prefix, such as Net");
      return "";
    }
    return prefix;
  }

  /** Returns the folder of the generated classes in the Godot project, with a slash at the end. */
  private String folder() {
    if (!given.containsKey(FOLDER)) {
      return GdScriptSettings.NONE.folder();
    }
    String folder = value(FOLDER);
    if (!RESOURCE_FOLDER.matcher(folder).matches()) {
      addMistake(FOLDER, "a folder of a Godot project, such as res://net/");
    }
    return folder.endsWith("/") ? folder : folder + "/";
  }

  /**
   * Returns the folder whose path is the value of an option; empty if the option is not given, or
   * if the folder does not exist.
   */
  private Optional<Path> folder(String option) {
    if (!given.containsKey(option)) {
      return Optional.empty();
    }
    Optional<Path> folder = path(value(option)).filter(Files::isDirectory);
    if (folder.isEmpty()) {
      addMistake(option, "the path of a folder that exists");
    }
    return folder;
  }

  private static Optional<Path> path(String text) {
    try {
      return text.isEmpty() ? Optional.empty() : Optional.of(Path.of(text));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private List<String> types() {
    List<String> types = names(TYPES);
    if (given.containsKey(TYPES)
        && (types.isEmpty() || !types.stream().allMatch(SourceVersion::isName))) {
      addMistake(TYPES, "a list of packages and types, such as game.message,game.Player");
    }
    return types;
  }

  private Optional<String> view() {
    Optional<String> view = names(VIEW).stream().findFirst();
    if (given.containsKey(VIEW) && names(VIEW).size() != 1) {
      addMistake(VIEW, "the name of one view");
    }
    return view;
  }

  /** Returns the names in the value of an option. Commas separate them. */
  private List<String> names(String option) {
    return Stream.of(value(option).split(",", -1))
        .map(String::strip)
        .filter(name -> !name.isEmpty())
        .toList();
  }

  private boolean flag(String name, boolean usual) {
    List<String> choices = List.of("true", "false");
    if (given.containsKey(name) && !choices.contains(value(name))) {
      addMistake(name, choices);
    }
    return given.containsKey(name) ? value(name).equals("true") : usual;
  }

  private Map<Setting, Enum<?>> constants() {
    Map<Setting, Enum<?>> constants = new EnumMap<>(Setting.class);
    Setting.withConstants()
        .forEach(setting -> constant(option(setting), setting.choices())
            .ifPresent(choice -> constants.put(setting, choice)));
    return constants;
  }

  private <E extends Enum<?>> Optional<E> constant(String name, List<E> choices) {
    Optional<E> found =
        choices.stream().filter(choice -> choice.name().equals(given.get(name))).findFirst();
    if (given.containsKey(name) && found.isEmpty()) {
      addMistake(name, choices.stream().map(Enum::name).toList());
    }
    return found;
  }

  private void addMistake(String name, String form) {
    mistakes.add(new Fault(PlacementFault.OPTION_OF_OTHER_FORM, Optional.empty())
        .with("option", name)
        .with("value", value(name))
        .with("form", form));
  }

  private void addMistake(String name, List<String> choices) {
    PlacementFault kind = value(name).isEmpty()
        ? PlacementFault.OPTION_WITHOUT_VALUE
        : PlacementFault.OPTION_VALUE_NOT_ALLOWED;
    addMistake(kind, name, value(name), choices);
  }

  private void addMistake(PlacementFault kind, String name, String found, List<String> choices) {
    mistakes.add(new Fault(kind, Optional.empty())
        .with("option", name)
        .with("value", found)
        .with("choices", choices)
        .with("guess", new Fault.Guess(found, choices)));
  }

  /**
   * Returns the value of an option; {@code ""} if it has none. The compiler passes null for an
   * option without a value.
   */
  private String value(String name) {
    return Objects.requireNonNullElse(given.get(name), "");
  }
}
