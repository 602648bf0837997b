package io.variantmapper.benchmarks.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Compiles the types of a whole game. Each call uses a new compiler and an empty folder. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class CompileBenchmark {
  /** The processor that generates code for the types. */
  @Param
  public Generator generator = Generator.NONE;

  /** The number of types. */
  @Param({"100", "300"})
  public int types = 1;

  private CompileTask task = new CompileTask(Generator.NONE, 0);
  private Path folder = Path.of("");

  /** Makes the sources. */
  @Setup
  public void prepare() {
    task = new CompileTask(generator, types);
  }

  /** Makes an empty folder. */
  @Setup(Level.Iteration)
  public void makeFolder() throws IOException {
    folder = Files.createTempDirectory("variantmapper-benchmarks");
  }

  /** Compiles the sources to classes. */
  @Benchmark
  public Path compile() {
    task.run(folder);
    return folder;
  }

  /** Deletes the compiled classes. */
  @TearDown(Level.Iteration)
  public void deleteFolder() throws IOException {
    List<Path> deepestFirst;
    try (Stream<Path> paths = Files.walk(folder)) {
      deepestFirst = paths.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path path : deepestFirst) {
      Files.delete(path);
    }
  }
}
