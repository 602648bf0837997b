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
import io.variantmapper.text.base.NumberText;
import io.variantmapper.text.base.TextFault;
import io.variantmapper.text.base.TextLimits;
import io.variantmapper.text.base.ValueStack;
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
  private final ValueStack values = new ValueStack();

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
      tokens.next();
      return value(0);
    } catch (StackOverflowError e) {
      throw tokens.error("containers are nested too deeply for this thread", tokens.position());
    }
  }

  /** Returns the value that begins with the token. */
  private Variant value(int depth) {
    limits.requireDepth(depth, tokens.start());
    return switch (tokens.kind()) {
      case STRING -> new Variant.Value(VariantType.STRING, tokens.text());
      case STRING_NAME -> new Variant.Value(VariantType.STRING_NAME, new StringName(tokens.text()));
      case INT -> new Variant.Int(tokens.integer());
      case FLOAT -> new Variant.Float(tokens.real());
      case COLOR -> constructors.color(tokens.text());
      case WORD -> word(depth);
      case SIGN, END -> {
        if (tokens.is('[')) {
          yield new Variant.Array(elements(depth));
        } else if (tokens.is('{')) {
          int first = values.size();
          entries(depth);
          yield values.popDictionary(first);
        }
        throw tokens.unexpected("a value");
      }
    };
  }

  private Variant word(int depth) {
    String word = tokens.text();
    Variant constant = constant(word);
    if (constant != null) {
      return constant;
    }
    VariantType type = constructors.typeOf(word);
    if (type != null) {
      return constructors.parse(type);
    }
    return switch (word) {
      case "NodePath" -> nodePath();
      case "RID" -> rid();
      case "Object" -> fullObject(depth);
      case "Resource" -> resource();
      case "Array", "Dictionary", "Signal", "Callable" -> {
        if (!isGodot4) {
          throw refused(word);
        }
        yield switch (word) {
          case "Array" -> typedArray(depth);
          case "Dictionary" -> typedDictionary(depth);
          case "Signal" -> signal();
          default -> callable();
        };
      }
      default -> throw refused(word);
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

  private TextFault refused(String word) {
    return switch (word) {
      case "SubResource", "ExtResource" ->
        tokens.error(
            word + " is refused, because only the engine's loader of resources can read it",
            tokens.start());
      default -> tokens.unexpected("a value");
    };
  }

  // NodePath("root/player:hp")
  private Variant nodePath() {
    tokens.expect('(');
    String path = tokens.nextString();
    tokens.expect(')');
    return new Variant.Value(VariantType.NODE_PATH, NodePath.parse(path));
  }

  // RID(7), which Godot 3 reads as the int 7
  private Variant rid() {
    tokens.expect('(');
    tokens.next();
    if (isGodot4 && tokens.is(')')) {
      return new Variant.Value(VariantType.RID, new Rid(0));
    } else if (!tokens.isNumber()) {
      throw tokens.unexpected("a number");
    }
    Variant number = value(0);
    tokens.expect(')');
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
    if (tokens.next() != Tokens.Kind.WORD) {
      throw tokens.unexpected("the name of a class");
    }
    String className = tokens.text();
    limits.requireString(className, tokens.start());
    tokens.expect(',');
    List<Variant.Property> properties = new ArrayList<>();
    for (tokens.next(); !tokens.is(')'); tokens.afterElement(')')) {
      limits.count(tokens.start());
      String name = tokens.string();
      tokens.expect(':');
      tokens.next();
      properties.add(new Variant.Property(name, counted(depth + 1)));
    }
    return new Variant.FullObject(className, properties);
  }

  // Resource("res://item.tres"), Resource("uid://b1", "res://item.tres")
  private Variant resource() {
    tokens.expect('(');
    String path = tokens.nextString();
    String uid = null;
    if (isGodot4 && tokens.accept(',')) {
      uid = path;
      path = tokens.nextString();
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

  /** Returns the value of a container that begins with the token. */
  private Variant counted(int depth) {
    limits.count(tokens.start());
    return value(depth);
  }

  /** Reads elements up to the closing bracket. */
  private List<Variant> elements(int depth) {
    int first = values.size();
    for (tokens.next(); !tokens.is(']'); tokens.afterElement(']')) {
      values.push(counted(depth + 1));
    }
    return values.popList(first);
  }

  /** Reads entries up to the closing brace, and leaves them on the stack. */
  private void entries(int depth) {
    for (tokens.next(); !tokens.is('}'); tokens.afterElement('}')) {
      values.push(key(depth + 1));
      tokens.expect(':');
      tokens.next();
      values.push(counted(depth + 1));
    }
  }

  private Variant key(int depth) {
    limits.enterKey(tokens.start());
    Variant key;
    if (tokens.kind() == Tokens.Kind.STRING) {
      limits.count(tokens.start());
      limits.requireDepth(depth, tokens.start());
      key = tokens.key();
    } else {
      key = counted(depth);
    }
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
    int first = values.size();
    entries(depth);
    tokens.expect(')');
    return ElementType.dictionary(key, value, values.popDictionary(first).entries());
  }

  // int, Node, Resource("res://item.gd")
  private ElementType elementType() {
    if (tokens.next() != Tokens.Kind.WORD) {
      throw tokens.unexpected("a type");
    }
    String word = tokens.text();
    int start = tokens.start();
    limits.requireString(word, start);
    if (!tokens.accept('(')) {
      return ElementType.of(word);
    }
    if (!word.equals("Resource") || tokens.next() != Tokens.Kind.STRING) {
      throw tokens.error(
          "expected a type, found " + Tokens.described(Tokens.Kind.WORD, word), start);
    }
    String path = tokens.text();
    tokens.expect(')');
    return new ElementType(ContainerType.ofScript(path));
  }
}
