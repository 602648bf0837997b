// Solves 17 problems.
// OPTION -Avariant.views=server
// OPTION -Avariant.nulls=OMIT
// OPTION -Avariant.keyCase=IGNORE
// OPTION -Avariant.keyOrder=DECLARED
// OPTION -Avariant.nullness=NULLABLE
// OPTION -Avariant.creator=NONE
// OPTION -Avariant.naming=AS_DECLARED
// OPTION -Avariant.naming=KEBAB_CASE
// OPTION -Avariant.time=MILLISECONDS
// OPTION -Avariant.schema=true
// OPTION -Avariant.lock=src/test/resources/problems
// OPTION -Avariant.gdscript=3
// OPTION -Avariant.gdscript.prefix=Net
// OPTION -Avariant.gdscript.folder=res://net/
// OPTION -Avariant.gdscript.types=game
// OPTION -Avariant.gdscript.content=CLASSES
// OPTION -Avariant.gdscript.view=server
package game;

import io.variantmapper.annotations.*;

@VariantDictionary
record Player(int hp) {}

@VariantArray
record Tile(int column) {}
