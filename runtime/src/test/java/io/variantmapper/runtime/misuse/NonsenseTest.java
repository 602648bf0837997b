package io.variantmapper.runtime.misuse;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.AllocatedBytes;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.runtime.types.PacketState;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Calls all public methods with nulls and odd values, on objects in every state. */
class NonsenseTest {
  /** No argument is larger than a few kilobytes, so this limit in bytes is generous. */
  private static final long MAX_ALLOCATED = 1 << 24;

  private static final int MAX_CALLS = 300;

  /** The types that check for null themselves, so that their messages do not depend on Java's. */
  private static final Set<Class<?>> CHECKED =
      Set.of(VariantReader.class, VariantWriter.class, Variant.class);

  private static final String MESSAGE_OF_THE_VIRTUAL_MACHINE = "Cannot ";

  @TempDir
  private Path folder;

  static List<Class<?>> publicTypes() {
    return PublicApi.types();
  }

  @ParameterizedTest
  @MethodSource("publicTypes")
  @Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void messageNamesTheRefusedArgument(Class<?> type) throws Exception {
    Set<String> faults = new TreeSet<>();
    for (Executable executable : PublicApi.executables(type)) {
      faults.addAll(faults(executable, type));
    }
    assertThat(faults).isEmpty();
  }

  private Set<String> faults(Executable executable, Class<?> type) throws Exception {
    Arguments arguments = new Arguments(folder);
    Class<?>[] types = executable.getParameterTypes();
    List<List<Callable<Object>>> choices = new ArrayList<>();
    choices.add(needsReceiver(executable) ? arguments.receivers(type) : Samples.values("none"));
    for (int i = 0; i < types.length; i++) {
      List<Callable<Object>> values = new ArrayList<>(arguments.of(
          types[i], executable.getGenericParameterTypes()[i], executable.getDeclaringClass()));
      if (!types[i].isPrimitive()) {
        values.add(1, () -> null);
      }
      choices.add(values);
    }
    Set<String> faults = new TreeSet<>();
    for (int[] choice : choices(choices)) {
      Object[] chosen = new Object[choice.length];
      for (int i = 0; i < choice.length; i++) {
        chosen[i] = choices.get(i).get(choice[i]).call();
      }
      String fault = fault(executable, chosen);
      if (fault != null) {
        faults.add(executable.getDeclaringClass().getSimpleName() + "." + executable.getName()
            + Arrays.toString(executable.getParameterTypes()) + ": " + fault);
      }
    }
    return faults;
  }

  private static boolean needsReceiver(Executable executable) {
    return executable instanceof Method && !Modifier.isStatic(executable.getModifiers());
  }

  /**
   * Returns all combinations. If there are too many, returns each value together with valid values
   * for all other parameters, and random combinations.
   */
  private static List<int[]> choices(List<? extends List<?>> choices) {
    long product = 1;
    for (List<?> values : choices) {
      product = Math.min(product * values.size(), Integer.MAX_VALUE);
    }
    List<int[]> all = new ArrayList<>();
    if (product <= MAX_CALLS) {
      for (int n = 0; n < product; n++) {
        all.add(choice(choices, n));
      }
      return all;
    }
    for (int i = 0; i < choices.size(); i++) {
      for (int j = 0; j < choices.get(i).size(); j++) {
        int[] choice = new int[choices.size()];
        choice[i] = j;
        all.add(choice);
      }
    }
    Random random = new Random(42);
    while (all.size() < MAX_CALLS) {
      all.add(choices.stream().mapToInt(values -> random.nextInt(values.size())).toArray());
    }
    return all;
  }

  private static int[] choice(List<? extends List<?>> choices, int number) {
    int[] choice = new int[choices.size()];
    int rest = number;
    for (int i = 0; i < choice.length; i++) {
      choice[i] = rest % choices.get(i).size();
      rest /= choices.get(i).size();
    }
    return choice;
  }

  /** Returns the fault in the outcome of a call, or null. */
  private static @Nullable String fault(Executable executable, Object[] chosen) throws Exception {
    Object[] arguments = Arrays.copyOfRange(chosen, 1, chosen.length);
    executable.setAccessible(true);
    long before = AllocatedBytes.ofThisThread();
    try {
      Object result = executable instanceof Method method
          ? method.invoke(chosen[0], arguments)
          : ((Constructor<?>) executable).newInstance(arguments);
      if (result instanceof AutoCloseable closeable) {
        closeable.close();
      }
      return acceptedNull(executable, arguments);
    } catch (InvocationTargetException e) {
      return isAllowed(e.getCause(), executable, arguments) || isShort(e.getCause())
          ? null
          : described(e.getCause());
    } finally {
      if (chosen[0] instanceof AutoCloseable closeable) {
        closeable.close();
      }
      assertThat(AllocatedBytes.ofThisThread() - before)
          .as(() -> executable + " " + Arrays.deepToString(arguments))
          .isLessThan(MAX_ALLOCATED);
    }
  }

