// Solves 2 problems.
// OPTION -Avariant.lock=src/test/resources/advice/lock
package game;

import io.variantmapper.annotations.*;

@VariantDictionary
record Player(
    int hp
) {}

@VariantDictionary
record Account(String name) {}
