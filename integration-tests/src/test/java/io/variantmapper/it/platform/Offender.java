package io.variantmapper.it.platform;

import java.util.function.Supplier;
import java.util.logging.Logger;

/**
 * Violates the rules for shipped code, so that tests can show that each check finds a violation of
 * its rule.
 */
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
