// Solves 21 problems.
package game;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantExtras;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantImport;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantSerializer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@VariantDictionary
record Unit(
    @VariantField(flatten = true) Health hp,
    @VariantField(flatten = true) Home home,
    @VariantField(flatten = true) Place place,
    @VariantField(flatten = true, value = "a_") Place other,
    Event event,
    Box<Place> box,
    @VariantField(flatten = true) Secret secret,
    @VariantField(using = Flat.class) Thread thread,
    @VariantField(flatten = true) Places places) {}

@VariantArray
record Line(
    int width,
    @VariantField(flatten = true) Place from,
    @VariantField(flatten = true) Secret secret,
    Box<Place> to) {}

@VariantDictionary
sealed interface Event {
  @VariantDictionary
  record Start(int time) implements Event {}
}

@VariantDictionary
record Box<T>(T content) {}

@VariantArray
record Place(@VariantField(required = false) int x, @VariantField(required = false) int y) {}

@VariantDictionary
record Health(int hp) {}

@VariantDictionary
record Home(Optional<Place> home) {}

@VariantDictionary
record Places(List<Place> places) {}

@VariantDictionary
class Secret {
  Secret() {}
}

@VariantDictionary
record Node(@Nullable Node next) {}

@VariantDictionary(changes = true)
record Sent(Place place) {}

@VariantDictionary
record Packed(@VariantField(flatten = true) Sent sent) {}

@VariantDictionary
record Loaded(Save save) {}

@VariantDictionary
record Save(@VariantExtras Map<String, Variant> rest) {}

abstract class Flat implements VariantSerializer<Thread> {
  static final Flat INSTANCE = null;
}

@VariantDictionary
record Egg(@Nullable Hen hen) {}

@VariantDictionary
record Hen(@VariantField(flatten = true) Egg egg) {}

@VariantDictionary
record Nest(@VariantField(flatten = true) Hen hen) {}

@VariantDictionary
record Route(@VariantField(flatten = true) Stop stop) {}

@VariantImport(type = Thread.class, using = Flat.class)
@VariantDictionary
record Stop(
    Thread guard,
    Thread other) {}

@VariantDictionary(readInto = true)
class Filled {
  Place place;
}
