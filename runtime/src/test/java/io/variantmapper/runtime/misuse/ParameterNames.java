package io.variantmapper.runtime.misuse;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Reads the names of parameters from the debug information of class files. */
final class ParameterNames extends ClassVisitor {
  private static final Map<Executable, List<String>> KNOWN = new ConcurrentHashMap<>();

  private final String name;
  private final String descriptor;
  private final boolean isStatic;
  private final SortedMap<Integer, String> locals = new TreeMap<>();

  private ParameterNames(Executable executable) {
    super(Opcodes.ASM9);
    isStatic = Modifier.isStatic(executable.getModifiers());
    if (executable instanceof Method method) {
      name = method.getName();
      descriptor = Type.getMethodDescriptor(method);
    } else {
      name = "<init>";
      descriptor = Type.getConstructorDescriptor((Constructor<?>) executable);
    }
  }

  /** Returns the names in the order of the parameters, or an empty list for an abstract method. */
  static List<String> of(Executable executable) {
    if (Modifier.isAbstract(executable.getModifiers())) {
      return List.of();
    }
    return KNOWN.computeIfAbsent(executable, ParameterNames::read);
  }

  private static List<String> read(Executable executable) {
    ParameterNames names = new ParameterNames(executable);
    Class<?> owner = executable.getDeclaringClass();
    String file = owner.getName().substring(owner.getPackageName().length() + 1) + ".class";
    try (InputStream bytes = owner.getResourceAsStream(file)) {
      new ClassReader(bytes).accept(names, 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return names.ofSlots(Type.getArgumentTypes(names.descriptor));
  }

  private List<String> ofSlots(Type[] types) {
    List<String> names = new ArrayList<>();
    int slot = isStatic ? 0 : 1;
    for (Type type : types) {
      names.add(locals.getOrDefault(slot, "?"));
      slot += type.getSize();
    }
    return names;
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String method, String type, String signature, String[] exceptions) {
    if (!method.equals(name) || !type.equals(descriptor)) {
      return null;
    }
    return new MethodVisitor(Opcodes.ASM9) {
      @Override
      public void visitLocalVariable(
          String local, String desc, String generic, Label start, Label end, int slot) {
        locals.putIfAbsent(slot, local);
      }
    };
  }
}
