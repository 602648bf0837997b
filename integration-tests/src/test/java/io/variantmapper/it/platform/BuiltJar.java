package io.variantmapper.it.platform;

import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.sample.cli.SampleApp;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;

/** Finds the jars of this build, as users get them. */
final class BuiltJar {
  private BuiltJar() {}

  static Path runtime() {
    return of(VariantWriter.class);
  }

  static Path sample() {
    return of(SampleApp.class);
  }

  static Path of(Class<?> type) {
    Path jar = Path.of(
        URI.create(type.getProtectionDomain().getCodeSource().getLocation().toString()));
    if (Files.isDirectory(jar)) {
      throw new IllegalStateException(jar + " is a folder of classes, but a jar is what users get;"
          + " run these tests with mvn verify on the whole build");
    }
    return jar;
  }
}
