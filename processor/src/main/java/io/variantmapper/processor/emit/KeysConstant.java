package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Entry.WireEntry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.Key;
import io.variantmapper.processor.model.MappedType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.Modifier;

/** Emits the constant that holds the keys of a type. */
final class KeysConstant {
  private static final TypeName TYPE = RuntimeNames.named("FieldKeys");

  private final MappedType type;
  private final GeneratedMembers members;
  private final List<WireEntry> entries;

  KeysConstant(SerializerPlan plan) {
    type = plan.type();
    members = plan.members();
    entries = plan.entries();
  }

  // private static final FieldKeys KEYS = FieldKeys.of("display_name", "hp", "type")
  //     .alias(0, "name", "nick")
  //     .tagged("move")
  //     .optional(1)
  //     .ignoringCase(2)
  //     .inArray(1, 0, 2);
  //
  // private static final FieldKeys KEYS = newKeys();
  void addTo(TypeSpec.Builder serializer) {
    List<Code> calls = calls();
    if (calls.size() <= Code.MAX_IN_CHAIN) {
      Code.Builder chain = Code.builder().add(of());
      for (Code call : calls) {
        chain.add("$Z.$L", call);
      }
      serializer.addField(chain.build().constant(TYPE, members.keys()));
    } else {
      MethodSpec method = newKeys(calls);
      serializer
          .addField(Code.of("$N()", method.name()).constant(TYPE, members.keys()))
          .addMethod(method);
    }
  }

  // private static FieldKeys newKeys() {
  //   FieldKeys keys = FieldKeys.of("display_name", "hp");
  //   keys = keys.alias(0, "name", "nick");
  //   return keys;
  // }
  private MethodSpec newKeys(List<Code> calls) {
    String local = Names.take(members.locals(), "keys");
    Code statements = calls.stream()
        .map(call -> Code.statement("$N = $N.$L", local, local, call))
        .collect(Code.joining(""));
    return Code.lines("""
            $T $N = $L;
            $L
            return $N;
            """, TYPE, local, of(), statements, local)
        .bodyOf(MethodSpec.methodBuilder(members.method("newKeys"))
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(TYPE));
  }

  // FieldKeys.of("display_name", "hp", "type")
  private Code of() {
    List<Code> texts = new ArrayList<>();
    for (WireEntry entry : entries) {
      texts.add(Code.of("$S", entry.keyText()));
    }
    return Code.of("$T.of($L)", TYPE, Code.join(texts, ",$W"));
  }

  private List<Code> calls() {
    List<Code> calls = aliases();
    Optional<Entry.OfTag> tag = WireEntry.tag(entries);
    if (tag.isPresent()) {
      calls.add(Code.of(
          tag.get().tag().isNumber() ? "tagged($L)" : "tagged($S)",
          tag.get().tag().value()));
    }
    // Without required fields, nothing uses the list of optional fields.
    if (entries.stream().anyMatch(KeysConstant::isOptional) && type.requiresFields()) {
      calls.add(Code.of("optional($L)", indices(KeysConstant::isOptional)));
    }
    if (type.wireFields().stream().anyMatch(field -> field.key().ignoresCase())) {
      calls.add(Code.of("ignoringCase($L)", indices(KeysConstant::isExact)));
    }
    if (!type.elements().equals(entries)) {
      calls.add(Code.of(
          "inArray($L)",
          type.elements().stream()
              .map(element -> String.valueOf(entries.indexOf(element)))
              .collect(Collectors.joining(", "))));
    }
    return calls;
  }

  private List<Code> aliases() {
    List<Code> calls = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      Optional<Field> field = entries.get(i).asField();
      if (field.isPresent() && !field.get().options().aliases().isEmpty()) {
        List<Code> texts = new ArrayList<>();
        for (Key alias : field.get().options().aliases()) {
          texts.add(Code.of("$S", alias.text()));
        }
        calls.add(Code.of("alias($L,$W$L)", i, Code.join(texts, ",$W")));
      }
    }
    return calls;
  }

  private String indices(Predicate<WireEntry> some) {
    return IntStream.range(0, entries.size())
        .filter(i -> some.test(entries.get(i)))
        .mapToObj(String::valueOf)
        .collect(Collectors.joining(", "));
  }

  private static boolean isExact(WireEntry entry) {
    return entry.match(field -> !field.key().ignoresCase(), tag -> true, reserved -> false);
  }

  private static boolean isOptional(WireEntry entry) {
    return entry.match(field -> !field.isRequired(), tag -> false, reserved -> true);
  }
}
