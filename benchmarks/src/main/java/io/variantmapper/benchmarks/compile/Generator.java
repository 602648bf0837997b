package io.variantmapper.benchmarks.compile;

import java.util.List;

/**
 * Processors that generate code while javac compiles. The constant's name is the JMH parameter.
 *
 * <pre>{@code
 * String row = Generator.MAPPER.title();   // with Variant Mapper's processor
 * }</pre>
 */
public enum Generator {
  /** No processor: javac compiles the types, and no code is generated. */
  NONE("javac alone", "", ""),
  MAPPER(
      "with Variant Mapper's processor",
      "@io.variantmapper.annotations.VariantDictionary",
      "io.variantmapper.processor.VariantProcessor,io.variantmapper.processor.TemplateProcessor"),
  AVAJE_JSONB(
      "with avaje-jsonb's generator",
      "@io.avaje.jsonb.Json",
      "io.avaje.jsonb.generator.JsonbProcessor");

  private final String title;
  private final String annotation;
  private final String processors;

  Generator(String title, String annotation, String processors) {
    this.title = title;
    this.annotation = annotation;
    this.processors = processors;
  }

  /** Returns the name of the generator in tables. */
  public String title() {
    return title;
  }

  /** Returns the annotation that the processor looks for on each type. */
  String annotation() {
    return annotation;
  }

  /** Returns the options with which javac runs only this processor. */
  List<String> options() {
    return processors.isEmpty() ? List.of("-proc:none") : List.of("-processor", processors);
  }
}
