package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import io.variantmapper.annotations.VariantDefaults;
import io.variantmapper.processor.read.language.Annotations;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;

/** Finds the settings of a type: its own, its house style's, its package's, the build's. */
final class SettingsReader {
  private final TypeSettings ofBuild;

  SettingsReader(TypeSettings ofBuild) {
    this.ofBuild = ofBuild;
  }

  TypeSettings read(TypeElement type) {
    Stream<TypeSettings> ofType = TypeMark.of(type).stream().map(TypeMark::settings);
    Stream<TypeSettings> ofPackage =
        Annotations.find(MoreElements.getPackage(type), VariantDefaults.class).stream()
            .map(TypeSettings::of);
    return Stream.of(ofType, ofPackage, Stream.of(ofBuild))
        .flatMap(settings -> settings)
        .reduce(TypeSettings::orElse)
        .map(settings -> settings.orElse(TypeSettings.BUILT_IN))
        .orElse(TypeSettings.BUILT_IN);
  }
}
