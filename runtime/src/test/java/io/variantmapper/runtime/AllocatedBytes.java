package io.variantmapper.runtime;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** The virtual machine's own counter of allocated bytes, garbage included. */
public final class AllocatedBytes {
  private AllocatedBytes() {}

  /** All that this thread has allocated until now. */
  public static long ofThisThread() {
    return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
  }
}
