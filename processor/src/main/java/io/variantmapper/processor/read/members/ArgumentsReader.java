package io.variantmapper.processor.read.members;

import io.variantmapper.annotations.Nullness;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.NodeFault;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.read.compiler.Accessibility;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.ResolvedType;
import io.variantmapper.processor.read.declaration.Member;
import io.variantmapper.processor.read.declaration.TypeAnnotations;
import io.variantmapper.processor.read.settings.FieldAnnotation;
import io.variantmapper.processor.read.settings.TypeSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/** Reads the parameters of a node's functions as fields of one type. */
public final class ArgumentsReader {
  private final TypeAnnotations annotations;
  private final PropertyReader properties;
  private final List<Fault> faults = new ArrayList<>();

  public ArgumentsReader(
      Compiler compiler,
      TypeSettings ofBuild,
      TypeAnnotations annotations,
      Accessibility accessibility) {
    this.annotations = annotations;
    properties = new PropertyReader(
        compiler,
        accessibility,
        annotations,
        TypeSettings.of(annotations.annotated(), ofBuild),
        new FlatteningReader(compiler, annotations.type(), type -> {
          throw new IllegalArgumentException("A parameter can't be flattened: " + type);
        }));
  }

  /**
   * Reads one parameter.
   *
   * @param type the type of the parameter in the interface of the node
   */
  public Optional<Field> read(
      ExecutableElement function, VariableElement parameter, TypeMirror type) {
    ResolvedType resolved = new ResolvedType(type, parameter.asType());
    Member member = new Member(
        parameter,
        function.getSimpleName() + "(" + parameter.getSimpleName() + ")",
        resolved,
        List.of(parameter),
        Optional.of(parameter),
        Optional.empty(),
        Access.field(parameter.getSimpleName().toString()),
        Access.CREATOR,
        nullness(resolved, parameter),
        annotations.anchor(parameter));
    List<Fault> unfit = FieldAnnotation.of(member, annotations).stream()
        .flatMap(annotation -> unfitSettings(member, annotation))
        .toList();
    faults.addAll(unfit);
    Optional<Property> read =
        unfit.isEmpty() ? Optional.of(properties.read(member)) : Optional.empty();
    return read.filter(Field.class::isInstance).map(Field.class::cast);
  }

  private Stream<Fault> unfitSettings(Member member, FieldAnnotation annotation) {
    return annotation.given().stream()
        .filter(given -> !PropertyReader.OF_VALUE.contains(given.text()))
        .map(given -> new Fault(NodeFault.PARAMETER_SETTING, given.anchor())
            .with("setting", given.text())
            .with("field", annotations.type().getSimpleName() + "." + member.name()));
  }

  private static Nullness nullness(ResolvedType type, VariableElement parameter) {
    if (type.isNullable() || Annotations.isNullableMember(parameter)) {
      return Nullness.NULLABLE;
    }
    return type.isNonNull() || Annotations.isNonNullMember(parameter)
        ? Nullness.NON_NULL
        : Nullness.INHERITED;
  }

  /** Returns the faults of the annotations on the parameters that have been read so far. */
  public List<Fault> faults() {
    return Stream.concat(faults.stream(), properties.misplaced().stream()).toList();
  }
}
