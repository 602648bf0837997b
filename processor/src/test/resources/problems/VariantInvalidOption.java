// OPTION -Avariant.views // ERROR - [VariantInvalidOption] The option -Avariant.views has no value. Give it names, separated by commas.
// FIXED // OPTION -Avariant.views=server
// OPTION -Avariant.nulls=omitt // ERROR - [VariantInvalidOption] The option -Avariant.nulls has the value omitt, which is not allowed. Did you mean OMIT? Set it to one of WRITE, OMIT, OMIT_EMPTY, REFUSE.
// FIXED // OPTION -Avariant.nulls=OMIT
// OPTION -Avariant.keyCase=ignore // ERROR - [VariantInvalidOption] The option -Avariant.keyCase has the value ignore, which is not allowed. Did you mean IGNORE? Set it to one of EXACT, IGNORE.
// FIXED // OPTION -Avariant.keyCase=IGNORE
// OPTION -Avariant.keyOrder=SORTED // ERROR - [VariantInvalidOption] The option -Avariant.keyOrder has the value SORTED, which is not allowed. Set it to one of DECLARED, ALPHABETICAL.
// FIXED // OPTION -Avariant.keyOrder=DECLARED
// OPTION -Avariant.nullness=Nullable // ERROR - [VariantInvalidOption] The option -Avariant.nullness has the value Nullable, which is not allowed. Did you mean NULLABLE? Set it to one of NON_NULL, NULLABLE.
// FIXED // OPTION -Avariant.nullness=NULLABLE
// OPTION -Avariant.creator=EMPTY // ERROR - [VariantInvalidOption] The option -Avariant.creator has the value EMPTY, which is not allowed. Set it to one of NONE, NO_PARAMETERS.
// FIXED // OPTION -Avariant.creator=NONE
// OPTION -Avariant.naming // ERROR - [VariantInvalidOption] The option -Avariant.naming has no value. Set it to one of AS_DECLARED, SNAKE_CASE, CAMEL_CASE, PASCAL_CASE, KEBAB_CASE, UPPER_SNAKE_CASE.
// FIXED // OPTION -Avariant.naming=AS_DECLARED
// OPTION -Avariant.nameing=KEBAB_CASE // ERROR - [VariantInvalidOption] The option -Avariant.nameing does not exist. Did you mean variant.naming? The options are variant.creator, variant.gdscript, variant.gdscript.classNames, variant.gdscript.content, variant.gdscript.folder, variant.gdscript.prefix, variant.gdscript.types, variant.gdscript.view, variant.keyCase, variant.keyOrder, variant.lock, variant.naming, variant.nullness, variant.nulls, variant.schema, variant.time, variant.unknownKeys, variant.views.
// FIXED // OPTION -Avariant.naming=KEBAB_CASE
// OPTION -Avariant.time=MILLIS // ERROR - [VariantInvalidOption] The option -Avariant.time has the value MILLIS, which is not allowed. Set it to one of TEXT, SECONDS, MILLISECONDS, NANOSECONDS.
// FIXED // OPTION -Avariant.time=MILLISECONDS
// OPTION -Avariant.schema=yes // ERROR - [VariantInvalidOption] The option -Avariant.schema has the value yes, which is not allowed. Set it to one of true, false.
// FIXED // OPTION -Avariant.schema=true
// OPTION -Avariant.lock=none // ERROR - [VariantInvalidOption] The option -Avariant.lock has the value none, which is not the path of a folder that exists. Correct it, or remove the option.
// FIXED // OPTION -Avariant.lock=src/test/resources/problems
// OPTION -Aother.option=1
// FIXED // OPTION -Avariant.gdscript=3
// OPTION -Avariant.gdscript=5 // ERROR . [VariantInvalidOption] The option -Avariant.gdscript has the value 5, which is not 3, 4, or both as 3,4. Correct it, or remove the option.
// FIXED // OPTION -Avariant.gdscript.prefix=Net
// OPTION -Avariant.gdscript.prefix=1x // ERROR . [VariantInvalidOption] The option -Avariant.gdscript.prefix has the value 1x, which is not a valid prefix, such as Net. Correct it, or remove the option.
// FIXED // OPTION -Avariant.gdscript.folder=res://net/
// OPTION -Avariant.gdscript.folder=net // ERROR . [VariantInvalidOption] The option -Avariant.gdscript.folder has the value net, which is not a folder of a Godot project, such as res://net/. Correct it, or remove the option.
// FIXED // OPTION -Avariant.gdscript.types=game
// OPTION -Avariant.gdscript.types=game.* // ERROR . [VariantInvalidOption] The option -Avariant.gdscript.types has the value game.*, which is not a list of packages and types, such as game.message,game.Player. Correct it, or remove the option.
// FIXED // OPTION -Avariant.gdscript.content=CLASSES
// OPTION -Avariant.gdscript.content=ENUMS // ERROR . [VariantInvalidOption] The option -Avariant.gdscript.content has the value ENUMS, which is not allowed. Set it to one of CLASSES, KEYS.
// FIXED // OPTION -Avariant.gdscript.view=server
// OPTION -Avariant.gdscript.view=a,b // ERROR . [VariantInvalidOption] The option -Avariant.gdscript.view has the value a,b, which is not the name of one view. Correct it, or remove the option.
// FIXED
package game;

import io.variantmapper.annotations.*;

@VariantDictionary
record Player(int hp) {}

@VariantArray
record Tile(int column) {}
