package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Optional;

/**
 * The build's settings for generated GDScript.
 *
 * @param versions the versions of Godot for which classes are generated
 * @param prefix the text before the name of each class and enum
 * @param folder the folder of the classes in the Godot project, with a slash at the end
 * @param hasClassNames whether each script has a global name; otherwise, scripts load each other by
 *     their paths
 * @param content the parts of a type that scripts contain
 * @param types the packages and types for which classes are generated; empty for all
 * @param view the view whose fields the classes have in addition to the fields without views; empty
 *     for no view
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

  /** Returns whether packets for the view contain a field. */
  public boolean shows(Field field) {
    List<View> views = field.presence().views();
    return views.isEmpty()
        || views.stream().anyMatch(shown -> view.filter(shown.name()::equals).isPresent());
  }
}
