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
 * @param path the canonical name of the class
 * @param origin the only element that the file was made of: builds stay isolating
 */
public record Output(String path, String text, Anchor origin) {
  /** A class, laid out as a person would. */
  static Output source(JavaFile file, Anchor origin) {
    String name = ClassName.get(file.packageName(), file.typeSpec().name()).canonicalName();
    return new Output(name, SourceLayout.of(file.toString()), origin);
  }
}