  /**
   * Returns whether the exception has no message and no trace. The virtual machine omits them after
   * it has thrown many such exceptions at the same place.
   */
  private static boolean isShort(Throwable thrown) {
    return thrown instanceof NullPointerException && thrown.getStackTrace().length == 0;
  }

  private static String described(Throwable thrown) {
    StackTraceElement[] frames = thrown.getStackTrace();
    return thrown + " at " + (frames.length == 0 ? "?" : frames[0]);
  }

  /**
   * Returns a fault if the call has accepted a null that it should refuse; otherwise returns null.
   * Only {@code @Nullable} parameters and {@code equals} may accept null.
   */
  private static @Nullable String acceptedNull(Executable executable, Object[] arguments) {
    for (int i = 0; i < arguments.length; i++) {
      if (arguments[i] == null
          && !isNullable(executable.getAnnotatedParameterTypes()[i])
          && !executable.getName().equals("equals")) {
        return "takes null for " + ParameterNames.of(executable).get(i);
      }
    }
    return null;
  }

  private static boolean isNullable(AnnotatedType type) {
    return type.isAnnotationPresent(Nullable.class);
  }

  private static boolean isAllowed(Throwable thrown, Executable executable, Object[] arguments) {
    String message = String.valueOf(thrown.getMessage());
    if (thrown instanceof NullPointerException) {
      return namesNull(message, executable, arguments)
          && !(CHECKED.contains(executable.getDeclaringClass())
              && message.startsWith(MESSAGE_OF_THE_VIRTUAL_MACHINE));
    }
    boolean isDeclared = Arrays.stream(executable.getExceptionTypes())
        .anyMatch(declared -> declared.isInstance(thrown));
    // The contract of the superclass requires this exception.
    boolean isIndex = thrown instanceof IndexOutOfBoundsException
        && OutputStream.class.isAssignableFrom(executable.getDeclaringClass());
    return (thrown instanceof IOException && isDeclared)
        || isIndex
        || (thrown.getMessage() != null && isOfTheRightClass(thrown));
  }

  private static boolean isOfTheRightClass(Throwable thrown) {
    return thrown instanceof IllegalArgumentException
        || thrown instanceof IllegalStateException
        || thrown instanceof VariantException;
  }

  /** Returns whether the message names a parameter that was null or contained null. */
  private static boolean namesNull(String message, Executable executable, Object[] arguments) {
    AnnotatedType[] types = executable.getAnnotatedParameterTypes();
    List<String> names = ParameterNames.of(executable);
    for (int i = 0; i < arguments.length; i++) {
      boolean isNull = arguments[i] == null && !isNullable(types[i]);
      // The shared code of readers and writers calls a null of either type "packet".
      if (isNull
          && PacketState.class.isAssignableFrom(executable.getParameterTypes()[i])
          && message.contains("\"packet\"")) {
        return true;
      }
      if ((isNull || hasNull(arguments[i], types[i]))
          && (names.isEmpty() || isNamed(names.get(i), message, hasNull(arguments[i], types[i])))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isNamed(String name, String message, boolean inside) {
    String quoted = Pattern.quote(name);
    return message.matches(quoted + "|Name is null|.*[\"']" + quoted + "[\"'\\[.].*")
        || (inside && message.matches(quoted + ".*|.* can't hold null at offset .*"));
  }

  private static boolean hasNull(@Nullable Object value, AnnotatedType type) {
    if (value instanceof Object[] array) {
      boolean mayHaveNull = type instanceof AnnotatedArrayType elements
          && isNullable(elements.getAnnotatedGenericComponentType());
      return !mayHaveNull && Arrays.asList(array).contains(null);
    }
    if (value instanceof Map<?, ?> map) {
      return hasNullElement(map.keySet()) || hasNullElement(map.values());
    }
    return value instanceof Collection<?> collection && hasNullElement(collection);
  }

  /**
   * Returns whether a collection contains null. The {@code contains} of some collections in Java
   * throws an exception for null.
   */
  private static boolean hasNullElement(Collection<?> collection) {
    return new ArrayList<>(collection).contains(null);
  }
}
