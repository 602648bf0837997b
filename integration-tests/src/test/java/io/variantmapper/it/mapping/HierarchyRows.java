package io.variantmapper.it.mapping;

import static io.variantmapper.it.mapping.Row.as;
import static io.variantmapper.it.mapping.Row.field;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantSubtype;
import io.variantmapper.annotations.VariantTag;
import io.variantmapper.runtime.value.Vector2;
import java.util.List;

/** Rows for sealed types, with their tags. */
final class HierarchyRows {
  static final Section SECTION = Section.of(
          "sealed hierarchies",
          as(
                  Message.class,
                  new Move(new Vector2(3, 4)),
                  "{\"kind\": \"Move\", \"to\": Vector2(3, 4)}")
              .alsoFrom(
                  "{\"to\": Vector2(3, 4), \"kind\": &\"Move\"}",
                  "{\"to\": Vector2(3, 4), \"kind\": \"Move\"}",
                  "[\"Move\", Vector2(3, 4)]"),
          as(Message.class, new Say("hi"), "{\"kind\": \"say\", \"text\": \"hi\"}")
              .alsoFrom("[\"say\", \"hi\"]"),
          as(Message.class, new Buy("rope", 2), "[\"Buy\", \"rope\", 2]")
              .alsoFrom("{\"kind\": \"Buy\", \"item\": \"rope\", \"count\": 2}"),
          as(Message.class, new Unknown("dance"), "{\"kind\": \"dance\"}")
              .alsoFrom("{\"kind\": \"dance\", \"steps\": 3}"),
          as(Order.class, new Stop(), "[0]").alsoFrom("[0.0]"),
          as(Order.class, new Go(90), "[1, 90]"),
          field(
              new Inbox(List.of(new Say("hi"), new Buy("rope", 2))),
              "[{\"kind\": \"say\", \"text\": \"hi\"}, [\"Buy\", \"rope\", 2]]"))
      .with(Message.class, Order.class);

  private HierarchyRows() {}

  @VariantDictionary
  @VariantTag("kind")
  sealed interface Message {}

  @VariantDictionary
  record Move(Vector2 to) implements Message {}

  @VariantDictionary
  @VariantSubtype("say")
  record Say(String text) implements Message {}

  @VariantArray
  record Buy(String item, int count) implements Message {}

  @VariantDictionary
  @VariantSubtype(fallback = true)
  record Unknown(@VariantField("kind") String kind) implements Message {}

  @VariantArray
  sealed interface Order {}

  @VariantArray
  @VariantSubtype(number = 0)
  record Stop() implements Order {}

  @VariantArray
  @VariantSubtype(number = 1)
  record Go(int degrees) implements Order {}

  @VariantArray
  record Inbox(List<Message> inbox) {}
}
