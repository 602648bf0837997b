package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.Node;
import io.variantmapper.processor.model.Node.Function;
import io.variantmapper.processor.model.SourceName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.Modifier;

/**
 * Generates the class of a node: the table of its functions, the objects that call them at other
 * peers, and the method that reads the calls of other peers.
 *
 * <pre>{@code
 * NodeSource.of(node).text()   // public final class PlayerNode extends TypedNode<Player> …
 * }</pre>
 */
public final class NodeSource {
  private static final String CALLER = "Caller";

  private final Node node;
  private final ClassName name;
  private final ClassName calls;
  private final GeneratedMembers members;
  private final ArgumentCode arguments;
  private final String table;
  private final String caller;

  /** The names of the methods that read calls. */
  private final Map<Function, String> receivers = new LinkedHashMap<>();

  /** The names of the constants for the numbers of the functions, by the names in Godot. */
  private final Map<String, String> numbers = new LinkedHashMap<>();

  private NodeSource(Node node) {
    this.node = node;
    name = node.nodeClass();
    calls = node.callsClass();
    members = new GeneratedMembers(
        node.arguments(), VariableSerializers.of(node.declaration(), Set.of()), ValueCodes::of);
    arguments = new ArgumentCode(members);
    table = members.constant("FUNCTIONS");
    caller = members.nested(CALLER);
    for (Function function : node.functions()) {
      boolean isOverloaded = node.named(function.name()).size() > 1;
      receivers.put(
          function,
          members.method("receive" + SourceName.capitalized(function.method())
              + (isOverloaded ? function.parameters().size() : "")));
    }
    for (String function : node.names()) {
      numbers.put(function, members.constant(function.toUpperCase(Locale.ROOT)));
    }
  }

  /** Returns the class of a node. The node must not have problems. */
  public static Output of(Node node) {
    return output(node, new NodeSource(node).type());
  }

  /** Returns the file of a class that is generated for a node. */
  static Output output(Node node, TypeSpec type) {
    Declaration declaration = node.declaration();
    var skeleton = new SerializerSkeleton(declaration, VariableSerializers.unused(declaration));
    return Output.source(skeleton.file(type), declaration.anchor());
  }

  /**
   * Returns the class of a node that has problems. Code that uses the node still compiles, so the
   * compiler reports only the problems of the node.
   */
  public static Output stub(Node node, String reason) {
    NodeSource source = new NodeSource(node.withoutFunctions());
    return output(
        node,
        source
            .classBuilder("Stands in for a node that could not be generated.")
            .addMethod(
                Code.statement("super(session, path, ${FunctionTable}.of(), (c, f, a) -> {})")
                    .bodyOf(source.constructor()))
            .addMethod(source.add())
            .addMethod(source.of())
            .addMethod(StubSource.refuse(source.to(), reason))
            .build());
  }

  private TypeSpec.Builder classBuilder(String doc) {
    return TypeSpec.classBuilder(name)
        .addAnnotation(SerializerSkeleton.GENERATED)
        .alwaysQualify(node.declaration().hidden().toArray(String[]::new))
        .addJavadoc("$L", doc)
        .addModifiers(visibility(node.declaration()))
        .superclass(ParameterizedTypeName.get(
            RuntimeNames.named("TypedNode"), node.declaration().type()));
  }

  private TypeSpec type() {
    TypeSpec.Builder type = classBuilder(javadoc()).addField(functions());
    int number = 0;
    for (String constant : numbers.values()) {
      type.addField(Code.of("$L", number++).constant(TypeName.INT, constant));
    }
    for (EnumField field : members.enumSerializers()) {
      type.addField(field.emit());
    }
    type.addFields(members.valueConstants())
        .addMethod(Code.statement("super(session, path, $N, dispatcher(calls))", table)
            .bodyOf(constructor()))
        .addMethod(add())
        .addMethod(of())
        .addMethod(Code.statement("return new $N(node(), targets)", caller).bodyOf(to()))
        .addMethod(dispatcher());
    node.functions().forEach(function -> type.addMethod(receive(function)));
    MemberMethods.addTo(type, members);
    return type.addType(caller()).build();
  }

  static Modifier[] visibility(Declaration declaration) {
    return declaration.traits().contains(Trait.PUBLIC)
        ? new Modifier[] {Modifier.PUBLIC}
        : new Modifier[] {};
  }

