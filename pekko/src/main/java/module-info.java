/** A serializer that carries mapped types between the nodes of a Pekko cluster. */
// Pekko and its libraries are automatic modules.
@SuppressWarnings({"requires-automatic", "requires-transitive-automatic"})
module io.variantmapper.pekko {
  requires transitive io.variantmapper.runtime;
  requires transitive pekko.actor;
  requires typesafe.config;
  requires static org.jspecify;

  exports io.variantmapper.pekko;
}
