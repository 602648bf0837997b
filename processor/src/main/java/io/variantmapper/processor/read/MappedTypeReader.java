package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.MisusedMark;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Reads a marked type as a model. Total: what can't be mapped is part of the model.
 *
 * <pre>{@code
 * MappedType type = new MappedTypeReader(elements, types, options, sources).read(element);
 * }</pre>
 */
public final class MappedTypeReader {
  private final Compiler compiler;
  private final TypeSettings ofBuild;

  /** A reader that asks the given compiler, and heeds what the build says. */
  public MappedTypeReader(
      Elements elements, Types types, BuildOptions options, SourceTypes sources) {
    compiler = new Compiler(elements, types, sources);
    ofBuild = options.settings();
  }

  /** The model of a type with {@code @VariantDictionary} or {@code @VariantArray}. */
  public MappedType read(TypeElement type) {
    return new Outermost(type).read(type);
  }

  /** The types that are read with {@code type}, for their fields take the place of some of its. */
  public static Set<TypeElement> flattenedInto(TypeElement type) {
    return FlatteningReader.typesIn(type);
  }

  /** The fields of {@code type}, or its accessors, that superclasses and interfaces declare. */
  public static List<Element> inherited(TypeElement type) {
    return Fields.of(type).stream()
        .filter(field -> !type.equals(field.getEnclosingElement()))
        .toList();
  }

  /** The class that {@code type} extends, the one that this extends, and so on. */
  public static Stream<TypeElement> superclasses(TypeElement type) {
    return Fields.superclasses(type);
  }

  /** The head of a marked type, whatever its members. */
  public Declaration readDeclaration(TypeElement type) {
    return DeclarationReader.read(compiler, Marks.of(compiler, type));
  }

  /** Whether all classes are known that the imports for {@code type} name. */
  public static boolean isReady(Element type) {
    return ImportMarks.areReady(type);
  }

  /** Whether Immutables makes a class for {@code type}, which needs not be named in it. */
  public static boolean isImmutable(TypeElement type) {
    return AbstractValues.isImmutable(type);
  }

  /** Whether a mapped type is an abstract one that is mapped by its subtypes. */
  public static boolean isHierarchy(TypeElement type) {
    return Subtypes.areOf(type) && !Marks.isMixIn(type);
  }

  /** The model of a mapped type for which {@link #isHierarchy} holds. */
  public Hierarchy readHierarchy(TypeElement type) {
    return new HierarchyReader(compiler, type).read();
  }

  /** The name of the annotation that makes {@code type} mapped, the first if there are several. */
  public static Optional<String> markOf(Element type) {
    return TypeMark.of(type).stream()
        .map(mark -> mark.annotation().getQualifiedName().toString())
        .findFirst();
  }

  /** Whether a template stands on {@code annotation}, and makes it map types. */
  public static boolean isHouseStyle(Element annotation) {
    return !TypeMark.templates(annotation).isEmpty();
  }

  /** What is wrong with an annotation that a template stands on. */
  public static List<MisusedMark> readHouseStyle(Element annotation) {
    return MisusedMarkReader.ofHouseStyle(annotation);
  }

  /** Returns the annotations whose bearers {@link #readMisuse} is for. */
  public static Set<Class<? extends Annotation>> marks() {
    return MarkTable.marks();
  }

  /** Returns the misused annotations of {@code bearer}, except those that its type reports. */
  public List<MisusedMark> readMisuse(Element bearer) {
    return MisusedMarkReader.read(compiler, bearer);
  }

  /** Returns the serializers that a type or package names, each with the type that it is for. */
  public List<Mapping.Own> readSerializers(Element bearer) {
    return KnownSerializers.namedBy(bearer, compiler);
  }

  /** Returns imports that name void, and imports of a type that an earlier one imports. */
  public List<MisusedMark> readImportMisuse(Element bearer) {
    return MisusedMarkReader.ofImports(compiler, bearer);
  }

  /** A type, and those that are flattened into it: all as code in its package sees them. */
  private final class Outermost {
    private final Accessibility accessibility;
    private final FlatteningReader flattenings;

    Outermost(TypeElement type) {
      accessibility = new Accessibility(MoreElements.getPackage(type));
      flattenings = new FlatteningReader(compiler, type, this::read);
    }

    MappedType read(TypeElement type) {
      return new MembersReader(
              compiler, ofBuild, Marks.of(compiler, type), accessibility, flattenings)
          .read();
    }
  }
}
