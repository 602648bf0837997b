package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeSpec;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.Node;
import io.variantmapper.processor.model.Node.Function;
import io.variantmapper.processor.model.SourceName;
import javax.lang.model.element.Modifier;

/**
 * Generates the interface that receives the calls of other peers.
 *
 * <pre>{@code
 * CallsSource.of(node).text()   // public interface PlayerCalls …
 * }</pre>
 */
public final class CallsSource {
  private CallsSource() {}

  /** Returns the interface for a node, which may have problems. */
  public static Output of(Node node) {
    String described = SourceName.of(node.declaration().origin());
    TypeSpec.Builder type = TypeSpec.interfaceBuilder(node.callsClass())
        .addAnnotation(SerializerSkeleton.GENERATED)
        .alwaysQualify(node.declaration().hidden().toArray(String[]::new))
        .addJavadoc(
            "$L",
            "Receives the calls of other peers: the functions of {@link " + described
                + "}, each with\nits call.")
        .addModifiers(NodeSource.visibility(node.declaration()));
    node.functions().forEach(function -> type.addMethod(method(function)));
    return NodeSource.output(node, type.build());
  }

  // void chat(RpcCall call, String text);
  //
  // default void welcome(RpcCall call, String text) {
  //   throw new UnhandledCallException();
  // }
  private static MethodSpec method(Function function) {
    MethodSpec.Builder method = MethodSpec.methodBuilder(function.method())
        .addModifiers(Modifier.PUBLIC)
        .addParameter(RuntimeNames.named("RpcCall"), "call");
    NameAllocator names = new NameAllocator();
    Names.take(names, "call");
    for (Field parameter : function.parameters()) {
      method.addParameter(parameter.mapping().type(), ArgumentCode.variable(parameter, names));
    }
    if (!function.isOfAuthority()) {
      return method
          .addJavadoc("Any peer may call {@code $L}.", function.name())
          .addModifiers(Modifier.ABSTRACT)
          .build();
    }
    return Code.statement("throw new ${UnhandledCallException}()")
        .bodyOf(method
            .addJavadoc("Only the authority of the node may call {@code $L}.", function.name())
            .addModifiers(Modifier.DEFAULT));
  }
}
