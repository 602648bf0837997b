package io.variantmapper.rpc;

/** Sends the calls of nodes. */
interface CallOutput {
  /** Begins a call of the function with a number, and returns a writer for its arguments. */
  ArgumentWriter begin(RpcNode node, int number);

  /** Sends the call of a node that was begun last, and returns the number of receivers. */
  int send(RpcNode node, Targets targets);

  /** Removes a node from the session. */
  void remove(RpcNode node);
}
