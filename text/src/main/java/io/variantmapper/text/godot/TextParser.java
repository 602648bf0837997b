package io.variantmapper.text.godot;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.ObjectId;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.runtime.value.Signal;
import io.variantmapper.runtime.value.StringName;
import io.variantmapper.text.base.Entries;
import io.variantmapper.text.base.NumberText;
import io.variantmapper.text.base.TextLimits;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads values as the engine's {@code str_to_var} does. A text never creates an object or loads a
 * file: if text would do so in the engine, the value is read as data.
 */
public final class TextParser {
  private final Tokens tokens;
  private final TextLimits limits;
  private final boolean isGodot4;
  private final ConstructorParser constructors;

  public TextParser(Tokens tokens, TextLimits limits, VariantFormat format) {
    this.tokens = tokens;
    this.limits = limits;
    isGodot4 = format.generation() == 4;
    constructors = new ConstructorParser(tokens, format);
  }

  /** Reads the first value of a text. */
  public static Variant parse(String text, VariantFormat format) {
    TextLimits limits = new TextLimits(text, format);
    Tokens tokens = new Tokens(text, limits, format);
    tokens.skipByteOrderMark();
    return new TextParser(tokens, limits, format).parse();
  }

  /** Reads the value that begins with the next token. */
  public Variant parse() {
    try {
      return value(tokens.next(), 0);
    } catch (StackOverflowError e) {
      throw tokens.error("containers are nested too deeply for this thread", tokens.position());
    }
  }

  private Variant value(Token token, int depth) {
    limits.requireDepth(depth, token.start());
    return switch (token.kind()) {
      case STRING -> new Variant.Value(VariantType.STRING, token.text());
      case STRING_NAME -> new Variant.Value(VariantType.STRING_NAME, new StringName(token.text()));
      case INT -> new Variant.Int(NumberText.readInt(token.text()));
      case FLOAT -> new Variant.Float(NumberText.readReal(token.text()));
      case COLOR -> constructors.color(token.text());
      case WORD -> word(token, depth);
      case SIGN, END -> {
        if (token.is('[')) {
          yield new Variant.Array(elements(depth));
        } else if (token.is('{')) {
          yield new Variant.Dictionary(entries(depth).map());
        }
        throw tokens.error("expected a value, found " + token.described(), token.start());
      }
    };
  }

  private Variant word(Token word, int depth) {
    Variant constant = constant(word.text());
    if (constant != null) {
      return constant;
    }
    VariantType type = constructors.typeOf(word.text());
    if (type != null) {
      return constructors.parse(type);
    }
    return switch (word.text()) {
      case "NodePath" -> nodePath();
      case "RID" -> rid();
      case "Array" -> isGodot4 ? typedArray(depth) : refused(word);
      case "Dictionary" -> isGodot4 ? typedDictionary(depth) : refused(word);
      case "Signal" -> isGodot4 ? signal() : refused(word);
      case "Callable" -> isGodot4 ? callable() : refused(word);
      case "Object" -> fullObject(depth);
      case "Resource" -> resource();
      default -> refused(word);
    };
  }

  private @Nullable Variant constant(String word) {
    return switch (word) {
      case "true" -> new Variant.Bool(true);
      case "false" -> new Variant.Bool(false);
      case "null", "nil" -> Variant.Nil.INSTANCE;
      default -> {
        Double number = NumberText.ofWord(word);
        yield number == null ? null : new Variant.Float(number);
      }
    };
  }

  private Variant refused(Token word) {
    String what = switch (word.text()) {
      case "SubResource", "ExtResource" ->
        word.text() + " is refused, because only the engine's loader of resources can read it";
      default -> "expected a value, found " + word.described();
    };
    throw tokens.error(what, word.start());
  }

  // NodePath("root/player:hp")
  private Variant nodePath() {
    tokens.expect('(');
    String path = tokens.string(tokens.next());
    tokens.expect(')');
    return new Variant.Value(VariantType.NODE_PATH, NodePath.parse(path));
  }

