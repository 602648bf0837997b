package io.variantmapper.processor.read.declaration;

import io.variantmapper.processor.read.compiler.Compiler;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;

/**
 * Finds out whether a type inherits content from a class of the JDK. Packets would lose such
 * content.
 */
final class JdkSuperclasses {
  /**
   * Abstract classes that have no fields, so packets lose none of their content. Every other
   * abstract class counts as a class with state, because compilers show its private fields only
   * with certain options.
   */
  static final Set<String> STATELESS = Set.of(
      "java.awt.event.ComponentAdapter",
      "java.awt.event.ContainerAdapter",
      "java.awt.event.FocusAdapter",
      "java.awt.event.HierarchyBoundsAdapter",
      "java.awt.event.KeyAdapter",
      "java.awt.event.MouseAdapter",
      "java.awt.event.MouseMotionAdapter",
      "java.awt.event.WindowAdapter",
      "java.awt.geom.CubicCurve2D",
      "java.awt.geom.Dimension2D",
      "java.awt.geom.Ellipse2D",
      "java.awt.geom.Line2D",
      "java.awt.geom.Point2D",
      "java.awt.geom.QuadCurve2D",
      "java.awt.geom.Rectangle2D",
      "java.awt.geom.RectangularShape",
      "java.awt.geom.RoundRectangle2D",
      "java.io.InputStream",
      "java.io.OutputStream",
      "java.lang.Number",
      "java.lang.Record",
      "java.net.SocketAddress",
      "java.text.BreakIterator",
      "java.text.Format",
      "java.time.Clock",
      "java.time.chrono.AbstractChronology",
      "java.util.Dictionary",
      "java.util.concurrent.AbstractExecutorService",
      "java.util.logging.Formatter",
      "javax.swing.InputVerifier",
      "javax.swing.border.AbstractBorder",
      "javax.swing.event.InternalFrameAdapter",
      "javax.swing.event.MouseInputAdapter",
      "javax.swing.filechooser.FileFilter",
      "javax.xml.datatype.Duration",
      "jdk.jfr.Event");

  private JdkSuperclasses() {}

  // class Inventory extends ArrayList<Item> {}, but not a subclass of an abstract collection,
  // because the elements of such a subclass are in its own fields.
  static boolean passOnElements(TypeElement type, Compiler compiler) {
    return of(type)
        .filter(above -> !Subtypes.isAbstract(above))
        .anyMatch(above -> compiler.isContainer(above.asType()));
  }

  /**
   * Returns whether the type has a superclass from the JDK with state that is not in public fields.
   */
  // class Moment extends Date {}, but not class Cell extends java.awt.Point {}
  static boolean passOnState(TypeElement type, Compiler compiler) {
    return of(type)
        .anyMatch(above -> Subtypes.isAbstract(above)
            ? !STATELESS.contains(above.getQualifiedName().toString())
                && !compiler.isContainer(above.asType())
            : Fields.of(above).isEmpty());
  }

  private static Stream<TypeElement> of(TypeElement type) {
    return Compiler.superclasses(type).filter(Compiler::isOfJdk);
  }
}
