package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.it.engine.BrokenPackets.Broken;
import io.variantmapper.it.mapping.MappedObject;
import io.variantmapper.it.mapping.SameValue;
import io.variantmapper.runtime.ChangeSerializer;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.Variant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that generated classes merge the changes that Java writes. One run of the engine checks
 * each pair of objects of the same type in the golden shapes.
 */
@GodotTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class EngineChangesTest {
  private static final String NAME = BrokenChanges.Player.class.getCanonicalName();

  /**
   * Changes that the engine merges by calling the class in {@code script}.
   *
   * @param before the object before the changes; null for a new object of the class
   */
  record Merge(
      String name,
      ChangeSerializer<Object> serializer,
      byte @Nullable [] before,
      byte[] changes,
      String script) {
    @Override
    public String toString() {
      return name;
    }
  }

  @Parameter
  private GodotEngine engine;

  private List<GoldenExamples> shapes = List.of();
  private final List<Merge> merges = new ArrayList<>();
  private List<byte[]> answers = List.of();

  @BeforeAll
  void compileGoldenShapes(@TempDir Path folder) throws IOException {
    shapes = GoldenExamples.compileWithChanges(folder);
  }

  @BeforeParameterizedClassInvocation(injectArguments = false)
  void letTheEngineMergeAllChanges(@TempDir Path folder) throws Exception {
    merges.clear();
    GodotProject project = GodotProject.exchange(engine, folder);
    GeneratedClasses classes = new GeneratedClasses(engine.version(), project);
    for (GoldenExamples shape : shapes) {
      add(shape, classes.add(shape.classes()));
    }
    classes.register(project);
    List<byte[]> sent = new ArrayList<>();
    for (Merge merge : merges) {
      sent.add(Variant.of(merge.script()).encode(engine.format()));
      sent.add(
          merge.before() == null ? Variant.Nil.INSTANCE.encode(engine.format()) : merge.before());
      sent.add(merge.changes());
    }
    answers = project.answer("merge_changes.gd", sent);
  }

  private void add(GoldenExamples shape, Map<String, String> scripts) throws Exception {
    List<MappedObject> objects = shape.objects();
    for (MappedObject after : objects) {
      String script = scripts.get(after.declared().getCanonicalName());
      if (script == null || !(after.serializer() instanceof ChangeSerializer<Object> changes)) {
        continue;
      }
      String name = shape.name() + ": " + after.declared().getName();
      add(name + " from nothing", changes, null, after.value(), script);
      for (MappedObject before : objects) {
        if (before.declared() == after.declared()) {
          add(name, changes, before.value(), after.value(), script);
        }
      }
    }
  }

  /** Adds a pair of objects, unless they contain a type that the engine does not have. */
  private void add(
      String name,
      ChangeSerializer<Object> serializer,
      @Nullable Object before,
      Object after,
      String script) {
    try {
      merges.add(new Merge(
          name,
          serializer,
          before == null ? null : serializer.encode(before, engine.format()),
          serializer.encodeChanges(before, after, engine.format()),
          script));
    } catch (UnsupportedVariantException e) {
      // The engine lacks a type.
    }
  }

  List<Merge> merges() {
    return merges;
  }

  @ParameterizedTest
  @MethodSource("merges")
  void generatedClassMergesAsJavaDoes(Merge merge) {
    byte[] answer = answers.get(merges.indexOf(merge));
    Object read = merge.serializer().decode(answer, engine.format());
    SameValue.assertSame(read, sent(merge.serializer(), merged(merge)));
  }

  private Object merged(Merge merge) {
    Object before =
        merge.before() == null ? null : merge.serializer().decode(merge.before(), engine.format());
    return merge.serializer().decodeChanges(before, merge.changes(), engine.format());
  }

  /** Returns the object without the fields that packets do not contain. */
  private Object sent(ChangeSerializer<Object> serializer, Object object) {
    return serializer.decode(serializer.encode(object, engine.format()), engine.format());
  }

  @Test
  void manyPairsAreMerged() {
    assertThat(merges).hasSizeGreaterThan(60);
  }

  @Test
  void eachBrokenChangeReportsOneErrorWithItsPathAndChangesNothing(@TempDir Path folder)
      throws Exception {
    GodotProject project = GodotProject.exchange(engine, folder);
    GeneratedClasses classes = new GeneratedClasses(engine.version(), project);
    Map<String, String> scripts = classes.add(Path.of("target/test-classes"));
    classes.register(project);
    Files.writeString(
        project.file("values.gd"),
        BrokenChanges.ALL.stream()
            .map(Broken::literal)
            .collect(Collectors.joining(
                ",\n\t\t",
                "func object():\n\treturn " + BrokenChanges.OBJECT
                    + "\n\n\nfunc all():\n\treturn [",
                "]\n")));

    String printed = project.run("refuse_changes.gd", Objects.requireNonNull(scripts.get(NAME)));

    assertThat(EngineBrokenPacketsTest.errors(printed))
        .containsExactlyElementsOf(BrokenChanges.ALL.stream()
            .map(broken -> "ItBrokenChangesPlayer" + broken.error())
            .toList());
  }
}
