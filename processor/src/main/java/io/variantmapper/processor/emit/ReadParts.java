package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * The parts of the code that reads an object: in one method, or each in a method of its own.
 *
 * <p>From some seventy ints in one method on, the C1 compiler of JDK 17 is "out of virtual
 * registers" where it counts what the method does. C2, which waits for these counts, may never
 * compile it then.
 */
final class ReadParts {
  /** An object of more fields is filled in parts, as it is written in parts. */
  private static final int MAX_FIELDS = 47;

  private static final String BY_KEY = "ByKey";

  private final Members members;
  private final boolean apart;

  /** The parameter of the methods on which they set the values. */
  private final Optional<ParameterSpec> filled;

  private final List<MethodSpec> methods = new ArrayList<>();

  private ReadParts(Members members, boolean apart, Optional<ParameterSpec> filled) {
    this.members = members;
    this.apart = apart;
    this.filled = filled;
  }

  /** Parts that assign the values to variables, or to the fields of a class if they are many. */
  static ReadParts ofVariables(SerializerPlan plan) {
    return new ReadParts(plan.members(), ReadMethodBody.needsClass(plan.type()), Optional.empty());
  }

  /** Parts that set the values on an object. */
  static ReadParts ofObject(SerializerPlan plan, ParameterSpec filled) {
    boolean apart = plan.type().wireFields().size() > MAX_FIELDS;
    return new ReadParts(plan.members(), apart, Optional.of(filled));
  }

  /** Whether each part is in a method of its own, because one method would be too long. */
  boolean areApart() {
    return apart;
  }

  // readLevelRun(in);
  // readLevelRun(in, value);
  Code ofRun(Run run, Code values) {
    // A method for at most one value gains nothing.
    if (!apart || run.parts().size() == 1 || values.isEmpty()) {
      return values;
    }
    return method(run.methods(), List.of(), values);
  }

  // readByKey(in);
  Code byKey(Code loop) {
    return apart ? method(members.method(BY_KEY), List.of(), loop) : loop;
  }

  // readByKey(in, read);
  Code byKeyFromRead(Code loop) {
    ParameterSpec read = ParameterSpec.builder(TypeName.INT, "read").build();
    return apart ? method(members.method(BY_KEY), List.of(read), loop) : loop;
  }

  private Code method(String words, List<ParameterSpec> others, Code body) {
    List<ParameterSpec> parameters = new ArrayList<>();
    parameters.add(ParameterSpec.builder(RuntimeNames.READER, "in").build());
    filled.ifPresent(parameters::add);
    parameters.addAll(others);
    String name = "read" + words;
    methods.add(body.bodyOf(
        MethodSpec.methodBuilder(name).addModifiers(modifiers()).addParameters(parameters)));
    String names =
        String.join(", ", parameters.stream().map(ParameterSpec::name).toList());
    return Code.statement("$N($L)", name, names);
  }

  private Modifier[] modifiers() {
    return filled.isPresent() ? members.modifiers() : new Modifier[] {Modifier.PRIVATE};
  }

  /** The methods of the parts; none if they are in one method. */
  List<MethodSpec> methods() {
    return List.copyOf(methods);
  }
}
