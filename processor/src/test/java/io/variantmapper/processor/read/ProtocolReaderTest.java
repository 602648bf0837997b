package io.variantmapper.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Protocol;
import io.variantmapper.processor.model.TypeFault;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProtocolReaderTest {
  private static final String MESSAGES = """
      @VariantDictionary sealed interface News {}
      @VariantDictionary record Welcome(String name) implements News {}
      @VariantDictionary sealed interface Market extends News {}
      @VariantDictionary record Sold(int id) implements Market {}
      @VariantArray record Steer(int x) {}
      record Loose(int x) {}
      """;

  private static Protocol read(String toGodot, String toJava) {
    return SourceReader.readProtocol("@VariantProtocol(toGodot = " + toGodot + ".class, toJava = "
        + toJava + ".class) interface Game {}\n" + MESSAGES);
  }

  @Test
  void messagesAreTheConcreteSubtypes() {
    assertThat(read("News", "Steer").toGodot())
        .isEqualTo(new Protocol.Side(
            ClassName.get("game", "News"),
            List.of(ClassName.get("game", "Welcome"), ClassName.get("game", "Sold"))));
  }

  @Test
  void typeWithoutSubtypesIsTheOnlyMessage() {
    Protocol protocol = read("News", "Steer");
    assertThat(protocol.toJava().messages()).containsExactly(ClassName.get("game", "Steer"));
    assertThat(protocol.faults()).isEmpty();
  }

  @Test
  void bothDirectionsMayHaveTheSameType() {
    Protocol protocol = read("News", "News");
    assertThat(protocol.toJava()).isEqualTo(protocol.toGodot());
  }

  @Test
  void typeThatIsNotMappedIsAFault() {
    assertThat(read("Loose", "Loose").faults())
        .extracting(Fault::kind)
        .containsExactly(TypeFault.PROTOCOL_NOT_MAPPED, TypeFault.PROTOCOL_NOT_MAPPED);
  }

  @Test
  void typeOfTheJdkHasItsOwnKindOfFault() {
    assertThat(read("String", "int").faults())
        .extracting(Fault::kind)
        .containsExactly(TypeFault.PROTOCOL_OF_JDK, TypeFault.PROTOCOL_OF_JDK);
  }
}
