package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks that groups of classes depend on each other in only one direction. A group is a package,
 * or one layer of the runtime's public package. A table lists the groups that each group may use.
 */
class PackageDirectionTest {
  private static final String OURS = "io.variantmapper.";

  private static final Pattern COMPILER =
      Pattern.compile("^import (?:static )?(javax\\.(?:lang|annotation)\\..*);", Pattern.MULTILINE);

  /**
   * Three of the four layers of the runtime's public package, with their classes. The layer "words"
   * has the formats, limits and exceptions, which all code that reads or writes uses. The layer
   * "Variant" has the public class of the tree. The layer "serializers" has the serializers of
   * enums and containers. It is above the package {@code runtime.mapping}, because these serializers
   * use that package. The fourth layer, between "Variant" and {@code runtime.mapping}, has all other
   * classes.
   */
  private static final Map<String, Set<String>> LAYERS = Map.of(
      "runtime: words",
      Set.of(
          "ContainerType",
          "Leniency",
          "MalformedPacketException",
          "ReadLimits",
          "UnexpectedVariantException",
          "UnsupportedVariantException",
          "VariantException",
          "VariantFormat",
          "VariantType"),
      "runtime: Variant",
      Set.of("Variant"),
      "runtime: serializers",
      Set.of("ContainerSerializers", "EnumSerializer", "EnumSerializerBuilder"));

  /** The groups of the runtime, lowest first. Each group may use the groups before it. */
  private static final List<String> RUNNING = List.of(
      "runtime.wire",
      "runtime.value",
      "runtime: words",
      "runtime.types",
      "runtime.packet",
      "runtime.tree",
      "runtime: Variant",
      "runtime",
      "runtime.mapping",
      "runtime: serializers");

  /** The packages inside of {@code processor.read}, and the ones among them that each may use. */
  private static final Map<String, Set<String>> READING = Map.of(
      "compiler",
      Set.of(),
      "declaration",
      Set.of("compiler"),
      "settings",
      Set.of("compiler", "declaration"),
      "serializers",
      Set.of("compiler", "declaration", "settings"),
      "types",
      Set.of("compiler", "declaration", "settings", "serializers"),
      "creation",
      Set.of("compiler", "declaration"),
      "misuse",
      Set.of("compiler", "declaration", "settings", "serializers"),
      "members",
      Set.of("compiler", "declaration", "settings", "serializers", "types", "creation", "misuse"));

  private static final Map<String, Set<String>> USES = uses();
  private static final Map<String, Set<String>> ALLOWED = allowed();

  private static Map<String, Set<String>> uses() {
    return JavaSources.of(Stream.of(
                "annotations",
                "runtime",
                "schema",
                "processor",
                "netty",
                "pekko",
                "compression",
                "enet",
                "rpc",
                "saves",
                "text",
                "tools",
                "maven-plugin")
            .flatMap(module -> Repository.sources(module + "/src/main/").stream())
            .toList())
        .uses();
  }

