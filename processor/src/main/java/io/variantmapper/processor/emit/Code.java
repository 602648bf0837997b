package io.variantmapper.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * A piece of code with the placeholders of JavaPoet's {@code CodeBlock}.
 *
 * <p>Names, strings and nested code are inserted into one text right away. Only types remain
 * placeholders. This is faster, because JavaPoet visits each part of a block twice for each file,
 * and the blocks have fewer parts.
 *
 * <p>In addition, <code>${FieldReader}</code> stands for the class of that name in {@link
 * RuntimeNames}.
 */
final class Code {
  /**
   * The maximum number of calls in a chain and of terms in a sum. Longer expressions can make the
   * compiler's stack overflow.
   */
  static final int MAX_IN_CHAIN = 200;

  static final Code NONE = of("");
  static final Code WRITE_NIL = statement("out.writeNil()");
  static final Code SKIP = statement("in.skip()");

  private final String format;
  private final List<Object> arguments;

  private Code(String format, List<Object> arguments) {
    this.format = format;
    this.arguments = arguments;
  }

  static Code of(String text, Object... values) {
    return builder().add(text, values).build();
  }

  static Code statement(String text, Object... values) {
    return builder().addStatement(text, values).build();
  }

  static Code lines(String text, Object... values) {
    return builder().addLines(text, values).build();
  }

  static Code ifTrue(Code condition, Code then) {
    return lines("""
        if ($L) {
          $L
        }
        """, condition, then);
  }

  static Code ifElse(Code condition, Code then, Code otherwise) {
    return lines("""
        if ($L) {
          $L
        } else {
          $L
        }
        """, condition, then, otherwise);
  }

  static Builder builder() {
    return new Builder();
  }

  static Code join(Iterable<Code> codes, String separator) {
    Builder joined = builder();
    String before = "";
    for (Code code : codes) {
      joined.add(before).add(code);
      before = separator;
    }
    return joined.build();
  }

  static Collector<Code, ?, Code> joining(String separator) {
    return Collectors.collectingAndThen(Collectors.toList(), codes -> join(codes, separator));
  }

  boolean isEmpty() {
    return format.isEmpty();
  }

  boolean isSame(Code other) {
    return format.equals(other.format) && arguments.equals(other.arguments);
  }

  CodeBlock block() {
    return CodeBlock.of(format, arguments.toArray());
  }

  MethodSpec bodyOf(MethodSpec.Builder method) {
    return method.addCode(block()).build();
  }

  /** Returns a private constant with this code as its value. */
  // private static final FieldKeys KEYS = FieldKeys.of("display_name", "hp");
  FieldSpec constant(TypeName type, String name) {
    return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer(block())
        .build();
  }

  static final class Builder {
    private final StringBuilder format = new StringBuilder();
    private final List<Object> arguments = new ArrayList<>();

    private Builder() {}

    Builder add(Code code) {
      format.append(code.format);
      arguments.addAll(code.arguments);
      return this;
    }

    Builder add(String text, Object... values) {
      add(text, values, 0);
      return this;
    }

    /**
     * Adds text. Its first placeholder takes {@code values[next]}, and the others take the values
     * after it. Returns the index of the first value that the text does not use.
     */
    private int add(String text, Object[] values, int next) {
      int value = next;
      int copied = 0;
      for (int at = text.indexOf('$'); at >= 0; at = text.indexOf('$', at + 2)) {
        char placeholder = text.charAt(at + 1);
        if (placeholder == '{') {
          int end = text.indexOf('}', at);
          format.append(text, copied, at).append("$T");
          arguments.add(RuntimeNames.named(text.substring(at + 2, end)));
          copied = end + 1;
        } else if (placeholder == 'L'
            || placeholder == 'N'
            || (placeholder == 'T' && TakenNames.isHidden(values[value]))) {
          format.append(text, copied, at);
          copied = at + 2;
          addLiteral(values[value++]);
        } else if (placeholder == 'S') {
          format.append(text, copied, at);
          copied = at + 2;
          addLiteral(LiteralCode.quoted((String) values[value++]));
        } else if (placeholder == 'T') {
          arguments.add(values[value++]);
        }
      }
      format.append(text, copied, text.length());
      return value;
    }

    private void addLiteral(Object value) {
      if (value instanceof Code code) {
        add(code);
      } else {
        format.append(value.toString().replace("$", "$$"));
      }
    }

    /**
     * Adds a statement and its semicolon. If the statement has several lines, JavaPoet indents all
     * of them except the first.
     */
    Builder addStatement(String text, Object... values) {
      addLine(text + ";", values, 0);
      return this;
    }

    /**
     * Adds lines that each end with a line break and are indented by two spaces for each level. A
     * line that consists of {@code $L} is replaced by the lines of a value, or removed if the value
     * is empty.
     */
    Builder addLines(String text, Object... values) {
      int level = 0;
      int next = 0;
      for (int start = 0; start < text.length(); start = text.indexOf('\n', start) + 1) {
        int first = start;
        while (text.charAt(first) == ' ') {
          first++;
        }
        level = indent(level, (first - start) / 2);
        String line = text.substring(first, text.indexOf('\n', first));
        next = line.equals("$L") ? add(line, values, next) : addLine(line, values, next);
      }
      indent(level, 0);
      return this;
    }

    private int indent(int from, int to) {
      format
          .append("$>".repeat(Math.max(0, to - from)))
          .append("$<".repeat(Math.max(0, from - to)));
      return to;
    }

    /**
     * Adds one line of code. If the line is a statement that may become several lines, JavaPoet
     * indents all of them except the first. Returns the index of the first value that the line does
     * not use.
     */
    private int addLine(String line, Object[] values, int next) {
      int start = format.length();
      int used = add(line, values, next);
      boolean isBroken = line.endsWith(";") && format.indexOf("\n", start) >= 0;
      if (isBroken) {
        format.insert(start, "$[").append("\n$]");
      } else {
        format.append('\n');
      }
      return used;
    }

    Code build() {
      return new Code(format.toString(), arguments);
    }
  }
}
