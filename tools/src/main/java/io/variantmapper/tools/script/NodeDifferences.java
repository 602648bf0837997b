package io.variantmapper.tools.script;

import io.variantmapper.schema.Schema;
import io.variantmapper.schema.SchemaEnum;
import io.variantmapper.schema.SchemaFunction;
import io.variantmapper.schema.SchemaShape;
import io.variantmapper.schema.SchemaType;
import io.variantmapper.tools.input.InputException;
import io.variantmapper.tools.schema.Schemas;
import io.variantmapper.tools.script.GodotFunction.Settings;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Finds the differences between the script and the schema of a node.
 *
 * <pre>{@code
 * // chat.gd:7: say may be called by any_peer, but by authority in game.Chat
 * NodeDifferences.between(script, node, schemas);
 * }</pre>
 */
public final class NodeDifferences {
  private static final int MAX_VALUES = 100;
  private static final String TYPED =
      ". Annotate the parameter with @VariantField(type = WireType.TYPED_%s)";

  private final NodeScript script;
  private final Schema.Node node;
  private final Schemas schemas;
  private final Set<String> lines = new LinkedHashSet<>();

  /** The ways out of the difference of the current parameter. */
  private final Set<String> advice = new LinkedHashSet<>();

  /** The number of single values around the current value. */
  private int values;

  private NodeDifferences(NodeScript script, Schema.Node node, Schemas schemas) {
    this.script = script;
    this.node = node;
    this.schemas = schemas;
  }

  /**
   * Returns a line for each difference.
   *
   * @param schemas the schemas of the types that the node mentions
   */
  public static Collection<String> between(NodeScript script, Schema.Node node, Schemas schemas) {
    NodeDifferences differences = new NodeDifferences(script, node, schemas);
    differences.compare();
    return differences.lines;
  }

  private void compare() {
    Map<String, SchemaFunction> ofNode = new TreeMap<>();
    node.functions().forEach(function -> ofNode.put(function.name(), function));
    for (GodotFunction function : script.functions()) {
      SchemaFunction described = ofNode.remove(function.name());
      if (described == null) {
        add(function, "is not in " + node.name());
      } else {
        function.settings().ifPresent(settings -> compare(function, settings, described));
        compareCounts(function, described);
        described.arguments().forEach(types -> compareTypes(function, types));
      }
    }
    ofNode
        .keySet()
        .forEach(name -> lines.add(
            script.file() + ": " + name + " of " + node.name() + " is not in the script"));
  }

  private void compare(GodotFunction function, Settings settings, SchemaFunction described) {
    if (settings.caller() != described.caller()) {
      differs(
          function,
          "may be called by " + settings.caller().word(),
          "by " + described.caller().word());
    }
    if (settings.transfer() != described.transfer()) {
      differs(
          function,
          "has the mode " + settings.transfer().word(),
          described.transfer().word());
    }
    if (settings.channel() != described.channel()) {
      differs(function, "has the channel " + settings.channel(), "" + described.channel());
    }
  }

  private void compareCounts(GodotFunction function, SchemaFunction described) {
    List<Integer> counts = described.arguments().stream().map(List::size).toList();
    List<Integer> taken = new ArrayList<>();
    for (int i = function.required(); i <= function.parameters().size(); i++) {
      taken.add(i);
    }
    boolean fits = function.hasRest()
        ? counts.stream().allMatch(count -> count >= function.required())
        : counts.equals(taken);
    if (!fits) {
      String inScript = function.hasRest() ? function.required() + " or more" : words(taken);
      differs(
          function,
          "takes " + inScript + (inScript.equals("1") ? " argument" : " arguments"),
          words(counts));
    }
  }

  private static String words(List<Integer> counts) {
    return String.join(" or ", counts.stream().map(String::valueOf).toList());
  }

  private void compareTypes(GodotFunction function, List<SchemaType> types) {
    for (int i = 0; i < Math.min(types.size(), function.parameters().size()); i++) {
      GodotParameter parameter = function.parameters().get(i);
      GodotType sent = script.sent(parameter.type());
      advice.clear();
      if (fits(sent, types.get(i))) {
        compareEnums(sent, types.get(i));
      } else {
        String shown = sent.ofEnum().isPresent()
            ? "an int (the enum " + parameter.type() + ")"
            : parameter.type().toString();
        differs(
            function,
            "takes " + shown + " as " + parameter.name(),
            types.get(i).toString(),
            String.join("", advice));
      }
    }
  }

  /** Returns whether Godot and Java understand the values of each other. */
  private boolean fits(GodotType inGodot, SchemaType inJava) {
    String name = inGodot.name();
    if (name.equals("Variant") || inJava.toString().equals("Variant")) {
      return true;
    } else if (inJava instanceof SchemaType.EnumOf of) {
      return enumFits(name, of);
    } else if (inJava instanceof SchemaType.Mapped mapped) {
      return mappedFits(inGodot, mapped);
    } else if (inJava instanceof SchemaType.ArrayOf array) {
      return arrayFits(inGodot, array);
    } else if (inJava instanceof SchemaType.DictionaryOf entries) {
      return name.equals("Dictionary") && dictionaryFits(inGodot.elements(), entries);
    } else if (inJava instanceof SchemaType.Plain plain) {
      return plainFits(inGodot, plain);
    }
    boolean isTime = inJava instanceof SchemaType.TimeIn || inJava instanceof SchemaType.DurationIn;
    return isTime ? name.equals("int") : !(inJava instanceof SchemaType.Nullable);
  }

