package io.variantmapper.sample.server;

import java.util.concurrent.Semaphore;

/**
 * A world, and the thread that runs its game.
 *
 * @param loop the thread, which may also run the games of other rooms
 * @param places the free places for clients
 */
record Room(Game game, GameLoop loop, Semaphore places) {}
