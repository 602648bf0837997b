package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import com.sun.source.util.Trees;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Node;
import io.variantmapper.processor.model.Protocol;
import io.variantmapper.processor.read.compiler.Accessibility;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.Initializers;
import io.variantmapper.processor.read.compiler.SourceTypes;
import io.variantmapper.processor.read.declaration.AbstractValues;
import io.variantmapper.processor.read.declaration.DeclarationReader;
import io.variantmapper.processor.read.declaration.Fields;
import io.variantmapper.processor.read.declaration.MappingAnnotation;
import io.variantmapper.processor.read.declaration.MixIns;
import io.variantmapper.processor.read.declaration.Subtypes;
import io.variantmapper.processor.read.declaration.TypeAnnotations;
import io.variantmapper.processor.read.members.FlatteningReader;
import io.variantmapper.processor.read.members.TypeMembersReader;
import io.variantmapper.processor.read.misuse.MisplacedAnnotationReader;
import io.variantmapper.processor.read.misuse.PlacementTable;
import io.variantmapper.processor.read.serializers.ImportAnnotations;
import io.variantmapper.processor.read.serializers.KnownSerializers;
import io.variantmapper.processor.read.settings.TypeSettings;
import io.variantmapper.processor.read.types.ArrayParameters;
import io.variantmapper.processor.read.types.GenericTypes;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Reads a mapped type into the model. Reading never fails. Instead, the model contains the faults.
 *
 * <pre>{@code
 * MappedType type = new MappedTypeReader(elements, types, trees, settings, sources).read(element);
 * }</pre>
 */
public final class MappedTypeReader {
  private final Compiler compiler;
  private final ArrayParameters arrays;
  private final TypeSettings ofBuild;

  /**
   * Creates a reader for one compilation.
   *
   * @param trees gives the sources, or throws an exception if the compiler is not javac
   */
  public MappedTypeReader(
      Elements elements,
      Types types,
      Supplier<Trees> trees,
      TypeSettings ofBuild,
      SourceTypes sources) {
    Initializers initializers = Initializers.of(trees);
    Compiler withoutArrays = new Compiler(elements, types, sources, initializers, type -> Set.of());
    arrays = new ArrayParameters(
        withoutArrays,
        type -> new Outermost(withoutArrays, type).read(type),
        type -> new HierarchyReader(withoutArrays, type).read());
    compiler = new Compiler(elements, types, sources, initializers, arrays::of);
    this.ofBuild = ofBuild;
  }

  /** Returns whether the runtime is on the class path, so that generated code can use it. */
  public boolean hasRuntime() {
    return compiler.elements().getTypeElement("io.variantmapper.runtime.VariantSerializer") != null;
  }

  /** Reads a type with {@code @VariantDictionary}, {@code @VariantArray} or a house style. */
  public MappedType read(TypeElement type) {
    MappedType read = new Outermost(compiler, type).read(type);
    return type.getTypeParameters().isEmpty()
        ? read
        : read.with(read.declaration().withArrays(arrays.variables(type)));
  }

  /**
   * Returns the types whose members are read together: {@code type}, the types that are flattened
   * into it, and the targets of mix-ins among these types.
   */
  public static List<TypeElement> readTogether(TypeElement type) {
    Set<TypeElement> together = new LinkedHashSet<>();
    addWithTarget(type, together);
    for (TypeElement flattened : FlatteningReader.typesIn(type)) {
      addWithTarget(flattened, together);
    }
    return List.copyOf(together);
  }

  private static void addWithTarget(TypeElement annotated, Set<TypeElement> together) {
    together.add(annotated);
    MixIns.target(annotated).ifPresent(together::add);
  }

  /** Returns whether {@code type} is compiled now. */
  public boolean isSource(TypeElement type) {
    return compiler.sources().contain(type);
  }

  /**
   * Returns whether the compiler shows {@code type} to processors for the first time in this round,
   * so that they may be about to change it.
   */
  public boolean isNew(TypeElement type) {
    return compiler.sources().showFirst(type);
  }

  /**
   * Finds the generic types that are read together with {@code type}. Returns their superclasses
   * and the types of their members.
   */
  public Stream<TypeMirror> inGenericTypes(TypeElement type) {
    return GenericTypes.in(type, compiler.sources()).stream().flatMap(GenericTypes::parts);
  }

  /** Returns the inherited fields or accessors of {@code type}. */
  public static List<Element> inherited(TypeElement type) {
    List<Element> inherited = new ArrayList<>();
    for (Element field : Fields.of(type)) {
      if (!type.equals(field.getEnclosingElement())) {
        inherited.add(field);
      }
    }
    return inherited;
  }

