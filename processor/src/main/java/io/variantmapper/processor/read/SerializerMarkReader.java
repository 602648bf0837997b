package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.MarkFault;
import io.variantmapper.processor.model.MisusedMark;
import io.variantmapper.processor.read.language.Accessibility;
import io.variantmapper.processor.read.language.Annotations;
import io.variantmapper.processor.read.language.Compiler;
import io.variantmapper.processor.read.language.SourceAnchor;
import io.variantmapper.processor.read.language.SourceTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Reads the annotations that name serializers for whole types: {@code @VariantUsing}, {@code
 * @VariantImport} and {@code @VariantMixIn}.
 *
 * <pre>{@code
 * var reader = new SerializerMarkReader(elements, types, sources);
 * List<Mapping.Own> named = reader.read(packageElement);
 * }</pre>
 */
public final class SerializerMarkReader {
  private final Compiler compiler;

  /** A reader that asks the given compiler. */
  public SerializerMarkReader(Elements elements, Types types, SourceTypes sources) {
    this(new Compiler(elements, types, sources));
  }

  SerializerMarkReader(Compiler compiler) {
    this.compiler = compiler;
  }

  /** What the annotations of a type or package say: each type with its serializer. */
  public List<Mapping.Own> read(Element bearer) {
    TypeSerializerReader reader = reader(bearer);
    Optional<SourceAnchor> anchor = Optional.of(SourceAnchor.of(bearer));
    return Stream.concat(
            reader.ofType(bearer, anchor).stream(),
            ImportMarks.on(bearer).stream().flatMap(mark -> reader.ofImport(mark, anchor).stream()))
        .map(TypeSerializer::mapping)
        .toList();
  }

  /** Returns imports that name void, and imports of a type that an earlier one imports. */
  public List<MisusedMark> readMisuse(Element bearer) {
    List<AnnotationMirror> marks = ImportMarks.on(bearer);
    List<MisusedMark> found = new ArrayList<>();
    marks.stream()
        .filter(ImportMarks::isNothing)
        .forEach(mark -> found.add(misused(mark, bearer, MarkFault.IMPORTS_NOTHING)));
    TypeSerializerReader reader = reader(bearer);
    List<TypeSerializer> seen = new ArrayList<>();
    for (AnnotationMirror mark : marks) {
      reader.ofImport(mark, Optional.empty()).ifPresent(serializer -> {
        if (seen.stream().anyMatch(serializer::isSame)) {
          found.add(misused(mark, bearer, MarkFault.BESIDE_IMPORT));
        }
        seen.add(serializer);
      });
    }
    return List.copyOf(found);
  }

  private TypeSerializerReader reader(Element bearer) {
    Accessibility accessibility = new Accessibility(MoreElements.getPackage(bearer));
    return new TypeSerializerReader(compiler, new SerializerReader(compiler, accessibility));
  }

  private static MisusedMark misused(AnnotationMirror mark, Element bearer, MarkFault misuse) {
    return new MisusedMark(
        Annotations.name(mark),
        bearer.getSimpleName().toString(),
        misuse,
        SourceAnchor.of(bearer).at(mark));
  }
}
