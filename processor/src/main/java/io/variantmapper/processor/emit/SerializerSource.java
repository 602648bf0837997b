package io.variantmapper.processor.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.Key;
import io.variantmapper.processor.model.MappedType;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The source of one serializer.
 *
 * <pre>{@code
 * SerializerSource.of(type).text()   // package game; …
 * }</pre>
 */
public final class SerializerSource {
  private final MappedType type;
  private final SerializerSkeleton skeleton;
  private final Members members;
  private final Runs runs;
  private final Defaults defaults;

  private SerializerSource(MappedType type) {
    this.type = type;
    var variables = new VariableSerializers(type.declaration(), type.usedVariables());
    skeleton = new SerializerSkeleton(type.declaration(), variables);
    members = Members.of(type, variables);
    runs = Runs.of(type, members);
    defaults = Defaults.of(type, members);
  }

  /** The serializer of a type that has no problems. */
  public static Output of(MappedType type) {
    SerializerSource source = new SerializerSource(type);
    JavaFile file = source.skeleton.file(source.serializer());
    return Output.source(file, type.declaration().anchor());
  }

  private TypeSpec serializer() {
    TypeSpec.Builder serializer =
        skeleton.classBuilder().addJavadoc(PacketJavadoc.of(type).block()).addField(keys());
    for (Run run : runs.all()) {
      serializer.addFields(run.constants(members.keys()));
    }
    members.enumSerializers().stream().map(EnumField::emit).forEach(serializer::addField);
    serializer
        .addFields(defaults.constants())
        .addFields(members.ownSerializers())
        .addMethods(skeleton.constructors())
        .addMethods(new WriteMethod(type, members, runs, defaults).emit(skeleton.writeBuilder()))
        .addMethods(new SizeMethod(type, members, runs).emit(skeleton));
    new ReadMethod(type, members, runs, defaults)
        .emit()
        .addTo(serializer, skeleton.readBuilder(), new ValuesClass(type, members, "Values"));
    if (type.declaration().traits().contains(Trait.CHANGES)) {
      serializer.addMethod(
          new WriteChangesMethod(type, members).emit(skeleton.writeChangesBuilder()));
      new ApplyChangesMethod(type, skeleton, members, defaults).addTo(serializer);
    }
    serializer.addMethods(new ContainerMethods(members).emit());
    members.captures().stream()
        .map(mapping -> new CaptureMethod(members, mapping).emit())
        .forEach(serializer::addMethod);
    serializer.addMethods(members.lookups());
    String builder = Members.newName(members.locals(), "builder");
    members.enumSerializers().stream()
        .flatMap(field -> field.emitMethod(builder).stream())
        .forEach(serializer::addMethod);
    members.addGenerics(serializer);
    AdapterClass adapters = new AdapterClass(members);
    members.adapters().stream().map(adapters::emit).forEach(serializer::addType);
    NarrowingClass narrowings = new NarrowingClass(members);
    members.narrowings().stream().map(narrowings::emit).forEach(serializer::addType);
    return serializer.build();
  }

  // private static final FieldKeys KEYS = FieldKeys.of("display_name", "hp");
  private FieldSpec keys() {
    Code keys = type.wireEntries().stream()
        .map(entry -> Code.of("$S", entry.keyText()))
        .collect(Code.joining(",$W"));
    Code all =
        Code.of("$T.of($L)$L$L$L", RuntimeNames.FIELD_KEYS, keys, aliases(), tagged(), optional());
    return Constant.of(RuntimeNames.FIELD_KEYS, members.keys(), all);
  }

  // .tagged("move")
  private Code tagged() {
    return Entry.only(Entry.OfTag.class, type.wireEntries()).stream()
        .map(Entry.OfTag::tag)
        .map(tag -> Code.of(tag.isNumber() ? "$Z.tagged($L)" : "$Z.tagged($S)", tag.value()))
        .collect(Code.joining(""));
  }

  // .alias(0, "name", "nick")
  private Code aliases() {
    Code.Builder code = Code.builder();
    List<Entry> entries = type.wireEntries();
    for (int i = 0; i < entries.size(); i++) {
      List<Key> aliases =
          entries.get(i) instanceof Field field ? field.options().aliases() : List.of();
      if (!aliases.isEmpty()) {
        Code texts =
            aliases.stream().map(alias -> Code.of("$S", alias.text())).collect(Code.joining(",$W"));
        code.add("$Z.alias($L,$W$L)", i, texts);
      }
    }
    return code.build();
  }

  // .optional(1, 4)
  private Code optional() {
    List<Entry> entries = type.wireEntries();
    List<String> indices = IntStream.range(0, entries.size())
        .filter(i -> isOptional(entries.get(i)))
        .mapToObj(String::valueOf)
        .toList();
    // Without anything required, nobody asks.
    return indices.isEmpty() || !type.requiresFields()
        ? Code.of("")
        : Code.of("$Z.optional($L)", String.join(", ", indices));
  }

  private static boolean isOptional(Entry entry) {
    return entry instanceof Field field ? !field.isRequired() : entry instanceof Entry.Reserved;
  }
}
