package io.variantmapper.processor.validate;

import static io.variantmapper.processor.validate.Models.dictionary;
import static io.variantmapper.processor.validate.Models.field;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.ErrorCode;
import io.variantmapper.processor.model.TypeFault;
import java.util.List;
import org.junit.jupiter.api.Test;

class ValidatorTest {
  private static List<ErrorCode> codes(TypeModel type) {
    return Validator.check(type.build(), List.of(new ContainmentRule())).stream()
        .map(Problem::code)
        .toList();
  }

  @Test
  void validTypeHasNoProblems() {
    assertThat(codes(dictionary().with(field("name").withString(), field("hp"))))
        .isEmpty();
  }

  @Test
  void membersOfATypeThatCannotBeMappedAreNotChecked() {
    TypeModel type =
        dictionary().with(TypeFault.EXTENDS_CONTAINER).with(field("hp").withGetter(Access.NONE));
    assertThat(codes(type)).hasSize(1).doesNotContain(ErrorCode.NO_GETTER);
  }

  @Test
  void membersOfAnInnerClassAreChecked() {
    TypeModel type = dictionary().with(TypeFault.INNER).with(field("hp").withGetter(Access.NONE));
    assertThat(codes(type)).containsExactly(ErrorCode.INNER_TYPE, ErrorCode.NO_GETTER);
  }

  @Test
  void oneProblemDoesNotHideAnother() {
    TypeModel type = dictionary()
        .with(field("hp").withGetter(Access.NONE), field("mp").withKey("hp").withView("admin"));
    assertThat(codes(type))
        .containsExactly(ErrorCode.NO_GETTER, ErrorCode.DUPLICATE_KEY, ErrorCode.UNKNOWN_VIEW);
  }

  @Test
  void nameOfASerializerMustNotClash() {
    Declaration declaration = dictionary().build().declaration();
    assertThat(Validator.nameClash(declaration).text()).isEqualTo("""
        [VariantNameClash] Player needs a class named game.PlayerVariantSerializer, but that class \
        already exists. Rename one of the two.""");
  }
}
