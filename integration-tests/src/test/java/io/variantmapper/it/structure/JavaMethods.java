package io.variantmapper.it.structure;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the methods with a body in Java files, and counts their lines. */
final class JavaMethods extends TreeScanner<@Nullable Void, CompilationUnitTree> {
  private final SourcePositions positions;
  private final List<JavaMethod> methods = new ArrayList<>();

  /**
   * A method. Its lines are counted from the first modifier to the closing brace.
   */
  record JavaMethod(String file, String name, int lines) {}

  private JavaMethods(SourcePositions positions) {
    this.positions = positions;
  }

  static List<JavaMethod> of(List<Path> files) {
    ParsedSources parsed = ParsedSources.of(files);
    JavaMethods scanner = new JavaMethods(parsed.positions());
    parsed.units().forEach(unit -> scanner.scan(unit, unit));
    return scanner.methods;
  }

  @Override
  public @Nullable Void visitMethod(MethodTree method, CompilationUnitTree unit) {
    if (method.getBody() != null) {
      LineMap lines = unit.getLineMap();
      long first = lines.getLineNumber(positions.getStartPosition(unit, method));
      long last = lines.getLineNumber(positions.getEndPosition(unit, method));
      String file = Repository.relative(Path.of(unit.getSourceFile().toUri()));
      methods.add(new JavaMethod(file, method.getName().toString(), (int) (last - first + 1)));
    }
    return super.visitMethod(method, unit);
  }
}
