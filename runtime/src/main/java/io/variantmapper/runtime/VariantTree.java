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
import io.variantmapper.runtime.wire.Header;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads and writes {@link Variant} trees: the one table from type to read and write method. */
final class VariantTree {
  private VariantTree() {}

  static Variant read(VariantReader in) {
    VariantType type = in.peekType();
    return switch (type) {
      case NIL -> readNil(in);
      case BOOL -> new Variant.Bool(in.readBoolean());
      case INT -> new Variant.Int(in.readLong());
      case FLOAT -> new Variant.Float(in.readDouble());
      case ARRAY -> readArray(in);
      case DICTIONARY -> readDictionary(in);
      case OBJECT -> readObject(in);
      default ->
        type.isPackedArray()
            ? new Variant.Packed(type, readPacked(in, type))
            : new Variant.Value(type, readValue(in, type));
    };
  }

  private static Variant readNil(VariantReader in) {
    in.readNil();
    return Variant.Nil.INSTANCE;
  }

  private static Variant readArray(VariantReader in) {
    int header = in.typedBits(in.nextHeader());
    in.enter();
    ContainerType type = in.takeContainerType(Header.kind(header, Header.FIRST_KIND_SHIFT));
    boolean shared = in.isShared();
    int count = in.takeChildCount(1);
    List<Variant> elements = new ArrayList<>(VariantReader.capacity(count));
    for (int i = 0; i < count; i++) {
      Variant element = type.fit(read(in));
      if (element != null) {
        elements.add(element);
      }
    }
    in.endArray();
    return new Variant.Array(elements, type, shared);
  }

  private static Variant readDictionary(VariantReader in) {
    int header = in.typedBits(in.nextHeader());
    in.enter();
    ContainerType keyType = in.takeContainerType(Header.kind(header, Header.FIRST_KIND_SHIFT));
    ContainerType valueType = in.takeContainerType(Header.kind(header, Header.SECOND_KIND_SHIFT));
    boolean shared = in.isShared();
    int count = in.takeChildCount(2);
    VariantMap entries = VariantMap.forEntries(count);
    for (int i = 0; i < count; i++) {
      in.beginKey();
      Variant key = keyType.fit(read(in));
      in.endKey();
      Variant value = valueType.fit(read(in));
      if (key != null && value != null) {
        addEntry(in, entries, key, value);
      }
    }
    in.endDictionary();
    return new Variant.Dictionary(entries, keyType, valueType, shared);
  }

  private static void addEntry(VariantReader in, VariantMap entries, Variant key, Variant value) {
    if (!in.format().isGodot4() && holdsDictionary(key)) {
      entries.addNew(key, value);
    } else if (!entries.add(key, value) && !in.format().leniency().duplicateKeys()) {
      throw in.malformed("The key " + key + " comes twice");
    }
  }

  /** Before Godot 4 a Dictionary in a key is the same as itself only, not as one equal to it. */
  private static boolean holdsDictionary(Variant key) {
    if (key instanceof Variant.Array array) {
      for (Variant element : array.elements()) {
        if (holdsDictionary(element)) {
          return true;
        }
      }
    }
    return key instanceof Variant.Dictionary;
  }

  /** An Object as its id, or with its properties: a class name, a count, names and values. */
  private static Variant readObject(VariantReader in) {
    if (in.format().isGodot2() || Header.is64(in.peekHeader())) {
      return new Variant.Value(VariantType.OBJECT, in.readObjectId());
    }
    in.nextHeader();
    in.enter();
    String className = in.takeString();
    List<Variant.Property> properties = new ArrayList<>();
    if (!className.isEmpty()) {
      int count = in.takePropertyCount();
      for (int i = 0; i < count; i++) {
        properties.add(new Variant.Property(in.takeString(), read(in)));
      }
    }
    in.endDictionary();
    return new Variant.FullObject(className, properties);
  }

  private static Object readValue(VariantReader in, VariantType type) {
    return switch (type) {
      case STRING -> in.readString();
      case STRING_NAME -> in.readStringName();
      case NODE_PATH -> in.readNodePath();
      case VECTOR2 -> in.readVector2();
      case VECTOR2I -> in.readVector2i();
      case RECT2 -> in.readRect2();
      case RECT2I -> in.readRect2i();
      case VECTOR3 -> in.readVector3();
      case VECTOR3I -> in.readVector3i();
      case TRANSFORM_2D -> in.readTransform2D();
      case VECTOR4 -> in.readVector4();
      case VECTOR4I -> in.readVector4i();
      case PLANE -> in.readPlane();
      case QUATERNION -> in.readQuaternion();
      case AABB -> in.readAabb();
      case BASIS -> in.readBasis();
      case TRANSFORM_3D -> in.readTransform3D();
      case PROJECTION -> in.readProjection();
      case COLOR -> in.readColor();
      case RID -> in.readRid();
      case IMAGE -> in.readImage();
      case INPUT_EVENT -> in.readInputEvent();
      case SIGNAL -> in.readSignal();
      case CALLABLE -> {
        in.readCallable();
        yield VariantType.CALLABLE;
      }
      default -> throw new IllegalArgumentException(type + " has elements");
    };
  }

