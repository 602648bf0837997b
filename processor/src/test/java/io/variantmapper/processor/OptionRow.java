package io.variantmapper.processor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A row of the table of options: fields with annotations, the values that they are read from, and
 * the results.
 *
 * <pre>{@code
 * OptionRow.of("alias")
 *     .field("@VariantField(aliases = \"life\")", "int", "hp")
 *     .reads("hp=7").from("life", 7).writes("{\"hp\": 7}")
 * }</pre>
 *
 * @param name the displayed name, which is also part of the names of types
 * @param arguments the arguments of the annotation on the type
 * @param members further members of the type
 * @param object the fields of the object that is read, as text
 * @param dictionary the Dictionary that the object is written as, in the notation of GDScript
 * @param elements the elements of the Array that the object is read from
 * @param array the Array that the object is written as; empty if only the Dictionary is checked
 */
record OptionRow(
    String name,
    String arguments,
    List<MarkedField> fields,
    String members,
    Map<String, Object> entries,
    String object,
    String dictionary,
    List<Object> elements,
    Optional<String> array) {
  /** A field with its annotations. */
  record MarkedField(String annotations, String type, String name) {}

  static OptionRow of(String name) {
    return new OptionRow(name, "", List.of(), "", Map.of(), "", "", List.of(), Optional.empty());
  }

  OptionRow typed(String newArguments) {
    return new OptionRow(
        name, newArguments, fields, members, entries, object, dictionary, elements, array);
  }

  OptionRow member(String newMembers) {
    return new OptionRow(
        name, arguments, fields, newMembers, entries, object, dictionary, elements, array);
  }

  OptionRow field(String annotations, String type, String fieldName) {
    List<MarkedField> all = new ArrayList<>(fields);
    all.add(new MarkedField(annotations, type, fieldName));
    return new OptionRow(
        name, arguments, all, members, entries, object, dictionary, elements, array);
  }

  OptionRow reads(String newObject) {
    return new OptionRow(
        name, arguments, fields, members, entries, newObject, dictionary, elements, array);
  }

  OptionRow from(Object... keysAndValues) {
    Map<String, Object> all = new LinkedHashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      all.put((String) keysAndValues[i], keysAndValues[i + 1]);
    }
    return new OptionRow(
        name, arguments, fields, members, all, object, dictionary, elements, array);
  }

  OptionRow writes(String newDictionary) {
    return new OptionRow(
        name, arguments, fields, members, entries, object, newDictionary, elements, array);
  }

  OptionRow inArray(List<Object> newElements, String newArray) {
    return new OptionRow(
        name,
        arguments,
        fields,
        members,
        entries,
        object,
        dictionary,
        newElements,
        Optional.of(newArray));
  }

  @Override
  public String toString() {
    return name;
  }
}
