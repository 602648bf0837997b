package io.variantmapper.processor;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import io.variantmapper.runtime.VariantSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.annotation.processing.Processor;
import javax.tools.JavaFileObject;

/** Sources, compiled with the processor, and the classes they became. */
final class Compiled {
  private final Compilation compilation;
  private final ClassLoader classes;

  private Compiled(Compilation compilation) {
    this.compilation = compilation;
    classes = new Classes(compilation);
  }

  static Compiled of(JavaFileObject... sources) {
    return of(List.of(sources), new VariantProcessor());
  }

  static Compiled of(List<JavaFileObject> sources, Processor... processors) {
    // "processing" only says that no processor claimed an annotation.
    return new Compiled(Compiler.javac()
        .withProcessors(processors)
        .withOptions("--release", "17", "-Xlint:all,-processing", "-Werror")
        .compile(sources));
  }

  Compilation compilation() {
    return compilation;
  }

  /** What the compiler says; empty if it has no complaint. */
  List<String> messages() {
    return compilation.diagnostics().stream()
        .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
        .toList();
  }

  /** Generated sources by file name. */
  Map<String, String> generated() {
    return compilation.generatedSourceFiles().stream()
        .collect(Collectors.toMap(
            file -> file.getName().substring(file.getName().lastIndexOf('/') + 1),
            Compiled::text,
            (one, other) -> one,
            TreeMap::new));
  }

  Class<?> type(String name) throws ClassNotFoundException {
    return classes.loadClass(name);
  }

  /** The generated serializer of the type called {@code name}, which may be nested: A$B. */
  @SuppressWarnings("unchecked") // The serializer of a class from another loader has no type here.
  VariantSerializer<Object> serializer(String name) throws ReflectiveOperationException {
    String serializer = name.replace('$', '_') + "VariantSerializer";
    var instance = type(serializer).getDeclaredField("INSTANCE");
    instance.setAccessible(true);
    return (VariantSerializer<Object>) instance.get(null);
  }

  private static String text(JavaFileObject file) {
    try {
      return file.getCharContent(false).toString();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static final class Classes extends ClassLoader {
    private final Map<String, JavaFileObject> files;

    Classes(Compilation compilation) {
      super(Compiled.class.getClassLoader());
      files = compilation.generatedFiles().stream()
          .filter(file -> file.getKind() == JavaFileObject.Kind.CLASS)
          .collect(Collectors.toMap(Classes::name, file -> file));
    }

    /** From "/CLASS_OUTPUT/game/Player.class". */
    private static String name(JavaFileObject file) {
      String path = file.toUri().getPath();
      String inOutput = path.substring("/CLASS_OUTPUT/".length(), path.lastIndexOf('.'));
      return inOutput.replace('/', '.');
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      JavaFileObject file = files.get(name);
      if (file == null) {
        throw new ClassNotFoundException(name);
      }
      try (InputStream in = file.openInputStream()) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }
}
