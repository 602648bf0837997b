package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks that there is no large group of classes that use each other. Such classes can only be
 * understood, tested or moved together.
 */
class CycleTest {
  @ParameterizedTest
  @CsvSource({
    "annotations/src/main/java/, 2",
    "runtime/src/main/, 6",
    "processor/src/main/java/, 6",
    "schema/src/main/java/, 6",
    "netty/src/main/java/, 2",
    "enet/src/main/java/, 6",
    "rpc/src/main/java/, 6",
    "saves/src/main/java/, 2",
    "text/src/main/java/, 6",
    "tools/src/main/java/, 6",
    "sample-app/src/main/java/, 6",
    "sample-cluster/src/main/java/, 6",
    "benchmarks/src/main/java/, 6",
    "integration-tests/src/test/java/, 6"
  })
  void noCycleHasMoreFilesThanTheLimitOfItsFolder(String folder, int files) {
    Map<String, Set<String>> uses = JavaSources.of(Repository.sources(folder)).uses();

    assertThat(uses).hasSizeGreaterThan(5);
    assertThat(Cycles.of(uses)).filteredOn(cycle -> cycle.size() > files).isEmpty();
  }

  @Test
  void everyKindOfUseOfAClassIsFound(@TempDir Path folder) throws IOException {
    Path user = write(folder, "a", "User", """
        import static b.Constants.*;
        import static b.Names.NAME;
        import b.Imported;
        import c.*;
        /** Not {@link Documented}. */
        class User extends Neighbor.Inner<Imported> {
          Starred starred;
          Object full = b.Full.Inner.make();
          int String = Called.count();
          @Marker User self;
        }
        """);
    List<Path> files = List.of(
        user,
        write(folder, "a", "Neighbor", "class Neighbor {}"),
        write(folder, "a", "Called", "class Called {}"),
        write(folder, "a", "Marker", "@interface Marker {}"),
        write(folder, "a", "Documented", "class Documented {}"),
        write(folder, "b", "Constants", "class Constants {}"),
        write(folder, "b", "Names", "class Names {}"),
        write(folder, "b", "Imported", "class Imported {}"),
        write(folder, "b", "Full", "class Full {}"),
        write(folder, "b", "Called", "class Called {}"),
        write(folder, "c", "Starred", "class Starred {}"));

    assertThat(JavaSources.of(files).uses().get("a.User"))
        .containsExactly(
            "a.Called",
            "a.Marker",
            "a.Neighbor",
            "b.Constants",
            "b.Full",
            "b.Imported",
            "b.Names",
            "c.Starred");
  }

  @Test
  void eachCycleContainsAllNodesThatReachEachOther() {
    Map<String, Set<String>> edges = Map.of(
        "a", Set.of("b"),
        "b", Set.of("c", "x"),
        "c", Set.of("a", "b"),
        "x", Set.of("y"),
        "y", Set.of("x"),
        "z", Set.of("a", "x"));

    assertThat(Cycles.of(edges)).containsExactlyInAnyOrder(Set.of("a", "b", "c"), Set.of("x", "y"));
  }

  private static Path write(Path folder, String packageName, String name, String source)
      throws IOException {
    Path file = folder.resolve(packageName).resolve(name + ".java");
    Files.createDirectories(file.getParent());
    return Files.writeString(file, "package " + packageName + ";\n" + source);
  }
}
