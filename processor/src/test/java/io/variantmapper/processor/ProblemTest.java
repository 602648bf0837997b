package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.ProblemFixture.Report;
import io.variantmapper.processor.gdscript.GdScriptFault;
import io.variantmapper.processor.model.ErrorCode;
import io.variantmapper.processor.model.FaultKind;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.ImplementationFault;
import io.variantmapper.processor.model.PlacementFault;
import io.variantmapper.processor.model.TypeFault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compares the reported errors with the errors that the fixtures state.
 *
 * <p>{@code -Dgolden.update=true} rewrites the messages in the fixtures instead of comparing them.
 */
class ProblemTest {
  static Stream<ProblemFixture> fixtures() {
    return ProblemFixture.all();
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void problemsAreReportedAtTheirTokens(ProblemFixture fixture) throws IOException {
    List<Report> reported = fixture.compiled().diagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .map(Report::of)
        .toList();
    if (Boolean.getBoolean("golden.update")) {
      fixture.update(reported);
    }
    assertThat(reported).containsExactlyInAnyOrderElementsOf(fixture.expected());
  }

  @Test
  void mistakesOfTwelveKindsInOneClassAreReported() {
    ProblemFixture fixture = ProblemFixture.all()
        .filter(candidate -> candidate.file().endsWith("SeveralMistakes.java"))
        .findFirst()
        .orElseThrow();
    assertThat(fixture.expected().stream().map(Report::code).distinct()).hasSize(12);
  }

  @Test
  void everyCodeHasAFixture() {
    var codes = EnumSet.allOf(ErrorCode.class);
    codes.removeAll(
        Set.of(ErrorCode.INTERNAL_ERROR, ErrorCode.MISSING_RUNTIME, ErrorCode.PROCESSOR_PATH));
    assertThat(fixtures().flatMap(fixture -> fixture.expected().stream()).map(Report::code))
        .containsAll(codes.stream().map(ErrorCode::toString).toList());
  }

  /**
   * The faults without a fixture. The check of a hierarchy reports its subtypes that cannot be
   * mapped. {@link KotlinTest} covers the classes of Kotlin. Only a class of another jar can lack
   * its serializer, the names of its parameters or the order of its members. Only Eclipse's
   * compiler refuses a serializer that is already compiled. Other tests cover internal errors and
   * libraries that are missing or old.
   */
  private static final Set<FaultKind> WITHOUT_FIXTURE = Set.of(
      TypeFault.UNFIT_SUBTYPE,
      TypeFault.INTERNAL_ERROR,
      TypeFault.IN_COMPACT_FILE,
      FieldFault.REQUIRED_BY_BUILDER,
      TypeFault.COMPILED_SERIALIZER,
      TypeFault.KOTLIN_ABSTRACT,
      TypeFault.KOTLIN_VALUE_CLASS,
      TypeFault.CONSTRUCTOR_TAKES_VALUE_CLASS,
      TypeFault.PARAMETER_RENAMED,
      FieldFault.NOT_IN_STUB,
      FieldFault.OF_VALUE_CLASS,
      FieldFault.DELEGATED,
      FieldFault.UNSUPPORTED_KOTLIN_CONSTANTS,
      PlacementFault.CREATOR_IN_COMPANION,
      TypeFault.MISSING_RUNTIME,
      PlacementFault.OLD_LIBRARY,
      TypeFault.PARAMETER_UNNAMED,
      TypeFault.PARAMETER_UNNAMED_IN_MIX_IN,
      FieldFault.SERIALIZER_NOT_GENERATED,
      FieldFault.FLATTENED_WITHOUT_ORDER,
      ImplementationFault.NOT_GENERATED,
      FieldFault.UNSUPPORTED_NOT_GENERATED);

  private static Stream<FaultKind> faults() {
    return Stream.concat(
            Stream.of(FaultKind.class.getPermittedSubclasses()).filter(Class::isEnum),
            Stream.of(GdScriptFault.class))
        .flatMap(chapter -> Stream.of(chapter.getEnumConstants()))
        .map(FaultKind.class::cast)
        .filter(fault -> !WITHOUT_FIXTURE.contains(fault));
  }

  @Test
  void everyFaultHasAFixture() {
    List<Report> expected =
        fixtures().flatMap(fixture -> fixture.expected().stream()).toList();
    assertThat(faults()).allSatisfy(fault -> {
      Pattern sentence = Pattern.compile(Stream.of(fault.sentence().split("\\{\\w+}", -1))
          .map(Pattern::quote)
          .collect(Collectors.joining(".*", ".*", ".*")));
      assertThat(expected)
          .filteredOn(error -> error.text().startsWith("[" + fault.code() + "]"))
          .anyMatch(error -> sentence.matcher(error.text()).matches());
    });
  }

  @ParameterizedTest
  @EnumSource
  void everyCodeHasAnAnchorInTheDocumentation(ErrorCode code) throws IOException {
    assertThat(Files.readString(Path.of("../docs/errors.md")))
        .contains("<a id=\"" + code + "\"></a>");
  }

  @Test
  void documentationHasNoAnchorForAnUnknownCode() throws IOException {
    List<String> anchors = Files.readAllLines(Path.of("../docs/errors.md")).stream()
        .filter(line -> line.startsWith("<a id="))
        .map(line -> line.replaceFirst("<a id=\"(\\w+)\"></a>", "$1"))
        .toList();
    assertThat(anchors)
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(ErrorCode.values()).map(ErrorCode::toString).toList());
  }
}