  private String javadoc() {
    String path = node.path().isEmpty() ? "A node" : "The node {@code " + node.path() + "}";
    String described = SourceName.of(node.declaration().origin());
    List<String> functions = node.names();
    String names = IntStream.range(0, functions.size())
        .mapToObj(number -> number + " " + functions.get(number))
        .collect(Collectors.joining(", "));
    return path + ", whose script has the functions of {@link " + described + "}.\n\n"
        + "<p>Their numbers in packets: " + names + ".";
  }

  // /** All functions of the script. */
  // public static final FunctionTable FUNCTIONS = FunctionTable.of(
  //     new RpcFunction("chat", RpcMode.ANY_PEER, TransferMode.RELIABLE, 0));
  private FieldSpec functions() {
    Code rows = node.names().stream()
        .map(function -> node.named(function).get(0))
        .map(function -> Code.of(
            "\n    new ${RpcFunction}($S, ${RpcMode}.$N, ${TransferMode}.$N, $L)",
            function.name(),
            function.mode(),
            function.transferMode(),
            function.channel()))
        .collect(Code.joining(","));
    return FieldSpec.builder(
            RuntimeNames.named("FunctionTable"),
            table,
            Modifier.PUBLIC,
            Modifier.STATIC,
            Modifier.FINAL)
        .addJavadoc("All functions of the script.")
        .initializer(Code.of("${FunctionTable}.of($L)", rows).block())
        .build();
  }

  // protected PlayerNode(Session session, String path, PlayerCalls calls) {
  //   super(session, path, FUNCTIONS, dispatcher(calls));
  // }
  private MethodSpec.Builder constructor() {
    return MethodSpec.constructorBuilder()
        .addJavadoc("Adds a node to a session.")
        .addModifiers(Modifier.PROTECTED)
        .addParameter(RuntimeNames.named("Session"), "session")
        .addParameter(String.class, "path")
        .addParameter(calls, "calls");
  }

  // public static PlayerNode add(Session session, Object id, PlayerCalls calls) {
  //   return new PlayerNode(session, "Players/" + Objects.requireNonNull(id, "id"), calls);
  // }
  private MethodSpec add() {
    MethodSpec.Builder method = MethodSpec.methodBuilder("add")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addParameter(RuntimeNames.named("Session"), "session")
        .returns(name);
    Code path;
    if (node.path().isEmpty()) {
      method
          .addJavadoc("Adds a node to a session.\n\n@param path the path below the root path")
          .addParameter(String.class, "path");
      path = Code.of("path");
    } else {
      method.addJavadoc("$L", "Adds the node {@code " + node.path() + "} to a session.");
      NameAllocator locals = new NameAllocator();
      Names.take(locals, "session");
      Names.take(locals, "calls");
      List<Code> parts = new ArrayList<>();
      for (Node.Part part : node.parts().toList()) {
        if (!part.isVariable()) {
          parts.add(Code.of("$S", part.text()));
          continue;
        }
        if (parts.isEmpty()) {
          parts.add(Code.of("$S", ""));
        }
        String variable = Names.take(locals, part.text());
        method.addParameter(Object.class, variable);
        parts.add(Code.of("${Objects}.requireNonNull($N, $S)", variable, variable));
      }
      path = Code.join(parts, " + ");
    }
    return Code.statement("return new $T(session, $L, calls)", name, path)
        .bodyOf(method.addParameter(calls, "calls"));
  }

  // public static PlayerNode of(RpcCall call) {
  //   return of(call, PlayerNode.class);
  // }
  private MethodSpec of() {
    return Code.statement("return of(call, $T.class)", name)
        .bodyOf(MethodSpec.methodBuilder("of")
            .addJavadoc("Returns the node of a call.")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .addParameter(RuntimeNames.named("RpcCall"), "call")
            .returns(name));
  }

  // @Override
  // public Player to(Targets targets) {
  //   return new Caller(node(), targets);
  // }
  private MethodSpec.Builder to() {
    return SerializerSkeleton.override("to")
        .addParameter(RuntimeNames.named("Targets"), "targets")
        .returns(node.declaration().type());
  }

  // Objects.requireNonNull(calls, "calls");
  // return (call, function, arguments) -> {
  //   switch (function) {
  //     case CHAT -> receiveChat(calls, call, arguments);
  //     default -> throw new IllegalArgumentException("No function has the number " + function);
  //   }
  // };
  private MethodSpec dispatcher() {
    Code.Builder cases = Code.builder();
    numbers.forEach((function, constant) -> cases.add(dispatched(constant, node.named(function))));
    return Code.lines("""
            ${Objects}.requireNonNull(calls, "calls");
            return (call, function, arguments) -> {
              switch (function) {
                $L
                default -> throw new IllegalArgumentException($S + function);
              }
            };
            """, cases.build(), "No function has the number ")
        .bodyOf(receiving("dispatcher").returns(RuntimeNames.named("CallDispatcher")));
  }