  private static Map<String, Set<String>> allowed() {
    Map<String, Set<String>> allowed = new HashMap<>();
    allowed.put("annotations", Set.of());
    allowed.put("schema", Set.of());
    putLayers(allowed, RUNNING);
    // The tree package and Variant use each other, because Variant encodes and decodes itself.
    add(allowed, "runtime.tree", "runtime: Variant");
    allowed.put(
        "runtime.stream", Set.of("runtime", "runtime: words", "runtime.packet", "runtime.wire"));
    allowed.put("netty", Set.of("runtime", "runtime: words", "runtime.stream"));
    allowed.put("netty.rpc", Set.of("enet", "enet.netty", "netty", "rpc", "runtime: words"));
    allowed.put("pekko", Set.of("runtime", "runtime: words"));
    allowed.put("enet", Set.of("enet.compression"));
    allowed.put("compression", Set.of());
    allowed.put("enet.compression", Set.of("compression"));
    allowed.put("enet.netty", Set.of("enet"));
    allowed.put("rpc", Set.of("runtime", "runtime: words", "runtime.value", "runtime.wire"));
    allowed.put("saves", Set.of("compression", "runtime", "runtime: words", "runtime.stream"));
    allowed.put(
        "text.base", Set.of("runtime", "runtime: words", "runtime: Variant", "runtime.wire"));
    allowed.put(
        "text.godot", Set.of("runtime: words", "runtime: Variant", "runtime.value", "text.base"));
    allowed.put(
        "text.json", Set.of("runtime: words", "runtime: Variant", "runtime.value", "text.base"));
    allowed.put(
        "text.config", Set.of("runtime: words", "runtime: Variant", "text.base", "text.godot"));
    allowed.put(
        "text",
        Set.of(
            "runtime",
            "runtime: words",
            "runtime: Variant",
            "runtime.stream",
            "text.base",
            "text.config",
            "text.godot",
            "text.json"));
    allowed.put("tools.part", Set.of("runtime", "runtime: words", "runtime: Variant"));
    allowed.put(
        "tools.input",
        Set.of(
            "runtime",
            "runtime: words",
            "runtime: Variant",
            "runtime.stream",
            "saves",
            "tools.part"));
    allowed.put(
        "tools.schema",
        Set.of("runtime: words", "runtime: Variant", "schema", "tools.input", "tools.part"));
    allowed.put("tools.script", Set.of("runtime: words", "schema", "tools.input", "tools.schema"));
    allowed.put("tools.page", Set.of("tools.input", "tools.part"));
    allowed.put(
        "tools",
        Set.of(
            "runtime",
            "runtime: words",
            "runtime: Variant",
            "runtime.stream",
            "schema",
            "text",
            "tools.input",
            "tools.page",
            "tools.part",
            "tools.schema",
            "tools.script"));
    allowed.put("maven", Set.of("schema"));
    allowed.put("processor.model", Set.of());
    allowed.put("processor.validate", Set.of("processor.model"));
    READING.forEach((room, lower) -> {
      Set<String> used = new TreeSet<>(Set.of("processor.model", "annotations"));
      lower.forEach(name -> used.add("processor.read." + name));
      allowed.put("processor.read." + room, used);
    });
    Set<String> rooms = new TreeSet<>(Set.of("processor.model", "annotations"));
    READING.keySet().forEach(room -> rooms.add("processor.read." + room));
    allowed.put("processor.read", rooms);
    allowed.put("processor.emit", Set.of("processor.model", "schema"));
    allowed.put(
        "processor.gdscript", Set.of("processor.model", "processor.emit", "processor.validate"));
    Set<String> all = new TreeSet<>(allowed.keySet());
    all.removeIf(name -> name.startsWith("runtime"));
    allowed.put("processor", all);
    return allowed;
  }

  private static void putLayers(Map<String, Set<String>> allowed, List<String> layers) {
    Set<String> lower = new TreeSet<>();
    for (String layer : layers) {
      allowed.put(layer, new TreeSet<>(lower));
      lower.add(layer);
    }
  }

  private static void add(Map<String, Set<String>> allowed, String group, String used) {
    allowed.computeIfAbsent(group, key -> new TreeSet<>()).add(used);
  }

  static Set<String> classes() {
    return USES.keySet();
  }

  @ParameterizedTest
  @MethodSource("classes")
  void classUsesOnlyTheGroupsThatItsGroupMayUse(String name) {
    assertThat(groupOf(name)).as("a new group: say what it may use").isIn(ALLOWED.keySet());
    Set<String> allowed = ALLOWED.getOrDefault(groupOf(name), Set.of());
    assertThat(USES.get(name))
        .filteredOn(used -> !groupOf(used).equals(groupOf(name)))
        .filteredOn(used -> !allowed.contains(groupOf(used)))
        .isEmpty();
  }

  /**
   * Checks that the package {@code emit} uses nothing of the compiler except one enum. Only the
   * compiler's thread may call the compiler, but serializers are emitted on other threads.
   */
  @Test
  void emitUsesOnlyTheModifiersOfTheCompiler() {
    assertThat(ofTheCompiler("emit")).containsExactly("javax.lang.model.element.Modifier");
  }

  @ParameterizedTest
  @ValueSource(strings = {"model", "validate"})
  void modelAndRulesDoNotUseTheCompiler(String group) {
    assertThat(ofTheCompiler(group)).isEmpty();
  }

  private static Set<String> ofTheCompiler(String group) {
    Set<String> used = new TreeSet<>();
    Repository.sources("processor/src/main/java/io/variantmapper/processor/" + group + "/").stream()
        .map(Repository::read)
        .flatMap(source -> COMPILER.matcher(source).results())
        .forEach(found -> used.add(found.group(1)));
    return used;
  }

  @Test
  void everyGroupOfTheTableExists() {
    Set<String> found = new TreeSet<>();
    classes().forEach(name -> found.add(groupOf(name)));
    assertThat(found).isEqualTo(new TreeSet<>(ALLOWED.keySet()));
  }

  @Test
  void everyClassOfTheTableExists() {
    assertThat(LAYERS.values())
        .allSatisfy(names -> assertThat(classes())
            .containsAll(names.stream().map(name -> OURS + "runtime." + name).toList()));
  }

  /**
   * Returns the package without the common prefix, or the layer of a class in the runtime's public
   * package.
   */
  private static String groupOf(String name) {
    String simpleName = name.substring(name.lastIndexOf('.') + 1);
    String group = name.substring(OURS.length(), name.lastIndexOf('.'));
    return LAYERS.entrySet().stream()
        .filter(layer -> group.equals("runtime") && layer.getValue().contains(simpleName))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(group);
  }
}
