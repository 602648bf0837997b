package io.variantmapper.processor;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.emit.HierarchySource;
import io.variantmapper.processor.emit.Output;
import io.variantmapper.processor.emit.SchemaSource;
import io.variantmapper.processor.emit.SerializerSource;
import io.variantmapper.processor.gdscript.GdScriptRule;
import io.variantmapper.processor.gdscript.GdScriptSettings;
import io.variantmapper.processor.gdscript.GdScriptSource;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.validate.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Generates one file for each mapped type that has no problems and that {@code appliesTo} accepts.
 * Uses only the model of the type, not the compiler.
 */
record BackEnd(
    Predicate<ClassName> appliesTo,
    Function<MappedType, Output> ofType,
    Function<Hierarchy, Output> ofHierarchy) {
  private static final BackEnd SERIALIZERS =
      new BackEnd(type -> true, SerializerSource::of, HierarchySource::of);

  /** Returns the back end for serializers, and the back ends that the build options select. */
  static List<BackEnd> all(BuildOptions options) {
    List<BackEnd> selected = new ArrayList<>(List.of(SERIALIZERS));
    if (options.hasSchemas()) {
      selected.add(new BackEnd(type -> true, SchemaSource::of, SchemaSource::of));
    }
    for (GdScriptSource source : gdScripts(options)) {
      selected.add(new BackEnd(source::appliesTo, source::of, source::of));
    }
    return selected;
  }

  /** Returns the rules that types must follow only because of a back end. */
  static List<Rule> rules(BuildOptions options) {
    return List.of(new GdScriptRule(options.gdScript()));
  }

  /** Returns the back ends for GDScript that the build options select. */
  static List<GdScriptSource> gdScripts(BuildOptions options) {
    GdScriptSettings settings = options.gdScript();
    return settings.versions().stream()
        .map(version -> new GdScriptSource(version, settings))
        .toList();
  }
}