  private static boolean plainFits(GodotType inGodot, SchemaType.Plain inJava) {
    boolean isUntypedArray =
        inGodot.name().equals("Array") && inGodot.elements().isEmpty();
    boolean isText = inGodot.name().equals("String") || inGodot.name().equals("StringName");
    boolean isTextInJava =
        inJava.godotName().equals("String") || inJava.godotName().equals("StringName");
    return (isText && isTextInJava)
        || (inGodot.elements().isEmpty() && inGodot.name().equals(inJava.godotName()))
        || (isUntypedArray && inJava.elementType().isPresent());
  }

  private boolean arrayFits(GodotType inGodot, SchemaType.ArrayOf inJava) {
    Optional<SchemaType> packed = new SchemaType.Plain(inGodot.name()).elementType();
    if (packed.isPresent()) {
      return fits(new GodotType(packed.get().toString()), inJava.element());
    } else if (inGodot.elements().isEmpty()) {
      return inGodot.name().equals("Array");
    }
    boolean elementFits = fits(inGodot.elements().get(0), inJava.element());
    if (elementFits && !inJava.isTyped()) {
      advice.add(TYPED.formatted("ARRAY"));
    }
    return elementFits && inJava.isTyped();
  }

  private boolean dictionaryFits(List<GodotType> elements, SchemaType.DictionaryOf inJava) {
    if (elements.isEmpty()) {
      return true;
    }
    boolean elementsFit = elements.size() == 2
        && fits(elements.get(0), inJava.key())
        && fits(elements.get(1), inJava.value());
    if (elementsFit && !inJava.isTyped()) {
      advice.add(TYPED.formatted("DICTIONARY"));
    }
    return elementsFit && inJava.isTyped();
  }

  private boolean enumFits(String godotName, SchemaType.EnumOf type) {
    boolean isNumber = find(type).stream()
        .flatMap(known -> known.constants().stream())
        .allMatch(constant -> constant.value() instanceof Long);
    if (!isNumber && godotName.equals("int")) {
      advice.add(". Java writes " + type.name() + " as a String. Give its constants numbers with"
          + " @VariantValue(number = …)");
    }
    return isNumber ? godotName.equals("int") : godotName.startsWith("String");
  }

  private Optional<SchemaEnum> find(SchemaType.EnumOf type) {
    return node.enums().stream()
        .filter(known -> known.name().equals(type.name()))
        .findFirst();
  }

  /** Compares the numbers of the enums in two types that fit. */
  private void compareEnums(GodotType inGodot, SchemaType inJava) {
    List<GodotType> elements = inGodot.elements();
    if (inJava instanceof SchemaType.EnumOf type) {
      inGodot
          .ofEnum()
          .filter(values -> !values.constants().isEmpty())
          .ifPresent(values ->
              find(type).ifPresent(known -> lines.addAll(EnumDifferences.between(values, known))));
    } else if (inJava instanceof SchemaType.ArrayOf array && !elements.isEmpty()) {
      compareEnums(elements.get(0), array.element());
    } else if (inJava instanceof SchemaType.DictionaryOf entries && elements.size() == 2) {
      compareEnums(elements.get(0), entries.key());
      compareEnums(elements.get(1), entries.value());
    }
  }

  private boolean mappedFits(GodotType inGodot, SchemaType.Mapped type) {
    boolean isTyped = !inGodot.elements().isEmpty();
    if (type.shape() == SchemaShape.VALUE) {
      if (++values > MAX_VALUES) {
        throw new InputException(type.name() + " is a value of itself");
      }
      boolean fits = schemas
          .find(type.name())
          .filter(Schema.Value.class::isInstance)
          .map(schema -> fits(inGodot, ((Schema.Value) schema).type()))
          .orElse(true);
      values--;
      return fits;
    }
    boolean isDictionary = inGodot.name().equals("Dictionary") && type.shape() != SchemaShape.ARRAY;
    boolean isArray = inGodot.name().equals("Array") && type.shape() != SchemaShape.DICTIONARY;
    return !isTyped && (isDictionary || isArray);
  }

  private void differs(GodotFunction function, String inScript, String inSchema) {
    differs(function, inScript, inSchema, "");
  }

  private void differs(GodotFunction function, String inScript, String inSchema, String whatToDo) {
    add(function, inScript + ", but " + inSchema + " in " + node.name() + whatToDo);
  }

  private void add(GodotFunction function, String text) {
    lines.add(function.place() + ": " + function.name() + " " + text);
  }
}
