package io.variantmapper.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Copies the generated GDScript classes into a Godot project. Removes classes that an earlier run
 * copied and that are no longer generated. Other files of the project do not change.
 *
 * <pre>{@code
 * <configuration><godotProject>client</godotProject></configuration>
 * }</pre>
 */
@Mojo(name = "godot-classes", defaultPhase = LifecyclePhase.PROCESS_CLASSES, threadSafe = true)
public final class GodotClassesMojo extends AbstractMojo {
  /** The folder with the file {@code project.godot}. It decides between Godot 3 and Godot 4. */
  @Parameter(property = "variant.godotProject", required = true)
  private File godotProject;

  /**
   * The folder of the classes in the Godot project. If you change it, also change the compiler
   * argument {@code -Avariant.gdscript.folder}.
   */
  @Parameter(property = "variant.godotFolder", defaultValue = "variantmapper")
  private String godotFolder;

  @Parameter(defaultValue = "${project.build.outputDirectory}", readonly = true)
  private File classes;

  @Parameter(defaultValue = "${project.artifactId}", readonly = true)
  private String artifactId;

  @Override
  public void execute() throws MojoExecutionException {
    Path project = godotProject.toPath();
    try {
      Path generated = classes
          .toPath()
          .resolve("META-INF/variantmapper/godot" + GodotVersion.of(project).number());
      Path folder = project.resolve(godotFolder);
      GodotClasses.Changes changes = new GodotClasses(folder, artifactId).replaceBy(generated);
      getLog()
          .info(folder + ": " + changes.written() + " classes written, " + changes.removed()
              + " removed, " + changes.same() + " unchanged");
    } catch (IllegalArgumentException e) {
      throw new MojoExecutionException(e.getMessage(), e);
    } catch (IOException e) {
      throw new MojoExecutionException("Can't copy the classes: " + e, e);
    }
  }
}
