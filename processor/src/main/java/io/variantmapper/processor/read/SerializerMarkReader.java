package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.MarkFault;
import io.variantmapper.processor.model.MisusedMark;
import io.variantmapper.processor.read.language.Accessibility;
import io.variantmapper.processor.read.language.Compiler;
import io.variantmapper.processor.read.language.SourceAnchor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;

/**
 * Checks the annotations that name serializers for whole types: {@code @VariantUsing}, {@code
 * @VariantImport} and {@code @VariantMixIn}.
 */
final class SerializerMarkReader {
  private final Compiler compiler;

  SerializerMarkReader(Compiler compiler) {
    this.compiler = compiler;
  }

  /** Returns the serializers that a type or package names, each with the type that it is for. */
  List<Mapping.Own> read(Element bearer) {
    SerializerReader reader = reader(bearer);
    Optional<SourceAnchor> anchor = Optional.of(SourceAnchor.of(bearer));
    return Stream.concat(
            reader.readUsing(bearer, anchor).stream(),
            ImportMarks.on(bearer).stream()
                .flatMap(mark -> reader.readImport(mark, anchor).stream()))
        .map(TypeSerializer::mapping)
        .toList();
  }

  /** Returns imports that name void, and imports of a type that an earlier one imports. */
  List<MisusedMark> readMisuse(Element bearer) {
    List<AnnotationMirror> marks = ImportMarks.on(bearer);
    List<MisusedMark> found = new ArrayList<>();
    marks.stream()
        .filter(ImportMarks::isNothing)
        .forEach(mark -> found.add(MarkedElement.misused(mark, bearer, MarkFault.IMPORTS_NOTHING)));
    SerializerReader reader = reader(bearer);
    List<TypeSerializer> seen = new ArrayList<>();
    for (AnnotationMirror mark : marks) {
      reader.readImport(mark, Optional.empty()).ifPresent(serializer -> {
        if (seen.stream().anyMatch(serializer::isSame)) {
          found.add(MarkedElement.misused(mark, bearer, MarkFault.BESIDE_IMPORT));
        }
        seen.add(serializer);
      });
    }
    return List.copyOf(found);
  }

  private SerializerReader reader(Element bearer) {
    Accessibility accessibility = new Accessibility(MoreElements.getPackage(bearer));
    return new SerializerReader(compiler, accessibility);
  }
}
