package io.variantmapper.enet;

/** The fate of a command that has arrived. */
enum Verdict {
  /** It was taken, or has been taken before. */
  TAKEN,

  /** It is dropped without an acknowledgement, so that a reliable command comes again. */
  DROPPED,

  /** It contradicts the commands before it, so nothing of this peer can be understood any more. */
  BROKEN
}
