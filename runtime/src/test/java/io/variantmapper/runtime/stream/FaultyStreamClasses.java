package io.variantmapper.runtime.stream;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Loads the shipped classes of this package, and adds a call to {@link FaultPlan} at each step that
 * may fail. So the shipped code needs no hook for tests. A test can't use its own file system
 * instead, because {@code FileOutputStream} does not use a {@code FileSystemProvider}.
 */
final class FaultyStreamClasses extends ClassLoader {
  private static final String PACKAGE = FaultyStreamClasses.class.getPackageName() + ".";
  private static final String PLAN = Type.getInternalName(FaultPlan.class);
  private static final String FILE = Type.getInternalName(File.class);
  private static final Set<String> FLAGS = Set.of("delete", "renameTo");

  private final String version;

  /**
   * Loads each class from a folder of the multi-release jar, or from its root if the folder does
   * not contain the class.
   *
   * @param version the path of the folder, which ends with "/"; empty for the root
   */
  FaultyStreamClasses(String version) {
    super(FaultyStreamClasses.class.getClassLoader());
    this.version = version;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    boolean isShipped = name.startsWith(PACKAGE) && !name.equals(FaultPlan.class.getName());
    if (!isShipped) {
      return super.loadClass(name, resolve);
    }
    Class<?> loaded = findLoadedClass(name);
    return loaded == null ? define(name) : loaded;
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    String file = name.replace('.', '/') + ".class";
    try (InputStream versioned = getResourceAsStream(version + file);
        InputStream plain = getResourceAsStream(file)) {
      InputStream in = versioned == null ? plain : versioned;
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
      new ClassReader(in.readAllBytes()).accept(new FaultyClass(out), 0);
      byte[] bytes = out.toByteArray();
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class FaultyClass extends ClassVisitor {
    FaultyClass(ClassVisitor out) {
      super(Opcodes.ASM9, out);
    }

    @Override
    public MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      return new FaultyMethod(super.visitMethod(access, name, descriptor, signature, exceptions));
    }
  }

  private static final class FaultyMethod extends MethodVisitor {
    FaultyMethod(MethodVisitor out) {
      super(Opcodes.ASM9, out);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
      if (opcode == Opcodes.NEW || opcode == Opcodes.ANEWARRAY) {
        step("allocate", "new " + type);
      }
      super.visitTypeInsn(opcode, type);
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
      if (opcode == Opcodes.NEWARRAY) {
        step("allocate", "new array");
      }
      super.visitIntInsn(opcode, operand);
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean isInterface) {
      if (owner.equals(FILE) && FLAGS.contains(name)) {
        String withFile = descriptor.replace("(", "(L" + FILE + ";");
        super.visitMethodInsn(Opcodes.INVOKESTATIC, PLAN, name, withFile, false);
        return;
      }
      boolean mayFail = mayFail(owner, name, descriptor);
      boolean isClose = name.equals("close");
      if (mayFail && !isClose) {
        step("call", owner + "." + name);
      }
      super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
      if (mayFail && isClose) {
        // The call comes first, because a file is closed even if its close method fails.
        step("call", owner + "." + name);
      }
    }

    private void step(String method, String what) {
      super.visitLdcInsn(what);
      super.visitMethodInsn(Opcodes.INVOKESTATIC, PLAN, method, "(Ljava/lang/String;)V", false);
    }

    /** Returns whether this is a method or constructor of the JDK that may throw an IOException. */
    private static boolean mayFail(String owner, String name, String descriptor) {
      if (!owner.startsWith("java/")) {
        return false;
      }
      try {
        Class<?> type = Class.forName(owner.replace('/', '.'));
        for (Constructor<?> constructor : type.getConstructors()) {
          if (name.equals("<init>")
              && descriptor.equals(Type.getConstructorDescriptor(constructor))) {
            return isFault(constructor.getExceptionTypes());
          }
        }
        for (Method method : type.getMethods()) {
          if (name.equals(method.getName())
              && descriptor.equals(Type.getMethodDescriptor(method))) {
            return isFault(method.getExceptionTypes());
          }
        }
        return false;
      } catch (ClassNotFoundException e) {
        throw new IllegalStateException(e);
      }
    }

    private static boolean isFault(Class<?>[] exceptions) {
      return Arrays.stream(exceptions).anyMatch(IOException.class::isAssignableFrom);
    }
  }
}
