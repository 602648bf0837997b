package io.variantmapper.it.platform;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Collects the {@code invokedynamic} calls of classes. For each call, it keeps the class of the
 * bootstrap method and the method that contains the call.
 */
final class LinkedAtRunTime extends ClassVisitor {
  private static final int API = Opcodes.ASM9;

  private final String file;
  private final Set<String> calls;

  private LinkedAtRunTime(String file, Set<String> calls) {
    super(API);
    this.file = file;
    this.calls = calls;
  }

  /**
   * Returns entries such as {@code java/lang/invoke/LambdaMetafactory in game/Hero.class: name}.
   */
  static Set<String> in(List<ClassFile> classes) {
    Set<String> calls = new TreeSet<>();
    for (ClassFile file : classes) {
      new ClassReader(file.bytes()).accept(new LinkedAtRunTime(file.path(), calls), 0);
    }
    return calls;
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String method, String descriptor, String signature, String[] exceptions) {
    return new MethodVisitor(API) {
      @Override
      public void visitInvokeDynamicInsn(
          String name, String type, Handle bootstrap, Object... arguments) {
        calls.add(bootstrap.getOwner() + " in " + file + ": " + method);
      }
    };
  }
}
