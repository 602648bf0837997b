package io.variantmapper.processor;

import static com.google.auto.common.SuperficialValidation.validateElement;
import static com.google.auto.common.SuperficialValidation.validateElements;

import com.google.auto.common.SuperficialValidation;
import io.variantmapper.processor.emit.Output;
import io.variantmapper.processor.emit.StubSource;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.read.MappedTypeReader;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.validate.ContainmentRule;
import io.variantmapper.processor.validate.Problem;
import io.variantmapper.processor.validate.Rule;
import io.variantmapper.processor.validate.Validator;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** Generates the files of each mapped type. */
final class MappedTypeStep implements Step {
  private final Set<String> annotations;
  private final MappedTypeReader reader;
  private final ProblemPrinter printer;
  private final OutputFiles files;
  private final List<BackEnd> backEnds;

  /** The names of the types that have been handled. */
  private final Set<String> handled = new HashSet<>();

  /** The reported problems of inherited fields. Each is an element and a text. */
  private final Set<List<Object>> inherited = new HashSet<>();

  /** The rules that compare all types of the compilation. */
  private final List<Rule> rules;

  private final WireLock lock;

  private boolean runtimeIsReported;

  MappedTypeStep(
      Set<String> annotations,
      MappedTypeReader reader,
      ProblemPrinter printer,
      OutputFiles files,
      BuildOptions options) {
    this.annotations = annotations;
    this.reader = reader;
    this.printer = printer;
    this.files = files;
    backEnds = BackEnd.all(options);
    rules = Stream.concat(Stream.of(new ContainmentRule()), BackEnd.rules(options).stream())
        .toList();
    lock = new WireLock(options);
  }

  /**
   * Returns the step that generates the GDScript class of each protocol. The returned step shares
   * files and rules with this step.
   */
  ProtocolStep protocols(BuildOptions options) {
    return new ProtocolStep(reader, printer, files, rules, BackEnd.gdScripts(options));
  }

  /** Returns the step that generates the classes of nodes. It shares files and rules with this. */
  NodeStep nodes(BuildOptions options) {
    return new NodeStep(reader, printer, files, rules, lock, options);
  }

  @Override
  public Set<String> annotations() {
    return annotations;
  }

  @Override
  public boolean handle(TypeElement type) {
    // A type may have several annotations, perhaps of different processors. Only the first counts.
    if (!isUnhandled(type)) {
      return true;
    }
    if (mustWait(type)) {
      return false;
    }
    printer.guard(type, () -> generate(type));
    return true;
  }

