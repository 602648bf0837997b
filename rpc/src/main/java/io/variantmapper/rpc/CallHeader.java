package io.variantmapper.rpc;

/** The fields of a call before its arguments. An object is reused for each call. */
final class CallHeader {
  /** The id of the node; with the top bit, the offset of its path. */
  int node;

  /** The offset of the function's number or name. */
  int functionAt;

  /** The offset of the count of arguments; −1 if the call has no count. */
  int countAt;

  int argumentsAt;
}
