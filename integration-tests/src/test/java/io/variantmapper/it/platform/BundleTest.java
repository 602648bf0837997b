package io.variantmapper.it.platform;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.PlainSerializer;
import java.io.IOException;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import org.apache.felix.framework.FrameworkFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.launch.Framework;

/** Checks that the jar of the runtime is an OSGi bundle. */
class BundleTest {
  @TempDir
  private Path storage = Path.of("");

  private Framework framework = new FrameworkFactory().newFramework(Map.of());

  @BeforeEach
  void startFramework() throws BundleException {
    framework = new FrameworkFactory()
        .newFramework(Map.of(Constants.FRAMEWORK_STORAGE, storage.toString()));
    framework.start();
  }

  @AfterEach
  void stopFramework() throws BundleException, InterruptedException {
    framework.stop();
    framework.waitForStop(0);
  }

  @Test
  void bundleNeedsNoOtherBundle() throws BundleException {
    Bundle runtime = install();
    runtime.start();
    assertThat(runtime.getState()).isEqualTo(Bundle.ACTIVE);
  }

  @Test
  void bundleWritesTheSamePacketAsTheJar() throws BundleException, ReflectiveOperationException {
    Class<?> type = install().loadClass(PlainSerializer.class.getName());
    assertThat(type).isNotSameAs(PlainSerializer.class);
    Object packet =
        type.getMethod("encode", Object.class).invoke(type.getField("STRING").get(null), "Ada");
    assertThat(packet).isEqualTo(PlainSerializer.STRING.encode("Ada"));
  }

  @Test
  void bundleExportsThePackagesOfTheModule() throws IOException {
    List<String> exported = ModuleFinder.of(BuiltJar.runtime())
        .find("io.variantmapper.runtime")
        .orElseThrow()
        .descriptor()
        .exports()
        .stream()
        .filter(exports -> !exports.isQualified())
        .map(Exports::source)
        .toList();
    assertThat(exportedByBundle()).containsExactlyInAnyOrderElementsOf(exported);
  }

  private static List<String> exportedByBundle() throws IOException {
    try (JarFile jar = new JarFile(BuiltJar.runtime().toFile())) {
      String header = jar.getManifest().getMainAttributes().getValue(Constants.EXPORT_PACKAGE);
      // The quoted texts after the name of a package are its version and the packages that it uses.
      return Arrays.stream(header.replaceAll("\"[^\"]*\"", "").split(","))
          .map(clause -> clause.substring(0, clause.indexOf(';')))
          .toList();
    }
  }

  private Bundle install() throws BundleException {
    return framework.getBundleContext().installBundle(BuiltJar.runtime().toUri().toString());
  }
}
