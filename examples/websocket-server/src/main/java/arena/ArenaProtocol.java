package arena;

import io.variantmapper.annotations.VariantProtocol;

/** The protocol of the arena. */
@VariantProtocol(toGodot = ServerMessage.class, toJava = ClientMessage.class)
interface ArenaProtocol {}
