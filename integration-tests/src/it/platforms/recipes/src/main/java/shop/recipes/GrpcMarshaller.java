package shop.recipes;

import io.grpc.MethodDescriptor;
import io.grpc.Status;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;

record GrpcMarshaller<T>(VariantSerializer<T> serializer, VariantFormat format)
    implements MethodDescriptor.Marshaller<T> {
  @Override
  public InputStream stream(T value) {
    return new ByteArrayInputStream(serializer.encode(value, format));
  }

  @Override
  public T parse(InputStream in) {
    try {
      return serializer.decode(in.readNBytes(format.limits().maxBytes()), format);
    } catch (IOException | VariantException e) {
      throw Status.INVALID_ARGUMENT
          .withCause(e)
          .withDescription(e.getMessage())
          .asRuntimeException();
    }
  }
}
