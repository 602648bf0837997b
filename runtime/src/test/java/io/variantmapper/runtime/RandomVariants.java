package io.variantmapper.runtime;

import io.variantmapper.runtime.value.Aabb;
import io.variantmapper.runtime.value.Basis;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.Image;
import io.variantmapper.runtime.value.InputEvent;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.ObjectId;
import io.variantmapper.runtime.value.Plane;
import io.variantmapper.runtime.value.Projection;
import io.variantmapper.runtime.value.Quaternion;
import io.variantmapper.runtime.value.Rect2;
import io.variantmapper.runtime.value.Rect2i;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.runtime.value.Signal;
import io.variantmapper.runtime.value.StringName;
import io.variantmapper.runtime.value.Transform2D;
import io.variantmapper.runtime.value.Transform3D;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector2i;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.runtime.value.Vector3i;
import io.variantmapper.runtime.value.Vector4;
import io.variantmapper.runtime.value.Vector4i;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Generates random trees of the types that a format has. The same seed gives the same trees. */
public final class RandomVariants {
  private static final String LETTERS = "abcdefxyz_ABC019 /:.éßñ中文日本😀";

  private final Random random;
  private final VariantFormat format;
  private final List<VariantType> types;

  RandomVariants(long seed, VariantFormat format) {
    random = new Random(seed);
    this.format = format;
    types = new ArrayList<>(format.types());
  }

  Variant tree(int depth) {
    if (depth == 0) {
      return leaf(leafType());
    }
    return switch (random.nextInt(10)) {
      case 0 -> array(depth);
      case 1 -> dictionary(depth);
      case 2 -> format.generation() == 2 ? Variant.Nil.INSTANCE : object(depth);
      default -> leaf(leafType());
    };
  }

  private Variant array(int depth) {
    ContainerType type = format.hasTypedArrays() ? containerType() : ContainerType.UNTYPED;
    List<Variant> elements = new ArrayList<>();
    for (int i = random.nextInt(5); i > 0; i--) {
      elements.add(child(type, depth));
    }
    return new Variant.Array(elements, type, format.generation() == 2 && random.nextBoolean());
  }

  private Variant dictionary(int depth) {
    boolean typed = format.hasTypedDictionaries();
    ContainerType keyType = typed ? containerType() : ContainerType.UNTYPED;
    ContainerType valueType = typed ? containerType() : ContainerType.UNTYPED;
    Map<Variant, Variant> entries = new LinkedHashMap<>();
    for (int i = random.nextInt(5); i > 0; i--) {
      entries.put(child(keyType, depth), child(valueType, depth));
    }
    boolean shared = format.generation() == 2 && random.nextBoolean();
    return new Variant.Dictionary(entries, keyType, valueType, shared);
  }