  /** Returns the superclasses of {@code type} except Object, nearest first. */
  public static Stream<TypeElement> superclasses(TypeElement type) {
    return Compiler.superclasses(type);
  }

  /** Returns whether the class path contains the serializer of a type that is compiled now. */
  public boolean hasCompiledSerializer(Declaration type) {
    String name = type.serializer().canonicalName();
    return Optional.ofNullable(compiler.elements().getTypeElement(name))
        .filter(serializer -> !compiler.sources().contain(serializer))
        .isPresent();
  }

  /** Reads a mapped type without its members. */
  public Declaration readDeclaration(TypeElement type) {
    return DeclarationReader.read(compiler, TypeAnnotations.of(compiler, type));
  }

  /** Returns whether each import that applies to {@code type} refers only to classes that exist. */
  public static boolean isReady(Element type) {
    return ImportAnnotations.areReady(type);
  }

  /**
   * Returns whether the library Immutables generates a class for {@code type}, even if no source
   * refers to the generated class.
   */
  public static boolean isImmutable(TypeElement type) {
    return AbstractValues.isImmutable(type);
  }

  /** Returns whether a type is abstract and mapped by its subtypes. */
  public static boolean isHierarchy(TypeElement type) {
    return Subtypes.areOf(type);
  }

  /** Reads a type for which {@link #isHierarchy} returns true. */
  public Hierarchy readHierarchy(TypeElement type) {
    return new HierarchyReader(compiler, type).read().withArrays(arrays.variables(type));
  }

  /** Returns the types that a type with {@code @VariantProtocol} names. */
  public static List<TypeElement> inProtocol(TypeElement type) {
    return ProtocolReader.typesIn(type);
  }

  /** Reads a type with {@code @VariantProtocol}. */
  public Protocol readProtocol(TypeElement type) {
    return new ProtocolReader(compiler, type).read();
  }

  /** Reads an interface with {@code @VariantNode}. */
  public Node readNode(TypeElement type) {
    return new NodeReader(compiler, ofBuild, type).read();
  }

  /** Returns the name of the first annotation that maps {@code type}. */
  public static Optional<String> mappingAnnotation(Element type) {
    List<MappingAnnotation> annotations = MappingAnnotation.of(type);
    return annotations.isEmpty()
        ? Optional.empty()
        : Optional.of(annotations.get(0).annotation().getQualifiedName().toString());
  }

  /**
   * Returns whether {@code annotation} is a house style. An annotation with a template is a house
   * style.
   */
  public static boolean isHouseStyle(Element annotation) {
    return !MappingAnnotation.templates(annotation).isEmpty();
  }

  /** Returns the misused annotations of a house style. */
  public static List<Fault> readHouseStyle(Element annotation) {
    return MisplacedAnnotationReader.ofHouseStyle(annotation);
  }

  /** Returns the annotations that {@link #readMisuse} checks. */
  public static Set<Class<? extends Annotation>> annotations() {
    return PlacementTable.annotations();
  }

  /**
   * Returns the misused annotations of {@code annotated}. Leaves out the annotations that are
   * reported when the mapped type around {@code annotated} is checked.
   */
  public List<Fault> readMisuse(Element annotated) {
    return MisplacedAnnotationReader.read(compiler, annotated);
  }

  /**
   * Returns the serializers that are named by annotations on a type or package. Each serializer is
   * returned as the mapping of the type that it serializes.
   */
  public List<Mapping.Custom> readSerializers(Element annotated) {
    return KnownSerializers.namedBy(annotated, compiler);
  }

  /**
   * Returns the misused imports. An import is misused if it names {@code void.class}, or if an
   * earlier import already names a serializer for the same type.
   */
  public List<Fault> readImportMisuse(Element annotated) {
    return MisplacedAnnotationReader.ofImports(compiler, annotated);
  }

  /**
   * Reads a type and the types that are flattened into it. Checks what code in the package of the
   * outermost type can access.
   */
  private final class Outermost {
    private final Compiler compiler;
    private final Accessibility accessibility;
    private final FlatteningReader flattenings;

    Outermost(Compiler compiler, TypeElement type) {
      this.compiler = compiler;
      accessibility = new Accessibility(MoreElements.getPackage(type));
      flattenings = new FlatteningReader(compiler, type, this::read);
    }

    MappedType read(TypeElement type) {
      return new TypeMembersReader(
              compiler, ofBuild, TypeAnnotations.of(compiler, type), accessibility, flattenings)
          .read();
    }
  }
}
