package io.variantmapper.runtime;

import static io.variantmapper.runtime.VariantType.*;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The one table from engine generation to type ids (FORMAT.md 2). */
final class TypeIds {
  static final int NONE = -1;

  static final TypeIds GODOT_2 = new TypeIds(
      NIL,
      BOOL,
      INT,
      FLOAT,
      STRING,
      VECTOR2,
      RECT2,
      VECTOR3,
      TRANSFORM_2D,
      PLANE,
      QUATERNION,
      AABB,
      BASIS,
      TRANSFORM_3D,
      COLOR,
      IMAGE,
      NODE_PATH,
      RID,
      OBJECT,
      INPUT_EVENT,
      DICTIONARY,
      ARRAY,
      PACKED_BYTE_ARRAY,
      PACKED_INT32_ARRAY,
      PACKED_FLOAT32_ARRAY,
      PACKED_STRING_ARRAY,
      PACKED_VECTOR2_ARRAY,
      PACKED_VECTOR3_ARRAY,
      PACKED_COLOR_ARRAY);

  static final TypeIds GODOT_3 = new TypeIds(
      NIL,
      BOOL,
      INT,
      FLOAT,
      STRING,
      VECTOR2,
      RECT2,
      VECTOR3,
      TRANSFORM_2D,
      PLANE,
      QUATERNION,
      AABB,
      BASIS,
      TRANSFORM_3D,
      COLOR,
      NODE_PATH,
      RID,
      OBJECT,
      DICTIONARY,
      ARRAY,
      PACKED_BYTE_ARRAY,
      PACKED_INT32_ARRAY,
      PACKED_FLOAT32_ARRAY,
      PACKED_STRING_ARRAY,
      PACKED_VECTOR2_ARRAY,
      PACKED_VECTOR3_ARRAY,
      PACKED_COLOR_ARRAY);

  static final TypeIds GODOT_4_0 = upTo(PACKED_COLOR_ARRAY);
  static final TypeIds GODOT_4_3 = upTo(PACKED_VECTOR4_ARRAY);

  private final VariantType[] types;
  private final int[] ids = new int[VariantType.values().length];

  private TypeIds(VariantType... typesInOrder) {
    types = typesInOrder;
    Arrays.fill(ids, NONE);
    for (int id = 0; id < types.length; id++) {
      ids[types[id].ordinal()] = id;
    }
  }

  /** Godot 4's order is that of {@link VariantType}. */
  private static TypeIds upTo(VariantType last) {
    return new TypeIds(Arrays.copyOf(VariantType.values(), last.ordinal() + 1));
  }

  /** The id of {@code type}, or {@link #NONE}. */
  int id(VariantType type) {
    return ids[type.ordinal()];
  }

  /** The type with this id, or null for an id that the generation does not have. */
  @Nullable
  VariantType type(int id) {
    return id >= 0 && id < types.length ? types[id] : null;
  }

  Set<VariantType> all() {
    return EnumSet.copyOf(List.of(types));
  }
}
