import io.kaitai.struct.ByteBufferKaitaiStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Reads packets with the reader that Kaitai Struct generated, and prints them like check.js. */
class Leaves {
  private static final Map<String, List<String>> FIELDS = new HashMap<>();

  public static void main(String[] args) throws Exception {
    for (String line : Files.readAllLines(Path.of(args[0], "fields.txt"))) {
      List<String> words = List.of(line.split(" "));
      FIELDS.put(words.get(0), words.subList(1, words.size()));
    }
    for (String line : Files.readAllLines(Path.of(args[0], "packets.txt"))) {
      byte[] packet = HexFormat.of().parseHex(line.substring(2));
      ByteBufferKaitaiStream in = new ByteBufferKaitaiStream(packet);
      Object value = new GodotVariant(in, line.charAt(0) - '0');
      if (!in.isEof()) {
        throw new IllegalStateException(line + ": bytes are left");
      }
      System.out.println(leaves(value));
    }
  }

  private static String leaves(Object value) throws ReflectiveOperationException {
    if (value == null) {
      return "-";
    } else if (value instanceof Double || value instanceof Float) {
      double number = ((Number) value).doubleValue();
      long bits = Double.doubleToLongBits(number);
      return Double.isNaN(number) ? "nan" : HexFormat.of().toHexDigits(bits);
    } else if (value instanceof Number number) {
      return Long.toHexString(number.longValue());
    } else if (value instanceof String text) {
      byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
      return '"' + HexFormat.of().formatHex(utf8) + '"';
    } else if (value instanceof byte[] bytes) {
      return '<' + HexFormat.of().formatHex(bytes) + '>';
    }
    StringBuilder text = new StringBuilder(value instanceof List ? "[" : "(");
    if (value instanceof List<?> list) {
      for (Object element : list) {
        text.append(text.length() == 1 ? "" : " ").append(leaves(element));
      }
      return text.append(']').toString();
    }
    for (String field : FIELDS.get(value.getClass().getSimpleName().toLowerCase())) {
      Object part = value.getClass().getMethod(getter(field)).invoke(value);
      boolean isFloat = field.endsWith(":f");
      text.append(text.length() == 1 ? "" : " ");
      text.append(leaves(isFloat && part != null ? ((Number) part).doubleValue() : part));
    }
    return text.append(')').toString();
  }

  private static String getter(String field) {
    String[] words = field.replace(":f", "").split("_");
    return words[0]
        + Arrays.stream(words)
            .skip(1)
            .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
            .collect(Collectors.joining());
  }
}
