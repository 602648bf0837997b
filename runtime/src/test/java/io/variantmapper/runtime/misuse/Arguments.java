package io.variantmapper.runtime.misuse;

import static io.variantmapper.runtime.misuse.Samples.values;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/** Provides arguments for calls: for each parameter, first a valid value, then odd values. */
final class Arguments {
  private final Samples samples;

  /** The records of each class, kept because records contain records. */
  private final Map<Class<?>, List<Callable<Object>>> records = new HashMap<>();

  Arguments(Path folder) {
    samples = new Samples(folder);
  }

  /** Returns the receivers for the type's methods. */
  List<Callable<Object>> receivers(Class<?> type) {
    return type.getSimpleName().equals("AtomicFileOutputStream")
        ? samples.fileStreams()
        : of(type, type, type);
  }

  /** Returns the arguments for a parameter of a method that {@code owner} declares. */
  List<Callable<Object>> of(Class<?> type, Type generic, Class<?> owner) {
    if (generic instanceof TypeVariable<?> && type == Object.class) {
      return of(valueClass(owner), valueClass(owner), owner);
    }
    if (type.isPrimitive()) {
      return primitives(type);
    }
    if (type.isArray()) {
      return arrays(type.getComponentType(), owner);
    }
    if (type.isEnum()) {
      return values(type.getEnumConstants());
    }
    if (generic instanceof ParameterizedType collection
        && type.getPackageName().equals("java.util")) {
      return collections(type, collection.getActualTypeArguments(), owner);
    }
    List<Callable<Object>> known = samples.of(type);
    if (known.isEmpty() && type.isRecord()) {
      return records(type);
    }
    if (known.isEmpty()) {
      throw new AssertionError("Give an object of the new type " + type.getName());
    }
    return known;
  }

  /**
   * Returns the class to use for a type variable: a vector for the holes of a {@code FieldWriter},
   * otherwise a String.
   */
  private static Class<?> valueClass(Class<?> owner) {
    return owner.getSimpleName().equals("FieldWriter")
        ? io.variantmapper.runtime.value.Vector3.class
        : String.class;
  }

  /**
   * Returns several lists or maps: an empty one, one with a valid element or entry, and some that
   * contain null.
   */
  private List<Callable<Object>> collections(Class<?> type, Type[] elements, Class<?> owner) {
    List<Object> good = new ArrayList<>();
    for (Type element : elements) {
      Class<?> known = element instanceof Class<?> found ? found : valueClass(owner);
      good.add(valueOf(of(known, known, owner).get(0)));
    }
    return type == Map.class
        ? List.of(
            HashMap::new,
            () -> new HashMap<>(Map.of(good.get(0), good.get(1))),
            () -> new HashMap<>(Collections.singletonMap(null, good.get(1))),
            () -> new HashMap<>(Collections.singletonMap(good.get(0), null)))
        : values(good, List.of(), Arrays.asList(good.get(0), null));
  }

  private static Object valueOf(Callable<Object> sample) {
    try {
      return sample.call();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<Callable<Object>> primitives(Class<?> type) {
    if (type == boolean.class) {
      return values(true, false);
    } else if (type == int.class) {
      return values(1, 0, -1, 2, 64, 1 << 20, Integer.MIN_VALUE, Integer.MAX_VALUE);
    } else if (type == long.class) {
      return values(1L, 0L, -1L, 1L << 40, Long.MIN_VALUE, Long.MAX_VALUE);
    } else if (type == double.class) {
      return values(1.5, Double.NaN, Double.POSITIVE_INFINITY, -0.0, Double.MAX_VALUE);
    } else if (type == float.class) {
      return values(1.5f, Float.NaN, Float.NEGATIVE_INFINITY, -0.0f, Float.MAX_VALUE);
    } else if (type == byte.class) {
      return values((byte) 1, Byte.MIN_VALUE);
    } else if (type == short.class) {
      return values((short) 1, Short.MIN_VALUE);
    }
    return values('a', '\0', '\ud800');
  }

  private List<Callable<Object>> arrays(Class<?> component, Class<?> owner) {
    List<Callable<Object>> all = new ArrayList<>();
    if (component == byte.class) {
      all.add(() -> io.variantmapper.runtime.Packets.packet("04000000 04000000 74657874"));
    }
    List<Callable<Object>> elements = of(component, component, owner);
    for (Callable<Object> element : elements) {
      all.add(() -> array(component, element));
    }
    all.add(() -> array(component, elements.get(0), elements.get(0)));
    all.add(() -> array(component));
    if (!component.isPrimitive()) {
      all.add(() -> array(component, () -> null));
      all.add(() -> array(component, elements.get(0), () -> null));
    }
    return all;
  }

  @SafeVarargs
  private static Object array(Class<?> component, Callable<Object>... elements) throws Exception {
    Object array = Array.newInstance(component, elements.length);
    for (int i = 0; i < elements.length; i++) {
      Array.set(array, i, elements[i].call());
    }
    return array;
  }

  /**
   * Returns a valid record, and for each test value of each component, a record with this
   * value.
   */
  private List<Callable<Object>> records(Class<?> type) {
    List<Callable<Object>> known = records.get(type);
    if (known != null) {
      return known;
    }
    RecordComponent[] components = type.getRecordComponents();
    List<Callable<Object>> all = new ArrayList<>();
    for (int i = -1; i < components.length; i++) {
      List<Callable<Object>> odd =
          i < 0 ? List.<Callable<Object>>of(() -> null) : component(components[i]);
      for (Callable<Object> value : odd) {
        int index = i;
        all.add(() -> record(type, index, value));
      }
    }
    all.removeIf(one -> !canBeCreated(one));
    records.put(type, all);
    return all;
  }

  private List<Callable<Object>> component(RecordComponent component) {
    return of(component.getType(), component.getGenericType(), component.getDeclaringRecord());
  }

  private Object record(Class<?> type, int index, Callable<Object> value) throws Exception {
    RecordComponent[] components = type.getRecordComponents();
    Object[] parts = new Object[components.length];
    Class<?>[] types = new Class<?>[components.length];
    for (int i = 0; i < parts.length; i++) {
      types[i] = components[i].getType();
      parts[i] = (i == index ? value : component(components[i]).get(0)).call();
    }
    Constructor<?> constructor = type.getDeclaredConstructor(types);
    return constructor.newInstance(parts);
  }

  private static boolean canBeCreated(Callable<Object> value) {
    try {
      return value.call() != null;
    } catch (Exception e) {
      return false;
    }
  }
}
