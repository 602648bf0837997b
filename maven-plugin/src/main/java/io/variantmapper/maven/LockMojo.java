package io.variantmapper.maven;

import io.variantmapper.schema.LockedChange;
import io.variantmapper.schema.Schema;
import io.variantmapper.schema.SchemaException;
import io.variantmapper.schema.SchemaFiles;
import io.variantmapper.schema.SchemaLock;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Collection;
import java.util.List;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * Fails if a change of a mapped type breaks a released program and is not accepted. Needs the
 * compiler argument {@code -Avariant.schema=true}.
 *
 * <pre>{@code
 * mvn process-classes -Dvariant.lock.release=1.0
 * mvn process-classes -Dvariant.lock.accept="nobody uses 1.0"
 * }</pre>
 */
@Mojo(name = "lock", defaultPhase = LifecyclePhase.PROCESS_CLASSES, threadSafe = true)
public final class LockMojo extends AbstractMojo {
  /** The folder of the released states. */
  @Parameter(property = "variant.lock.folder", defaultValue = "${project.basedir}/wire-lock")
  File lock;

  /** A reason. If it is set, all current changes are accepted for this reason. */
  @Parameter(property = "variant.lock.accept")
  @Nullable
  String accept;

  /** A name such as 1.0. If it is set, the current types are stored as this released state. */
  @Parameter(property = "variant.lock.release")
  @Nullable
  String release;

  @Parameter(defaultValue = "${project.build.outputDirectory}", readonly = true)
  File classes;

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    try {
      Collection<Schema> types = SchemaFiles.load(classes.toPath()).values();
      if (release != null) {
        Files.createDirectories(lock.toPath());
        new SchemaLock(lock.toPath()).add(release, types);
        getLog().info(lock + ": added the release " + release);
      } else if (lock.exists()) {
        checkOrAccept(new SchemaLock(lock.toPath()), types);
      } else {
        throw new MojoFailureException(lock + " does not exist. Store the types of your first"
            + " release in it: mvn process-classes -Dvariant.lock.release=1.0");
      }
    } catch (IllegalArgumentException e) {
      throw new MojoExecutionException(e.getMessage(), e);
    } catch (SchemaException e) {
      throw new MojoExecutionException(lock + " has a damaged schema: " + e.getMessage(), e);
    } catch (IOException | UncheckedIOException e) {
      throw new MojoExecutionException("Can't read or write the lock: " + e, e);
    }
  }

  private void checkOrAccept(SchemaLock states, Collection<Schema> types)
      throws MojoFailureException {
    List<LockedChange> changes = states.changes(types);
    if (accept != null) {
      states.accept(changes, accept);
      changes.forEach(change -> getLog().info("Accepted: " + change));
    } else if (!changes.isEmpty()) {
      changes.forEach(change -> getLog().error(change.toString()));
      throw new MojoFailureException("The changes above break released programs. Undo them, or"
          + " accept them: mvn process-classes -Dvariant.lock.accept=\"REASON\"");
    }
  }
}