  private String receiver(Function function) {
    return Objects.requireNonNull(receivers.get(function));
  }

  private MethodSpec.Builder receiving(String method) {
    return MethodSpec.methodBuilder(method)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(calls, "calls");
  }

  private Code dispatched(String constant, List<Function> overloads) {
    if (overloads.size() == 1) {
      return Code.of(
          "case $N -> $N(calls, call, arguments);\n", constant, receiver(overloads.get(0)));
    }
    Code.Builder counts = Code.builder();
    for (Function overload : overloads) {
      counts.add(
          "case $L -> $N(calls, call, arguments);\n",
          overload.parameters().size(),
          receiver(overload));
    }
    String expected = overloads.stream()
        .map(overload -> Integer.toString(overload.parameters().size()))
        .collect(Collectors.joining(" or "));
    return Code.lines("""
        case $N -> {
          switch (arguments.count()) {
            $L
            default -> throw arguments.unexpectedCount($S);
          }
        }
        """, constant, counts.build(), expected);
  }

  // arguments.requireCount(1);
  // String text = arguments.readString();
  // arguments.end();
  // calls.chat(call, text);
  private MethodSpec receive(Function function) {
    NameAllocator locals = members.locals("in", "arguments", "call", "calls");
    Code.Builder code = Code.builder();
    List<Field> parameters = function.parameters();
    Code.Builder passed = Code.builder().add("call");
    boolean isOnlyBytes = parameters.size() == 1
        && node.named(function.name()).size() == 1
        && arguments.isBare(parameters.get(0));
    if (!isOnlyBytes) {
      code.addStatement("arguments.requireCount($L)", parameters.size());
    }
    boolean declares = true;
    for (Field parameter : parameters) {
      String variable = ArgumentCode.variable(parameter, locals);
      passed.add(", $N", variable);
      if (isOnlyBytes) {
        code.add(ArgumentCode.readOnlyBytes(parameter, variable));
      } else {
        code.add(arguments.read(parameter, variable, declares));
        declares &= !arguments.isReadPlain(parameter);
      }
    }
    return code.addStatement("arguments.end()")
        .addStatement("calls.$N($L)", function.method(), passed.build())
        .build()
        .bodyOf(receiving(receiver(function))
            .addParameter(RuntimeNames.named("RpcCall"), "call")
            .addParameter(RuntimeNames.named("ArgumentReader"), "arguments"));
  }

  private TypeSpec caller() {
    TypeSpec.Builder type = TypeSpec.classBuilder(caller)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .addSuperinterface(node.declaration().type())
        .addField(RuntimeNames.named("RpcNode"), "node", Modifier.PRIVATE, Modifier.FINAL)
        .addField(RuntimeNames.named("Targets"), "targets", Modifier.PRIVATE, Modifier.FINAL)
        .addMethod(Code.lines("""
            this.node = node;
            this.targets = targets;
            """)
            .bodyOf(MethodSpec.constructorBuilder()
                .addParameter(RuntimeNames.named("RpcNode"), "node")
                .addParameter(RuntimeNames.named("Targets"), "targets")));
    for (Function function : node.functions()) {
      type.addMethod(send(function));
    }
    return type.build();
  }

  // @Override
  // public void chat(String text) {
  //   ArgumentWriter arguments = node.call(CHAT);
  //   arguments.writeString(text);
  //   node.send(targets);
  // }
  private MethodSpec send(Function function) {
    NameAllocator locals = members.locals("out", "arguments", "node", "targets");
    MethodSpec.Builder method = SerializerSkeleton.override(function.method());
    Code.Builder code = Code.builder();
    String number = Objects.requireNonNull(numbers.get(function.name()));
    if (function.parameters().isEmpty()) {
      code.addStatement("node.call($N)", number);
    } else {
      code.addStatement("${ArgumentWriter} arguments = node.call($N)", number);
    }
    boolean declares = true;
    for (Field parameter : function.parameters()) {
      String variable = ArgumentCode.variable(parameter, locals);
      method.addParameter(parameter.mapping().type(), variable);
      code.add(arguments.write(parameter, variable, declares));
      declares &= !arguments.isWrittenPlain(parameter);
    }
    return code.addStatement("node.send(targets)").build().bodyOf(method);
  }
}
