package io.variantmapper.netty.rpc;

import io.netty.util.internal.logging.InternalLogger;
import io.netty.util.internal.logging.InternalLoggerFactory;
import io.variantmapper.netty.FaultLog;
import java.time.Duration;

/** Writes to the log that Netty writes to, under the name of {@link RpcRoom}. */
final class RoomLog {
  private static final InternalLogger LOGGER = InternalLoggerFactory.getInstance(RpcRoom.class);
  private static final Duration INTERVAL = Duration.ofSeconds(10);

  private RoomLog() {}

  /** Returns a log for the faults of peers, which are strangers. */
  static FaultLog faults() {
    return new FaultLog(INTERVAL, line -> LOGGER.warn(line));
  }

  static IllegalStateException missingENet(NoClassDefFoundError missing) {
    return new IllegalStateException(
        "ENet needs io.variantmapper:variantmapper-enet on the class path or the module path",
        missing);
  }

  /** Logs the exception of a task. */
  static void failed(Throwable thrown) {
    LOGGER.warn("A task of a room has thrown an exception. The room goes on.", thrown);
  }
}