  private static Object readPacked(VariantReader in, VariantType type) {
    return switch (type) {
      case PACKED_BYTE_ARRAY -> in.readPackedByteArray();
      case PACKED_INT32_ARRAY -> in.readPackedInt32Array();
      case PACKED_INT64_ARRAY -> in.readPackedInt64Array();
      case PACKED_FLOAT32_ARRAY -> in.readPackedFloat32Array();
      case PACKED_FLOAT64_ARRAY -> in.readPackedFloat64Array();
      case PACKED_STRING_ARRAY -> in.readPackedStringArray();
      case PACKED_VECTOR2_ARRAY -> in.readPackedVector2Array();
      case PACKED_VECTOR3_ARRAY -> in.readPackedVector3Array();
      case PACKED_VECTOR4_ARRAY -> in.readPackedVector4Array();
      case PACKED_COLOR_ARRAY -> in.readPackedColorArray();
      default -> throw new IllegalArgumentException(type + " is no packed array");
    };
  }

  static void write(VariantWriter out, Variant value) {
    if (value instanceof Variant.Nil) {
      out.writeNil();
    } else if (value instanceof Variant.Bool bool) {
      out.writeBoolean(bool.value());
    } else if (value instanceof Variant.Int integer) {
      out.writeInt(integer.value());
    } else if (value instanceof Variant.Float real) {
      out.writeFloat(real.value());
    } else if (value instanceof Variant.Array array) {
      writeArray(out, array);
    } else if (value instanceof Variant.Dictionary dictionary) {
      writeDictionary(out, dictionary);
    } else if (value instanceof Variant.Packed packed) {
      writePacked(out, packed.type(), packed.array());
    } else if (value instanceof Variant.Value other) {
      writeValue(out, other.type(), other.value());
    } else if (value instanceof Variant.FullObject object) {
      writeObject(out, object);
    } else if (value instanceof Variant.Raw raw) {
      out.writeRaw(raw);
    }
  }

  private static void writeArray(VariantWriter out, Variant.Array array) {
    out.beginArray(array.elementType(), array.elements().size());
    out.markShared(array.shared());
    for (Variant element : array.elements()) {
      write(out, element);
    }
    out.endArray();
  }

  private static void writeDictionary(VariantWriter out, Variant.Dictionary dictionary) {
    Map<Variant, Variant> entries = dictionary.entries();
    out.beginDictionary(dictionary.keyType(), dictionary.valueType(), entries.size());
    out.markShared(dictionary.shared());
    for (Map.Entry<Variant, Variant> entry : entries.entrySet()) {
      write(out, entry.getKey());
      write(out, entry.getValue());
    }
    out.endDictionary();
  }

  private static void writeObject(VariantWriter out, Variant.FullObject object) {
    out.beginObject(object.className(), object.properties().size());
    for (Variant.Property property : object.properties()) {
      out.putString(property.name());
      write(out, property.value());
    }
    out.endDictionary();
  }

  private static void writeValue(VariantWriter out, VariantType type, Object value) {
    switch (type) {
      case STRING -> out.writeString((String) value);
      case STRING_NAME -> out.writeStringName((StringName) value);
      case NODE_PATH -> out.writeNodePath((NodePath) value);
      case VECTOR2 -> out.writeVector2((Vector2) value);
      case VECTOR2I -> out.writeVector2i((Vector2i) value);
      case RECT2 -> out.writeRect2((Rect2) value);
      case RECT2I -> out.writeRect2i((Rect2i) value);
      case VECTOR3 -> out.writeVector3((Vector3) value);
      case VECTOR3I -> out.writeVector3i((Vector3i) value);
      case TRANSFORM_2D -> out.writeTransform2D((Transform2D) value);
      case VECTOR4 -> out.writeVector4((Vector4) value);
      case VECTOR4I -> out.writeVector4i((Vector4i) value);
      case PLANE -> out.writePlane((Plane) value);
      case QUATERNION -> out.writeQuaternion((Quaternion) value);
      case AABB -> out.writeAabb((Aabb) value);
      case BASIS -> out.writeBasis((Basis) value);
      case TRANSFORM_3D -> out.writeTransform3D((Transform3D) value);
      case PROJECTION -> out.writeProjection((Projection) value);
      case COLOR -> out.writeColor((Color) value);
      case RID -> out.writeRid((Rid) value);
      case OBJECT -> out.writeObjectId((ObjectId) value);
      case IMAGE -> out.writeImage((Image) value);
      case INPUT_EVENT -> out.writeInputEvent((InputEvent) value);
      case SIGNAL -> out.writeSignal((Signal) value);
      case CALLABLE -> out.writeCallable();
      default -> throw new IllegalArgumentException(type + " has elements");
    }
  }

  private static void writePacked(VariantWriter out, VariantType type, Object array) {
    switch (type) {
      case PACKED_BYTE_ARRAY -> out.writePackedByteArray((byte[]) array);
      case PACKED_INT32_ARRAY -> out.writePackedInt32Array((int[]) array);
      case PACKED_INT64_ARRAY -> out.writePackedInt64Array((long[]) array);
      case PACKED_FLOAT32_ARRAY -> out.writePackedFloat32Array((float[]) array);
      case PACKED_FLOAT64_ARRAY -> out.writePackedFloat64Array((double[]) array);
      case PACKED_STRING_ARRAY -> out.writePackedStringArray((String[]) array);
      case PACKED_VECTOR2_ARRAY -> out.writePackedVector2Array((Vector2[]) array);
      case PACKED_VECTOR3_ARRAY -> out.writePackedVector3Array((Vector3[]) array);
      case PACKED_VECTOR4_ARRAY -> out.writePackedVector4Array((Vector4[]) array);
      case PACKED_COLOR_ARRAY -> out.writePackedColorArray((Color[]) array);
      default -> throw new IllegalArgumentException(type + " is no packed array");
    }
  }
}
