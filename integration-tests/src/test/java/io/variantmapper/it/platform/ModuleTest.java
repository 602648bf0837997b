package io.variantmapper.it.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** Checks that the runtime is a module, and that it requires only java.base. */
class ModuleTest {
  @Test
  void classesOfTheRuntimeNeedOnlyJavaBase() {
    assertThat(jdeps("--print-module-deps", "--ignore-missing-deps")).isEqualTo("java.base");
  }

  /**
   * Checks which dependencies are missing. For jdeps, a class is missing if our module does not
   * require the module of the class.
   */
  @Test
  void runtimeLacksOnlyTheNullMarkedAnnotation() {
    assertThat(jdeps("--missing-deps").lines())
        .filteredOn(line -> line.matches("   .* -> .* not found"))
        .isNotEmpty()
        .allMatch(line -> line.contains("-> org.jspecify.annotations.NullMarked "));
  }

  @Test
  void runtimeUsesNoInternalClassOfTheJdk() {
    assertThat(jdeps("--jdk-internals", "--ignore-missing-deps")).isEmpty();
  }

  @Test
  void useOfAnInternalClassIsFound(@TempDir Path folder) throws IOException {
    ClassWriter type = new ClassWriter(0);
    type.visit(Opcodes.V17, 0, "Internal", null, "sun/misc/Unsafe", null);
    Path file = Files.write(folder.resolve("Internal.class"), type.toByteArray());
    assertThat(jdepsOf(file, "--jdk-internals")).contains("sun.misc.Unsafe");
  }

  @Test
  void moduleRequiresOnlyJavaBase() {
    assertThat(module().requires())
        .filteredOn(requires -> !requires.modifiers().contains(Requires.Modifier.STATIC))
        .extracting(Requires::name)
        .containsExactly("java.base");
  }

  @Test
  void moduleExportsOnlyThePublicPackages() {
    assertThat(module().exports())
        .filteredOn(exports -> !exports.isQualified())
        .extracting(Exports::source)
        .containsExactlyInAnyOrder(
            "io.variantmapper.runtime",
            "io.variantmapper.runtime.mapping",
            "io.variantmapper.runtime.stream",
            "io.variantmapper.runtime.value");
  }

  private static ModuleDescriptor module() {
    return ModuleFinder.of(BuiltJar.runtime())
        .find("io.variantmapper.runtime")
        .orElseThrow()
        .descriptor();
  }

  private static String jdeps(String... questions) {
    return jdepsOf(BuiltJar.runtime(), questions);
  }

  private static String jdepsOf(Path classes, String... questions) {
    List<String> arguments = new ArrayList<>(List.of("--multi-release", "17"));
    arguments.addAll(List.of(questions));
    arguments.add(classes.toString());
    StringWriter out = new StringWriter();
    PrintWriter lines = new PrintWriter(out);
    int result = ToolProvider.findFirst("jdeps")
        .orElseThrow()
        .run(lines, lines, arguments.toArray(String[]::new));
    assertThat(result).as(out.toString()).isZero();
    return out.toString().strip();
  }
}
