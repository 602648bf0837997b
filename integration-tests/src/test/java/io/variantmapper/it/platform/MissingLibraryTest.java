package io.variantmapper.it.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.netty.ServerPipeline;
import io.variantmapper.netty.rpc.RpcClient;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.Framing;
import io.variantmapper.saves.Compression;
import io.variantmapper.saves.GodotFile;
import io.variantmapper.text.VariantJson;
import io.variantmapper.text.VariantText;
import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Uses the modules in a class loader without one of the libraries that their users may leave out.
 */
public class MissingLibraryTest {
  /** The jar of the sample contains the libraries that it uses. */
  private static final String SAMPLE = "sample-app";

  /** Runs in the other class loader. */
  public static void saveFiles() {
    byte[] other = GodotFile.compressed(Compression.GZIP).pack(new byte[5], VariantFormat.GODOT_4);
    assertThat(GodotFile.plain().unpack(other, VariantFormat.GODOT_4)).hasSize(5);
    byte[] file = other.clone();
    // The number of Zstandard.
    file[4] = 2;
    String zstandard = "com.github.luben:zstd-jni";
    requires(zstandard, () -> GodotFile.plain().unpack(file, VariantFormat.GODOT_4));
    requires(
        zstandard,
        () -> GodotFile.compressed(Compression.ZSTD).pack(new byte[5], VariantFormat.GODOT_4));
  }

  /** Runs in the other class loader. */
  public static void text() {
    Variant value = Variant.of(7);
    assertThat(VariantText.write(value, VariantFormat.GODOT_4)).isEqualTo("7");
    assertThat(VariantJson.write(value, VariantFormat.GODOT_4)).isEqualTo("\"i:7\"");
    requires(
        "tools.jackson.core:jackson-core",
        () -> VariantJson.parse("\"i:7\"", VariantFormat.GODOT_4));
  }

  /** Runs in the other class loader. */
  public static void pipelines() {
    ServerPipeline pipeline = ServerPipeline.ofPackets(1000);
    assertThat(pipeline.tcp(Framing.STREAM_PEER, client -> {})).isNotNull();
    RpcClient client = new RpcClient(connection -> {});
    Stream.<ThrowingCallable>of(
            () -> pipeline.webSocket("/", server -> {}),
            () -> client.webSocket(URI.create("ws://localhost/")))
        .forEach(use -> assertThatThrownBy(use)
            .isInstanceOf(IllegalStateException.class)
            .hasMessageContaining("needs io.netty:netty-codec-http"));
  }

  private static void requires(String library, Runnable use) {
    assertThatThrownBy(use::run)
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageContaining("needs " + library);
  }

  @ParameterizedTest
  @CsvSource({"zstd-jni, saveFiles", "jackson-core, text", "netty-codec-http, pipelines"})
  void messageNamesTheLibraryAndTheRestWorks(String library, String module) throws Exception {
    URL[] others = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> !entry.contains(library) && !entry.contains(SAMPLE))
        .map(MissingLibraryTest::url)
        .toArray(URL[]::new);
    try (URLClassLoader loader = new URLClassLoader(others, ClassLoader.getPlatformClassLoader())) {
      loader.loadClass(MissingLibraryTest.class.getName()).getMethod(module).invoke(null);
    } catch (InvocationTargetException e) {
      throw new AssertionError(e.getCause());
    }
  }

  private static URL url(String entry) {
    try {
      return new File(entry).toURI().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
