package io.variantmapper.netty.rpc;

/** A task of a room that must know if it will not run. */
interface RoomTask extends Runnable {
  /** Called instead of {@link #run}, because the executor of the room has ended. */
  void dropped();
}
