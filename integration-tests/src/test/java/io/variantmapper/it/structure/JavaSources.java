package io.variantmapper.it.structure;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.util.TreeScanner;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Finds the classes that Java files use. A file uses a class if it imports the class, writes its
 * name in full, or names a class of its own package or of a package from which it imports all
 * classes. A nested class counts as the class of its file.
 */
final class JavaSources {
  private final Map<String, Set<String>> uses = new TreeMap<>();

  private JavaSources() {}

  static JavaSources of(List<Path> files) {
    JavaSources sources = new JavaSources();
    Map<String, List<CompilationUnitTree>> units = new TreeMap<>();
    for (CompilationUnitTree unit : ParsedSources.of(files).units()) {
      Path file = Path.of(unit.getSourceFile().toUri());
      String name = file.getFileName().toString().replace(".java", "");
      if (!name.endsWith("-info")) {
        String className = unit.getPackageName() + "." + name;
        units.computeIfAbsent(className, key -> new ArrayList<>()).add(unit);
        sources.uses.put(className, new TreeSet<>());
      }
    }
    // In a multi-release jar, a class can have two files.
    units.forEach((name, both) -> both.forEach(unit -> sources.new Scanner(name).scan(unit)));
    return sources;
  }

  /** Returns each class with the classes that it uses. */
  Map<String, Set<String>> uses() {
    return uses;
  }

  /** Finds the classes that one file uses. */
  private final class Scanner extends TreeScanner<@Nullable Void, @Nullable Void> {
    private final String className;
    private final Map<String, String> imports = new HashMap<>();
    private final List<String> packages = new ArrayList<>();

    Scanner(String className) {
      this.className = className;
    }

    void scan(CompilationUnitTree unit) {
      packages.add(className.substring(0, className.lastIndexOf('.')));
      unit.getImports().forEach(this::addImport);
      scan(unit.getTypeDecls(), null);
    }

    private void addImport(ImportTree tree) {
      String name = tree.getQualifiedIdentifier().toString();
      if (name.endsWith(".*")) {
        packages.add(name.substring(0, name.length() - 2));
      }
      String file = fileOf(name);
      if (file != null) {
        imports.put(name.substring(name.lastIndexOf('.') + 1), file);
        add(file);
      }
    }

    /**
     * Returns the class with this name, or otherwise the class that encloses it: the longest known
     * name before a dot. Returns null if neither is known.
     */
    private @Nullable String fileOf(String name) {
      String file = name;
      while (!uses.containsKey(file) && file.contains(".")) {
        file = file.substring(0, file.lastIndexOf('.'));
      }
      return uses.containsKey(file) ? file : null;
    }

    private @Nullable String resolved(String simpleName) {
      String imported = imports.get(simpleName);
      return imported != null
          ? imported
          : packages.stream()
              .map(name -> name + "." + simpleName)
              .filter(uses::containsKey)
              .findFirst()
              .orElse(null);
    }

    private void add(@Nullable String used) {
      if (used != null && !used.equals(className)) {
        uses.computeIfAbsent(className, key -> new TreeSet<>()).add(used);
      }
    }

    @Override
    public @Nullable Void visitIdentifier(IdentifierTree tree, @Nullable Void unused) {
      add(resolved(tree.getName().toString()));
      return null;
    }

    @Override
    public @Nullable Void visitMemberSelect(MemberSelectTree tree, @Nullable Void unused) {
      add(fileOf(tree.toString()));
      return super.visitMemberSelect(tree, null);
    }
  }
}
