package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.variantmapper.it.mapping.MappedObject;
import io.variantmapper.it.mapping.MappingTable;
import io.variantmapper.it.mapping.SameValue;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.Variant;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that generated classes can read packets from Java, and that Java can read packets from
 * generated classes. One run of the engine checks each golden shape. If there are no additional
 * options, it also checks each row of docs/mapping.md.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class EngineGeneratedClasses {
  /**
   * Types whose packets from Java and from the engine may differ although their values are equal.
   * There are three reasons: a set of the JDK has no order, only Java omits a default that a method
   * returns, or Java does not read one of the fields.
   */
  private static final List<String> OF_OTHER_BYTES =
      List.of("game.Song", "game.Profile", "game.Defaults", "game.Settings");

  /** An object that the engine reads and writes with the class in {@code script}. */
  record Copy(String name, MappedObject object, byte[] packet, String script) {
    @Override
    public String toString() {
      return name;
    }
  }

  @Parameter
  GodotEngine engine;

  private final String[] options;
  private List<GoldenExamples> shapes = List.of();
  private final List<Copy> copies = new ArrayList<>();
  private List<byte[]> answers = List.of();
  private List<String> scripts = List.of();

  /** Creates the checks of classes that are generated with additional options. */
  EngineGeneratedClasses(String... options) {
    this.options = options;
  }

  @BeforeAll
  void compileGoldenShapes(@TempDir Path folder) throws IOException {
    shapes = GoldenExamples.compile(folder, options);
  }

  @BeforeParameterizedClassInvocation(injectArguments = false)
  void letTheEngineCopyAllObjects(@TempDir Path folder) throws Exception {
    copies.clear();
    GodotProject project = GodotProject.exchange(engine, folder);
    GeneratedClasses classes = new GeneratedClasses(engine.version(), project);
    if (options.length == 0) {
      Map<String, String> ofRows = classes.add(Path.of("target/test-classes"));
      MappingTable.rows()
          .forEach(row ->
              row.object(engine.format()).ifPresent(object -> add(row.toString(), object, ofRows)));
    }
    for (GoldenExamples shape : shapes) {
      Map<String, String> ofShape = classes.add(shape.classes());
      for (MappedObject object : shape.objects()) {
        add(shape.name() + ": " + object.declared().getName(), object, ofShape);
      }
    }
    register(classes, project);
    List<byte[]> sent = new ArrayList<>();
    for (Copy copy : copies) {
      sent.add(Variant.of(copy.script()).encode(engine.format()));
      sent.add(copy.packet());
    }
    for (String script : classes.scripts()) {
      sent.add(Variant.of(script).encode(engine.format()));
      sent.add(Variant.Nil.INSTANCE.encode(engine.format()));
    }
    answers = project.answer("copy_objects.gd", sent);
    scripts = classes.scripts();
  }

  /** Registers the names of the classes, and turns all warnings into errors. */
  void register(GeneratedClasses classes, GodotProject project) throws Exception {
    classes.register(project);
  }

  /** Adds an object, unless it contains a type that the engine does not have. */
  private void add(String name, MappedObject object, Map<String, String> scripts) {
    byte[] packet;
    try {
      packet = object.serializer().encode(object.value(), engine.format());
    } catch (UnsupportedVariantException e) {
      return;
    }
    String script = scripts.get(object.declared().getCanonicalName());
    // The engine reads an ObjectId as a new object and writes the id of that object, so the
    // packets would differ.
    if (script != null && !name.contains("ObjectId")) {
      copies.add(new Copy(name, object, packet, script));
    }
  }

  List<Copy> copies() {
    return copies;
  }

  @ParameterizedTest
  @MethodSource("copies")
  void generatedClassReadsAndWritesTheObject(Copy copy) {
    byte[] answer = answers.get(copies.indexOf(copy));
    Object value = copy.object().serializer().decode(answer, engine.format());
    SameValue.assertSame(value, copy.object().value());
  }

  @ParameterizedTest
  @MethodSource("copies")
  void generatedClassWritesTheBytesOfJava(Copy copy) {
    assumeFalse(OF_OTHER_BYTES.stream().anyMatch(copy.name()::contains));
    byte[] answer = answers.get(copies.indexOf(copy));
    assertThat(NodePathPadding.zeroed(answer, engine.format())).isEqualTo(copy.packet());
  }

  List<String> scripts() {
    return scripts;
  }

  /** Checks that a class has no errors and no warnings. */
  @ParameterizedTest
  @MethodSource("scripts")
  void generatedClassCanBeLoaded(String script) {
    byte[] answer = answers.get(copies.size() + scripts.indexOf(script));
    assertThat(Variant.decode(answer, engine.format())).isEqualTo(Variant.of(true));
  }

  @Test
  void manyRowsAndShapesAreCopied() {
    assertThat(copies).hasSizeGreaterThan(options.length == 0 ? 200 : 70);
  }
}
