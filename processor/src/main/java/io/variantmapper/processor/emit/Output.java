package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import io.variantmapper.processor.model.Anchor;

/**
 * A file that a back end has generated from one of the user's types.
 *
 * <pre>{@code
 * Output.source(file, type.declaration().anchor()).path()   // "game.PlayerVariantSerializer"
 * }</pre>
 *
 * @param path the canonical name of the class, or the location of the resource on the class path
 * @param origin the only element that the file depends on. Gradle calls a processor
 *     <em>isolating</em> if each of its files has exactly one such element
 */
public record Output(Kind kind, String path, String text, Anchor origin) {
  /** Kinds of files. */
  public enum Kind {
    /** A Java source file, which the compiler compiles. */
    SOURCE,
    /** A resource in the output folder of the classes, encoded in UTF-8. */
    RESOURCE
  }

  static Output source(JavaFile file, Anchor origin) {
    String name = ClassName.get(file.packageName(), file.typeSpec().name()).canonicalName();
    return new Output(Kind.SOURCE, name, SourceLayout.of(file.toString()), origin);
  }

  /** Returns a resource in the output folder of the classes. */
  public static Output resource(String path, String text, Anchor origin) {
    return new Output(Kind.RESOURCE, path, text, origin);
  }
}