  private Variant object(int depth) {
    List<Variant.Property> properties = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      properties.add(new Variant.Property(text(), tree(depth - 1)));
    }
    return new Variant.FullObject("Node", properties);
  }

  private ContainerType containerType() {
    return switch (random.nextInt(5)) {
      case 0 -> ContainerType.of(leafType());
      case 1 -> ContainerType.ofClass("Node");
      case 2 -> ContainerType.ofScript("res://enemy.gd");
      default -> ContainerType.UNTYPED;
    };
  }

  /** Returns a value that engines do not drop from a container of this type. */
  private Variant child(ContainerType type, int depth) {
    return switch (type.kind()) {
      case UNTYPED -> tree(depth - 1);
      case BUILT_IN -> leaf(type.type());
      case CLASS, SCRIPT -> leaf(VariantType.OBJECT);
    };
  }

  private VariantType leafType() {
    VariantType type = types.get(random.nextInt(types.size()));
    return type == VariantType.ARRAY || type == VariantType.DICTIONARY ? VariantType.NIL : type;
  }

  /** Returns a value without children. */
  Variant leaf(VariantType type) {
    return switch (type) {
      case NIL -> Variant.Nil.INSTANCE;
      case BOOL -> new Variant.Bool(random.nextBoolean());
      case INT -> new Variant.Int(isWide() ? random.nextLong() : random.nextInt());
      case FLOAT -> new Variant.Float(isWide() ? random.nextGaussian() : real());
      default ->
        type.isPackedArray()
            ? new Variant.Packed(type, packed(type))
            : new Variant.Value(type, value(type));
    };
  }

  private boolean isWide() {
    return format.generation() != 2 && random.nextBoolean();
  }

  private Object value(VariantType type) {
    return switch (type) {
      case STRING -> text();
      case STRING_NAME -> new StringName(text());
      case NODE_PATH -> NodePath.parse(text());
      case VECTOR2 -> vector2();
      case VECTOR2I -> vector2i();
      case RECT2 -> new Rect2(vector2(), vector2());
      case RECT2I -> new Rect2i(vector2i(), vector2i());
      case VECTOR3 -> vector3();
      case VECTOR3I -> new Vector3i(random.nextInt(), random.nextInt(), random.nextInt());
      case TRANSFORM_2D -> new Transform2D(vector2(), vector2(), vector2());
      case VECTOR4 -> vector4();
      case VECTOR4I -> new Vector4i(random.nextInt(), 0, 1, random.nextInt());
      case PLANE -> new Plane(vector3(), real());
      case QUATERNION -> new Quaternion(real(), real(), real(), real());
      case AABB -> new Aabb(vector3(), vector3());
      case BASIS -> basis();
      case TRANSFORM_3D -> new Transform3D(basis(), vector3());
      case PROJECTION -> new Projection(vector4(), vector4(), vector4(), vector4());
      case COLOR -> color();
      case RID -> new Rid(format.generation() == 4 ? random.nextLong() : 0);
      case OBJECT -> new ObjectId(format.generation() == 2 ? 0 : random.nextLong());
      case SIGNAL -> new Signal(text(), new ObjectId(random.nextLong()));
      case CALLABLE -> VariantType.CALLABLE;
      case IMAGE -> new Image(random.nextInt(Image.FORMATS), 1, 2, random.nextInt(), bytes());
      case INPUT_EVENT -> new InputEvent(random.nextInt(), random.nextInt(), bytes());
      default -> throw new IllegalArgumentException(type.toString());
    };
  }

  private Object packed(VariantType type) {
    int count = random.nextInt(6);
    return switch (type) {
      case PACKED_BYTE_ARRAY -> bytes();
      case PACKED_INT32_ARRAY -> random.ints(count).toArray();
      case PACKED_INT64_ARRAY -> random.longs(count).toArray();
      case PACKED_FLOAT32_ARRAY -> new float[] {random.nextFloat(), Float.NaN};
      case PACKED_FLOAT64_ARRAY -> random.doubles(count).toArray();
      case PACKED_STRING_ARRAY -> new String[] {text(), "", text()};
      case PACKED_VECTOR2_ARRAY -> new Vector2[] {vector2(), vector2()};
      case PACKED_VECTOR3_ARRAY -> new Vector3[] {vector3()};
      case PACKED_VECTOR4_ARRAY -> new Vector4[] {vector4(), vector4()};
      case PACKED_COLOR_ARRAY -> new Color[] {color(), color()};
      default -> throw new IllegalArgumentException(type.toString());
    };
  }

  /** Returns a number that every format stores without rounding it. */
  private double real() {
    return switch (random.nextInt(5)) {
      case 0 -> 0.0;
      case 1 -> -0.0;
      case 2 -> Double.POSITIVE_INFINITY;
      default -> (float) random.nextGaussian();
    };
  }

  private String text() {
    int[] letters = LETTERS.codePoints().toArray();
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(9); i > 0; i--) {
      text.appendCodePoint(letters[random.nextInt(letters.length)]);
    }
    return text.toString();
  }

  private byte[] bytes() {
    return text().getBytes(StandardCharsets.UTF_8);
  }

  private Vector2 vector2() {
    return new Vector2(real(), real());
  }

  private Vector2i vector2i() {
    return new Vector2i(random.nextInt(), random.nextInt());
  }

  private Vector3 vector3() {
    return new Vector3(real(), real(), real());
  }

  private Vector4 vector4() {
    return new Vector4(real(), real(), real(), real());
  }

  private Basis basis() {
    return new Basis(vector3(), vector3(), vector3());
  }

  private Color color() {
    return new Color(random.nextFloat(), 0, 1, random.nextFloat());
  }
}
