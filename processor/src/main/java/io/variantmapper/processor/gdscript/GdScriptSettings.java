package io.variantmapper.processor.gdscript;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.View;
import java.util.List;
import java.util.Optional;

/**
 * The build's settings for generated GDScript.
 *
 * @param versions the versions of Godot for which classes are generated
 * @param prefix the text with which the name of each class and enum begins
 * @param folder the folder of the classes in the Godot project, with a slash at the end
 * @param hasClassNames whether each script has a global name; otherwise, scripts load each other by
 *     their paths
 * @param content how much is generated for each type
 * @param types the packages and types for which classes are generated; empty if classes are
 *     generated for all types
 * @param view the view whose fields the classes contain in addition to the fields that are in all
 *     views; empty if the classes contain only the fields that are in all views
 */
public record GdScriptSettings(
    List<GodotVersion> versions,
    String prefix,
    String folder,
    boolean hasClassNames,
    GdScriptContent content,
    List<String> types,
    Optional<String> view) {
  /** The settings of a build that generates no GDScript. */
  public static final GdScriptSettings NONE = new GdScriptSettings(
      List.of(),
      "",
      "res://variantmapper/",
      true,
      GdScriptContent.CLASSES,
      List.of(),
      Optional.empty());

  /** Returns whether a class is generated for a type. */
  public boolean isGenerated(ClassName type) {
    String name = type.canonicalName() + ".";
    return !versions.isEmpty()
        && (types.isEmpty() || types.stream().anyMatch(given -> name.startsWith(given + ".")));
  }

  /** Returns whether the classes contain a field, because it is in the view or in all views. */
  public boolean shows(Field field) {
    List<View> views = field.presence().views();
    return views.isEmpty()
        || views.stream().anyMatch(shown -> view.filter(shown.name()::equals).isPresent());
  }
}
