package io.variantmapper.it.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that API level 24 is sufficient, because Godot's Android library requires this level.
 *
 * <p>Android ignores the classes in META-INF/versions, so these classes may use VarHandles.
 */
class AndroidApiTest {

  static Stream<ShippedCode> portable() throws IOException {
    return ShippedCode.portable();
  }

  @ParameterizedTest
  @MethodSource("portable")
  void codeUsesNothingThatApiLevel24Lacks(ShippedCode code) throws IOException {
    assertThat(code.classes()).isNotEmpty();
    assertThat(AndroidApi.missingFor(code)).isEmpty();
  }

  @Test
  void useOfAMethodThatApiLevel24LacksIsFound(@TempDir Path folder) throws IOException {
    assertThat(AndroidApi.missingFor(ShippedCode.asIf(Offender.class, folder)))
        .singleElement()
        .asString()
        .contains("isBlank");
  }
}
