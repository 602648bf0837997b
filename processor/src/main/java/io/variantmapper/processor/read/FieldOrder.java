package io.variantmapper.processor.read;

import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.PlaceMistake;
import java.util.List;

/**
 * In which order entries are written.
 *
 * @param entries as they are declared, if there are mistakes
 */
record FieldOrder(List<Entry> entries, List<PlaceMistake> mistakes) {
  /** As they are declared; an index is a mistake. */
  static FieldOrder inDictionary(List<Entry> entries) {
    List<PlaceMistake> mistakes = Entry.only(Field.class, entries).stream()
        .flatMap(field -> field.options().place().stream()
            .map(place -> new PlaceMistake(
                FieldFault.INDEX_IN_DICTIONARY,
                field.name(),
                place.position(),
                "",
                place.anchor())))
        .toList();
    return new FieldOrder(entries, mistakes);
  }
}
