package io.variantmapper.benchmarks.peer;

import io.variantmapper.benchmarks.domain.Chat;
import io.variantmapper.benchmarks.domain.Entity;
import io.variantmapper.benchmarks.domain.Heights;
import io.variantmapper.benchmarks.domain.Item;
import io.variantmapper.benchmarks.domain.Player;
import io.variantmapper.benchmarks.domain.Rarity;
import io.variantmapper.benchmarks.domain.Save;
import io.variantmapper.benchmarks.domain.SavedObject;
import io.variantmapper.benchmarks.domain.Snapshot;
import io.variantmapper.runtime.value.Vector3;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** Lists the classes to register. Codecs write numbers instead of names for registered classes. */
final class RegisteredClasses {
  static final List<Class<?>> ALL = List.of(
      Player.class,
      Item.class,
      Rarity.class,
      Chat.class,
      Snapshot.class,
      Entity.class,
      Heights.class,
      Save.class,
      SavedObject.class,
      Vector3.class,
      float[].class,
      ArrayList.class,
      LinkedHashMap.class);

  private RegisteredClasses() {}
}
