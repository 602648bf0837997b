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
 * Godot's Android library asks for API level 24, and so do we.
 *
 * <p>Android takes no classes from META-INF/versions, so that VarHandles may be used there.
 */
class AndroidApiTest {

  static Stream<ShippedCode> portable() {
    return ShippedCode.portable();
  }

  @ParameterizedTest
  @MethodSource("portable")
  void codeUsesOnlyWhatApiLevel24Has(ShippedCode code) throws IOException {
    assertThat(code.classes()).isNotEmpty();
    assertThat(AndroidApi.missingFor(code)).isEmpty();
  }

  @Test
  void useOfWhatApiLevel24LacksIsFound(@TempDir Path folder) throws IOException {
    assertThat(AndroidApi.missingFor(ShippedCode.asIf(Offender.class, folder)))
        .singleElement()
        .asString()
        .contains("isBlank");
  }
}
