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
import io.variantmapper.processor.read.declaration.MappingAnnotation;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;

/**
 * The settings for one type, or for many types such as those of a package. A setting that is not
 * given is INHERITED.
 */
public final class TypeSettings {
  private static final TypeSettings BUILT_IN = new TypeSettings(
      Setting.withConstants().collect(Collectors.toMap(setting -> setting, Setting::builtIn)),
      List.of());

  /** The settings of a place that sets nothing. */
  public static final TypeSettings NONE = new TypeSettings(Map.of(), List.of());

  private final Map<Setting, Enum<?>> given;
  private final List<String> views;

  public TypeSettings(Map<Setting, Enum<?>> given, List<String> views) {
    this.given = given;
    this.views = views;
  }

  /**
   * Returns the settings of a type. Each setting comes from the first place in this list that sets
   * it: the annotation of the type, the house style of the type, {@code @NullMarked} on the type or
   * on a type around it, {@code @VariantDefaults} on the package, {@code @NullMarked} on the
   * package or module, the build.
   */
  public static TypeSettings of(TypeElement type, TypeSettings ofBuild) {
    TypeSettings settings = NONE;
    for (MappingAnnotation annotation : MappingAnnotation.of(type)) {
      settings = settings.orElse(of(annotation.source()));
    }
    NullScopes annotations = NullScopes.around(type);
    settings = settings.orElse(of(annotations.inTypes()));
    Optional<AnnotationMirror> ofPackage =
        Annotations.find(MoreElements.getPackage(type), VariantDefaults.class);
    if (ofPackage.isPresent()) {
      settings = settings.orElse(of(ofPackage.get()));
    }
    return settings.orElse(of(annotations.inPackageAndModule())).orElse(ofBuild).orElse(BUILT_IN);
  }

  /** Reads the settings from the members of an annotation. */
  public static TypeSettings of(AnnotationMirror annotation) {
    if (annotation.getElementValues().isEmpty()) {
      return NONE;
    }
    Map<Setting, Enum<?>> given = new EnumMap<>(Setting.class);
    Setting.withConstants()
        .forEach(setting -> Annotations.constant(annotation, setting.member())
            .flatMap(setting::choice)
            .ifPresent(choice -> given.put(setting, choice)));
    return new TypeSettings(
        given, Annotations.values(annotation, Setting.VIEWS.member(), String.class));
  }

  private static TypeSettings of(Nullness nullness) {
    return nullness == Nullness.INHERITED
        ? NONE
        : new TypeSettings(Map.of(Setting.NULLNESS, nullness), List.of());
  }

  /**
   * Returns these settings, with each INHERITED setting replaced by the setting of {@code outer}.
   */
  public TypeSettings orElse(TypeSettings outer) {
    if (this == NONE) {
      return outer;
    } else if (outer == NONE) {
      return this;
    }
    Map<Setting, Enum<?>> all = new EnumMap<>(Setting.class);
    all.putAll(outer.given);
    all.putAll(given);
    return new TypeSettings(all, views.isEmpty() ? outer.views : views);
  }

  public KeyNaming naming() {
    return get(Setting.NAMING, KeyNaming.class);
  }

  public KeyCase keyCase() {
    return get(Setting.KEY_CASE, KeyCase.class);
  }

  public KeyOrder keyOrder() {
    return get(Setting.KEY_ORDER, KeyOrder.class);
  }

  public NullPolicy nulls() {
    return get(Setting.NULLS, NullPolicy.class);
  }

  public Nullness nullness() {
    return get(Setting.NULLNESS, Nullness.class);
  }

  public CreatorPreference creator() {
    return get(Setting.CREATOR, CreatorPreference.class);
  }

  public TimeForm time() {
    return get(Setting.TIME, TimeForm.class);
  }

  public UnknownKeys unknownKeys() {
    return get(Setting.UNKNOWN_KEYS, UnknownKeys.class);
  }

  /** Returns the declared views; empty if none are declared. */
  public List<String> views() {
    return views;
  }

  private <E extends Enum<E>> E get(Setting setting, Class<E> type) {
    return setting.orInherited(Optional.ofNullable(given.get(setting)), type);
  }
}
