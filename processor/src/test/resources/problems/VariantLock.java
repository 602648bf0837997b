// OPTION -Avariant.lock=src/test/resources/lock
// FIXED // OPTION -Avariant.lock=src/test/resources/advice/lock
package game;

import io.variantmapper.annotations.*;

@VariantDictionary
record Player(
    String hp // ERROR hp [VariantLock] A change to game.Player breaks programs of release 1.0: "hp" int required → "hp" String required. Old programs can't read new packets, because their code expects int but finds String. New programs can't read old packets, because their code expects String but finds int. Undo the change, or accept it with the line `game.Player: "hp" int required → "hp" String required # REASON` in accepted.txt.
    // FIXED int hp
) {}

@VariantDictionary
record Account(String name) {} // ERROR record [VariantLock] The released states of game.Account can't be read: Line 2: Expected one of dictionary, array, value, subtypes, node but found account. Correct the file.
