package io.variantmapper.sample.world;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.Vector3;

/**
 * A place that never changes. A landmark is written as an Array, {@code [name, position, color,
 * node]}, because a world has many landmarks, and an Array repeats no keys.
 *
 * <pre>{@code
 * Landmark well =
 *     new Landmark("Well", new Vector3(4, 0, 4), new Color(0, 0, 1), NodePath.parse("/root/Well"));
 * }</pre>
 *
 * @param name the name that players see
 * @param position the position in the world
 * @param color the color on the map
 * @param node the node in the client's scene
 */
@VariantArray
public record Landmark(String name, Vector3 position, Color color, NodePath node) {}
