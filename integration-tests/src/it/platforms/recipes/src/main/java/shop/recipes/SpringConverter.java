package shop.recipes;

import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.io.IOException;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.AbstractHttpMessageConverter;
import org.springframework.http.converter.HttpMessageNotReadableException;

final class SpringConverter<T> extends AbstractHttpMessageConverter<T> {
  private final Class<T> type;
  private final VariantSerializer<T> serializer;
  private final VariantFormat format;

  SpringConverter(Class<T> type, VariantSerializer<T> serializer, VariantFormat format) {
    super(new MediaType("application", "vnd.godot.variant"));
    this.type = type;
    this.serializer = serializer;
    this.format = format;
  }

  @Override
  protected boolean supports(Class<?> other) {
    return type == other;
  }

  @Override
  protected T readInternal(Class<? extends T> wanted, HttpInputMessage message)
      throws IOException {
    try {
      byte[] packet = message.getBody().readNBytes(format.limits().maxBytes());
      return serializer.decode(packet, format);
    } catch (VariantException e) {
      throw new HttpMessageNotReadableException(e.getMessage(), e, message);
    }
  }

  @Override
  protected void writeInternal(T value, HttpOutputMessage message) throws IOException {
    message.getBody().write(serializer.encode(value, format));
  }
}
