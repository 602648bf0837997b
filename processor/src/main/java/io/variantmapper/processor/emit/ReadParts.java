package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Emits the code that reads an object. All parts of the code are in one method, or each part is in
 * its own method.
 *
 * <p>If one method reads more than about seventy ints, the C1 compiler of JDK 17 fails with "out of
 * virtual registers" when it compiles the version of the method that collects a profile. C2 depends
 * on that profile, so C2 may never compile the method.
 */
final class ReadParts {
  /** The maximum number of fields that one method reads in order. */
  private static final int MAX_FIELDS = 47;

  private static final String BY_KEY = "ByKey";

  private final GeneratedMembers members;
  private final boolean tooMany;
  private final boolean apart;

  /** The parameter that holds the object to fill; empty if the values are assigned to variables. */
  private final Optional<ParameterSpec> filled;

  private final List<MethodSpec> methods = new ArrayList<>();

  private ReadParts(SerializerPlan plan, boolean wideCall, Optional<ParameterSpec> filled) {
    members = plan.members();
    tooMany = wideCall || plan.type().wireFields().size() > MAX_FIELDS;
    apart = tooMany && plan.runs().isComplete();
    this.filled = filled;
  }

  /**
   * Returns parts that assign the values to variables. The variables are local, or fields of a
   * nested class if there are too many values for one method.
   */
  static ReadParts ofVariables(SerializerPlan plan) {
    return new ReadParts(plan, ReadMethodBody.hasWideCall(plan.type()), Optional.empty());
  }

  static ReadParts ofObject(SerializerPlan plan, ParameterSpec filled) {
    return new ReadParts(plan, false, Optional.of(filled));
  }

  /** Returns whether a method that reads all fields in order would be too long. */
  boolean areTooMany() {
    return tooMany;
  }

  /** Returns whether each part is in its own method. */
  boolean areApart() {
    return apart;
  }

  // readLevelRun(in);
  // readLevelRun(in, value);
  Code ofRun(Run run, Code values) {
    // A separate method that reads only one value would not make its caller shorter.
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

  List<MethodSpec> methods() {
    return List.copyOf(methods);
  }
}
