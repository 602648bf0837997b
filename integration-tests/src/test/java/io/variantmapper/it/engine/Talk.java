package io.variantmapper.it.engine;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantProtocol;
import io.variantmapper.annotations.VariantTag;
import java.util.List;

/** A protocol in which Java sends orders, and Godot sends answers. */
@VariantProtocol(toGodot = Talk.Order.class, toJava = Talk.Answer.class)
interface Talk {
  /** A message from Java. */
  @VariantDictionary
  sealed interface Order {
    @VariantDictionary
    record Add(int a, int b) implements Order {}

    @VariantDictionary
    record Greet(String name, List<String> titles) implements Order {}

    @VariantArray
    record Stop() implements Order {}
  }

  /** A message from Godot. */
  @VariantDictionary
  @VariantTag("kind")
  sealed interface Answer {
    @VariantDictionary
    record Sum(int value) implements Answer {}

    @VariantDictionary
    record Greeting(String text, Order.Greet order) implements Answer {}

    @VariantDictionary
    record Refused(String reason) implements Answer {}

    @VariantDictionary
    record Polled(int count) implements Answer {}
  }
}
