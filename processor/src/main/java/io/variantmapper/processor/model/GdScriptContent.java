package io.variantmapper.processor.model;

/** The parts of a type that generated GDScript contains. */
public enum GdScriptContent {
  /** The fields as variables, and the functions that read and write packets. */
  CLASSES,
  /** Only the keys, the tag and the enums, for code that reads and writes Dictionaries. */
  KEYS
}