  /**
   * Returns whether the type must wait. It waits for required classes that do not exist yet, and
   * for another processor that may still add members to the types that are read together.
   */
  private boolean mustWait(TypeElement type) {
    List<TypeElement> all = MappedTypeReader.readTogether(type);
    if (!isRestThere(all)) {
      return true;
    }
    for (TypeElement read : all) {
      if (!MappedTypeReader.isReady(read)
          || isBeingChanged(read)
          || MappedTypeReader.superclasses(read).anyMatch(this::isBeingChanged)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether all classes exist that the types refer to, directly or through the generic
   * types that they use. Does not check the own members of the mapped type, because {@link
   * WaitingTypes} has checked them.
   *
   * @param all the mapped type, followed by the types that are read together with it
   */
  private boolean isRestThere(List<TypeElement> all) {
    for (int i = 0; i < all.size(); i++) {
      TypeElement type = all.get(i);
      // A library may lack classes that its other members need.
      boolean isThere = i == 0 || !reader.isSource(type) || validateElement(type);
      if (!isThere
          || !validateElements(MappedTypeReader.inherited(type))
          || !reader.inGenericTypes(type).allMatch(SuperficialValidation::validateType)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether Lombok adds members to the type in this round, or Immutables generates a class
   * for it. Both do this in the first round that contains the type.
   */
  private boolean isBeingChanged(TypeElement type) {
    return reader.isNew(type) && (LombokTypes.isLombok(type) || MappedTypeReader.isImmutable(type));
  }

  /**
   * Handles each waiting type for which only serializers of waiting types are missing. This
   * includes nested types.
   */
  void finishSelfReferences(Set<? extends Element> types) {
    List<TypeElement> waiting = new ArrayList<>();
    for (TypeElement type : ElementFilter.typesIn(types)) {
      addWaiting(type, waiting);
    }
    if (waiting.isEmpty()) {
      return;
    }
    SelfReferences references = new SelfReferences(waiting);
    for (TypeElement type : waiting) {
      if (references.areAllThatIsMissing(type) && !mustWait(type)) {
        printer.guard(type, () -> generate(type));
      }
    }
  }

  private void addWaiting(TypeElement type, List<TypeElement> waiting) {
    if (isUnhandled(type)) {
      waiting.add(type);
    }
    for (TypeElement inner : ElementFilter.typesIn(type.getEnclosedElements())) {
      addWaiting(inner, waiting);
    }
  }

  private boolean isUnhandled(TypeElement type) {
    Optional<String> mapping = MappedTypeReader.mappingAnnotation(type);
    return mapping.isPresent()
        && annotations.contains(mapping.get())
        && !handled.contains(type.toString());
  }

  /** Handles a type and its nested types if they still wait after the last round. */
  void finish(TypeElement type) {
    boolean unhandled = isUnhandled(type);
    if (unhandled && !(validateElement(type) && isRestThere(MappedTypeReader.readTogether(type)))) {
      printer.guard(type, () -> writeStub(type));
    } else if (unhandled) {
      printer.guard(type, () -> generate(type));
    }
    ElementFilter.typesIn(type.getEnclosedElements()).forEach(this::finish);
  }

  /** Writes the files of the types that have been handled since the last call. */
  void writeFiles() {
    files.write();
  }

  /**
   * Writes a stub for a type that refers to missing types. The compiler itself reports the missing
   * types.
   */
  private void writeStub(TypeElement type) {
    if (lacksRuntime(type)) {
      return;
    }
    Declaration declaration = reader.readDeclaration(type);
    String reason = declaration.simpleName() + " refers to types that do not exist.";
    files.emit(declaration, () -> StubSource.of(declaration, reason));
  }

  /** Prevents this step from reporting a missing runtime, because another processor reports it. */
  void leaveRuntimeToOthers() {
    runtimeIsReported = true;
  }

  /**
   * Returns whether the runtime is missing. No serializer could compile without it. Reports the
   * missing runtime once, at the first type.
   */
  private boolean lacksRuntime(TypeElement type) {
    boolean lacks = !reader.hasRuntime();
    if (lacks && !runtimeIsReported) {
      runtimeIsReported = true;
      printer.print(
          Validator.missingRuntime(SourceAnchor.of(type), type.getSimpleName().toString()));
    }
    return lacks;
  }

  private void generate(TypeElement element) {
    handled.add(element.toString());
    if (lacksRuntime(element)) {
      return;
    }
    if (MappedTypeReader.isHierarchy(element)) {
      Hierarchy hierarchy = reader.readHierarchy(element);
      List<Problem> problems = Validator.check(hierarchy, rules);
      generate(
          hierarchy.declaration(),
          problems.isEmpty() ? lock.check(hierarchy) : problems,
          backEnd -> backEnd.ofHierarchy().apply(hierarchy));
    } else {
      MappedType type = reader.read(element);
      List<Problem> problems = Validator.check(type, rules);
      generate(
          type.declaration(),
          problems.isEmpty() ? lock.check(type) : problems,
          backEnd -> backEnd.ofType().apply(type));
    }
  }

  private void generate(
      Declaration declaration, List<Problem> problems, Function<BackEnd, Output> output) {
    for (Problem problem : problems) {
      if (!problem.reportedElsewhere() && isNew(problem, declaration)) {
        printer.print(problem);
      }
    }
    if (problems.isEmpty()) {
      for (BackEnd backEnd : backEnds) {
        if (backEnd.appliesTo().test(declaration.origin())) {
          files.emit(declaration, () -> output.apply(backEnd));
        }
      }
    } else {
      files.emit(declaration, () -> StubSource.of(declaration, problems.get(0).text()));
    }
  }

  /**
   * Returns whether a problem has not been reported yet. Several types have the same problem if
   * they inherit the field that causes it.
   */
  private boolean isNew(Problem problem, Declaration declaration) {
    Element origin =
        problem.anchor() == null ? null : SourceAnchor.of(problem.anchor()).element();
    Element type = SourceAnchor.of(declaration.anchor()).element();
    for (Element element = origin; element != null; element = element.getEnclosingElement()) {
      if (element.equals(type)) {
        return true;
      }
    }
    String text = problem.text().replace(declaration.simpleName() + ".", "");
    return origin == null || inherited.add(List.of(origin, text));
  }
}
