package io.variantmapper.runtime;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Reads the virtual machine's counter of allocated bytes, which includes garbage. */
public final class AllocatedBytes {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private AllocatedBytes() {}

  /** Returns the number of bytes that this thread has allocated so far. */
  public static long ofThisThread() {
    return THREADS.getCurrentThreadAllocatedBytes();
  }
}
