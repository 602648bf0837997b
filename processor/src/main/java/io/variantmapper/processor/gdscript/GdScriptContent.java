package io.variantmapper.processor.gdscript;

/** How much GDScript is generated for a mapped type. */
public enum GdScriptContent {
  /** Classes with the fields as variables, and with functions that read and write packets. */
  CLASSES,
  /**
   * Only the keys, the tag and the enums, for users whose own code reads and writes Dictionaries.
   */
  KEYS
}
