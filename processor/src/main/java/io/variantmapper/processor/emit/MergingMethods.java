package io.variantmapper.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.Field;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Emits the methods that merge a packet into an existing object. */
final class MergingMethods {
  private static final String BEFORE = "before";

  private final SerializerPlan plan;
  private final SerializerSkeleton skeleton;

  MergingMethods(SerializerPlan plan, SerializerSkeleton skeleton) {
    this.plan = plan;
    this.skeleton = skeleton;
  }

  void addTo(TypeSpec.Builder serializer) {
    Set<Trait> traits = plan.type().declaration().traits();
    if (traits.contains(Trait.CHANGES)) {
      addApplyChanges(serializer, traits.contains(Trait.READ_INTO));
    }
    if (traits.contains(Trait.READ_INTO)) {
      serializer.addMethod(readInto());
    }
  }

  private void addApplyChanges(TypeSpec.Builder serializer, boolean isInPlace) {
    if (isInPlace) {
      serializer.addMethod(inPlace());
    } else if (plan.type().creation().isBuilt()
        && plan.type().properties().stream().noneMatch(ObjectCode::isSetFromVariable)) {
      addAnew(serializer, new FillInPlace(plan, Optional.of(BEFORE)));
    } else {
      addAnew(serializer, new CollectThenCreate(plan, Optional.of(BEFORE)));
    }
  }

  // if (before == null) {
  //   return read(in);
  // }
  private MethodSpec.Builder begin() {
    return skeleton
        .applyChanges()
        .beginControlFlow("if ($N == null)", BEFORE)
        .addStatement("return read(in)")
        .endControlFlow();
  }

  // String name = before.name();
  // …
  // FieldReader.endFields(in);
  // return new PlayerState(name);
  private void addAnew(TypeSpec.Builder serializer, Assembly assembly) {
    new ReadMethodBody(plan, assembly, loop(assembly), List.of())
        .addTo(serializer, begin(), "ChangedValues");
  }

  // readInto(before, in);
  // return before;
  private MethodSpec inPlace() {
    return begin()
        .addStatement("readInto($N, in)", BEFORE)
        .addStatement("return $N", BEFORE)
        .build();
  }

  // …
  // FieldReader.endFields(in);
  private MethodSpec readInto() {
    return loop(new FillInPlace(plan, Optional.of("existing"))).bodyOf(skeleton.readInto());
  }

  private Code loop(Assembly assembly) {
    InView inView = new InView(plan.members(), "in", true);
    return Code.builder()
        .add(inView.declare(plan.type(), Field::isRead))
        .add(new FieldLoop(plan, assembly, inView).overAny())
        .addStatement("${FieldReader}.endFields(in)")
        .build();
  }
}
