package io.variantmapper.tools.script;

import java.util.Map;

/**
 * An enum of a script.
 *
 * @param file the file for messages
 * @param constants the numbers by the names, in the order of the declaration; empty if they can't
 *     be read
 */
record GodotEnum(String name, String file, int line, Map<String, Long> constants) {}
