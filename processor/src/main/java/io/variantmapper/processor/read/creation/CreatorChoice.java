package io.variantmapper.processor.read.creation;

import com.palantir.javapoet.ClassName;
import io.variantmapper.annotations.CreatorPreference;
import io.variantmapper.annotations.VariantIgnore;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.SourceName;
import io.variantmapper.processor.model.TypeFault;
import io.variantmapper.processor.read.compiler.Accessibility;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.KotlinStub;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.read.compiler.SourceOrder;
import io.variantmapper.processor.read.declaration.AbstractValues;
import io.variantmapper.processor.read.declaration.Subtypes;
import io.variantmapper.processor.read.declaration.TypeAnnotations;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** Chooses the constructor, factory or builder that generated code calls. */
public final class CreatorChoice {
  private final Compiler compiler;
  private final TypeAnnotations annotations;
  private final CreatorPreference preference;
  private final TypeElement type;

  private final BuilderReader builders;

  /** The kinds of creators, from the most general to the most specific. */
  private final List<Creator.Kind> kinds;

  public CreatorChoice(
      Compiler compiler,
      Accessibility accessibility,
      TypeAnnotations annotations,
      CreatorPreference preference) {
    this.compiler = compiler;
    this.annotations = annotations;
    this.preference = preference;
    type = annotations.type();
    builders = new BuilderReader(compiler, accessibility, annotations);
    Creator.Kind executables = new ExecutableCreators(compiler, accessibility, annotations);
    kinds = KotlinStub.isOf(type)
        ? List.of(executables, new KotlinObjects(compiler, accessibility, annotations), builders)
        : List.of(executables, builders);
  }

  public Creator choose() {
    List<ExecutableElement> marked = Stream.concat(
            ExecutableCreators.constructors(type).stream(),
            ElementFilter.methodsIn(SourceOrder.members(type)).stream())
        .filter(annotations::isCreator)
        .toList();
    if (!marked.isEmpty()) {
      return marked.size() > 1 ? severalMarked(marked) : check(marked.get(0));
    }
    return KotlinStub.hidesCreator(type)
        ? none(new Fault(TypeFault.NO_ACCESSIBLE_CREATOR, SourceAnchor.of(annotations.annotated()))
            .asReportedElsewhere())
        : chooseUnmarked();
  }

  private Creator severalMarked(List<ExecutableElement> marked) {
    List<Creator> usable = marked.stream()
        .map(this::check)
        .filter(creator -> creator.called().isPresent())
        .toList();
    return usable.isEmpty()
        ? check(marked.get(0))
        : none(new Fault(TypeFault.SEVERAL_MARKED_CREATORS, annotations.creator(marked.get(1)))
            .with("candidates", names(usable)));
  }

  private static String names(List<Creator> creators) {
    return String.join(" or ", creators.stream().map(Creator::name).toList());
  }

  private Creator chooseUnmarked() {
    List<Creator> all = kinds.stream().flatMap(kind -> kind.unmarked().stream()).toList();
    List<Creator> candidates = all.stream()
        .filter(creator -> all.stream().noneMatch(other -> other.replaces(creator)))
        .toList();
    if (candidates.size() == 1) {
      return candidates.get(0);
    }
    SourceAnchor anchor = SourceAnchor.of(annotations.annotated());
    if (candidates.isEmpty()) {
      return none(noneFound(anchor));
    }
    Optional<Creator> plain =
        candidates.stream().filter(Creator::isPlainConstructor).findFirst();
    return plain
        .filter(found -> preference == CreatorPreference.NO_PARAMETERS)
        .orElseGet(() ->
            none(new Fault(severalFound(plain), anchor).with("candidates", names(candidates))));
  }

  private TypeFault severalFound(Optional<Creator> plain) {
    if (isMixedIn()) {
      return plain.isPresent()
          ? TypeFault.SEVERAL_CREATORS_AND_PLAIN_FOR_MIX_IN
          : TypeFault.SEVERAL_CREATORS_FOR_MIX_IN;
    }
    if (plain.flatMap(Creator::called).filter(compiler::isImplicit).isPresent()) {
      return TypeFault.SEVERAL_CREATORS_AND_IMPLICIT;
    }
    return plain.isPresent() ? TypeFault.SEVERAL_CREATORS_AND_PLAIN : TypeFault.SEVERAL_CREATORS;
  }

  private Fault noneFound(SourceAnchor anchor) {
    if (builders.hasSeveralBuilds()) {
      return new Fault(TypeFault.SEVERAL_BUILDS, anchor);
    } else if (AbstractValues.isImmutable(type)) {
      return new Fault(TypeFault.NO_CREATOR_OF_IMMUTABLES, anchor);
    } else if (Subtypes.isAbstract(type)) {
      return new Fault(TypeFault.NO_FACTORY, anchor);
    } else if (isMixedIn()) {
      return new Fault(TypeFault.NO_ACCESSIBLE_CREATOR_FOR_MIX_IN, anchor);
    }
    Optional<KotlinStub> stub = KotlinStub.of(type).filter(KotlinStub::hidesConstructor);
    if (stub.isPresent()) {
      Fault fault = new Fault(TypeFault.CONSTRUCTOR_TAKES_VALUE_CLASS, anchor);
      return isReportedAtField(stub.get()) ? fault.asReportedElsewhere() : fault;
    }
    return ExecutableCreators.constructors(type).stream()
        .flatMap(constructor -> BuilderReader.takenBy(constructor, compiler).stream())
        .findFirst()
        .map(builder -> new Fault(TypeFault.NO_ACCESSIBLE_BUILDER, anchor)
            .with("builder", SourceName.of(ClassName.get(builder))))
        .orElseGet(() -> new Fault(TypeFault.NO_ACCESSIBLE_CREATOR, anchor));
  }

  /** Returns whether a mapped property of the type has a value class as its type. */
  private boolean isReportedAtField(KotlinStub stub) {
    return annotations.fields().stream()
        .filter(field -> annotations
            .of(field)
            .allMatch(
                annotated -> Annotations.find(annotated, VariantIgnore.class).isEmpty()))
        .anyMatch(field -> stub.hidesAccessors(field.getSimpleName().toString()));
  }

  private boolean isMixedIn() {
    return !annotations.annotated().equals(type);
  }

  private Creator check(ExecutableElement marked) {
    return kinds.stream()
        .flatMap(kind -> kind.marked(marked).stream())
        .reduce((general, specific) -> specific)
        .orElseGet(() -> kinds.stream()
            .flatMap(kind -> kind.refusal(marked).stream())
            .reduce((general, specific) -> specific)
            .map(kind -> none(new Fault(kind, annotations.creator(marked))))
            .orElseThrow());
  }

  private Creator none(Fault flaw) {
    Creation creation = Creation.impossible(flaw, SourceAnchor.of(annotations.annotated()));
    return new Creator(
        Optional.empty(),
        "",
        List.of(),
        Optional.empty(),
        Optional.empty(),
        parameters -> creation,
        constructor -> false);
  }
}
