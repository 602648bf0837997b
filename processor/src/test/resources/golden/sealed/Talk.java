package game;

import io.variantmapper.annotations.VariantProtocol;

/** What client and server say to each other. */
@VariantProtocol(toGodot = Reply.class, toJava = Reply.class)
interface Talk {}
