package io.variantmapper.processor.read.declaration;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class JdkSuperclassesTest {
  static Set<String> stateless() {
    return JdkSuperclasses.STATELESS;
  }

  @ParameterizedTest
  @MethodSource("stateless")
  void statelessClassIsAbstractAndHasNoInstanceFields(String name)
      throws ReflectiveOperationException {
    Class<?> type = Class.forName(name, false, null);
    assertThat(type).isAbstract();
    assertThat(Stream.<Class<?>>iterate(type, above -> above != null, Class::getSuperclass)
            .flatMap(above -> Arrays.stream(above.getDeclaredFields()))
            .filter(field -> !Modifier.isStatic(field.getModifiers()))
            .map(Field::getName))
        .isEmpty();
  }
}
