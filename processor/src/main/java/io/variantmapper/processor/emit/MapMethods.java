package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Container;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes and reads a map. */
final class MapMethods implements ContainerMethods.Loops {
  private final Container.MapOf mapping;
  private final TypeName keyType;
  private final TypeName valueType;
  private final boolean checked;

  MapMethods(Container.MapOf mapping) {
    this.mapping = mapping;
    keyType = mapping.key().mapping().type();
    valueType = mapping.value().mapping().type();
    checked = CollisionGuardCode.isNeeded(mapping.filled(), mapping.key().mapping());
  }

  // out.beginDictionary(elements.size());
  // for (Map.Entry<String, Item> entry : elements.entrySet()) {
  //   out.writeString(entry.getKey());
  //   ItemVariantSerializer.INSTANCE.write(out, entry.getValue());
  // }
  // out.endDictionary();
  @Override
  public MethodSpec write(MethodSpec.Builder method, WriteCode values) {
    String written = "elements";
    Code.Builder code = Code.builder();
    if (mapping.filled().isConcurrent()) {
      // // The count comes first, and other threads may change it.
      // Map<String, Item> copy = new LinkedHashMap<>(elements);
      written = "copy";
      code.add("// The count comes first, and other threads may change it.\n")
          .addStatement(
              "$T copy = new $T<>(elements)", withArguments(Map.class), LinkedHashMap.class);
    }
    return code.add(ContainerCode.begin(mapping, written + ".size()"))
        .beginControlFlow("for ($T entry : $L.entrySet())", withArguments(Map.Entry.class), written)
        .add(ContainerCode.write(
            mapping, values, mapping.key().mapping(), Code.of("entry.getKey()")))
        .add(ContainerCode.write(
            mapping, values, mapping.value().mapping(), Code.of("entry.getValue()")))
        .endControlFlow()
        .addStatement("out.endDictionary()")
        .bodyOf(method);
  }

  /** With the type arguments as declared: {@code Map.Entry<String, ? extends Item>}. */
  private TypeName withArguments(Class<?> type) {
    return ParameterizedTypeName.get(
        ClassName.get(type),
        ((ParameterizedTypeName) mapping.type()).typeArguments().toArray(new TypeName[0]));
  }

  // int count = in.beginDictionary();
  // Map<Vector2i, Item> elements = new LinkedHashMap<>(in.capacity(count));
  // CollisionGuard guard = new CollisionGuard(in);
  // for (int i = 0; i < count; i++) {
  //   Vector2i key = in.readVector2i();
  //   guard.check(key, elements.size());
  //   elements.put(key, ItemVariantSerializer.INSTANCE.read(in));
  // }
  // in.endDictionary();
  // return elements;
  @Override
  public MethodSpec read(MethodSpec.Builder method, ReadCode values) {
    TypeName type = ParameterizedTypeName.get(mapping.declared(), keyType, valueType);
    Code.Builder code = Code.builder()
        .addStatement("int count = in.beginDictionary()")
        .addStatement("$T elements =$W$L", type, ContainerCode.start(mapping.filled(), keyType));
    if (checked) {
      code.add(CollisionGuardCode.declaration());
    }
    return code.beginControlFlow("for (int i = 0; i < count; i++)")
        .add(entry(values))
        .endControlFlow()
        .addStatement("in.endDictionary()")
        .addStatement("return elements")
        .bodyOf(method.returns(type));
  }

  private Code entry(ReadCode values) {
    Code.Builder code =
        Code.builder().addStatement("$T key = $L", keyType, values.read(mapping.key()));
    if (ReadCode.skipsUnknown(mapping.key())) {
      // if (key == null) {
      //   in.skip();
      //   continue;
      // }
      code.beginControlFlow("if (key == null)")
          .addStatement("in.skip()")
          .addStatement("continue")
          .endControlFlow();
    }
    if (checked) {
      code.add(CollisionGuardCode.check("key"));
    }
    return code.add(values.put(mapping.value())).build();
  }
}
