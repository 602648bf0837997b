package io.variantmapper.processor.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Shape;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Generates the serializer of one type.
 *
 * <pre>{@code
 * SerializerSource.of(type).text()   // package game; …
 * }</pre>
 */
public final class SerializerSource {
  private final MappedType type;
  private final SerializerSkeleton skeleton;
  private final SerializerPlan plan;
  private final Members members;

  private SerializerSource(MappedType type) {
    this.type = type;
    var variables = VariableSerializers.of(type.declaration(), type.usedVariables());
    skeleton = new SerializerSkeleton(type.declaration(), variables);
    plan = SerializerPlan.of(type, variables);
    members = plan.members();
  }

  /** Returns the serializer of a type. The type must not have problems. */
  public static Output of(MappedType type) {
    SerializerSource source = new SerializerSource(type);
    JavaFile file = source.skeleton.file(source.serializer());
    return Output.source(file, type.declaration().anchor());
  }

  private TypeSpec serializer() {
    TypeSpec.Builder serializer =
        skeleton.classBuilder().addJavadoc(PacketJavadoc.of(type).block());
    boolean isSingleValue = type.declaration().shape() == Shape.VALUE;
    if (!isSingleValue) {
      serializer.addField(keys());
      for (Run run : plan.runs().all()) {
        serializer.addFields(run.constants(members.keys()));
      }
    }
    for (EnumField field : members.enumSerializers()) {
      serializer.addField(field.emit());
    }
    serializer
        .addFields(plan.defaults().constants())
        .addFields(members.customSerializers())
        .addMethods(skeleton.constructors());
    if (isSingleValue) {
      new SingleValue(plan).addTo(serializer, skeleton);
    } else {
      addMethods(serializer);
    }
    GenericMembers generics = new GenericMembers(members);
    serializer.addMethods(members.times().emit());
    serializer.addMethods(members.implemented().emit(members));
    addContainerMethods(serializer);
    serializer.addMethods(generics.captures()).addMethods(members.lookups());
    String builder = Names.take(members.locals(), "builder");
    for (EnumField field : members.enumSerializers()) {
      field.emitMethod(builder).ifPresent(serializer::addMethod);
    }
    generics.addTo(serializer);
    return serializer.build();
  }

  private void addMethods(TypeSpec.Builder serializer) {
    serializer
        .addMethods(new WriteMethod(plan).emit(skeleton.write()))
        .addMethods(new SizeMethod(plan).emit(skeleton));
    new ReadMethod(plan).emit().addTo(serializer, skeleton.read(), "Values");
    if (type.declaration().traits().contains(Trait.CHANGES)) {
      serializer.addMethod(new WriteChangesMethod(plan).emit(skeleton.writeChanges()));
    }
    new MergingMethods(plan, skeleton).addTo(serializer);
  }

  /**
   * Adds the methods that write and read containers. The method that writes a container precedes
   * the method that reads it.
   */
  private void addContainerMethods(TypeSpec.Builder serializer) {
    ContainerWriter writer = new ContainerWriter(members);
    ContainerReader reader = new ContainerReader(members);
    Set<Container> unwritten = new LinkedHashSet<>(members.writers());
    for (Container container : members.readers()) {
      Container written = container.asWritten();
      if (unwritten.remove(written)) {
        serializer.addMethod(writer.emit(written));
      }
      serializer.addMethod(reader.emit(container));
    }
  }

  // private static final FieldKeys KEYS = FieldKeys.of("display_name", "hp", "type")
  //     .alias(0, "name", "nick")
  //     .tagged("move")
  //     .optional(1)
  //     .ignoringCase(2)
  //     .inArray(1, 0, 2);
  private FieldSpec keys() {
    List<Entry> entries = plan.entries();
    List<Code> keys = new ArrayList<>();
    Code.Builder aliases = Code.builder();
    Code.Builder tagged = Code.builder();
    List<String> optional = new ArrayList<>();
    List<String> exact = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      keys.add(Code.of("$S", entry.keyText()));
      if (entry instanceof Field field && !field.options().aliases().isEmpty()) {
        Code texts = field.options().aliases().stream()
            .map(alias -> Code.of("$S", alias.text()))
            .collect(Code.joining(",$W"));
        aliases.add("$Z.alias($L,$W$L)", i, texts);
      } else if (entry instanceof Entry.OfTag tag) {
        String format = tag.tag().isNumber() ? "$Z.tagged($L)" : "$Z.tagged($S)";
        tagged.add(format, tag.tag().value());
      }
      if (isOptional(entry)) {
        optional.add(String.valueOf(i));
      }
      if (isExact(entry)) {
        exact.add(String.valueOf(i));
      }
    }
    Code.Builder all = Code.builder()
        .add("${FieldKeys}.of($L)", Code.join(keys, ",$W"))
        .add(aliases.build())
        .add(tagged.build());
    // Without required fields, nothing uses the list of optional fields.
    if (!optional.isEmpty() && type.requiresFields()) {
      all.add("$Z.optional($L)", String.join(", ", optional));
    }
    if (type.wireFields().stream().anyMatch(field -> field.key().ignoresCase())) {
      all.add("$Z.ignoringCase($L)", String.join(", ", exact));
    }
    if (!type.elements().equals(entries)) {
      all.add(
          "$Z.inArray($L)",
          type.elements().stream()
              .map(element -> String.valueOf(entries.indexOf(element)))
              .collect(Collectors.joining(", ")));
    }
    return all.build().constant(RuntimeNames.named("FieldKeys"), members.keys());
  }

  /** Returns whether the entry has a key whose case is not ignored. */
  private static boolean isExact(Entry entry) {
    return entry instanceof Field field ? !field.key().ignoresCase() : entry instanceof Entry.OfTag;
  }

  private static boolean isOptional(Entry entry) {
    return entry instanceof Field field ? !field.isRequired() : entry instanceof Entry.Reserved;
  }
}
