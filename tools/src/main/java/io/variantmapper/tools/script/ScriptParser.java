package io.variantmapper.tools.script;

import io.variantmapper.tools.input.InputException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Reads the declarations of a script. Skips the bodies of functions and inner classes. */
final class ScriptParser {
  private static final int MAX_TYPE_DEPTH = 8;

  /** The number of tokens of {@code preload("a.gd")}. */
  private static final int PRELOAD_TOKENS = 4;

  /** The most tokens of a constant that names something. */
  private static final int MAX_REFERENCE_TOKENS = 12;

  private static final Set<String> OF_GODOT_3 =
      Set.of("remote", "master", "puppet", "remotesync", "mastersync", "puppetsync");

  private final String file;
  private final ScriptTokens tokens;
  private final Map<String, Token> constants = new HashMap<>();
  private final Map<String, Script.Reference> references = new HashMap<>();
  private final List<DeclaredFunction> functions = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private final Map<String, DeclaredEnum> enums = new LinkedHashMap<>();
  private Optional<String> className = Optional.empty();
  private Optional<Script.Base> base = Optional.empty();

  /** The last {@code @rpc}, until the function after it. */
  private Optional<RpcAnnotation> rpc = Optional.empty();

  private ScriptParser(String file, ScriptTokens tokens) {
    this.file = file;
    this.tokens = tokens;
  }

  /**
   * Reads a script.
   *
   * @param file the name of the file for messages
   * @throws InputException if the text is not a script; the message names the line
   */
  static Script parse(String file, String text) {
    ScriptParser parser = new ScriptParser(file, new ScriptTokens(file, text));
    return parser.script();
  }

  private Script script() {
    boolean isStatement = false;
    while (tokens.peek().kind() != Token.Kind.END) {
      if (isStatement || tokens.peek().isFirst()) {
        boolean endsWithLine = statement();
        tokens.skip(";");
        isStatement = !endsWithLine && !tokens.peek().endsLine();
      } else {
        tokens.take();
      }
    }
    requireNoRpc(tokens.peek());
    // A constant may be declared after the function or enum that uses it.
    List<GodotFunction> all =
        functions.stream().map(function -> function.in(file, constants)).toList();
    Map<String, GodotEnum> known = new HashMap<>();
    enums.forEach((name, declared) -> known.put(
        name,
        new GodotEnum(name, file, declared.line(), EnumNumbers.of(declared.values(), constants))));
    return new Script(
        className,
        base.map(this::withoutConstant),
        all,
        Map.copyOf(known),
        Map.copyOf(references),
        notes());
  }

  private List<String> notes() {
    int line = tokens.rpcConfigLine();
    return line == 0
        ? List.of()
        : List.of(file + ":" + line + ": rpc_config opens functions, which are not read");
  }

  private Script.Base withoutConstant(Script.Base named) {
    return Optional.ofNullable(references.get(named.name()))
        .filter(reference -> !named.isPath() && reference.to().isPath())
        .filter(reference -> reference.members().isEmpty())
        .map(reference -> new Script.Base(reference.to().name(), true, named.line()))
        .orElse(named);
  }

  /** Reads a statement. Returns whether the rest of the line is its body. */
  private boolean statement() {
    Token first = tokens.peek();
    if (tokens.skip("@")) {
      annotation();
    } else if (tokens.skip("class_name")) {
      className = Optional.of(tokens.name("the name of the class"));
    } else if (first.is("extends")) {
      base = Optional.of(base());
    } else if (tokens.skip("func")) {
      function();
      return true;
    } else if (tokens.skip("static")) {
      return false;
    } else if (OF_GODOT_3.contains(first.text()) && first.kind() == Token.Kind.NAME) {
      throw tokens.error(
          first, first.text() + " is a word of Godot 3, which has another protocol for calls");
    } else {
      requireNoRpc(first);
      return declaration();
    }
    return false;
  }

  private boolean declaration() {
    if (tokens.skip("const")) {
      constant();
    } else if (tokens.skip("enum") && tokens.peek().kind() == Token.Kind.NAME) {
      enumeration();
    } else if (tokens.skip("class")) {
      return true;
    }
    restOfStatement();
    return false;
  }

  /** Skips the rest of a statement, and returns its first tokens. */
  private List<Token> restOfStatement() {
    return tokensBefore(token -> token.endsLine() || token.is(";"), MAX_REFERENCE_TOKENS);
  }

  /** Skips a value before a comma or a closing bracket, and returns its first tokens. */
  private List<Token> valueBefore(String end) {
    return tokensBefore(token -> token.is(",") || token.is(end), EnumNumbers.MAX_TOKENS);
  }

  /**
   * Skips the tokens before an end that is in no further bracket.
   *
   * @return the first tokens: at most one more than {@code most}, which shows that there are more
   */
  private List<Token> tokensBefore(Predicate<Token> end, int most) {
    List<Token> first = new ArrayList<>();
    int depth = 0;
    while (depth > 0 || !end.test(tokens.peek())) {
      Token token = tokens.take();
      depth += depth(token);
      if (first.size() <= most) {
        first.add(token);
      }
    }
    return first;
  }

  /** Returns by how much a token changes the number of open brackets. */
  private static int depth(Token token) {
    if (token.kind() != Token.Kind.MARK) {
      return 0;
    }
    return "([{".contains(token.text()) ? 1 : ")]}".contains(token.text()) ? -1 : 0;
  }

  private void requireNoRpc(Token found) {
    rpc.ifPresent(annotation -> {
      throw tokens.error(
          annotation.line(),
          "@rpc must be followed by a function, but " + found.shown() + " follows");
    });
  }

