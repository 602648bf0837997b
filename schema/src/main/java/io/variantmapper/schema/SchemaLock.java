package io.variantmapper.schema;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A folder with the schemas of all released states of a program. With this folder, a change that is
 * incompatible with a released state is found before the change is released.
 *
 * <pre>{@code
 * SchemaLock lock = new SchemaLock(Path.of("wire-lock"));
 * lock.add("1.0", schemas);
 * lock.changes(schemas);   // empty until a type changes
 * }</pre>
 *
 * <p>The folder contains a folder for each state, with a file for each schema, such as
 * {@code 1.0/game.Player.schema}. The file {@code accepted.txt} has a line for each change that is
 * incompatible with a released state and was accepted nevertheless. The line contains the type, the
 * change, and after {@code #} a reason.
 */
public final class SchemaLock {
  private static final String ACCEPTED = "accepted.txt";

  private final Path folder;

  /**
   * Creates a lock for the folder that contains the released states.
   *
   * @throws IllegalArgumentException if there is no such folder
   */
  public SchemaLock(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new IllegalArgumentException(
          folder + " is not a folder. Create it, or correct the name.");
    }
    this.folder = folder;
  }

  /**
   * Returns the names of the states, sorted.
   *
   * @throws UncheckedIOException if the folder can't be read
   */
  public List<String> states() {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(Files::isDirectory)
          .map(file -> file.getFileName().toString())
          .filter(name -> !name.startsWith("."))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the changes of a type that are incompatible with a released state and are not accepted.
   * Only the files of this type are read.
   *
   * @throws SchemaException if a file of the type is not a schema
   * @throws UncheckedIOException if a file can't be read
   */
  public List<LockedChange> changes(Schema now) {
    String name = fileName(now);
    Map<String, LockedChange> changes = new LinkedHashMap<>();
    for (String state : states()) {
      Path file = folder.resolve(state).resolve(name);
      if (Files.exists(file)) {
        for (SchemaChange change : SchemaChange.between(read(file), now)) {
          changes.putIfAbsent(change.toString(), new LockedChange(typeOf(name), state, change));
        }
      }
    }
    return notAccepted(changes.values());
  }

  /**
   * Returns a change for each type that was removed: a state has the type, but the program does
   * not. Types whose removal is accepted are left out.
   *
   * @param now the schemas of all types of the program
   */
  public List<LockedChange> removed(Collection<Schema> now) {
    TreeSet<String> names =
        now.stream().map(SchemaLock::fileName).collect(Collectors.toCollection(TreeSet::new));
    Map<String, LockedChange> removed = new LinkedHashMap<>();
    for (String state : states()) {
      for (String name : SchemaFiles.names(folder.resolve(state))) {
        if (!names.contains(name)) {
          SchemaChange change = new SchemaChange(
              "the type",
              Compatibility.NOTHING,
              Optional.empty(),
              Optional.of("no longer has " + typeOf(name)));
          removed.putIfAbsent(name, new LockedChange(typeOf(name), state, change));
        }
      }
    }
    return notAccepted(removed.values());
  }

  /**
   * Returns the changes of all types of a program, and its removed types, that are incompatible
   * with a released state and are not accepted.
   *
   * @throws SchemaException if a file of a type is not a schema
   * @throws UncheckedIOException if a file can't be read
   */
  public List<LockedChange> changes(Collection<Schema> program) {
    List<LockedChange> changes = new ArrayList<>();
    program.forEach(schema -> changes.addAll(changes(schema)));
    changes.addAll(removed(program));
    return List.copyOf(changes);
  }

  /**
   * Accepts changes: appends a line for each change to {@code accepted.txt}.
   *
   * @param reason why the changes break nothing, such as {@code nobody uses 1.0}; one line
   * @throws IllegalArgumentException if the reason is blank or has several lines
   * @throws UncheckedIOException if the file can't be written
   */
  public void accept(Collection<LockedChange> changes, String reason) {
    if (reason.isBlank() || reason.lines().count() > 1) {
      throw new IllegalArgumentException("The reason \"" + reason + "\" is not one line of text.");
    }
    List<String> lines = new ArrayList<>(acceptedLines());
    changes.forEach(change -> lines.add(change.acceptance(reason)));
    try {
      Files.write(folder.resolve(ACCEPTED), lines);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Adds a state.
   *
   * @param state a new name, such as a version
   * @throws IllegalArgumentException if the state exists, or if the name can't be the name of a
   *     folder
   */
  public void add(String state, Collection<Schema> schemas) {
    Path target = folder.resolve(state);
    if (state.isBlank() || state.startsWith(".") || !folder.equals(target.getParent())) {
      throw new IllegalArgumentException(
          "\"" + state + "\" can't be the name of a state. Give a version, such as 1.0.");
    } else if (Files.exists(target)) {
      throw new IllegalArgumentException(
          "The state " + state + " exists. A released state never changes; give a new name.");
    }
    try {
      Files.createDirectory(target);
      for (Schema schema : schemas) {
        Files.writeString(target.resolve(fileName(schema)), schema.text());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<LockedChange> notAccepted(Collection<LockedChange> changes) {
    if (changes.isEmpty()) {
      return List.of();
    }
    List<String> accepted = acceptedLines();
    List<LockedChange> rest = new ArrayList<>();
    for (LockedChange change : changes) {
      if (accepted.stream().noneMatch(change::isAcceptedBy)) {
        rest.add(change);
      }
    }
    return List.copyOf(rest);
  }

  private List<String> acceptedLines() {
    Path file = folder.resolve(ACCEPTED);
    try {
      return Files.exists(file) ? Files.readAllLines(file) : List.of();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Schema read(Path file) {
    try {
      return Schema.parse(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the name of the schema's file: the name of the mapped type, or of the mix-in that maps
   * it.
   */
  private static String fileName(Schema schema) {
    Optional<String> mixIn = Optional.empty();
    if (schema instanceof Schema.Fields fields) {
      mixIn = fields.mixIn();
    } else if (schema instanceof Schema.Value value) {
      mixIn = value.mixIn();
    }
    return mixIn.orElse(schema.name()) + SchemaFiles.EXTENSION;
  }

  private static String typeOf(String fileName) {
    return fileName.substring(0, fileName.length() - SchemaFiles.EXTENSION.length());
  }
}
