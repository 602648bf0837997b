package io.variantmapper.pekko;

import com.typesafe.config.Config;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apache.pekko.ConfigurationException;
import org.apache.pekko.actor.ExtendedActorSystem;

/**
 * The lines of Pekko's configuration that concern one serializer. This class compares them with the
 * bindings, so that the actor system does not start if a type is missing on one side. Without the
 * comparison, the mistake would appear only when the first message of that type is sent.
 */
final class SerializationConfig {
  private static final String SERIALIZERS = "pekko.actor.serializers";
  private static final String BINDINGS = "pekko.actor.serialization-bindings";

  private final Class<?> serializer;

  /**
   * The names of the serializer in the configuration; empty if a program adds the serializer
   * without a configuration.
   */
  private final Set<String> names;

  /** The types that the configuration assigns to the serializer. */
  private final List<Class<?>> types = new ArrayList<>();

  SerializationConfig(ExtendedActorSystem system, Class<?> serializer) {
    this.serializer = serializer;
    Config config = system.settings().config();
    names = texts(config, SERIALIZERS).entrySet().stream()
        .filter(entry -> entry.getValue().equals(serializer.getName()))
        .map(Map.Entry::getKey)
        .collect(Collectors.toCollection(TreeSet::new));
    ClassLoader loader = system.dynamicAccess().classLoader();
    texts(config, BINDINGS).forEach((type, name) -> {
      if (names.contains(name)) {
        types.add(load(type, loader));
      }
    });
  }

  private static Map<String, String> texts(Config config, String path) {
    return config.getConfig(path).root().unwrapped().entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, entry -> String.valueOf(entry.getValue())));
  }

  private static Class<?> load(String name, ClassLoader loader) {
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException e) {
      throw new ConfigurationException(
          BINDINGS + " contains \"" + name + "\". A key must be the name of a class, with a $"
              + " before the name of a nested class. Correct the key",
          e);
    }
  }

  /**
   * Checks that the configuration and the bindings list the same types.
   *
   * @throws ConfigurationException if a type is missing on one side
   */
  void check(BindingsByClass bindings) {
    if (names.isEmpty()) {
      return;
    }
    Set<String> unbound = new TreeSet<>();
    types.forEach(type -> addUnbound(type, bindings, unbound));
    if (!unbound.isEmpty()) {
      throw new ConfigurationException(BINDINGS + " assigns classes without a manifest to "
          + serializer.getName() + ": " + String.join(", ", unbound)
          + ". Each class must be bound, or be a subtype of a bound type; for a sealed interface or"
          + " a sealed abstract class, it is enough to bind all its subtypes. Bind the listed"
          + " classes with VariantBindings.bind");
    }
    Set<String> unlisted = bindings.all().stream()
        .map(Binding::type)
        .filter(type -> !isListed(type))
        .map(Class::getName)
        .collect(Collectors.toCollection(TreeSet::new));
    if (!unlisted.isEmpty()) {
      throw new ConfigurationException(serializer.getName()
          + " binds types that " + BINDINGS + " does not assign to it: "
          + String.join(", ", unlisted)
          + ". Pekko uses a serializer only for assigned types. Add them, each with the value "
          + String.join(" or ", names) + "; for a type that is only read, use an alias");
    }
  }

  private static void addUnbound(Class<?> type, BindingsByClass bindings, Set<String> unbound) {
    if (bindings.find(type) != null) {
      return;
    }
    if (!type.isSealed() || !isAbstract(type)) {
      unbound.add(type.getName());
    }
    if (type.isSealed()) {
      for (Class<?> permitted : type.getPermittedSubclasses()) {
        addUnbound(permitted, bindings, unbound);
      }
    }
  }

  private boolean isListed(Class<?> type) {
    if (types.stream().anyMatch(listed -> listed.isAssignableFrom(type))) {
      return true;
    }
    if (!type.isSealed() || !isAbstract(type)) {
      return false;
    }
    for (Class<?> permitted : type.getPermittedSubclasses()) {
      if (!isListed(permitted)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isAbstract(Class<?> type) {
    return Modifier.isAbstract(type.getModifiers());
  }
}
