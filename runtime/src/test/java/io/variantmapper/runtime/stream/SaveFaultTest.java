package io.variantmapper.runtime.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Makes each step of a save fail, alone and together with a later step. A step is an allocation or
 * a use of the disk.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "an open file can't be removed on Windows")
class SaveFaultTest {
  /** The texts are longer than the buffer of the stream, so that each is written in two parts. */
  private static final String OLD = "old".repeat(5_000);

  private static final String NEW = "new".repeat(5_000);

  private static final VariantSerializer<String> TEXTS = new VariantSerializer<>() {
    @Override
    public void write(VariantWriter out, @Nullable String value) {
      FaultPlan.allocate("serializer");
      out.beginArray(2);
      out.writeString(value);
      FaultPlan.allocate("serializer");
      out.writeString(value);
      out.endArray();
    }

    @Override
    public String read(VariantReader in) {
      in.beginArray();
      String value = in.readString();
      assertThat(in.readString()).isEqualTo(value);
      in.endArray();
      return value;
    }
  };

  @TempDir
  private Path folder;

  private int saves;

  @ParameterizedTest
  @CsvSource({"'', true", "'', false", "META-INF/versions/17/, true", "META-INF/versions/17/, false"
  })
  void failedSaveLeavesOneWholeFile(String version, boolean isSavedBefore)
      throws IOException, ReflectiveOperationException {
    Method save = new FaultyStreamClasses(version)
        .loadClass(PacketFile.class.getName())
        .getMethod("save", File.class, VariantSerializer.class, Object.class, VariantFormat.class);

    // The first save also initializes the classes, so its steps are not used.
    check(save, isSavedBefore, Set.of());
    List<String> steps = check(save, isSavedBefore, Set.of());
    assertThat(steps).hasSizeGreaterThan(15).contains("serializer", "java/io/FileDescriptor.sync");
    for (int first = 0; first < steps.size(); first++) {
      List<String> reached = check(save, isSavedBefore, Set.of(first));
      for (int second = first + 1; second < reached.size(); second++) {
        check(save, isSavedBefore, Set.of(first, second));
      }
    }
  }

  /** A {@code PrintStream} hides the exceptions of its stream. */
  @ParameterizedTest
  @ValueSource(strings = {"", "META-INF/versions/17/"})
  void hiddenFailureOfAWriteLeavesOneWholeFile(String version)
      throws IOException, ReflectiveOperationException {
    File file = folder.resolve("world.txt").toFile();
    Class<?> type =
        new FaultyStreamClasses(version).loadClass(AtomicFileOutputStream.class.getName());
    FaultPlan.begin(Set.of());
    print(type, file);
    int steps = FaultPlan.end().size();
    for (int failing = 0; failing < steps; failing++) {
      Files.writeString(file.toPath(), OLD);
      FaultPlan.begin(Set.of(failing));
      Throwable thrown = catchThrowable(() -> print(type, file));
      List<String> reached = FaultPlan.end();
      assertThat(Files.readString(file.toPath()))
          .as("content after %s", reached.get(failing))
          .isIn(thrown == null ? NEW : OLD, NEW);
    }
  }

  private static void print(Class<?> type, File file)
      throws IOException, ReflectiveOperationException {
    try (OutputStream out = (OutputStream) type.getConstructor(File.class).newInstance(file)) {
      new PrintStream(out, true, StandardCharsets.UTF_8).print(NEW);
      type.getMethod("commit").invoke(out);
    }
  }

  /** Makes these steps of a save fail, checks the result, and returns the reached steps. */
  private List<String> check(Method save, boolean isSavedBefore, Set<Integer> failing)
      throws IOException, ReflectiveOperationException {
    Path own = Files.createDirectory(folder.resolve("save" + saves++));
    File file = own.resolve("world.save").toFile();
    if (isSavedBefore) {
      PacketFile.save(file, TEXTS, OLD, VariantFormat.GODOT_4);
    }
    FaultPlan.begin(failing);
    Throwable thrown =
        catchThrowable(() -> save.invoke(null, file, TEXTS, NEW, VariantFormat.GODOT_4));
    List<String> steps = FaultPlan.end();
    List<String> failed =
        failing.stream().sorted().filter(i -> i < steps.size()).map(steps::get).toList();

    String[] names = own.toFile().list();
    if (!failed.contains("delete")) {
      assertThat(names).as("files after %s", failed).isSubsetOf("world.save");
    }
    if (isSavedBefore || thrown == null) {
      assertThat(names).as("files after %s", failed).contains("world.save");
    }
    if (file.exists()) {
      String found = PacketFile.load(file, TEXTS, VariantFormat.GODOT_4);
      assertThat(found).as("content after %s", failed).isIn(thrown == null ? NEW : OLD, NEW);
    }
    if (failing.isEmpty()) {
      assertThat(thrown).isNull();
    } else {
      assertThat(thrown).as("after %s", failed).isInstanceOf(InvocationTargetException.class);
    }
    return steps;
  }
}
