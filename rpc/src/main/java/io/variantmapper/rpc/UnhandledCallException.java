package io.variantmapper.rpc;

/**
 * Says that Java has no body for a function. The session reports it as {@link
 * PeerFault#NOT_HANDLED}. Generated interfaces throw it for functions that only the authority
 * calls, because the authority is often the Java server itself.
 *
 * <pre>{@code
 * public void welcome(RpcCall call, String text) {
 *   throw new UnhandledCallException();
 * }
 * }</pre>
 */
public final class UnhandledCallException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Creates an exception without a stack trace, because peers can cause it. */
  public UnhandledCallException() {
    super("Java does not handle this function", null, false, false);
  }
}
