package io.variantmapper.processor.emit.read;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.emit.code.Code;
import io.variantmapper.processor.emit.code.RuntimeNames;
import io.variantmapper.processor.emit.code.VariableName;
import io.variantmapper.processor.emit.run.Run;
import io.variantmapper.processor.emit.value.Members;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * The parts of what reads an object: in one method, or each in a method of its own.
 *
 * <p>From some seventy ints in one method on, the C1 compiler of JDK 17 is "out of virtual
 * registers" where it counts what the method does. C2, which waits for these counts, may never
 * compile it then.
 */
final class ReadParts {
  private static final String BY_KEY = "readByKey";

  private final Members members;
  private final boolean apart;
  private final List<MethodSpec> methods = new ArrayList<>();

  /**
   * Parts that have methods of their own, if they are {@code apart}. These need a {@link
   * ValuesClass} for what they read.
   */
  ReadParts(Members members, boolean apart) {
    this.members = members;
    this.apart = apart;
  }

  // readFromLevel(in);
  Code ofRun(Run run, Code values) {
    // A method for one value, or for none, would be no gain.
    if (!apart || run.fields().size() == 1 || values.isEmpty()) {
      return values;
    }
    Run.Field first = run.fields().get(0);
    String name = "From" + VariableName.capitalized(VariableName.of(first.property()));
    return method("read" + members.method(name), values);
  }

  // readByKey(in);
  Code byKey(Code loop) {
    return apart ? method(BY_KEY, loop) : loop;
  }

  // readByKey(in, read);
  Code byKeyFromRead(Code loop) {
    if (!apart) {
      return loop;
    }
    methods.add(
        Code.builder().add(loop).bodyOf(builder(BY_KEY).addParameter(TypeName.INT, "read")));
    return Code.statement("$N(in, read)", BY_KEY);
  }

  private Code method(String name, Code body) {
    methods.add(Code.builder().add(body).bodyOf(builder(name)));
    return Code.statement("$N(in)", name);
  }

  private static MethodSpec.Builder builder(String name) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE)
        .addParameter(RuntimeNames.READER, "in");
  }

  /** The methods of those that stand apart. */
  List<MethodSpec> methods() {
    return List.copyOf(methods);
  }
}
