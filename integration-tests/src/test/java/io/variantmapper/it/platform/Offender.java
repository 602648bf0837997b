package io.variantmapper.it.platform;

import java.util.function.Supplier;
import java.util.logging.Logger;

/** Does what code that is shipped must not do: each check of such code has to find its part. */
final class Offender {
  private Offender() {}

  static Class<?> reflect(String name) throws ClassNotFoundException {
    return Class.forName(name);
  }

  static Supplier<String> link(String text) {
    return () -> text;
  }

  static boolean useWhatAndroidLacks(String text) {
    return text.isBlank();
  }

  static Logger dependOnAnotherModule(String name) {
    return Logger.getLogger(name);
  }
}
