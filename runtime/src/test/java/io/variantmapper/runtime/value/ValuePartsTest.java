package io.variantmapper.runtime.value;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ValuePartsTest {
  private static final Vector2 ZERO = Vector2.ZERO;
  private static final Vector2i ZERO_I = new Vector2i(0, 0);

  static Stream<Arguments> parts() {
    return Stream.of(
            new Rect2(ZERO, ZERO),
            new Rect2i(ZERO_I, ZERO_I),
            new Plane(Vector3.ZERO, 1),
            new Aabb(Vector3.ZERO, Vector3.ZERO),
            Basis.IDENTITY,
            Transform2D.IDENTITY,
            Transform3D.IDENTITY,
            Projection.IDENTITY,
            new Signal("died", new ObjectId(1)),
            new StringName("jump"))
        .flatMap(value -> Stream.of(value.getClass().getRecordComponents())
            .filter(part -> !part.getType().isPrimitive())
            .map(part -> Arguments.of(value, part.getName())));
  }

  @ParameterizedTest
  @MethodSource("parts")
  void constructorRefusesANullComponent(Record value, String part) throws Exception {
    RecordComponent[] components = value.getClass().getRecordComponents();
    Object[] parts = new Object[components.length];
    for (int i = 0; i < parts.length; i++) {
      boolean isNull = components[i].getName().equals(part);
      parts[i] = isNull ? null : components[i].getAccessor().invoke(value);
    }
    Constructor<?> constructor = value
        .getClass()
        .getConstructor(
            Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));

    assertThatThrownBy(() -> constructor.newInstance(parts))
        .isInstanceOf(InvocationTargetException.class)
        .cause()
        .isInstanceOf(NullPointerException.class)
        .hasMessage(part);
  }
}
