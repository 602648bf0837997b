package io.variantmapper.runtime;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import io.variantmapper.runtime.types.MathRow;
import io.variantmapper.runtime.types.PackedVectors;
import io.variantmapper.runtime.value.Basis;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.ObjectId;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.runtime.value.StringName;
import io.variantmapper.runtime.value.Transform3D;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.runtime.wire.LittleEndian;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Describes a tree exactly as the scripts that made the vectors do. */
public final class VariantDescription {

  /**
   * How to describe floats: exactly; or with components rounded as in a single-precision build; or
   * as 32 bits.
   */
  enum Floats {
    EXACT,
    NARROWED,
    BITS_32
  }

  private final Floats floats;

  VariantDescription(Floats floats) {
    this.floats = floats;
  }

  JsonObject of(Variant value) {
    JsonObject json = new JsonObject();
    json.addProperty("type", value.type().godotName());
    if (value instanceof Variant.Bool bool) {
      json.addProperty("value", bool.value());
    } else if (value instanceof Variant.Int integer) {
      json.addProperty("value", String.valueOf(integer.value()));
    } else if (value instanceof Variant.Float real) {
      json.addProperty(bitsName(), scalarBits(real.value()));
    } else if (value instanceof Variant.Array array) {
      describeArray(json, array);
    } else if (value instanceof Variant.Dictionary dictionary) {
      describeDictionary(json, dictionary);
    } else if (value instanceof Variant.Packed packed) {
      describePacked(json, packed.type(), packed.array());
    } else if (value instanceof Variant.Value other) {
      describeValue(json, other);
    }
    return json;
  }

  private void describeArray(JsonObject json, Variant.Array array) {
    JsonArray elements = new JsonArray();
    array.elements().forEach(element -> elements.add(of(element)));
    json.add("elements", elements);
    if (array.elementType().kind() != ContainerType.Kind.UNTYPED) {
      json.addProperty("element_type", tag(array.elementType()));
    }
  }

  private void describeDictionary(JsonObject json, Variant.Dictionary dictionary) {
    JsonArray entries = new JsonArray();
    dictionary.entries().forEach((key, value) -> entries.add(array(of(key), of(value))));
    json.add("entries", entries);
    ContainerType keys = dictionary.keyType();
    ContainerType values = dictionary.valueType();
    if (!keys.equals(ContainerType.UNTYPED) || !values.equals(ContainerType.UNTYPED)) {
      json.addProperty("key_type", tag(keys));
      json.addProperty("value_type", tag(values));
    }
  }

  private static String tag(ContainerType type) {
    return switch (type.kind()) {
      case UNTYPED -> "";
      case BUILT_IN -> type.type().godotName();
      case CLASS, SCRIPT -> "Object:" + type.name();
    };
  }

  private void describePacked(JsonObject json, VariantType type, Object array) {
    if (array instanceof byte[] bytes) {
      json.addProperty("hex", HexFormat.of().formatHex(bytes));
    } else if (array instanceof int[] ints) {
      json.add("values", decimals(Arrays.stream(ints).asLongStream()));
    } else if (array instanceof long[] longs) {
      json.add("values", decimals(Arrays.stream(longs)));
    } else if (array instanceof float[] values) {
      json.add(bitsName(), allBits(IntStream.range(0, values.length).mapToDouble(i -> values[i])));
    } else if (array instanceof double[] doubles) {
      json.add(
          bitsName(),
          strings(DoubleStream.of(doubles).mapToObj(this::scalarBits).toList()));
    } else if (array instanceof String[] strings) {
      json.add("utf8", strings(Stream.of(strings).map(VariantDescription::utf8).toList()));
    } else {
      JsonArray elements = new JsonArray();
      for (Object element : (Object[]) array) {
        elements.add(allBits(components(PackedVectors.rowOf(type), element)));
      }
      json.add(bitsName(), elements);
    }
  }

  private void describeValue(JsonObject json, Variant.Value value) {
    switch (value.type()) {
      case STRING -> json.addProperty("utf8", utf8((String) value.value()));
      case STRING_NAME -> json.addProperty("utf8", utf8(((StringName) value.value()).value()));
      case NODE_PATH -> describeNodePath(json, (NodePath) value.value());
      case RID -> json.addProperty("id", String.valueOf(((Rid) value.value()).id()));
      case VECTOR2I, VECTOR3I, VECTOR4I, RECT2I ->
        json.add(
            "values",
            decimals(components(MathRow.of(value.type()), value.value()).mapToLong(d -> (long) d)));
      // The scripts do not describe the content of these types.
      case CALLABLE, SIGNAL, IMAGE, INPUT_EVENT -> {}
      case OBJECT -> json.addProperty("null", ((ObjectId) value.value()).id() == 0);
      default ->
        json.add(bitsName(), allBits(components(MathRow.of(value.type()), byAxes(value.value()))));
    }
  }

  /** Transposes a Basis, because its bytes are in rows, but the scripts list it axis by axis. */
  private static Object byAxes(Object value) {
    if (value instanceof Transform3D transform) {
      return new Transform3D(transposed(transform.basis()), transform.origin());
    }
    return value instanceof Basis basis ? transposed(basis) : value;
  }

  private static Basis transposed(Basis basis) {
    Vector3 x = basis.x();
    Vector3 y = basis.y();
    Vector3 z = basis.z();
    return new Basis(
        new Vector3(x.x(), y.x(), z.x()),
        new Vector3(x.y(), y.y(), z.y()),
        new Vector3(x.z(), y.z(), z.z()));
  }

  /** Returns the components of a math type in the order of its bytes. */
  private static DoubleStream components(MathRow<Object> row, Object value) {
    byte[] bytes = new byte[row.components() * LittleEndian.LONG];
    row.put(bytes, 0, LittleEndian.LONG, value);
    ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    return IntStream.range(0, row.components())
        .mapToDouble(i -> row.isReal()
            ? buffer.getDouble()
            : row.type().hasIntComponents() ? buffer.getInt() : buffer.getFloat());
  }

  private void describeNodePath(JsonObject json, NodePath path) {
    json.addProperty("absolute", path.absolute());
    json.add("names", strings(path.names()));
    json.add("subnames", strings(path.subnames()));
  }

  private String bitsName() {
    return floats == Floats.BITS_32 ? "bits32" : "bits";
  }

  private String scalarBits(double value) {
    return floats == Floats.BITS_32
        ? HexFormat.of().toHexDigits(Float.floatToRawIntBits((float) value))
        : HexFormat.of().toHexDigits(Double.doubleToRawLongBits(value));
  }

  private String componentBits(double value) {
    return scalarBits(floats == Floats.NARROWED ? (float) value : value);
  }

  private JsonArray allBits(DoubleStream values) {
    return strings(values.mapToObj(this::componentBits).toList());
  }

  private static JsonArray decimals(LongStream values) {
    return strings(values.mapToObj(String::valueOf).toList());
  }

  private static String utf8(String text) {
    return HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8));
  }

  private static JsonArray strings(List<String> strings) {
    JsonArray json = new JsonArray();
    strings.forEach(string -> json.add(new JsonPrimitive(string)));
    return json;
  }

  private static JsonArray array(JsonObject first, JsonObject second) {
    JsonArray json = new JsonArray();
    json.add(first);
    json.add(second);
    return json;
  }
}
