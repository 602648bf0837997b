package io.variantmapper.processor.read;

import com.google.auto.common.MoreElements;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.Mapping;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Reads the annotation that names a serializer for a whole type: {@code @VariantUsing}.
 *
 * <pre>{@code
 * Optional<Mapping.Own> named = new SerializerMarkReader(elements, types).read(type);
 * }</pre>
 */
public final class SerializerMarkReader {
  private final Compiler compiler;

  /** A reader that asks the given compiler. */
  public SerializerMarkReader(Elements elements, Types types) {
    compiler = new Compiler(elements, types);
  }

  /** How the annotation of a type says that it is mapped. */
  public Optional<Mapping.Own> read(Element bearer) {
    TypeSerializerReader reader = reader(bearer);
    Optional<Anchor> anchor = Optional.of(Anchor.of(bearer));
    return reader.ofType(bearer, anchor).map(TypeSerializer::mapping);
  }

  private TypeSerializerReader reader(Element bearer) {
    Reach reach = new Reach(MoreElements.getPackage(bearer));
    return new TypeSerializerReader(compiler, new SerializerReader(compiler, reach));
  }
}
