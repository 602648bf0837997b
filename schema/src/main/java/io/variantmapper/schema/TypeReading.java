package io.variantmapper.schema;

import io.variantmapper.schema.Reading.Mismatch;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds out whether a program can read a value that was written with another type. */
final class TypeReading {
  /** For each type of a reader, the other types that it also reads. */
  private static final Map<String, Set<String>> ALSO_READ = Map.of(
      "float", Set.of("int"),
      "String", Set.of("StringName"),
      "StringName", Set.of("String"));

  private final Map<String, SchemaEnum> writtenEnums;
  private final Map<String, SchemaEnum> readEnums;
  private final List<Mismatch> mismatches;

  TypeReading(List<SchemaEnum> written, List<SchemaEnum> read, List<Mismatch> mismatches) {
    writtenEnums = byName(written);
    readEnums = byName(read);
    this.mismatches = mismatches;
  }

  private static Map<String, SchemaEnum> byName(List<SchemaEnum> enums) {
    return enums.stream().collect(Collectors.toMap(SchemaEnum::name, Function.identity()));
  }

  /**
   * Compares two types.
   *
   * @param writtenLine the line of the value in the schema of the writer, for the message
   */
  void compare(SchemaType from, SchemaType to, String writtenLine, String readLine) {
    if (!isRead(from, to)) {
      mismatches.add(new Mismatch(writtenLine, readLine, "expects " + to + ", finds " + from));
    }
  }

  private boolean isRead(SchemaType from, SchemaType to) {
    if (to instanceof SchemaType.Plain any && any.godotName().equals("Variant")) {
      return true;
    } else if (to instanceof SchemaType.Nullable nullable) {
      return isRead(
          from instanceof SchemaType.Nullable other ? other.type() : from, nullable.type());
    } else if (from instanceof SchemaType.EnumOf written && to instanceof SchemaType.EnumOf read) {
      compareEnums(written.name(), read.name());
      return true;
    } else if (element(from).isPresent() && element(to).isPresent()) {
      return isRead(element(from).orElseThrow(), element(to).orElseThrow());
    } else if (from instanceof SchemaType.DictionaryOf written
        && to instanceof SchemaType.DictionaryOf read) {
      return isRead(written.key(), read.key()) && isRead(written.value(), read.value());
    } else if (from instanceof SchemaType.Mapped written && to instanceof SchemaType.Mapped read) {
      return isReadAs(written, read);
    } else if (from instanceof SchemaType.Plain written && to instanceof SchemaType.Plain read) {
      return written.equals(read)
          || ALSO_READ.getOrDefault(read.godotName(), Set.of()).contains(written.godotName());
    }
    return from.equals(to) || areInts(from, to);
  }

  /** Returns the type of the elements of an Array or a packed array; empty for other types. */
  private static Optional<SchemaType> element(SchemaType type) {
    if (type instanceof SchemaType.ArrayOf array) {
      return Optional.of(array.element());
    }
    String name = switch (type.toString()) {
      case "PackedByteArray", "PackedInt32Array", "PackedInt64Array" -> "int";
      case "PackedFloat32Array", "PackedFloat64Array" -> "float";
      case "PackedStringArray" -> "String";
      case "PackedVector2Array" -> "Vector2";
      case "PackedVector3Array" -> "Vector3";
      case "PackedVector4Array" -> "Vector4";
      case "PackedColorArray" -> "Color";
      default -> "";
    };
    return name.isEmpty() ? Optional.empty() : Optional.of(new SchemaType.Plain(name));
  }

  /**
   * Returns whether one mapped type is read as another. One may be a Dictionary and the other an
   * Array, because a program reads both.
   */
  private boolean isReadAs(SchemaType.Mapped written, SchemaType.Mapped read) {
    boolean areFields = isFields(written.shape()) && isFields(read.shape());
    if (!written.name().equals(read.name())
        || (written.shape() != read.shape() && !areFields)
        || written.arguments().size() != read.arguments().size()) {
      return false;
    }
    for (int i = 0; i < read.arguments().size(); i++) {
      if (!isRead(written.arguments().get(i), read.arguments().get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isFields(SchemaShape shape) {
    return shape == SchemaShape.DICTIONARY || shape == SchemaShape.ARRAY;
  }

  /**
   * Returns whether one type is an int and the other is a time in a unit, which is also an int.
   */
  private static boolean areInts(SchemaType from, SchemaType to) {
    SchemaType integer = new SchemaType.Plain("int");
    return (from.equals(integer) && isTime(to)) || (isTime(from) && to.equals(integer));
  }

  private static boolean isTime(SchemaType type) {
    return type instanceof SchemaType.TimeIn || type instanceof SchemaType.DurationIn;
  }

  private void compareEnums(String writtenName, String readName) {
    SchemaEnum written = writtenEnums.get(writtenName);
    SchemaEnum read = readEnums.get(readName);
    if (written == null || read == null) {
      return;
    }
    boolean hasFallback = read.constants().stream().anyMatch(SchemaEnum.Constant::isFallback);
    for (SchemaEnum.Constant constant : written.constants()) {
      Optional<SchemaEnum.Constant> sameValue = constantOf(constant.value(), read);
      if (sameValue.isEmpty() && !hasFallback) {
        add(line(written, constant), "nothing", "does not know this value");
      } else if (sameValue.isPresent() && isMoved(constant, sameValue.get(), read)) {
        add(line(written, constant), line(read, sameValue.get()), "reads another constant");
      }
    }
  }

  /** Returns the constant that is read from a value, which may be the name of a constant. */
  private static Optional<SchemaEnum.Constant> constantOf(Object value, SchemaEnum read) {
    return Stream.concat(
            read.constants().stream().filter(other -> other.value().equals(value)),
            read.constants().stream().filter(other -> other.name().equals(value)))
        .findFirst();
  }

  /** Returns whether the reader has the written constant, but under another value. */
  private static boolean isMoved(
      SchemaEnum.Constant written, SchemaEnum.Constant sameValue, SchemaEnum read) {
    return !sameValue.name().equals(written.name())
        && read.constants().stream().anyMatch(other -> other.name().equals(written.name()));
  }

  private static String line(SchemaEnum of, SchemaEnum.Constant constant) {
    return "enum " + of.name() + " " + SchemaTokens.literal(constant.value()) + " "
        + constant.name();
  }

  private void add(String written, String read, String reason) {
    Mismatch mismatch = new Mismatch(written, read, reason);
    // Several fields can have the same enum, and so the same mismatch.
    if (!mismatches.contains(mismatch)) {
      mismatches.add(mismatch);
    }
  }
}
