/** Reads and writes Godot's encrypted and compressed files. */
module io.variantmapper.saves {
  requires transitive io.variantmapper.runtime;
  requires io.variantmapper.compression;
  requires static com.github.luben.zstd_jni;
  requires static org.jspecify;

  exports io.variantmapper.saves;
}