  private void constant() {
    String name = tokens.name("the name of a constant");
    if (tokens.skip(":") && !tokens.peek().is("=")) {
      type(0);
    }
    tokens.skip("=");
    List<Token> value = restOfStatement();
    if (value.size() == 1) {
      constants.put(name, value.get(0));
    }
    reference(value).ifPresent(reference -> references.put(name, reference));
  }

  /** Returns what a value such as {@code preload("unit.gd").Stance} names. */
  private static Optional<Script.Reference> reference(List<Token> value) {
    if (value.isEmpty() || value.size() > MAX_REFERENCE_TOKENS) {
      return Optional.empty();
    }
    Token first = value.get(0);
    boolean isPreload = value.size() >= PRELOAD_TOKENS && first.is("preload");
    Token to = isPreload ? value.get(2) : first;
    List<String> members = new ArrayList<>();
    for (int i = isPreload ? PRELOAD_TOKENS : 1; i < value.size(); i += 2) {
      if (!value.get(i).is(".") || i + 1 == value.size()) {
        return Optional.empty();
      }
      members.add(value.get(i + 1).text());
    }
    boolean isName = to.kind() == (isPreload ? Token.Kind.STRING : Token.Kind.NAME);
    return isName
        ? Optional.of(
            new Script.Reference(new Script.Base(to.text(), isPreload, to.line()), members))
        : Optional.empty();
  }

  /** An enum whose numbers have not been computed yet. */
  private record DeclaredEnum(int line, Map<String, List<Token>> values) {}

  private void enumeration() {
    Token name = tokens.take();
    Map<String, List<Token>> values = new LinkedHashMap<>();
    tokens.expect("{");
    while (!tokens.skip("}")) {
      String constant = tokens.name("the name of a constant");
      boolean hasValue = tokens.skip("=");
      List<Token> value = hasValue ? valueBefore("}") : List.of();
      if (hasValue && value.isEmpty()) {
        throw tokens.error(tokens.peek(), constant + " has no value after =");
      }
      values.putIfAbsent(constant, value);
      if (!tokens.peek().is("}")) {
        tokens.expect(",");
      }
    }
    enums.put(name.text(), new DeclaredEnum(name.line(), values));
  }

  private Script.Base base() {
    int line = tokens.take().line();
    Token next = tokens.take();
    boolean isPath = next.kind() == Token.Kind.STRING;
    if (!isPath && next.kind() != Token.Kind.NAME) {
      throw tokens.error(next, "expected a class or a path, found " + next.shown());
    } else if (tokens.peek().is(".")) {
      throw tokens.error(
          next,
          "the script extends an inner class of " + next.shown()
              + ". Only classes that are whole scripts can be read");
    }
    return new Script.Base(next.text(), isPath, line);
  }

  private void annotation() {
    Token name = tokens.take();
    List<Token> arguments = new ArrayList<>();
    boolean isRpc = name.is("rpc");
    if (tokens.skip("(")) {
      int depth = 1;
      while (depth > 0) {
        Token token = tokens.take();
        depth += depth(token);
        if (isRpc && depth > 0) {
          arguments.add(token);
        }
      }
    }
    if (isRpc) {
      if (rpc.isPresent()) {
        throw tokens.error(name, "a function can have only one @rpc");
      }
      rpc = Optional.of(new RpcAnnotation(file, name.line(), List.copyOf(arguments)));
    }
  }

  private void function() {
    Token at = tokens.peek();
    String name = tokens.name("the name of a function");
    if (!names.add(name)) {
      throw tokens.error(at, "the function " + name + " is declared twice");
    }
    tokens.expect("(");
    List<GodotParameter> parameters = new ArrayList<>();
    boolean hasRest = false;
    while (!tokens.skip(")")) {
      if (tokens.skip(".")) {
        tokens.expect(".");
        tokens.expect(".");
        hasRest = true;
        parameter();
      } else {
        parameters.add(parameter());
      }
      if (!tokens.peek().is(")")) {
        tokens.expect(",");
      }
    }
    functions.add(new DeclaredFunction(name, at.line(), rpc, parameters, hasRest));
    rpc = Optional.empty();
  }

  /** A function whose {@code @rpc} has not been read yet. */
  private record DeclaredFunction(
      String name,
      int line,
      Optional<RpcAnnotation> rpc,
      List<GodotParameter> parameters,
      boolean hasRest) {
    GodotFunction in(String file, Map<String, Token> constants) {
      return new GodotFunction(
          name,
          file,
          line,
          rpc.map(given -> given.settings(constants)),
          List.copyOf(parameters),
          hasRest);
    }
  }

  private GodotParameter parameter() {
    String name = tokens.name("the name of a parameter");
    GodotType type = GodotType.VARIANT;
    boolean isInferred = false;
    if (tokens.skip(":")) {
      isInferred = tokens.peek().is("=");
      type = isInferred ? type : type(0);
    }
    boolean isOptional = tokens.skip("=");
    if (isOptional) {
      List<Token> value = valueBefore(")");
      type = isInferred ? InferredType.of(value) : type;
    }
    return new GodotParameter(name, type, isOptional);
  }

  private GodotType type(int depth) {
    StringBuilder name = new StringBuilder(tokens.name("a type"));
    while (tokens.skip(".")) {
      name.append('.').append(tokens.name("a type"));
    }
    List<GodotType> elements = new ArrayList<>();
    if (depth < MAX_TYPE_DEPTH && tokens.skip("[")) {
      do {
        elements.add(type(depth + 1));
      } while (tokens.skip(","));
      tokens.expect("]");
    }
    return new GodotType(name.toString(), List.copyOf(elements));
  }
}
