package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
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

  /** Creates a reader for one compilation. */
  public MappedTypeReader(
      Elements elements, Types types, BuildOptions options, SourceTypes sources) {
    compiler = new Compiler(elements, types, sources);
    ofBuild = options.settings();
  }

  /** Reads a type with {@code @VariantDictionary}, {@code @VariantArray} or a house style. */
  public MappedType read(TypeElement type) {
    return new Outermost(type).read(type);
  }

  /** Returns the types that are read with {@code type}, because it has flattened fields of them. */
  public static Set<TypeElement> flattenedInto(TypeElement type) {
    return FlatteningReader.typesIn(type);
  }

  /** Returns the inherited fields, or accessors, of {@code type}. */
  public static List<Element> inherited(TypeElement type) {
    return Fields.of(type).stream()
        .filter(field -> !type.equals(field.getEnclosingElement()))
        .toList();
  }

  /** Returns the superclasses of {@code type} except Object, the nearest first. */
  public static Stream<TypeElement> superclasses(TypeElement type) {
    return Compiler.superclasses(type);
  }

  /** Reads only what a marked type is, whatever its members. */
  public Declaration readDeclaration(TypeElement type) {
    return DeclarationReader.read(compiler, Marks.of(compiler, type));
  }

  /** Returns whether the imports for {@code type} name only classes that exist already. */
  public static boolean isReady(Element type) {
    return ImportMarks.areReady(type);
  }

  /** Returns whether Immutables generates a class for {@code type}, which may not name it. */
  public static boolean isImmutable(TypeElement type) {
    return AbstractValues.isImmutable(type);
  }

  /** Returns whether a mapped type is abstract and mapped by its subtypes. */
  public static boolean isHierarchy(TypeElement type) {
    return Marks.isHierarchy(type);
  }

  /** Reads a mapped type for which {@link #isHierarchy} holds. */
  public Hierarchy readHierarchy(TypeElement type) {
    return new HierarchyReader(compiler, type).read();
  }

  /** Returns the name of the first annotation that makes {@code type} mapped. */
  public static Optional<String> markOf(Element type) {
    return TypeMark.of(type).stream()
        .map(mark -> mark.annotation().getQualifiedName().toString())
        .findFirst();
  }

  /** Returns whether a template makes {@code annotation} a house style. */
  public static boolean isHouseStyle(Element annotation) {
    return !TypeMark.templates(annotation).isEmpty();
  }

  /** Returns the misused annotations of a house style. */
  public static List<Fault> readHouseStyle(Element annotation) {
    return MisusedMarkReader.ofHouseStyle(annotation);
  }

  /** Returns the annotations whose bearers {@link #readMisuse} is for. */
  public static Set<Class<? extends Annotation>> marks() {
    return MarkTable.marks();
  }

  /** Returns the misused annotations of {@code bearer}, except those that its type reports. */
  public List<Fault> readMisuse(Element bearer) {
    return MisusedMarkReader.read(compiler, bearer);
  }

  /** Returns the serializers that a type or package names, each with the type that it is for. */
  public List<Mapping.Own> readSerializers(Element bearer) {
    return KnownSerializers.namedBy(bearer, compiler);
  }

  /** Returns imports that name void, and imports of a type that an earlier one imports. */
  public List<Fault> readImportMisuse(Element bearer) {
    return MisusedMarkReader.ofImports(compiler, bearer);
  }

  /** Reads a type and those that are flattened into it, as code in its package sees them. */
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
