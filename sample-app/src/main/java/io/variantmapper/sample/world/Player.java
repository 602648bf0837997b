package io.variantmapper.sample.world;

import io.variantmapper.annotations.KeyNaming;
import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantIgnore;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.Quaternion;
import io.variantmapper.runtime.value.Vector3;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A player as the server keeps it: a class with setters, because each move changes it. Reading
 * creates one with the constructor, and sets the fields that the packet has. The others keep their
 * initial values.
 *
 * <pre>{@code
 * Player ada = new Player();
 * ada.setName("Ada");
 * ada.setPosition(new Vector3(1, 0, 2));
 * }</pre>
 */
@VariantDictionary(naming = KeyNaming.SNAKE_CASE, nulls = NullPolicy.OMIT)
public final class Player {
  private int id;
  private String name = "";
  private int maxHealth = 100;
  private float health = 100;
  private Vector3 position = Vector3.ZERO;
  private Quaternion facing = Quaternion.IDENTITY;
  private @Nullable Color teamColor;
  private Map<String, List<Item>> itemsBySlot = new LinkedHashMap<>();

  /** Moves since the login. Says nothing about the player, so it is not saved. */
  @VariantIgnore
  private int moves;

  /** A player without a name, at the origin. */
  public Player() {}

  /** A player with the same state; the maps and lists are its own. */
  public Player copy() {
    Player copy = new Player();
    copy.id = id;
    copy.name = name;
    copy.maxHealth = maxHealth;
    copy.health = health;
    copy.position = position;
    copy.facing = facing;
    copy.teamColor = teamColor;
    itemsBySlot.forEach((slot, items) -> copy.itemsBySlot.put(slot, new ArrayList<>(items)));
    copy.moves = moves;
    return copy;
  }

  /** Puts the player at {@code place}, looking along the way there. */
  public void moveTo(Vector3 place) {
    double angle = Math.atan2(place.x() - position.x(), place.z() - position.z());
    facing = new Quaternion(0, Math.sin(angle / 2), 0, Math.cos(angle / 2));
    position = place;
    moves++;
  }

  /** Adds an item to a slot, which need not be there. */
  public void give(String slot, Item item) {
    itemsBySlot.computeIfAbsent(slot, absent -> new ArrayList<>()).add(item);
  }

  /** The number by which messages name the player. */
  public int getId() {
    return id;
  }

  /** Sets the number by which messages name the player. */
  public void setId(int id) {
    this.id = id;
  }

  /** The name that others see. */
  public String getName() {
    return name;
  }

  /** Sets the name that others see. */
  public void setName(String name) {
    this.name = name;
  }

  /** Health that can't be exceeded. */
  public int getMaxHealth() {
    return maxHealth;
  }

  /** Sets the health that can't be exceeded. */
  public void setMaxHealth(int maxHealth) {
    this.maxHealth = maxHealth;
  }

  /** Health left. */
  public float getHealth() {
    return health;
  }

  /** Sets the health left. */
  public void setHealth(float health) {
    this.health = health;
  }

  /** Where the player stands. */
  public Vector3 getPosition() {
    return position;
  }

  /** Sets where the player stands; {@link #moveTo} also turns. */
  public void setPosition(Vector3 position) {
    this.position = position;
  }

  /** Where the player looks. */
  public Quaternion getFacing() {
    return facing;
  }

  /** Sets where the player looks. */
  public void setFacing(Quaternion facing) {
    this.facing = facing;
  }

  /** Returns the team's color, or null for a player without a team. */
  public @Nullable Color getTeamColor() {
    return teamColor;
  }

  /** Sets the team's color; null for none. */
  public void setTeamColor(@Nullable Color teamColor) {
    this.teamColor = teamColor;
  }

  /** Items by slot, {@code "belt"} or {@code "backpack"}; the map itself. */
  public Map<String, List<Item>> getItemsBySlot() {
    return itemsBySlot;
  }

  /** Sets the items by slot; takes the map itself. */
  public void setItemsBySlot(Map<String, List<Item>> itemsBySlot) {
    this.itemsBySlot = itemsBySlot;
  }

  /** Moves since the login. */
  public int getMoves() {
    return moves;
  }
}
