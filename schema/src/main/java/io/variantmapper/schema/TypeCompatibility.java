package io.variantmapper.schema;

import io.variantmapper.schema.Compatibility.Mismatch;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Finds out whether a program can read a value that was written with another type. */
final class TypeCompatibility {
  private final Map<String, SchemaEnum> writtenEnums;
  private final Map<String, SchemaEnum> readEnums;
  private final List<Mismatch> mismatches;

  TypeCompatibility(List<SchemaEnum> written, List<SchemaEnum> read, List<Mismatch> mismatches) {
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
   * @param writtenLine the line about the value in the schema of the writer, for the message
   */
  void compare(SchemaType from, SchemaType to, String writtenLine, String readLine) {
    if (!isRead(from, to)) {
      mismatches.add(new Mismatch(writtenLine, readLine, "expects " + to + " but finds " + from));
    }
  }

  private boolean isRead(SchemaType from, SchemaType to) {
    if (to.equals(SchemaType.Plain.VARIANT)) {
      return true;
    } else if (to instanceof SchemaType.Nullable nullable) {
      return isRead(
          from instanceof SchemaType.Nullable other ? other.type() : from, nullable.type());
    } else if (from instanceof SchemaType.EnumOf written && to instanceof SchemaType.EnumOf read) {
      compareEnums(written.name(), read.name());
      return true;
    } else if (from.elementType().isPresent() && to.elementType().isPresent()) {
      return isRead(from.elementType().orElseThrow(), to.elementType().orElseThrow());
    } else if (from instanceof SchemaType.DictionaryOf written
        && to instanceof SchemaType.DictionaryOf read) {
      return isRead(written.key(), read.key()) && isRead(written.value(), read.value());
    } else if (from instanceof SchemaType.Mapped written && to instanceof SchemaType.Mapped read) {
      return isReadAs(written, read);
    } else if (from instanceof SchemaType.Plain written && to instanceof SchemaType.Plain read) {
      return read.reads(written.godotName());
    }
    return from.equals(to) || areInts(from, to);
  }

  /**
   * Returns whether a value that was written as one description of a mapped type can be read as
   * another description of the same type. One description may have the shape of a Dictionary and
   * the other the shape of an Array, because a program reads both shapes.
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
   * Returns whether one type is an int and the other is a time or a duration. Such values can be
   * read as each other, because packets contain an int for each of them.
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
      Optional<SchemaEnum.Constant> sameValue = read.constantOf(constant.value());
      if (sameValue.isEmpty() && !hasFallback) {
        add(line(written, constant), "nothing", "does not know this value");
      } else if (sameValue.isPresent() && isMoved(constant, sameValue.get(), read)) {
        add(line(written, constant), line(read, sameValue.get()), "reads another constant");
      }
    }
  }

  /**
   * Returns whether the reader has the written constant, but with another value. If the reader does
   * not have the constant, the constant may only have been renamed.
   */
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
    // If several fields have the same enum, the same mismatch is found several times.
    if (!mismatches.contains(mismatch)) {
      mismatches.add(mismatch);
    }
  }
}
