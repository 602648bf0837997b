package io.variantmapper.sample.server;

import java.util.concurrent.Semaphore;

/**
 * A world, and the thread that plays it.
 *
 * @param loop the thread, which may also play other rooms
 * @param places the free places
 */
record Room(Game game, GameLoop loop, Semaphore places) {}
