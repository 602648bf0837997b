package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import io.variantmapper.processor.model.Anchor;

/**
 * A file that a back end has made of one type of the user's.
 *
 * <pre>{@code
 * Output.source(file, type.declaration().anchor()).path()   // "game.PlayerVariantSerializer"
 * }</pre>
 *
 * @param path the canonical name of a class; of a resource, its place on the class path
 * @param origin the only element that the file was made of: builds stay isolating
 */
public record Output(Kind kind, String path, String text, Anchor origin) {
  /** The kinds of files. */
  public enum Kind {
    /** A class, which the compiler compiles. */
    SOURCE,
    /** A file beside the classes, in UTF-8. */
    RESOURCE
  }

  /** A class, laid out as a person would write it. */
  static Output source(JavaFile file, Anchor origin) {
    String name = ClassName.get(file.packageName(), file.typeSpec().name()).canonicalName();
    return new Output(Kind.SOURCE, name, SourceLayout.of(file.toString()), origin);
  }

  /** A file beside the classes. */
  static Output resource(String path, String text, Anchor origin) {
    return new Output(Kind.RESOURCE, path, text, origin);
  }
}
