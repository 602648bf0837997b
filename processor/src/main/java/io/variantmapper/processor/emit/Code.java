package io.variantmapper.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/**
 * A piece of code with the placeholders of JavaPoet's {@code CodeBlock}, which it becomes in the
 * end.
 *
 * <p>Names and code within code are put into one text at once: JavaPoet goes through the parts of a
 * block twice for each file, and what takes its time is how many there are. Only types and strings
 * are left to it.
 */
final class Code {
  private final String format;
  private final List<Object> arguments;

  private Code(String format, List<Object> arguments) {
    this.format = format;
    this.arguments = arguments;
  }

  static Code of(String text, Object... values) {
    return builder().add(text, values).build();
  }

  /** A statement by itself, as in {@link Builder#addStatement}. */
  static Code statement(String text, Object... values) {
    return builder().addStatement(text, values).build();
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

  /** The same for JavaPoet. */
  CodeBlock block() {
    return CodeBlock.of(format, arguments.toArray());
  }

  /** Puts code together. */
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
      int copied = 0;
      int next = 0;
      for (int at = text.indexOf('$'); at >= 0; at = text.indexOf('$', at + 2)) {
        char placeholder = text.charAt(at + 1);
        if (placeholder == 'L'
            || placeholder == 'N'
            || (placeholder == 'T' && TakenNames.isHidden(values[next]))) {
          format.append(text, copied, at);
          copied = at + 2;
          addLiteral(values[next++]);
        } else if (placeholder == 'T' || placeholder == 'S') {
          arguments.add(values[next++]);
        }
      }
      format.append(text, copied, text.length());
      return this;
    }

    private void addLiteral(Object value) {
      if (value instanceof Code code) {
        add(code);
      } else {
        format.append(value.toString().replace("$", "$$"));
      }
    }

    Builder addStatement(Code statement) {
      return addStatement("$L", statement);
    }

    /** Ends with a semicolon; a statement of several lines has its others indented. */
    Builder addStatement(String text, Object... values) {
      int start = format.length();
      add(text, values);
      boolean oneLine = format.indexOf("\n", start) < 0 && format.indexOf("$S", start) < 0;
      if (oneLine) {
        format.append(";\n");
      } else {
        format.insert(start, "$[").append(";\n$]");
      }
      return this;
    }

    Builder beginControlFlow(String text, Object... values) {
      return add(text, values).add(" {\n$>");
    }

    Builder nextControlFlow(String text, Object... values) {
      return add("$<} ").beginControlFlow(text, values);
    }

    Builder endControlFlow() {
      return add("$<}\n");
    }

    Code build() {
      return new Code(format.toString(), arguments);
    }

    /** The method with this as its body. */
    MethodSpec bodyOf(MethodSpec.Builder method) {
      return method.addCode(build().block()).build();
    }
  }
}
