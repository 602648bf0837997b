/** The command {@code variant}, which shows, converts and checks packets and save files. */
module io.variantmapper.tools {
  requires info.picocli;
  requires io.variantmapper.runtime;
  requires io.variantmapper.saves;
  requires io.variantmapper.schema;
  requires io.variantmapper.text;
  requires java.compiler;
  requires tools.jackson.core;
  requires static org.jspecify;

  opens io.variantmapper.tools to
      info.picocli;
  opens io.variantmapper.tools.input to
      info.picocli;
}
