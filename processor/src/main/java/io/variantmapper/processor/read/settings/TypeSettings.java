package io.variantmapper.processor.read.settings;

import com.google.auto.common.MoreElements;
import io.variantmapper.annotations.CreatorPreference;
import io.variantmapper.annotations.KeyCase;
import io.variantmapper.annotations.KeyNaming;
import io.variantmapper.annotations.KeyOrder;
import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.annotations.Nullness;
import io.variantmapper.annotations.TimeForm;
import io.variantmapper.annotations.UnknownKeys;
import io.variantmapper.annotations.VariantDefaults;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.declaration.TypeMark;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * The settings for one type, or for many types such as those of a package. A setting that is not
 * given is INHERITED.
 *
 * @param views the declared views; empty if none are declared
 */
public record TypeSettings(
    KeyNaming naming,
    KeyCase keyCase,
    KeyOrder keyOrder,
    NullPolicy nulls,
    Nullness nullness,
    CreatorPreference creator,
    TimeForm time,
    UnknownKeys unknownKeys,
    List<String> views) {
  private static final TypeSettings BUILT_IN = new TypeSettings(
      KeyNaming.AS_DECLARED,
      KeyCase.EXACT,
      KeyOrder.DECLARED,
      NullPolicy.WRITE,
      Nullness.NON_NULL,
      CreatorPreference.NONE,
      TimeForm.TEXT,
      UnknownKeys.SKIP,
      List.of());

  /**
   * Returns the settings of a type. Each setting comes from the first place in this list that sets
   * it: the annotation of the type, the house style of the type, {@code @NullMarked} on the type or
   * on a type around it, {@code @VariantDefaults} on the package, {@code @NullMarked} on the
   * package or module, the build.
   */
  public static TypeSettings of(TypeElement type, TypeSettings ofBuild) {
    Stream<TypeSettings> ofType = TypeMark.of(type).stream().map(mark -> of(mark.source()));
    Element home = MoreElements.getPackage(type);
    Stream<TypeSettings> ofPackage =
        Annotations.find(home, VariantDefaults.class).stream().map(TypeSettings::of);
    NullMarks marks = NullMarks.around(type);
    return Stream.of(
            ofType,
            Stream.of(of(marks.inTypes())),
            ofPackage,
            Stream.of(of(marks.inPackageAndModule()), ofBuild, BUILT_IN))
        .flatMap(settings -> settings)
        .reduce(TypeSettings::orElse)
        .orElse(BUILT_IN);
  }

  /** Reads the settings from the members of an annotation. */
  public static TypeSettings of(AnnotationMirror mark) {
    return new TypeSettings(
        Annotations.constant(mark, "naming", KeyNaming.INHERITED),
        Annotations.constant(mark, "keyCase", KeyCase.INHERITED),
        Annotations.constant(mark, "keyOrder", KeyOrder.INHERITED),
        Annotations.constant(mark, "nulls", NullPolicy.INHERITED),
        Annotations.constant(mark, "nullness", Nullness.INHERITED),
        Annotations.constant(mark, "creator", CreatorPreference.INHERITED),
        Annotations.constant(mark, "time", TimeForm.INHERITED),
        Annotations.constant(mark, "unknownKeys", UnknownKeys.INHERITED),
        Annotations.values(mark, "views", String.class));
  }

  private static TypeSettings of(Nullness nullness) {
    return new TypeSettings(
        KeyNaming.INHERITED,
        KeyCase.INHERITED,
        KeyOrder.INHERITED,
        NullPolicy.INHERITED,
        nullness,
        CreatorPreference.INHERITED,
        TimeForm.INHERITED,
        UnknownKeys.INHERITED,
        List.of());
  }

  /**
   * Returns these settings, with each INHERITED setting replaced by the setting of {@code outer}.
   */
  public TypeSettings orElse(TypeSettings outer) {
    return new TypeSettings(
        naming == KeyNaming.INHERITED ? outer.naming : naming,
        keyCase == KeyCase.INHERITED ? outer.keyCase : keyCase,
        keyOrder == KeyOrder.INHERITED ? outer.keyOrder : keyOrder,
        nulls == NullPolicy.INHERITED ? outer.nulls : nulls,
        nullness == Nullness.INHERITED ? outer.nullness : nullness,
        creator == CreatorPreference.INHERITED ? outer.creator : creator,
        time == TimeForm.INHERITED ? outer.time : time,
        unknownKeys == UnknownKeys.INHERITED ? outer.unknownKeys : unknownKeys,
        views.isEmpty() ? outer.views : views);
  }
}
