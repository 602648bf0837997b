package io.variantmapper.sample.world;

import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
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
 * The server's state of a player. The class has setters, because each move changes the player. When
 * a packet is read, generated code calls the constructor and sets the fields that the packet
 * contains. All other fields keep their initial values.
 *
 * <pre>{@code
 * Player ada = new Player();
 * ada.setName("Ada");
 * ada.setPosition(new Vector3(1, 0, 2));
 * }</pre>
 */
@VariantDictionary(nulls = NullPolicy.OMIT, changes = true)
public final class Player {
  /** The view of the client that controls the player. */
  public static final String OWNER = "owner";

  private int id;
  private String name = "";
  private int maxHealth = 100;
  private float health = 100;
  private Vector3 position = Vector3.ZERO;
  private Quaternion facing = Quaternion.IDENTITY;
  private @Nullable Color teamColor;
  private Map<String, List<Item>> itemsBySlot = new LinkedHashMap<>();

  /**
   * The number of moves since the server started. It is neither saved nor sent to other
   * clients.
   */
  @VariantField(views = OWNER)
  private int moves;

  /** The address of the last login, which is neither saved nor sent. */
  @VariantIgnore
  private String lastAddress = "";

  /** Creates a player without a name, at the origin. */
  public Player() {}

  /** Returns a player with the same state. The copy has its own maps and lists. */
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
    copy.lastAddress = lastAddress;
    return copy;
  }

  /** Moves the player to {@code place} and turns the player in the direction of the move. */
  public void moveTo(Vector3 place) {
    double angle = Math.atan2(place.x() - position.x(), place.z() - position.z());
    facing = new Quaternion(0, Math.sin(angle / 2), 0, Math.cos(angle / 2));
    position = place;
    moves++;
  }

  /** Adds an item to a slot, and creates the slot if it does not exist. */
  public void give(String slot, Item item) {
    itemsBySlot.computeIfAbsent(slot, absent -> new ArrayList<>()).add(item);
  }

  /** Returns the number by which messages identify the player. */
  public int getId() {
    return id;
  }

  /** Sets the number by which messages identify the player. */
  public void setId(int id) {
    this.id = id;
  }

  /** Returns the name that others see. */
  public String getName() {
    return name;
  }

  /** Sets the name that others see. */
  public void setName(String name) {
    this.name = name;
  }

  /** Returns the maximum health. */
  public int getMaxHealth() {
    return maxHealth;
  }

  /** Sets the maximum health. */
  public void setMaxHealth(int maxHealth) {
    this.maxHealth = maxHealth;
  }

  /** Returns the remaining health. */
  public float getHealth() {
    return health;
  }

  /** Sets the remaining health. */
  public void setHealth(float health) {
    this.health = health;
  }

  /** Returns the player's position. */
  public Vector3 getPosition() {
    return position;
  }

  /** Sets the player's position. Unlike {@link #moveTo}, this method does not turn the player. */
  public void setPosition(Vector3 position) {
    this.position = position;
  }

  /** Returns the direction in which the player looks. */
  public Quaternion getFacing() {
    return facing;
  }

  /** Sets the direction in which the player looks. */
  public void setFacing(Quaternion facing) {
    this.facing = facing;
  }

  /** Returns the team's color, or null for a player without a team. */
  public @Nullable Color getTeamColor() {
    return teamColor;
  }

  /** Sets the team's color, or null for a player without a team. */
  public void setTeamColor(@Nullable Color teamColor) {
    this.teamColor = teamColor;
  }

  /**
   * Returns the items by slot, such as {@code "belt"} or {@code "backpack"}. The map is not copied.
   */
  public Map<String, List<Item>> getItemsBySlot() {
    return itemsBySlot;
  }

  /** Sets the items by slot. The map is not copied. */
  public void setItemsBySlot(Map<String, List<Item>> itemsBySlot) {
    this.itemsBySlot = itemsBySlot;
  }

  /** Returns the number of moves since the server started. */
  public int getMoves() {
    return moves;
  }

  /** Sets the number of moves since the server started. */
  public void setMoves(int moves) {
    this.moves = moves;
  }

  /**
   * Returns the address of the last login since the server started, or an empty text if the player
   * has not logged in.
   */
  public String getLastAddress() {
    return lastAddress;
  }

  /** Sets the address of the last login. */
  public void setLastAddress(String lastAddress) {
    this.lastAddress = lastAddress;
  }
}
