package shop.recipes;

import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;

@Provider
@Consumes("application/vnd.godot.variant")
@Produces("application/vnd.godot.variant")
public final class RestProvider implements MessageBodyReader<Chat>, MessageBodyWriter<Chat> {
  private static final VariantFormat FORMAT =
      VariantFormat.GODOT_4.withLimits(ReadLimits.MESSAGE);

  @Override
  public boolean isReadable(Class<?> type, Type generic, Annotation[] marks, MediaType media) {
    return type == Chat.class;
  }

  @Override
  public boolean isWriteable(Class<?> type, Type generic, Annotation[] marks, MediaType media) {
    return type == Chat.class;
  }

  @Override
  public Chat readFrom(
      Class<Chat> type,
      Type generic,
      Annotation[] marks,
      MediaType media,
      MultivaluedMap<String, String> headers,
      InputStream in)
      throws IOException {
    try {
      byte[] packet = in.readNBytes(FORMAT.limits().maxBytes());
      return ChatVariantSerializer.INSTANCE.decode(packet, FORMAT);
    } catch (VariantException e) {
      throw new BadRequestException(e.getMessage(), e);
    }
  }

  @Override
  public void writeTo(
      Chat chat,
      Class<?> type,
      Type generic,
      Annotation[] marks,
      MediaType media,
      MultivaluedMap<String, Object> headers,
      OutputStream out)
      throws IOException {
    out.write(ChatVariantSerializer.INSTANCE.encode(chat, FORMAT));
  }
}
