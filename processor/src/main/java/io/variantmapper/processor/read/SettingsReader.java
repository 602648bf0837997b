package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDefaults;
import io.variantmapper.annotations.VariantDictionary;
import java.lang.annotation.Annotation;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Finds the settings of a type: its own first, then its package's, then the build's. */
final class SettingsReader {
  private final TypeSettings ofBuild;

  SettingsReader(TypeSettings ofBuild) {
    this.ofBuild = ofBuild;
  }

  TypeSettings read(TypeElement type) {
    return Stream.of(
            find(type, VariantDictionary.class),
            find(type, VariantArray.class),
            find(MoreElements.getPackage(type), VariantDefaults.class),
            Optional.of(ofBuild),
            Optional.of(TypeSettings.BUILT_IN))
        .flatMap(Optional::stream)
        .reduce(TypeSettings::orElse)
        .orElseThrow();
  }

  private static Optional<TypeSettings> find(Element bearer, Class<? extends Annotation> mark) {
    return Annotations.find(bearer, mark).map(TypeSettings::of);
  }
}
