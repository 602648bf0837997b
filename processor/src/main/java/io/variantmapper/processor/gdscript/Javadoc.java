package io.variantmapper.processor.gdscript;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Splits a Javadoc comment into paragraphs, and converts its tags to those of Godot's comments.
 *
 * <pre>{@code
 * Javadoc.blocks("Uses <b>all</b> of it.")   // one PARAGRAPH: Uses [b]all[/b] of it.
 * }</pre>
 */
final class Javadoc {
  /** The kind of a block. */
  enum Kind {
    PARAGRAPH,
    /** An item of a list, which begins with a dash or a number. */
    ITEM,
    /** Several lines of code. */
    CODE
  }

  /** A part of a comment that begins on its own line. */
  record Block(Kind kind, String text) {}

  /** Characters that have no meaning in a comment. Godot even ends a script at the first NUL. */
  private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}\\p{Cn}\\p{Cs}&&[^\\n\\t]]");

  // {@code   <!-- -->   <a href="page.html">   </a>   &#64;   a blank line
  private static final Pattern TOKEN = Pattern.compile(
      "\\{@(?<tag>\\w+)"
          + "|<!--.*?-->"
          + "|<(?<end>/?)(?<element>[a-zA-Z]\\w*)(?<attributes>[^<>]*)>"
          + "|&(?<entity>#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|\\w+);"
          + "|(?<blank>\\n\\s*\\n)",
      Pattern.DOTALL);

  private static final Pattern ADDRESS =
      Pattern.compile("\\bhref\\s*=\\s*[\"']?([^\"'\\s\\]]+)", Pattern.CASE_INSENSITIVE);

  // Item#id the id
  private static final Pattern LINK =
      Pattern.compile("(\\S+?)(?:\\([^)]*\\))?(?:\\s+(.*))?", Pattern.DOTALL);

  private static final Pattern OUTER_BREAKS = Pattern.compile("^( |\\[br])+|( |\\[br])+$");

  /** A block without content: nothing, or the beginning of an item. */
  private static final Pattern EMPTY = Pattern.compile("-?|\\d+\\.");

  /** A character that begins or ends a tag in Godot's comments. */
  private static final Pattern BRACKET = Pattern.compile("[\\[\\]]");

  /** The elements that are neither lists nor within a line. */
  private static final Set<String> BLOCKS = Set.of(
      "blockquote",
      "dd",
      "div",
      "dl",
      "dt",
      "h1",
      "h2",
      "h3",
      "h4",
      "h5",
      "h6",
      "hr",
      "p",
      "table",
      "tr");

  /** The elements within a line that Godot also has, with Godot's names. */
  private static final Map<String, String> INLINE = Map.ofEntries(
      Map.entry("b", "b"),
      Map.entry("strong", "b"),
      Map.entry("i", "i"),
      Map.entry("em", "i"),
      Map.entry("cite", "i"),
      Map.entry("var", "i"),
      Map.entry("u", "u"),
      Map.entry("s", "s"),
      Map.entry("del", "s"),
      Map.entry("code", "code"),
      Map.entry("tt", "code"),
      Map.entry("kbd", "kbd"));

  /** The tags in which Godot shows everything else as it is. */
  private static final Set<String> VERBATIM = Set.of("code", "kbd");

  private static final Map<String, String> ENTITIES = Map.ofEntries(
      Map.entry("lt", "<"),
      Map.entry("gt", ">"),
      Map.entry("amp", "&"),
      Map.entry("quot", "\""),
      Map.entry("apos", "'"),
      Map.entry("nbsp", " "),
      Map.entry("ndash", "–"),
      Map.entry("mdash", "—"),
      Map.entry("hellip", "…"),
      Map.entry("times", "×"),
      Map.entry("minus", "−"),
      Map.entry("le", "≤"),
      Map.entry("ge", "≥"),
      Map.entry("ne", "≠"),
      Map.entry("larr", "←"),
      Map.entry("rarr", "→"),
      Map.entry("copy", "©"));

  private final String source;
  private final List<Block> blocks = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private Kind kind = Kind.PARAGRAPH;

  /** The tags that are open in the current block. The innermost tag is first. */
  private final Deque<String> open = new ArrayDeque<>();

  /** The open lists: the number of the last item, or -1 if the items have no numbers. */
  private final Deque<Integer> lists = new ArrayDeque<>();

  private Javadoc(String source) {
    this.source = CONTROL.matcher(source).replaceAll(" ");
  }

  static List<Block> blocks(String comment) {
    Javadoc javadoc = new Javadoc(comment);
    javadoc.read();
    return javadoc.blocks;
  }

  private void read() {
    Matcher token = TOKEN.matcher(source);
    int at = 0;
    while (token.find(at)) {
      addText(source.substring(at, token.start()));
      at = token.end();
      if (token.group("tag") != null) {
        at = addInlineTag(token.group("tag"), at);
      } else if (token.group("element") != null) {
        String element = token.group("element").toLowerCase(Locale.ROOT);
        addElement(element, token.group("end").isEmpty(), token.group("attributes"));
      } else if (token.group("entity") != null) {
        addText(entity(token.group("entity")));
      } else if (token.group("blank") != null) {
        addBlankLine(token.group("blank"));
      }
    }
    addText(source.substring(at));
    endBlock();
  }

  private boolean isVerbatim() {
    return kind == Kind.CODE || (!open.isEmpty() && VERBATIM.contains(open.getFirst()));
  }

  private void addText(String plain) {
    text.append(
        isVerbatim()
            ? plain
            : BRACKET
                .matcher(plain)
                .replaceAll(found -> found.group().equals("[") ? "[lb]" : "[rb]"));
  }

  private void addBlankLine(String lines) {
    if (kind == Kind.CODE) {
      text.append(lines);
    } else {
      endBlock();
    }
  }

  private static String entity(String name) {
    if (name.startsWith("#")) {
      boolean isHexadecimal = Character.toLowerCase(name.charAt(1)) == 'x';
      int number = Integer.parseInt(name.substring(isHexadecimal ? 2 : 1), isHexadecimal ? 16 : 10);
      return Character.isValidCodePoint(number) && !Character.isISOControl(number)
          ? Character.toString(number)
          : " ";
    }
    return ENTITIES.getOrDefault(name, "&" + name + ";");
  }

  // {@link Item#id the id}
  private int addInlineTag(String name, int start) {
    int end = endOfTag(start);
    if (end < 0) {
      addText("{@" + name);
      return start;
    }
    String content = source.substring(start, end);
    switch (name) {
      case "code", "systemProperty" -> addCode(content);
      case "link" -> addLink(content.strip(), true);
      case "linkplain" -> addLink(content.strip(), false);
      case "snippet" -> addSnippet(content);
      case "inheritDoc", "docRoot", "value" -> {}
      default -> addText(content.strip());
    }
    return end + 1;
  }

  private int endOfTag(int start) {
    int depth = 1;
    for (int i = start; i < source.length(); i++) {
      if (source.charAt(i) == '{') {
        depth++;
      } else if (source.charAt(i) == '}' && --depth == 0) {
        return i;
      }
    }
    return -1;
  }

  private void addCode(String code) {
    if (isVerbatim()) {
      text.append(code);
    } else if (!code.isBlank()) {
      text.append("[code]").append(code.strip()).append("[/code]");
    }
  }

  private void addLink(String content, boolean isCode) {
    Matcher link = LINK.matcher(content);
    if (!link.matches()) {
      return;
    }
    String target = link.group(1).replaceFirst("^#", "").replace('#', '.');
    if (link.group(2) != null) {
      text.append(blocks(link.group(2)).stream().map(Block::text).collect(Collectors.joining(" ")));
    } else if (isCode) {
      addCode(target);
    } else {
      addText(target);
    }
  }

  // {@snippet :
  //   int hp = 7;
  // }
  private void addSnippet(String content) {
    int start = content.indexOf(":\n");
    if (start >= 0) {
      endBlock();
      kind = Kind.CODE;
      text.append(content.substring(start + 2).stripIndent());
      endBlock();
    }
  }

  private void addElement(String name, boolean isStart, String attributes) {
    if (kind == Kind.CODE) {
      if (name.equals("pre")) {
        endBlock();
      }
      return;
    }
    switch (name) {
      case "pre" -> startBlock(Kind.CODE);
      case "ul", "ol" -> {
        endBlock();
        if (isStart) {
          lists.push(name.equals("ol") ? 0 : -1);
        } else {
          lists.poll();
        }
      }
      case "li" -> startBlock(isStart ? Kind.ITEM : Kind.PARAGRAPH);
      case "br" -> text.append(isVerbatim() ? "" : "[br]");
      case "td", "th" -> text.append(' ');
      case "a" -> addAnchor(isStart, attributes);
      default -> {
        if (BLOCKS.contains(name)) {
          endBlock();
        } else if (INLINE.containsKey(name)) {
          String tag = INLINE.get(name);
          if (isStart) {
            open(tag, tag);
          } else {
            close(tag);
          }
        }
      }
    }
  }

  private void addAnchor(boolean isStart, String attributes) {
    Matcher address = ADDRESS.matcher(attributes);
    if (!isStart) {
      close("url");
    } else if (address.find()) {
      open("url", "url=" + address.group(1).replace("&amp;", "&"));
    }
  }

  private void open(String tag, String content) {
    if (!isVerbatim() && !open.contains(tag)) {
      text.append('[').append(content).append(']');
      open.push(tag);
    }
  }

  private void close(String tag) {
    while (open.contains(tag)) {
      text.append("[/").append(open.pop()).append(']');
    }
  }

  private void startBlock(Kind next) {
    endBlock();
    kind = next;
    if (kind == Kind.ITEM) {
      int number = lists.isEmpty() ? -1 : lists.pop();
      text.append(number < 0 ? "- " : number + 1 + ". ");
      lists.push(number < 0 ? -1 : number + 1);
    }
  }

  private void endBlock() {
    while (!open.isEmpty()) {
      close(open.getFirst());
    }
    String content = kind == Kind.CODE
        ? text.toString().replaceFirst("^\\s*\\n", "").stripTrailing()
        : OUTER_BREAKS.matcher(text.toString().replaceAll("\\s+", " ")).replaceAll("");
    if (!EMPTY.matcher(content).matches()) {
      blocks.add(new Block(kind, content));
    }
    text.setLength(0);
    kind = Kind.PARAGRAPH;
  }
}
