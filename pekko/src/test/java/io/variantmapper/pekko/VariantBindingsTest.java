package io.variantmapper.pekko;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.example.game.Command;
import com.example.game.CommandVariantSerializer;
import com.example.game.Command_MoveVariantSerializer;
import com.example.game.Player;
import com.example.game.PlayerVariantSerializer;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class VariantBindingsTest {
  private final VariantBindings bindings = new VariantBindings()
      .bind("player", Player.class, PlayerVariantSerializer.INSTANCE)
      .bind("command", Command.class, CommandVariantSerializer.INSTANCE);

  @Test
  void manifestMustNotStandForTwoTypes() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new VariantBindings()
            .bind("player", Player.class, PlayerVariantSerializer.INSTANCE)
            .bind("player", Command.class, CommandVariantSerializer.INSTANCE))
        .withMessage("Found two uses of the manifest \"player\". A manifest must stand for one"
            + " type. Choose another manifest for one of them");
  }

  @Test
  void aliasMustNotBeAManifestInUse() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> bindings.alias("command", PlayerVariantSerializer.INSTANCE))
        .withMessageContaining("two uses of the manifest \"command\"");
    bindings.alias("hero", PlayerVariantSerializer.INSTANCE);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> bindings.alias("hero", PlayerVariantSerializer.INSTANCE))
        .withMessageContaining("two uses of the manifest \"hero\"");
  }

  @Test
  void manifestMustNotBeBlank() {
    for (String blank : new String[] {"", " "}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> bindings.alias(blank, PlayerVariantSerializer.INSTANCE))
          .withMessageStartingWith("Found a blank manifest.");
    }
  }

  @Test
  void typeMustNotHaveTwoManifests() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> bindings.bind("p", Player.class, PlayerVariantSerializer.INSTANCE))
        .withMessage("com.example.game.Player has two manifests: \"player\", which is bound to"
            + " com.example.game.Player, and \"p\", which is bound to com.example.game.Player. A"
            + " class must have one manifest. Bind only one of the two; to read packets with the"
            + " other manifest, add it as an alias");
  }

  @Test
  void subtypeHasTheManifestOfItsBoundSupertype() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> bindings.bind("move", Command.Move.class, Command_MoveVariantSerializer.INSTANCE))
        .withMessageStartingWith("com.example.game.Command$Move has two manifests: \"command\"");
    VariantBindings reverse = new VariantBindings()
        .bind("move", Command.Move.class, Command_MoveVariantSerializer.INSTANCE);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> reverse.bind("command", Command.class, CommandVariantSerializer.INSTANCE))
        .withMessageStartingWith("com.example.game.Command$Move has two manifests: \"move\"");
  }

  @Test
  void sealedTypesThatShareASubtypeAreRefused() {
    VariantBindings first = new VariantBindings().bind("first", First.class, new Fake<>());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> first.bind("second", Second.class, new Fake<>()))
        .withMessageStartingWith(Both.class.getName() + " has two manifests: \"first\"");
  }

  @Test
  void refusedBindingChangesNothing() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> bindings.bind("p", Player.class, PlayerVariantSerializer.INSTANCE));
    assertThat(bindings.readers()).containsOnlyKeys("command", "player");
    assertThat(bindings.bindings()).hasSize(2);
  }

  @Test
  void subclassOfABoundOpenInterfaceHasItsManifest() {
    VariantBindings open = new VariantBindings().bind("shape", Shape.class, new Fake<>());
    BindingsByClass found = new BindingsByClass(open.bindings());
    assertThat(found.find(Circle.class)).extracting(Binding::manifest).isEqualTo("shape");
    assertThat(found.find(String.class)).isNull();
  }

  @Test
  void subclassOfTwoBoundInterfacesIsRefused() {
    VariantBindings open = new VariantBindings()
        .bind("shape", Shape.class, new Fake<>())
        .bind("solid", Solid.class, new Fake<>());
    BindingsByClass found = new BindingsByClass(open.bindings());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> found.find(Sphere.class))
        .withMessage(Sphere.class.getName() + " has two manifests: \"shape\" as a "
            + Shape.class.getName() + ", and \"solid\" as a " + Solid.class.getName()
            + ". A class must have one manifest. Bind only one of the two types");
  }

  sealed interface First permits Both {}

  sealed interface Second permits Both {}

  record Both() implements First, Second {}

  interface Shape {}

  interface Solid {}

  record Circle() implements Shape {}

  record Sphere() implements Shape, Solid {}

  private static final class Fake<T> implements VariantSerializer<T> {
    @Override
    public void write(VariantWriter out, @Nullable T value) {
      throw new UnsupportedOperationException();
    }

    @Override
    public T read(VariantReader in) {
      throw new UnsupportedOperationException();
    }
  }
}
