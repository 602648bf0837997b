package io.variantmapper.netty.rpc;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Records what Netty logs for rooms, with the exceptions, until it is closed. */
final class NettyLog extends Handler implements AutoCloseable {
  private final Logger logger = Logger.getLogger(RpcRoom.class.getName());
  private final List<String> lines = new CopyOnWriteArrayList<>();

  NettyLog() {
    logger.setUseParentHandlers(false);
    logger.addHandler(this);
  }

  List<String> lines() {
    return lines;
  }

  @Override
  public void publish(LogRecord line) {
    lines.add(line.getMessage() + (line.getThrown() == null ? "" : " " + line.getThrown()));
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    logger.removeHandler(this);
    logger.setUseParentHandlers(true);
  }
}
