package io.variantmapper.it.platform;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.codehaus.mojo.animal_sniffer.Clazz;
import org.codehaus.mojo.animal_sniffer.SignatureChecker;
import org.codehaus.mojo.animal_sniffer.logging.Logger;

/**
 * The classes and members of Android at Godot's lowest API level, together with the classes and
 * members that Android's dexer adds.
 */
final class AndroidApi {
  private static final Path API_24 = Path.of("target/android/gummy-bears-api-24.signature");

  private AndroidApi() {}

  /**
   * Returns each use of a class or member that Android does not have. This method does not report
   * the users' own types, because users decide on which devices these types exist.
   */
  static List<String> missingFor(ShippedCode code) throws IOException {
    List<String> missing = new ArrayList<>();
    Map<String, Clazz> api = api();
    Checker checker = new Checker(api, present(code, api), missing);
    for (ClassFile file : code.classes()) {
      checker.process(file.path(), file.stream());
    }
    return missing;
  }

  private static Map<String, Clazz> api() throws IOException {
    try (InputStream signatures = Files.newInputStream(API_24)) {
      return SignatureChecker.loadClasses(signatures);
    }
  }

  /**
   * Returns the names of the classes that exist at run time although Android does not have them.
   */
  private static Set<String> present(ShippedCode code, Map<String, Clazz> api) {
    Set<String> names = new HashSet<>();
    names.add("java.lang.Record"); // The dexer turns records into plain classes.
    for (Path root : List.of(code.root(), BuiltJar.runtime())) {
      ClassFiles.of(root).forEach(file -> names.add(file.name()));
    }
    for (String name : ImportedClasses.namesOfUserTypes(code)) {
      if (!api.containsKey(name.replace('.', '/'))) {
        names.add(name);
      }
    }
    return names;
  }

  private static final class Checker extends SignatureChecker {
    private Checker(Map<String, Clazz> api, Set<String> present, List<String> missing)
        throws IOException {
      super(api, present, new Findings(missing));
      setSourcePath(List.of()); // The checker reads the source path if something is missing.
    }

    @Override
    protected void process(String name, InputStream file) throws IOException {
      super.process(name, file);
    }
  }

  private record Findings(List<String> missing) implements Logger {
    @Override
    public void info(String message) {}

    @Override
    public void info(String message, Throwable cause) {}

    @Override
    public void debug(String message) {}

    @Override
    public void debug(String message, Throwable cause) {}

    @Override
    public void warn(String message) {
      missing.add(message);
    }

    @Override
    public void warn(String message, Throwable cause) {
      missing.add(message);
    }

    @Override
    public void error(String message) {
      missing.add(message);
    }

    @Override
    public void error(String message, Throwable cause) {
      missing.add(message);
    }
  }
}
