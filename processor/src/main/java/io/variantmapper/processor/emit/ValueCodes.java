package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.Mapping;

/** Chooses the class that emits the code for the values of a mapping. */
final class ValueCodes {
  private ValueCodes() {}

  /**
   * Returns the code for a mapping.
   *
   * @param members the private members of the serializer that will contain the code
   */
  static ValueCode of(Mapping mapping, GeneratedMembers members) {
    return switch (mapping.kind()) {
      case DIRECT -> new DirectCode((Mapping.Direct) mapping, members);
      case TEXT -> new TextCode((Mapping.Text) mapping, members);
      case TIME -> new TimeCode((Mapping.Time) mapping, members);
      case CONVERTED -> new ConvertedCode((Mapping.Converted) mapping, members);
      case ENUM -> new EnumCode((Mapping.EnumOf) mapping, members);
      case CUSTOM -> new CustomCode((Mapping.Custom) mapping, members);
      case MAPPED -> new MappedCode((Mapping.Mapped) mapping, members);
      case AS_MAPPED -> new AsMappedCode((Mapping.AsMapped) mapping, members);
      case VARIABLE -> new VariableCode((Mapping.Variable) mapping, members);
      case OPTIONAL -> new OptionalCode((Mapping.OptionalOf) mapping, members);
      case REFERENCE -> new ReferenceCode((Mapping.ReferenceOf) mapping, members);
      case ARRAY -> new ArrayCode((Container) mapping, members);
      case COLLECTION -> new CollectionCode((Container) mapping, members);
      case MAP -> new MapCode((Container) mapping, members);
      case ENTRY -> new EntryCode((Container) mapping, members);
      case UNSUPPORTED ->
        throw new IllegalArgumentException("A type with a fault is emitted: " + mapping.type());
    };
  }
}
