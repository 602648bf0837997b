package io.variantmapper.processor.library;

/** A class of a library, with fields that only its subclasses can use. */
public class Resource {
  protected final int kind;
  protected final String uri;

  protected Resource(int kind, String uri) {
    this.kind = kind;
    this.uri = uri;
  }

  public int getKind() {
    return kind;
  }
}
