package io.variantmapper.processor.model;

/**
 * The Map that holds the entries without a field.
 *
 * <pre>{@code
 * type.extras().map(Extras::name)   // "rest"
 * }</pre>
 */
public record Extras(JavaMember member) implements Property {
  /** Hashes the name only: properties are map keys, and hashing every component is slow. */
  @Override
  public int hashCode() {
    return name().hashCode();
  }

  @Override
  public Extras inside(Flattened outer) {
    return new Extras(member.inside(outer));
  }
}
