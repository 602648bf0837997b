package io.variantmapper.rpc;

/**
 * Calls the functions of a node: reads the arguments, and then calls the Java method.
 *
 * <pre>{@code
 * CallDispatcher dispatcher = (call, function, arguments) -> {
 *   arguments.requireCount(1);
 *   String text = arguments.readString();
 *   arguments.end();
 *   chat.say(call.sender(), text);
 * };
 * }</pre>
 */
@FunctionalInterface
public interface CallDispatcher {
  /**
   * Calls a function. The session has already checked that the peer may call it.
   *
   * <p>Exceptions before {@link ArgumentReader#end} are reported as a fault of the peer. Later
   * exceptions pass unchanged to the caller of {@link RpcPeer#receive}.
   *
   * @param call who calls, and on which node; may be kept
   * @param function the number of the function in the {@link FunctionTable} of the node
   * @param arguments the arguments; valid only during this call
   */
  void dispatch(RpcCall call, int function, ArgumentReader arguments);
}