  // RID(7), which Godot 3 reads as the int 7
  private Variant rid() {
    tokens.expect('(');
    Token id = tokens.next();
    if (isGodot4 && id.is(')')) {
      return new Variant.Value(VariantType.RID, new Rid(0));
    } else if (!id.isNumber()) {
      throw tokens.error("expected a number, found " + id.described(), id.start());
    }
    tokens.expect(')');
    Variant number = value(id, 0);
    if (!isGodot4) {
      return number;
    }
    long value =
        number instanceof Variant.Float real ? (long) real.value() : ((Variant.Int) number).value();
    return new Variant.Value(VariantType.RID, new Rid(value));
  }

  // Object(InputEventKey,"device":0,"keycode":65)
  private Variant fullObject(int depth) {
    tokens.expect('(');
    Token className = tokens.next();
    if (className.kind() != Token.Kind.WORD) {
      throw tokens.error(
          "expected the name of a class, found " + className.described(), className.start());
    }
    limits.requireString(className.text(), className.start());
    tokens.expect(',');
    List<Variant.Property> properties = new ArrayList<>();
    for (Token token = tokens.next(); !token.is(')'); token = tokens.afterElement(')')) {
      limits.count(token.start());
      String name = tokens.string(token);
      tokens.expect(':');
      properties.add(new Variant.Property(name, counted(tokens.next(), depth + 1)));
    }
    return new Variant.FullObject(className.text(), properties);
  }

  // Resource("res://item.tres"), Resource("uid://b1", "res://item.tres")
  private Variant resource() {
    tokens.expect('(');
    String path = tokens.string(tokens.next());
    String uid = null;
    if (isGodot4 && tokens.accept(',')) {
      uid = path;
      path = tokens.string(tokens.next());
    }
    tokens.expect(')');
    return new ResourcePath(uid, path).toVariant();
  }

  private Variant signal() {
    tokens.expect('(');
    tokens.expect(')');
    return new Variant.Value(VariantType.SIGNAL, new Signal("", new ObjectId(0)));
  }

  private Variant callable() {
    tokens.expect('(');
    tokens.expect(')');
    return new Variant.Value(VariantType.CALLABLE, VariantType.CALLABLE);
  }

  /** Reads a value of a container. */
  private Variant counted(Token token, int depth) {
    limits.count(token.start());
    return value(token, depth);
  }

  /** Reads elements up to the closing bracket. */
  private List<Variant> elements(int depth) {
    List<Variant> elements = new ArrayList<>();
    for (Token token = tokens.next(); !token.is(']'); token = tokens.afterElement(']')) {
      elements.add(counted(token, depth + 1));
    }
    return elements;
  }

  /** Reads entries up to the closing brace. */
  private Entries entries(int depth) {
    Entries entries = new Entries();
    for (Token token = tokens.next(); !token.is('}'); token = tokens.afterElement('}')) {
      Variant key = key(token, depth + 1);
      tokens.expect(':');
      entries.add(key, counted(tokens.next(), depth + 1));
    }
    return entries;
  }

  private Variant key(Token token, int depth) {
    limits.enterKey(token.start());
    Variant key = counted(token, depth);
    limits.leaveKey();
    return key;
  }

  // Array[int]([1, 2])
  private Variant typedArray(int depth) {
    tokens.expect('[');
    ElementType type = elementType();
    tokens.expect(']');
    tokens.expect('(');
    tokens.expect('[');
    List<Variant> elements = elements(depth);
    tokens.expect(')');
    return type.array(elements);
  }

  // Dictionary[String, int]({"a": 1})
  private Variant typedDictionary(int depth) {
    tokens.expect('[');
    ElementType key = elementType();
    tokens.expect(',');
    ElementType value = elementType();
    tokens.expect(']');
    tokens.expect('(');
    tokens.expect('{');
    Entries entries = entries(depth);
    tokens.expect(')');
    return ElementType.dictionary(key, value, entries.map());
  }

  // int, Node, Resource("res://item.gd")
  private ElementType elementType() {
    Token word = tokens.next();
    if (word.kind() != Token.Kind.WORD) {
      throw tokens.error("expected a type, found " + word.described(), word.start());
    }
    limits.requireString(word.text(), word.start());
    if (!tokens.accept('(')) {
      return ElementType.of(word.text());
    }
    Token path = tokens.next();
    if (!word.text().equals("Resource") || path.kind() != Token.Kind.STRING) {
      throw tokens.error("expected a type, found " + word.described(), word.start());
    }
    tokens.expect(')');
    return new ElementType(ContainerType.ofScript(path.text()));
  }
}
