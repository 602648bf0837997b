package io.variantmapper.text.godot;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.Rect2;
import io.variantmapper.runtime.value.Rect2i;
import io.variantmapper.runtime.value.StringName;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector2i;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.runtime.value.Vector3i;
import io.variantmapper.runtime.value.Vector4;
import io.variantmapper.runtime.value.Vector4i;
import io.variantmapper.text.base.TypeWord;
import io.variantmapper.text.base.ValueStack;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The type of the elements of a typed container in a text. Elements are converted as an assignment
 * in GDScript converts them. If one of them can't be converted, the container becomes empty, as in
 * the engine.
 */
record ElementType(ContainerType type) {
  static ElementType of(String word) {
    return new ElementType(TypeWord.typeOf(word));
  }

  private boolean isClass() {
    return type.type() == VariantType.OBJECT && type.kind() != ContainerType.Kind.BUILT_IN;
  }

  private boolean isUntyped() {
    return type.kind() == ContainerType.Kind.UNTYPED;
  }

  Variant array(List<Variant> elements) {
    if (isUntyped() || (isClass() && !areObjects(elements))) {
      return new Variant.Array(elements);
    }
    List<Variant> converted = converted(elements);
    return new Variant.Array(converted == null ? List.of() : converted, type, false);
  }

  static Variant dictionary(ElementType key, ElementType value, Map<Variant, Variant> entries) {
    ElementType keys = key.isClass() && !areObjects(entries.keySet()) ? of("Variant") : key;
    ElementType values = value.isClass() && !areObjects(entries.values()) ? of("Variant") : value;
    List<Variant> newKeys = keys.converted(entries.keySet());
    List<Variant> newValues = values.converted(entries.values());
    ValueStack converted = new ValueStack();
    if (newKeys != null && newValues != null) {
      for (int i = 0; i < newKeys.size(); i++) {
        converted.push(newKeys.get(i));
        converted.push(newValues.get(i));
      }
    }
    return converted.popDictionary(0, keys.type, values.type, false);
  }

  private static boolean areObjects(Iterable<Variant> values) {
    for (Variant value : values) {
      if (!(value instanceof Variant.Nil || value instanceof Variant.FullObject)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the elements, converted to this type; null if one of them can't be converted. */
  private @Nullable List<Variant> converted(Iterable<Variant> elements) {
    List<Variant> converted = new ArrayList<>();
    for (Variant element : elements) {
      Variant result =
          isUntyped() || isClass() || element.type() == type.type() ? element : converted(element);
      if (result == null) {
        return null;
      }
      converted.add(result);
    }
    return converted;
  }

  private @Nullable Variant converted(Variant value) {
    return switch (type.type()) {
      case BOOL -> {
        Double number = number(value);
        yield number == null ? null : new Variant.Bool(number != 0);
      }
      case INT -> {
        Double number = number(value);
        yield number == null ? null : new Variant.Int(number.longValue());
      }
      case FLOAT -> {
        Double number = number(value);
        yield number == null ? null : new Variant.Float(number);
      }
      case OBJECT -> value instanceof Variant.Nil ? value : null;
      case STRING, STRING_NAME, NODE_PATH -> text(value);
      default -> value instanceof Variant.Value other ? vector(other.value()) : null;
    };
  }

  private static @Nullable Double number(Variant value) {
    if (value instanceof Variant.Int number) {
      return (double) number.value();
    } else if (value instanceof Variant.Float number) {
      return number.value();
    }
    return value instanceof Variant.Bool bool ? (Double) (bool.value() ? 1.0 : 0.0) : null;
  }

  private @Nullable Variant text(Variant value) {
    boolean isText = value.type() == VariantType.STRING
        || (type.type() == VariantType.STRING
            && (value.type() == VariantType.STRING_NAME || value.type() == VariantType.NODE_PATH));
    if (!isText) {
      return null;
    }
    String text = ((Variant.Value) value).value().toString();
    return new Variant.Value(
        type.type(),
        switch (type.type()) {
          case STRING_NAME -> new StringName(text);
          case NODE_PATH -> NodePath.parse(text);
          default -> text;
        });
  }

  private @Nullable Variant vector(Object value) {
    Object converted = null;
    if (value instanceof Vector2 v) {
      converted = new Vector2i((int) v.x(), (int) v.y());
    } else if (value instanceof Vector2i v) {
      converted = new Vector2(v.x(), v.y());
    } else if (value instanceof Vector3 v) {
      converted = new Vector3i((int) v.x(), (int) v.y(), (int) v.z());
    } else if (value instanceof Vector3i v) {
      converted = new Vector3(v.x(), v.y(), v.z());
    } else if (value instanceof Vector4 v) {
      converted = new Vector4i((int) v.x(), (int) v.y(), (int) v.z(), (int) v.w());
    } else if (value instanceof Vector4i v) {
      converted = new Vector4(v.x(), v.y(), v.z(), v.w());
    } else if (value instanceof Rect2 r) {
      converted = new Rect2i(
          new Vector2i((int) r.position().x(), (int) r.position().y()),
          new Vector2i((int) r.size().x(), (int) r.size().y()));
    } else if (value instanceof Rect2i r) {
      converted = new Rect2(
          new Vector2(r.position().x(), r.position().y()),
          new Vector2(r.size().x(), r.size().y()));
    }
    return converted != null && type.type().javaClass() == converted.getClass()
        ? new Variant.Value(type.type(), converted)
        : null;
  }
}
