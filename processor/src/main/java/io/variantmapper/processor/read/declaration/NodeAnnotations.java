package io.variantmapper.processor.read.declaration;

import io.variantmapper.processor.read.compiler.Annotations;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;

/**
 * The annotations for Godot nodes. They are in the module for calls, on which the processor does
 * not depend, so they are known by name.
 */
public final class NodeAnnotations {
  /** The name of the annotation of interfaces. */
  public static final String NODE = "io.variantmapper.rpc.VariantNode";

  /** The name of the annotation of functions. */
  public static final String RPC = "io.variantmapper.rpc.Rpc";

  private NodeAnnotations() {}

  public static Optional<AnnotationMirror> node(Element type) {
    return Annotations.find(type, NODE);
  }

  public static Optional<AnnotationMirror> rpc(Element function) {
    return Annotations.find(function, RPC);
  }
}
