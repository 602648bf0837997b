package io.variantmapper.runtime.misuse;

import io.variantmapper.runtime.VariantReader;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds the public API of the module: public and protected members of the packages that every
 * module may use.
 */
final class PublicApi {
  private static final String ROOT = VariantReader.class.getPackageName();
  private static final String CLASS = ".class";

  private PublicApi() {}

  /** Returns all public types of these packages, including nested types. */
  static List<Class<?>> types() {
    ModuleReference module = ModuleFinder.of(location()).find(ROOT).orElseThrow();
    Set<String> exported = module.descriptor().exports().stream()
        .filter(exports -> !exports.isQualified())
        .map(ModuleDescriptor.Exports::source)
        .collect(Collectors.toSet());
    try (ModuleReader files = module.open()) {
      return files
          .list()
          .filter(file -> file.endsWith(CLASS))
          .map(file -> file.substring(0, file.length() - CLASS.length()).replace('/', '.'))
          .filter(name -> exported.contains(name.substring(0, Math.max(0, name.lastIndexOf('.')))))
          .filter(name -> !name.endsWith("-info"))
          .sorted()
          .<Class<?>>map(PublicApi::load)
          .filter(PublicApi::isPublic)
          .toList();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Path location() {
    try {
      return Path.of(VariantReader.class
          .getProtectionDomain()
          .getCodeSource()
          .getLocation()
          .toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean isPublic(Class<?> type) {
    Class<?> outer = type.getEnclosingClass();
    return Modifier.isPublic(type.getModifiers()) && (outer == null || isPublic(outer));
  }

  /**
   * Returns the constructors and methods that users can call, including methods inherited from
   * superclasses in this module.
   */
  static List<Executable> executables(Class<?> type) {
    List<Executable> all = new ArrayList<>();
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      if (isCallable(constructor, type) && !Modifier.isAbstract(type.getModifiers())) {
        all.add(constructor);
      }
    }
    for (Class<?> c = type; c != null && c.getName().startsWith(ROOT); c = c.getSuperclass()) {
      for (Method method : c.getDeclaredMethods()) {
        if (isCallable(method, type)) {
          all.add(method);
        }
      }
    }
    return all;
  }

  private static boolean isCallable(Executable member, Class<?> type) {
    return !member.isSynthetic() && isVisible(member, type);
  }

  private static boolean isVisible(Member member, Class<?> type) {
    boolean isFinal = Modifier.isFinal(type.getModifiers());
    return Modifier.isPublic(member.getModifiers())
        || (Modifier.isProtected(member.getModifiers()) && !isFinal);
  }
}
