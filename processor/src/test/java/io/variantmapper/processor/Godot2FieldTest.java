package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.value.Image;
import io.variantmapper.runtime.value.InputEvent;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Fields of the types that only Godot 2 has. */
class Godot2FieldTest {
  private static final Image RED = new Image(Image.RGB, 0, 1, 1, new byte[] {(byte) 255, 0, 0});
  private static final InputEvent SHIFT_A = InputEvent.of(InputEvent.KEY, 0, InputEvent.SHIFT, 65);

  private static final Variant MOVE = Variant.of(Map.of("icon", RED, "keys", List.of(SHIFT_A)));

  private static VariantSerializer<Object> moves() throws ReflectiveOperationException {
    return Compiled.of(JavaFileObjects.forSourceString("game.Move", """
        package game;
        import io.variantmapper.annotations.VariantDictionary;
        import io.variantmapper.runtime.value.*;
        import java.util.List;
        @VariantDictionary record Move(Image icon, List<InputEvent> keys) {}
        """)).serializer("game.Move");
  }

  @Test
  void fieldsWithTypesOfGodot2AreWrittenAndRead() throws ReflectiveOperationException {
    VariantSerializer<Object> moves = moves();
    Object move = moves.decode(MOVE.encode(VariantFormat.GODOT_2), VariantFormat.GODOT_2);
    assertThat(move).extracting("icon", "keys").containsExactly(RED, List.of(SHIFT_A));
    assertThat(Variant.decode(moves.encode(move, VariantFormat.GODOT_2), VariantFormat.GODOT_2))
        .isEqualTo(MOVE);
  }

  @Test
  void fieldsWithTypesOfGodot2AreRefusedByOtherFormats() throws ReflectiveOperationException {
    VariantSerializer<Object> moves = moves();
    Object move = moves.decode(MOVE.encode(VariantFormat.GODOT_2), VariantFormat.GODOT_2);
    assertThatThrownBy(() -> moves.encode(move))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessage("GODOT_4 has no Image at offset 20 ($.icon)");
  }
}
