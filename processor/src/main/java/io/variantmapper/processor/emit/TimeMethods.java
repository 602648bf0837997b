package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import io.variantmapper.processor.model.Mapping;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import javax.lang.model.element.Modifier;

/** Names and emits the methods that write and read points in time and durations as numbers. */
final class TimeMethods {
  private final NameAllocator methods;
  private final Map<Mapping.Time, String> writers = new LinkedHashMap<>();
  private final Map<Mapping.Time, String> readers = new LinkedHashMap<>();

  /** Starts without methods. Added methods get their names from {@code methods}. */
  TimeMethods(NameAllocator methods) {
    this.methods = methods;
  }

  void add(Mapping.Time time) {
    String words = TypeWords.of(time);
    writers.computeIfAbsent(time, key -> Names.take(methods, "write" + words));
    readers.computeIfAbsent(time, key -> Names.take(methods, "read" + words));
  }

  /** Returns the name of the method that writes a time. */
  String writer(Mapping.Time time) {
    return Objects.requireNonNull(writers.get(time));
  }

  /** Returns the name of the method that reads a time. */
  String reader(Mapping.Time time) {
    return Objects.requireNonNull(readers.get(time));
  }

  List<MethodSpec> emit() {
    List<MethodSpec> emitted = new ArrayList<>();
    for (Mapping.Time time : writers.keySet()) {
      emitted.add(write(time));
      emitted.add(read(time));
    }
    return emitted;
  }

  // private static void writeInstantInSeconds(VariantWriter out, Instant value) {
  //   if (value == null) {
  //     out.writeNil();
  //     return;
  //   }
  //   TimeNumber.write(out, value.getEpochSecond(), value.getNano(), TimeUnit.SECONDS);
  // }
  private MethodSpec write(Mapping.Time time) {
    return Code.lines("""
            if (value == null) {
              out.writeNil();
              return;
            }
            ${TimeNumber}.write(out,$Wvalue.$N(),$Wvalue.getNano(),$W$T.$N);
            """, time.time().seconds(), TimeUnit.class, time.unit().name())
        .bodyOf(MethodSpec.methodBuilder(writer(time))
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .addParameter(RuntimeNames.WRITER, "out")
            .addParameter(time.type(), "value"));
  }

  // private static Instant readInstantInSeconds(VariantReader in) {
  //   if (TimeNumber.isTextNext(in)) {
  //     return Instant.parse(in.readString());
  //   }
  //   TimeNumber number = TimeNumber.readInstant(in, TimeUnit.SECONDS);
  //   return Instant.ofEpochSecond(number.seconds(), number.nanos());
  // }
  private MethodSpec read(Mapping.Time time) {
    return Code.lines(
            """
            if (${TimeNumber}.isTextNext(in)) {
              return $T.parse(in.readString());
            }
            ${TimeNumber} number =$W${TimeNumber}.read$L(in,$W$T.$N);
            return $T.$N(number.seconds(),$Wnumber.nanos());
            """,
            time.type(),
            time.type().simpleName(),
            TimeUnit.class,
            time.unit().name(),
            time.type(),
            time.time().factory())
        .bodyOf(MethodSpec.methodBuilder(reader(time))
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .addParameter(RuntimeNames.READER, "in")
            .returns(time.type()));
  }
}
