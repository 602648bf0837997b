package io.variantmapper.netty;

import io.netty.handler.codec.DecoderException;
import io.netty.handler.codec.TooLongFrameException;
import io.variantmapper.runtime.VariantException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reports what a client has done wrong. A {@link BadPacketHandler} ends the connection then.
 *
 * <pre>{@code
 * pipeline.answering(e -> new Refusal(e.getMessage(), true));
 * }</pre>
 *
 * <p>The message is a sentence that the client may read. It can contain text that the client has
 * sent, including line breaks. The exception has no stack trace, because strangers cause it.
 *
 * <p>If the cause is a {@code VariantException}, as for a {@link ClientFault#BAD_PACKET}, the
 * offset and the path are those of the cause. Otherwise, the offset is 0 and the path is {@code $}.
 */
public final class ClientFaultException extends VariantException {
  private static final long serialVersionUID = 1;

  private final ClientFault fault;
  private final String message;

  /** Creates an exception that has no cause. */
  public ClientFaultException(ClientFault fault, String message) {
    this(fault, message, null);
  }

  /** Creates an exception with the message of its cause. */
  ClientFaultException(ClientFault fault, Throwable cause) {
    this(fault, String.valueOf(cause.getMessage()), cause);
  }

  /**
   * Creates an exception.
   *
   * @param cause the exception that reports the same fault; null if there is none
   */
  public ClientFaultException(ClientFault fault, String message, @Nullable Throwable cause) {
    super(Objects.requireNonNull(message, "message"), offsetOf(cause), pathOf(cause), cause);
    this.fault = Objects.requireNonNull(fault, "fault");
    this.message = message;
  }

  /** Returns an exception about a message over a limit. */
  static ClientFaultException tooLarge(int maxBytes) {
    return new ClientFaultException(
        ClientFault.TOO_LARGE, "A message is over the limit of " + maxBytes + " bytes");
  }

  /** Returns the kind of the fault. */
  public ClientFault fault() {
    return fault;
  }

  @Override
  public String getMessage() {
    return message;
  }

  @Override
  @SuppressWarnings("UnsynchronizedOverridesSynchronized") // It does nothing.
  public Throwable fillInStackTrace() {
    return this;
  }

  /** Returns the fault that an exception of a decoder reports; null if it reports none. */
  static @Nullable ClientFaultException of(Throwable thrown) {
    Throwable cause = thrown.getClass() == DecoderException.class ? thrown.getCause() : thrown;
    if (cause instanceof ClientFaultException fault) {
      return fault;
    }
    if (cause instanceof VariantException) {
      return new ClientFaultException(ClientFault.BAD_PACKET, cause);
    }
    if (cause instanceof TooLongFrameException) {
      return new ClientFaultException(ClientFault.TOO_LARGE, cause);
    }
    return thrown instanceof DecoderException
        ? new ClientFaultException(
            ClientFault.PROTOCOL_ERROR, "The bytes do not follow the protocol", thrown)
        : null;
  }

  private static long offsetOf(@Nullable Throwable cause) {
    return cause instanceof VariantException badPacket ? badPacket.offset() : 0;
  }

  private static String pathOf(@Nullable Throwable cause) {
    return cause instanceof VariantException badPacket ? badPacket.path() : "$";
  }
}
