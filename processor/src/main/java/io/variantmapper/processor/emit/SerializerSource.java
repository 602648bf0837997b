package io.variantmapper.processor.emit;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Shape;

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
  private final GeneratedMembers members;

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
      new KeysConstant(plan).addTo(serializer);
      for (Run run : plan.runs().all()) {
        serializer.addFields(run.constants(members.keys()));
      }
    }
    for (EnumField field : members.enumSerializers()) {
      serializer.addField(field.emit());
    }
    serializer
        .addFields(plan.defaults().constants())
        .addFields(members.valueConstants())
        .addMethods(skeleton.constructors());
    if (isSingleValue) {
      new SingleValue(plan).addTo(serializer, skeleton);
    } else {
      addMethods(serializer);
    }
    serializer.addMethods(plan.filled().methods());
    MemberMethods.addTo(serializer, members);
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
}
