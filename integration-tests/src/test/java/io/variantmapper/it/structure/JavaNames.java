package io.variantmapper.it.structure;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Collects the names that Java files declare: packages, types and members. It also collects
 * imported types.
 */
final class JavaNames extends TreeScanner<@Nullable Void, @Nullable String> {
  private static final String OURS = "io.variantmapper.";

  private final Set<String> packages = new HashSet<>();

  /** The members of each type, by its simple name. */
  private final Map<String, Set<String>> types = new HashMap<>();

  private JavaNames() {}

  static JavaNames of(List<Path> files) {
    JavaNames names = new JavaNames();
    ParsedSources.of(files).units().forEach(unit -> names.scan(unit, null));
    return names;
  }

  /** Returns whether a package exists. The name lacks the prefix that all our packages share. */
  boolean hasPackage(String name) {
    return packages.contains(OURS + name);
  }

  /** Returns whether a type with this simple name is declared or imported. */
  boolean hasType(String name) {
    return types.containsKey(name);
  }

  /**
   * Returns whether a type with the simple name {@code type} declares a method, field, constant,
   * component or type with the name {@code member}.
   */
  boolean hasMember(String type, String member) {
    return types.getOrDefault(type, Set.of()).contains(member);
  }

  @Override
  public @Nullable Void visitCompilationUnit(CompilationUnitTree unit, @Nullable String type) {
    if (unit.getPackageName() != null) {
      packages.add(unit.getPackageName().toString());
    }
    return super.visitCompilationUnit(unit, type);
  }

  @Override
  public @Nullable Void visitImport(ImportTree imported, @Nullable String type) {
    String name = imported.getQualifiedIdentifier().toString();
    if (!imported.isStatic()) {
      membersOf(name.substring(name.lastIndexOf('.') + 1));
    }
    return null;
  }

  @Override
  public @Nullable Void visitClass(ClassTree declared, @Nullable String type) {
    String name = declared.getSimpleName().toString();
    if (type != null) {
      membersOf(type).add(name);
    }
    Set<String> members = membersOf(name);
    for (Tree member : declared.getMembers()) {
      if (member instanceof MethodTree method) {
        members.add(method.getName().toString());
      } else if (member instanceof VariableTree field) {
        members.add(field.getName().toString());
      }
    }
    return super.visitClass(declared, name);
  }

  private Set<String> membersOf(String type) {
    return types.computeIfAbsent(type, key -> new HashSet<>());
  }
}
