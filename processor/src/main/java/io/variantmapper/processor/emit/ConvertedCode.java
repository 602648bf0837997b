package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Conversion;
import io.variantmapper.processor.model.Mapping;

/** Emits the code for values that are written as values of another type. */
record ConvertedCode(Mapping.Converted mapping, GeneratedMembers members) implements ValueCode {
  private ValueCode value() {
    return members.code(mapping.value());
  }

  @Override
  public String words() {
    return mapping.type().simpleName() + value().unit();
  }

  @Override
  public boolean takesNull() {
    return false;
  }

  // Instant.ofEpochMilli(value.since().getTime())
  // value.hits().get()
  @Override
  public Code write(Code value) {
    Conversion conversion = mapping.conversion();
    return value()
        .write(
            switch (conversion) {
              // The code does not call toInstant(), because java.sql.Date throws an exception
              // there.
              case DATE -> Code.of("$T.ofEpochMilli($L.getTime())", conversion.written(), value);
              case SQL_DATE -> Code.of("$L.toLocalDate()", value);
              case SQL_TIME -> Code.of("$L.toLocalTime()", value);
              case SQL_TIMESTAMP -> Code.of("$L.toInstant()", value);
              case ATOMIC_INTEGER, ATOMIC_LONG, ATOMIC_BOOLEAN -> Code.of("$L.get()", value);
            });
  }

  // Date.from(Instant.parse(in.readString()))
  // Date.valueOf(LocalDate.parse(in.readString()))
  // new AtomicInteger(in.readInt())
  @Override
  public Code read() {
    String format = switch (mapping.conversion()) {
      case DATE, SQL_TIMESTAMP -> "$T.from($L)";
      case SQL_DATE, SQL_TIME -> "$T.valueOf($L)";
      case ATOMIC_INTEGER, ATOMIC_LONG, ATOMIC_BOOLEAN -> "new $T($L)";
    };
    return Code.of(format, mapping.type(), value().read());
  }
}
