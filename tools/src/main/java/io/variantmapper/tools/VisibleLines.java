package io.variantmapper.tools;

import io.variantmapper.tools.part.Text;
import java.io.PrintWriter;
import java.io.Writer;

/**
 * A writer that escapes control characters in lines, because names and packets can contain escape
 * sequences of terminals. The other methods, such as {@code print}, write text unchanged.
 */
final class VisibleLines extends PrintWriter {
  VisibleLines(Writer out) {
    super(out);
  }

  @Override
  public void println(String line) {
    super.println(Text.visible(line));
  }

  @Override
  public void println(Object line) {
    println(String.valueOf(line));
  }
}
